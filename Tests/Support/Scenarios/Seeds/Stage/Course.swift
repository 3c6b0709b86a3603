@_spi(Simulator) import UIKit

/// One use of a seed's transition, and what is found wrong with it: by the simulation, and by looking.
@MainActor final class Stage {
  private(set) var findings: [String] = []

  /// Something that is not as it has to be.
  func find(_ text: String) {
    findings.append(text)
  }

  func expect(_ isSo: Bool, _ otherwise: @autoclosure () -> String) {
    if !isSo { find(otherwise()) }
  }

  /// Lets everything end. What does not is stuck.
  func settle() {
    Simulator.clock.runUntilIdle()
    for transition in Simulator.census.transitionsUnderWay { find("stuck \(transition)") }
  }

  /// Compares a state that was before with the one that is now.
  func expectUnchanged(_ before: HierarchyState, _ now: HierarchyState) {
    for difference in now.differences(from: before) { find("not as before: \(difference)") }
  }

  /// Does something during which a view may not jump on screen.
  func expectNoJump(of view: UIView, _ moment: String, _ action: () -> Void) {
    let before = view.presentedFrameInWindow
    action()
    let after = view.presentedFrameInWindow
    let way = max(abs(after.minX - before.minX), abs(after.minY - before.minY))
    expect(way <= 1, "\(view) jumps by \(way) pt \(moment)")
  }

  /// What is shown has to be where something else is: a copy that takes a view's place.
  func expectSamePlace(_ copy: UIView?, _ original: UIView, _ moment: String) {
    guard let copy else { return find("nothing flies \(moment)") }
    let one = copy.presentedFrameInWindow
    let other = original.presentedFrameInWindow
    let pairs = [
      (one.minX, other.minX), (one.minY, other.minY), (one.maxX, other.maxX), (one.maxY, other.maxY),
    ]
    expect(
      pairs.allSatisfy { abs($0 - $1) <= 1 }, "the copy is at \(one), the original at \(other), \(moment)")
  }

  /// Every animated transition has taken as long as its animator has said.
  func expectReportedDurations() {
    for (_, event) in Simulator.recorder.events {
      if case .played(let reported, let taken) = event, abs(reported - taken) > 1e-6 {
        find("took \(taken) s, not \(reported) s as reported")
      }
    }
  }

  func end() {
    findings += Simulator.recorder.violations
    Simulator.clock.stop()
  }
}

/// A seed: its transition written anew, with one of the bugs that its article's code has or with none.
@MainActor struct Seed {
  /// What a run of a seed has shown; one line of what the program prints.
  struct Result: Encodable {
    let seed: String
    /// Empty for the repaired code.
    let bug: String
    let conduct: String
    let findings: [String]
  }

  let name: String
  let bugs: [String]
  /// The bugs that end the program: each runs alone.
  let crashes: [String]
  private let run: @MainActor (String?) -> [String]

  /// - Parameter courses: The uses of the transition, given its bug.
  init<Bug: RawRepresentable & CaseIterable>(
    _ name: String, crashes: [Bug] = [], courses: @escaping @MainActor (Bug?) -> [@MainActor (Stage) -> Void]
  ) where Bug.RawValue == String {
    self.name = name
    bugs = Bug.allCases.map(\.rawValue)
    self.crashes = crashes.map(\.rawValue)
    run = { text in
      let bug = text.flatMap { Bug(rawValue: $0) }
      return courses(bug).flatMap { course in
        let conduct = Simulator.conduct
        Simulator.reset(conduct: conduct)
        Simulator.forbidsLeftViews = true
        let stage = Stage()
        course(stage)
        stage.end()
        // The course's app is gone now, and with it everything that it has made.
        let alive = Simulator.census.alive
        if !alive.isEmpty { stage.find("still alive: \(Set(alive).sorted().joined(separator: ", "))") }
        return stage.findings
      }
    }
  }

  static let all: [Seed] = [photosZoom, sharedImage, sideMenu, swipeBack, halfSheet, modalZoom, pinch]

  /// Every bug that leaves the program alive in some ways in which UIKit may behave, and none in all.
  static func runAll() {
    for seed in all {
      for bug in [nil] + seed.bugs.filter({ !seed.crashes.contains($0) }).map({ Optional($0) }) {
        for conduct in bug == nil ? Conduct.allForSeeds : Conduct.someForSeeds { seed.run(bug, in: conduct) }
      }
    }
  }

  /// One bug, in the way that conduct is by default.
  static func run(_ name: String, _ bug: String) {
    for seed in all where seed.name == name { seed.run(bug, in: Conduct()) }
  }

  private func run(_ bug: String?, in conduct: Conduct) {
    Simulator.reset(conduct: conduct)
    Simulator.forbidsLeftViews = true
    Report.write(Result(seed: name, bug: bug ?? "", conduct: conduct.description, findings: run(bug)))
  }
}
