@_spi(Simulator) import UIKit

/// One use of a seed's transition, with the findings of the simulation and of the course's own checks.
@MainActor final class Stage {
  private(set) var findings: [String] = []

  /// Adds a finding.
  func find(_ text: String) {
    findings.append(text)
  }

  func expect(_ isSo: Bool, _ otherwise: @autoclosure () -> String) {
    if !isSo { find(otherwise()) }
  }

  /// Waits until everything has ended. A transition that has not ended is a finding.
  func settle() {
    Simulator.clock.runUntilIdle()
    for transition in Simulator.census.transitionsUnderWay { find("stuck \(transition)") }
  }

  /// Compares an earlier state with the current one.
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

  /// Checks that a copy, which takes a view's place, is shown where the original is.
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

  /// Checks that every animated transition has taken as long as its animator has reported.
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

/// A seed: a known transition in new code, with one of the bugs that its article's code has, or without any.
@MainActor struct Seed {
  /// The result of one run of a seed: one line of the output.
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

  /// - Parameter courses: The uses of the transition, given a bug.
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
        // By now the course's app is gone, and everything that it made must be gone too.
        let alive = Simulator.census.alive
        if !alive.isEmpty { stage.find("still alive: \(Set(alive).sorted().joined(separator: ", "))") }
        return stage.findings
      }
    }
  }

  static let all: [Seed] = [photosZoom, sharedImage, sideMenu, swipeBack, halfSheet, modalZoom, pinch]

  /// Runs every bug that does not crash the program in some behaviours of UIKit, and the code without a bug in all.
  static func runAll() {
    for seed in all {
      for bug in [nil] + seed.bugs.filter({ !seed.crashes.contains($0) }).map({ Optional($0) }) {
        for conduct in bug == nil ? Conduct.allForSeeds : Conduct.someForSeeds { seed.run(bug, in: conduct) }
      }
    }
  }

  /// Runs one bug in the default behaviour of UIKit.
  static func run(_ name: String, _ bug: String) {
    for seed in all where seed.name == name { seed.run(bug, in: Conduct()) }
  }

  private func run(_ bug: String?, in conduct: Conduct) {
    Simulator.reset(conduct: conduct)
    Simulator.forbidsLeftViews = true
    Report.write(Result(seed: name, bug: bug ?? "", conduct: conduct.description, findings: run(bug)))
  }
}
