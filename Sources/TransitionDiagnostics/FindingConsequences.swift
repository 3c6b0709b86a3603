public import TransitionText

/// One mistake is one finding: which findings follow from which others, and are not reported beside them. They are looked for again
/// when that is mended.
public enum FindingConsequences {
  private typealias Members = [FingerPlace.Member]

  /// Where an effect is, as its cause has it.
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
    /// It touches the cause itself, or with what it points at.
    case touching
    /// It touches the cause, or what that points at, itself or with what it points at.
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
    // What goes the wrong way leads away from where it should go, and decides for it.
    ([.wrongWayCounts], [.driveReturns, .oppositeDecision], .interaction()),
    ([.wrongWayCounts], [.wrongWayCounts], .interaction([.progress], to: [.drive, .other])),
    // What does not move a progress, or only the wrong way, does not move what is driven by the same either.
    ([.wrongWayCounts], [.withoutEffect], .interaction([.progress], to: [.drive])),
    ([.progressNeverFull], [.withoutEffect], .interaction(to: [.drive])),
    // What jumps at rest does so in the middle.
    ([.tableKeys], [.catchJumps], .interaction()),
    ([.driveJumpsAtBegin], [.catchJumps], .value),
    ([.driveJumpsAtBegin], [.driveJumpsAtBegin], .follower),
    // A gesture that contradicts its interaction may be the wrong gesture.
    ([.neverBegins], [.edgeAgainstReading, .swipeBackLost], .interaction()),
    ([.wrongWayCounts], [.edgeAgainstReading, .swipeBackLost], .interaction([.progress])),
    // What two constructs set is not yet what either says, nor is a `hold` that lets a list scroll.
    ([.twoWriters, .scrollViewUnderGesture], [.withoutEffect], .meeting),
    // What is never visible is not touched either, and a share that looks like 0 makes its view invisible.
    ([.withoutEffect], [.withoutEffect], .pointing),
    // What does not rest where it should: what begins there, goes there or is touched there is wrong with it.
    ([.axisOverdetermined, .twoWriters], [.restNotFound], .touching),
    ([.leftBehind], [.neverBegins, .restInvisible], .touching),
    ([.restNotFound], [.driveReturns, .driveJumpsAtBegin], .touching),
    ([.restInvisible], [.driveReturns, .driveJumpsAtBegin, .neverBegins], .touching),
    (
      [.restOutside],
      [.driveReturns, .driveJumpsAtBegin, .neverBegins, .twoWriters, .tableKeys, .axisOverdetermined],
      .touching
    ),
  ]

  /// The findings without those that follow from another one, and without repetitions.
  ///
  /// An error that follows from a warning stays one, with what the warning has to say. It takes n log n steps, and next to none
  /// where nothing follows from anything.
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

  /// What is reported once: a rest at which drives do not begin, what no track moves, for all fingers together, and that something
  /// has no effect.
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

/// Which member of which interaction a finding is about.
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
  /// An error with what a warning says from which it follows.
  fileprivate func following(from cause: Diagnostic, in source: SourceText) -> Diagnostic {
    var both = self
    let isPointedAt = labels.contains {
      $0.range.start <= cause.range.start && cause.range.end <= $0.range.end
    }
    if !isPointedAt, cause.range != range {
      both.labels.append(DiagnosticLabel(cause.range, "caused by this"))
    }
    both.notes = ["caused by this: \(cause.message(in: source))"] + cause.notes + notes
    if both.fixIts.isEmpty { both.fixIts = cause.fixIts }
    return both
  }
}
