public import TransitionText

/// Hides findings that follow from others, so that one mistake is one finding. They are checked again when the cause is mended.
public enum FindingConsequences {
  private typealias Members = [FingerPlace.Member]

  /// The place of an effect in relation to its cause.
  private enum Relation {
    /// In the same interaction, each in one of some members.
    case interaction(
      Members = Members(FingerPlace.Member.allCases), to: Members = Members(FingerPlace.Member.allCases))
    /// At the same value.
    case value
    /// At a drive that takes over the value of the cause.
    case follower
    /// It points at the cause, beyond itself.
    case pointing
    /// It, or one of its labels, touches the cause.
    case touching
    /// It, or one of its labels, touches the cause or one of the cause's labels.
    case meeting

    func places(ofCause cause: Diagnostic) -> [ByteRange] {
      switch self {
      case .interaction(let members, _): [cause.finger?.interaction(of: members)].compactMap(\.self)
      case .value, .follower, .pointing, .touching: [cause.range]
      case .meeting: [cause.range] + cause.labels.map(\.range)
      }
    }

    func places(ofEffect effect: Diagnostic) -> [ByteRange] {
      switch self {
      case .interaction(_, let members): [effect.finger?.interaction(of: members)].compactMap(\.self)
      case .value: [effect.range]
      case .follower: effect.finger?.followed ?? []
      case .pointing:
        effect.labels.map(\.range).filter { $0.end <= effect.range.start || effect.range.end <= $0.start }
      case .touching, .meeting: [effect.range] + effect.labels.map(\.range)
      }
    }
  }

  private typealias Rule = (causes: [DiagnosticCode], effects: [DiagnosticCode], relation: Relation)

  /// Which findings hide which others. The first rule that applies decides.
  private static let rules: [Rule] = [
    // Motion in the wrong direction leads away from the target, and decides against it.
    ([.wrongWayCounts], [.driveReturns, .oppositeDecision], .interaction()),
    ([.wrongWayCounts], [.wrongWayCounts], .interaction([.progress], to: [.drive, .other])),
    // A value that does not move the progress, or only in the wrong direction, does not move a drive either.
    ([.wrongWayCounts], [.withoutEffect], .interaction([.progress], to: [.drive])),
    ([.progressNeverFull], [.withoutEffect], .interaction(to: [.drive])),
    // A condition that never holds leaves its rule without effect, and a wrong rest value may need no `hold`.
    ([.conditionConstant], [.withoutEffect], .value),
    ([.restsDisagree], [.restNotFound], .meeting),
    // A table that goes both ways has no ends that a drive could keep to.
    ([.tableKeys], [.driveJumpsAtBegin], .touching),
    // A value that jumps at rest also jumps in the middle.
    ([.tableKeys], [.catchJumps, .withoutEffect], .interaction()),
    ([.driveJumpsAtBegin], [.catchJumps], .value),
    ([.driveJumpsAtBegin], [.driveJumpsAtBegin], .follower),
    // A gesture that contradicts its interaction may be the wrong gesture.
    ([.neverBegins], [.edgeAgainstReading, .swipeBackLost], .interaction()),
    ([.wrongWayCounts], [.edgeAgainstReading, .swipeBackLost], .interaction([.progress, .other])),
    // A view that takes all touches of a screen lies over it.
    ([.neverBegins], [.restNotFound], .meeting),
    // A property that two constructs set has neither value, and a `hold` may let a list scroll.
    ([.twoWriters, .scrollViewUnderGesture], [.withoutEffect, .restInvisible], .meeting),
    // An invisible view is not touched either, and a share that looks like 0 makes its view invisible.
    ([.withoutEffect], [.withoutEffect], .pointing),
    ([.axisOverdetermined, .twoWriters], [.restNotFound], .meeting),
    ([.leftBehind], [.neverBegins, .restInvisible], .touching),
    // A wrong rest value also makes the motions and touches wrong that begin or end there.
    ([.restNotFound], [.driveReturns, .driveJumpsAtBegin], .meeting),
    ([.restInvisible], [.driveReturns, .driveJumpsAtBegin, .neverBegins], .touching),
    (
      [.restOutside],
      [.driveReturns, .driveJumpsAtBegin, .neverBegins, .twoWriters, .tableKeys, .axisOverdetermined],
      .touching
    ),
  ]

  /// The findings without those that follow from another one, and without repetitions.
  ///
  /// An error that follows from a warning stays an error, with the message of the warning. It takes n log n steps, and hardly any
  /// if no finding follows from another.
  /// - Parameter source: The text that the ranges count in.
  public static func gather(_ findings: [Diagnostic], in source: SourceText) -> [Diagnostic] {
    if findings.count < 2 { return findings }
    let rules = rules.filter { rule in
      findings.contains { rule.causes.contains($0.code) }
        && findings.contains { rule.effects.contains($0.code) }
    }
    let causes = rules.map { rule in
      findings.filter { rule.causes.contains($0.code) }.flatMap { cause in
        rule.relation.places(ofCause: cause).map { (cause: cause, place: $0) }
      }
    }
    let places = causes.map { FindingPlaces($0.map(\.place)) }
    func cause(of finding: Diagnostic) -> Diagnostic? {
      for (index, rule) in rules.enumerated() where rule.effects.contains(finding.code) {
        for place in rule.relation.places(ofEffect: finding) {
          if let cause = places[index].first(touching: place) { return causes[index][cause].cause }
        }
      }
      return nil
    }
    var reported: Set<Diagnostic> = []
    var said: Set<Statement> = []
    let gathered = findings.compactMap { finding -> Diagnostic? in
      if let cause = cause(of: finding) {
        if finding.severity != .error || cause.severity == .error { return nil }
        return reported.insert(cause).inserted ? finding.following(from: cause, in: source) : nil
      }
      return Statement(finding).map { said.insert($0).inserted } == false ? nil : finding
    }
    return reported.isEmpty ? gathered : gathered.filter { !reported.contains($0) }
  }

  /// A finding that is reported once for all fingers: a rest value at which drives do not begin, a property without a track, or a member
  /// without effect.
  private struct Statement: Hashable {
    var code: DiagnosticCode
    var place: ByteRange
    var property: DiagnosticArgument?

    init?(_ finding: Diagnostic) {
      let place: ByteRange? =
        switch finding.code {
        case .driveJumpsAtBegin: finding.labels.first?.range
        case .driveReturns: finding.labels.isEmpty ? finding.finger?.transition : nil
        case .withoutEffect: finding.range
        default: nil
        }
      guard let place else { return nil }
      (code, self.place) = (finding.code, place)
      property = code == .withoutEffect ? nil : finding.arguments.first
    }
  }
}

/// The interaction, and the kind of member, that a finding is about.
package struct FingerPlace: Hashable, Sendable {
  package enum Member: Sendable, CaseIterable { case progress, drive, other }

  /// The transition and the interaction.
  package var transition: ByteRange
  package var interaction: ByteRange
  package var member: Member
  /// The values of other drives that a drive takes over.
  package var followed: [ByteRange]

  package init(
    _ transition: ByteRange, _ interaction: ByteRange, _ member: Member = .other, followed: [ByteRange] = []
  ) {
    (self.transition, self.interaction) = (transition, interaction)
    (self.member, self.followed) = (member, followed)
  }

  fileprivate func interaction(of members: [Member]) -> ByteRange? {
    members.contains(member) ? interaction : nil
  }
}

extension Diagnostic {
  /// An error with the message of the warning from which it follows.
  fileprivate func following(from cause: Diagnostic, in source: SourceText) -> Diagnostic {
    var both = self
    let isPointedAt = labels.contains {
      $0.range.start <= cause.range.start && cause.range.end <= $0.range.end
    }
    if !isPointedAt, cause.range != range {
      both.labels.append(DiagnosticLabel(cause.range, "caused by this"))
    }
    both.notes = ["caused by this: \(cause.message(in: source))"] + cause.notes + notes
    both.fixIts = cause.fixIts
    return both
  }
}
