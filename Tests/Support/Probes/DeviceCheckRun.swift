import Foundation
@_spi(Simulator) import UIKit

/// Tests that the app for devices reports the answer of this module to each question, for every answer.
@MainActor enum DeviceCheckRun {
  static let name = "the app for devices finds each answer"

  static func run() {
    for conduct in Conduct.eachAnswer {
      Report.scenario = name
      Report.conduct = conduct.description
      Simulator.reset(conduct: conduct)
      let check = DeviceCheck(in: UIWindow(frame: UIScreen.main.bounds))
      var answers: [String: String] = [:]
      check.run { lines in
        for line in lines {
          let parts = line.split(separator: ":", maxSplits: 1)
          if parts.count == 2 { answers[String(parts[0])] = String(parts[1]) }
        }
      }
      for _ in 1...3 { Simulator.clock.runUntilIdle() }
      var asked = 0
      for question in Conduct.allQuestions {
        guard let answer = answers[question.name] else { continue }
        asked += 1
        var expected = conduct[keyPath: question.field]
        // Animations that follow the progress do not play from the start, so this answers the other question.
        if question.name == "alongsidePlaysWhenDriven", conduct.alongsideFollowsWhenDriven {
          expected = false
        }
        Report.check(question.name, answer.hasPrefix(expected ? " yes" : " no"), answer)
      }
      Report.check("asks for most", asked >= 18, "\(asked): \(answers)")
      Simulator.clock.stop()
      Report.endRun()
    }
  }
}
