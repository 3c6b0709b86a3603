import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

/// Rules between gestures: said once each, and no two gestures wait for each other.
extension Checker {
  /// Reports rules of one interaction that stand there twice.
  mutating func reportSameRules(_ interaction: CheckedInteraction) {
    for (index, rule) in interaction.rules.enumerated() {
      let first = interaction.rules.prefix(index).first {
        $0.relation == rule.relation && $0.gesture == rule.gesture && $0.view == rule.view
      }
      if let first { reportSame(rule.location, first.location) }
    }
    reportSameScrolls(interaction.simultaneous)
    reportSameScrolls(interaction.handsOver)
  }

  /// Of two that name one scroll view, one is said in vain where it has no condition of its own.
  private mutating func reportSameScrolls(_ rules: [Simultaneous]) {
    for (index, rule) in rules.enumerated() {
      let first = rules.prefix(index).first { other in
        guard other.subject == rule.subject else { return false }
        guard let one = other.condition, let two = rule.condition else { return true }
        return expressions.areEqual(one, two) == true
      }
      if let first { reportSame(rule.location, first.location) }
    }
  }

  private mutating func reportSame(_ second: SpecLocation, _ first: SpecLocation) {
    let isRepeated = tree.source.text(first.range) == tree.source.text(second.range)
    report(
      Diagnostic(
        .duplicateMember, at: second.range, [.text("this rule")],
        labels: [DiagnosticLabel(first.range, "first here")],
        fixIts: isRepeated ? [removal(of: second.range, .safe)].compactMap(\.self) : []))
  }

  /// Reports gestures that wait for each other, so that none of them begins.
  mutating func reportWaitingCircle(_ interactions: [CheckedInteraction]) {
    var waits: [Wait] = []
    for interaction in interactions {
      let own = Finger(gesture: interaction.gesture, view: interaction.view)
      // What two interactions have in common cannot be told from either.
      let isShared = interactions.count { Finger(gesture: $0.gesture, view: $0.view) == own } > 1
      for rule in interaction.rules {
        let other = Finger(gesture: rule.gesture, view: rule.view)
        if isShared, other == own { continue }
        let isWaiting = rule.relation == .waitsFor
        waits.append(
          Wait(finger: isWaiting ? own : other, other: isWaiting ? other : own, location: rule.location))
      }
    }
    for (index, wait) in waits.enumerated() {
      // What closes a circle is told, once.
      guard reaches(wait.finger, from: wait.other, by: waits.prefix(index)) else { continue }
      report(
        Diagnostic(
          .driveCircle, at: wait.location.range, [.text("the gestures of this transition")],
          labels: waits.prefix(index).last { $0.other == wait.finger }.map {
            [DiagnosticLabel($0.location.range, "this is the other way round")]
          } ?? [], notes: ["each waits for the other to fail, so that none begins"]))
      return
    }
  }

  private func reaches(_ goal: Finger, from start: Finger, by waits: ArraySlice<Wait>) -> Bool {
    var (seen, open) = (Set([start]), [start])
    while let finger = open.popLast() {
      if finger == goal { return true }
      for wait in waits where wait.finger == finger && seen.insert(wait.other).inserted {
        open.append(wait.other)
      }
    }
    return false
  }
}

/// A gesture on a view.
private struct Finger: Hashable {
  var gesture: Gesture
  var view: Subject
}

/// One gesture that waits for another to fail.
private struct Wait {
  var finger: Finger
  var other: Finger
  var location: SpecLocation
}
