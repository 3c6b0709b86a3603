import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Verifies that gestures move objects where they should.
enum InteractionVerifier {
  /// The findings about the interactions of one transition.
  static func findings(_ transition: Transition, _ expressions: ExpressionArena) -> [Diagnostic] {
    let interactions = transition.interactions
    if interactions.isEmpty { return [] }
    var diagnostics: [Diagnostic] = []
    let rests = RestValues(transition)
    let neighbours = FingerNeighbours(transition, expressions)
    for interaction in interactions {
      var rules = InteractionRules(interaction, neighbours, rests, expressions)
      diagnostics += rules.findings().map { finding in
        var finding = finding
        finding.finger = rules.facts.place(of: finding)
        return finding
      }
    }
    // In other styles an edge may be intended as a place.
    if transition.style == .navigation {
      diagnostics += EdgeRules(transition, rests, expressions).findings().map { finding in
        var finding = finding
        finding.finger = interactions.first { $0.gestureLocation?.range == finding.range }.map {
          FingerPlace(transition.location.range, $0.location.range)
        }
        return finding
      }
    }
    return diagnostics
  }

  /// Notes on interactions that have no errors.
  static func notes(on plan: Plan) -> [Diagnostic] {
    plan.transitions.flatMap { EdgeRules($0, RestValues($0), plan.expressions).notes() }
  }
}

extension FingerFacts {
  /// The subject of a finding within its interaction.
  fileprivate func place(of finding: Diagnostic) -> FingerPlace {
    func drives(at range: ByteRange) -> [Drive] {
      interaction.drives.filter { $0.value.map { expressions[$0].range } == range }
    }
    let own = drives(at: finding.range).first
    let isProgress = interaction.progress.map { expressions[$0].range } == finding.range
    var place = FingerPlace(
      transition.location.range, interaction.location.range,
      isProgress ? .progress : own == nil ? .other : .drive)
    guard finding.code == .driveJumpsAtBegin, let value = own?.value else { return place }
    place.followed = interaction.drives.compactMap { drive in
      guard let range = drive.value.map({ expressions[$0].range }), range != finding.range else { return nil }
      return reads(value, drive.subject, drive.property) ? range : nil
    }
    return place
  }

  /// Whether a value reads a property, or another one of the same frame.
  private func reads(_ value: ExpressionID, _ subject: Subject, _ property: Property) -> Bool {
    reads(.property, value) {
      guard case .property(subject, let other) = $0 else { return false }
      return other == property || other.isOfFrame && property.isOfFrame
    }
  }
}
