import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// What follows from another finding of an interaction is not reported while that stands: the mistake is one.
struct InteractionEchoes {
  private let facts: FingerFacts

  init(_ facts: FingerFacts) { self.facts = facts }

  /// Whether the gesture is at odds with what is said of it: then it may be another one that is meant, and no more is said of this one.
  func isGestureInDoubt(by findings: [Diagnostic]) -> Bool {
    let progress = facts.interaction.progress.map { facts.expressions[$0].range }
    return findings.contains {
      $0.code == .neverBegins || $0.code == .wrongWayCounts && $0.range == progress
    }
  }

  /// The findings of the interaction without those that follow from others of them.
  func without(_ findings: [Diagnostic]) -> [Diagnostic] {
    if findings.count < 2 { return findings }
    let progress = facts.interaction.progress.map { facts.expressions[$0].range }
    func has(_ code: DiagnosticCode) -> Bool { findings.contains { $0.code == code } }
    let isAgainst = has(.wrongWayCounts)
    let isProgressAgainst = findings.contains { $0.code == .wrongWayCounts && $0.range == progress }
    let jumps = findings.filter { $0.code == .driveJumpsAtBegin }
    return findings.filter { finding in
      switch finding.code {
      // What goes the wrong way leads away from where it should go, and decides for it.
      case .driveReturns, .oppositeDecision: !isAgainst
      case .wrongWayCounts: finding.range == progress || !isProgressAgainst
      // What jumps at rest does so in the middle.
      case .catchJumps: !has(.tableKeys) && !jumps.contains { $0.range == finding.range }
      case .driveJumpsAtBegin: !follows(finding, jumps)
      // What does not move a progress, or only the wrong way, does not move what is driven by the same either.
      case .withoutEffect: !((has(.progressNeverFull) || isProgressAgainst) && isOfDrive(finding.range))
      default: true
      }
    }
  }

  /// Whether a drive that jumps takes over what another one does that jumps.
  private func follows(_ finding: Diagnostic, _ jumps: [Diagnostic]) -> Bool {
    guard let own = drives(at: finding.range).first, let value = own.value else { return false }
    return jumps.contains { other in
      other.range != finding.range
        && drives(at: other.range).contains { reads(value, $0.subject, $0.property) }
    }
  }

  private func isOfDrive(_ range: ByteRange) -> Bool { !drives(at: range).isEmpty }

  private func drives(at range: ByteRange) -> [Drive] {
    facts.interaction.drives.filter { $0.value.map { facts.expressions[$0].range } == range }
  }

  /// Whether a value is made of a property, or of one of the same frame.
  private func reads(_ value: ExpressionID, _ subject: Subject, _ property: Property) -> Bool {
    contains(value) { kind in
      guard case .property(subject, let other) = kind else { return false }
      return other == property || other.isOfFrame && property.isOfFrame
    }
  }

  private func contains(_ value: ExpressionID, _ test: (ExpressionKind) -> Bool) -> Bool {
    var found = false
    facts.expressions.visit(value) { id in
      if found { return }
      if case .local(let index) = facts.expressions[id].kind {
        found = contains(facts.transition.locals[index].value, test)
      } else {
        found = test(facts.expressions[id].kind)
      }
    }
    return found
  }
}
