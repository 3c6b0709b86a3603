public import TransitionDiagnostics
public import TransitionPlan
import TransitionText
import TransitionWorkers

/// Verifies a plan that has no errors: gestures move objects where they should, and nothing is left behind on any way out. Its
/// findings are about transitions that would misbehave.
public enum Verifier {
  /// All findings about a plan, in no particular order and without consequences of other findings.
  /// - Parameter plan: The plan of a file whose names, types and structure are right.
  public static func verify(_ plan: Plan) -> [Diagnostic] {
    Findings(verify(plan, Array(plan.transitions.indices))).all
  }

  /// The findings about some transitions of a plan. No transition depends on another one.
  public static func verify(_ plan: Plan, _ indices: [Int]) -> [Findings] {
    let size = indices.reduce(0) { $0 + plan.transitions[$1].location.range.count }
    return verify(plan, indices, parts: Workers.count(size: size, least: leastSize))
  }

  /// The bytes of a spec that are checked in about a millisecond. A smaller part is not worth a thread.
  private static let leastSize = 32 << 10

  /// Verifies the transitions in `count` parts, one thread for each.
  static func verify(_ plan: Plan, _ indices: [Int], parts count: Int) -> [Findings] {
    let shared = SharedLocals(plan)
    @Sendable func findings(_ indices: ArraySlice<Int>) -> [Findings] {
      var cache = LedgerCache()
      return indices.map { Self.findings(plan, $0, shared, &cache) }
    }
    // A single part needs none of what the threads share.
    if count < 2 { return findings(indices[...]) }
    let sizes = indices.map { plan.transitions[$0].location.range.count }
    return Workers.map(Workers.parts(count, of: sizes)) { findings(indices[$0]) }.flatMap(\.self)
  }

  /// The findings about some transitions, by subject.
  public struct Findings: Sendable {
    var ofMembers: [Diagnostic] = []
    var ofFingers: [Diagnostic] = []
    var ofLedgers: [Diagnostic] = []

    init() {}

    /// Joins the findings about several transitions.
    public init(_ parts: [Findings]) {
      ofMembers = parts.flatMap(\.ofMembers)
      ofFingers = parts.flatMap(\.ofFingers)
      ofLedgers = parts.flatMap(\.ofLedgers)
    }

    /// All findings, in the order of `verify`.
    public var all: [Diagnostic] { ofMembers + ofFingers + ofLedgers }

    /// The same findings for a transition that has moved from one offset to another, with all their ranges.
    public func moved(from start: UInt32, to end: UInt32) -> Findings {
      var moved = self
      moved.ofMembers = ofMembers.map { $0.moved(from: start, to: end) }
      moved.ofFingers = ofFingers.map { $0.moved(from: start, to: end) }
      moved.ofLedgers = ofLedgers.map { $0.moved(from: start, to: end) }
      return moved
    }
  }

  /// The findings about one transition.
  static func findings(
    _ plan: Plan, _ index: Int, _ shared: SharedLocals, _ cache: inout LedgerCache
  ) -> Findings {
    let checked = CheckedTransition(plan, index)
    let transition = checked.transition
    var all = Findings()
    let (findings, isContradictory) = members(checked, shared)
    let rests = rests(checked)
    all.ofMembers += findings + rests
    all.ofFingers += InteractionVerifier.findings(transition, plan.expressions)
    // Where a screen rests on other displays is looked at when it is where it should be in the layout of `sample`.
    if rests.isEmpty, !isContradictory, !findings.contains(where: { $0.code == .rectCorners }),
      !all.ofFingers.contains(where: { $0.severity == .error })
    {
      all.ofMembers += [RestInside(checked: checked).onDisplays()].compactMap(\.self)
    }
    if !isContradictory { all.ofLedgers += LedgerCheck.findings(in: transition, plan.expressions, &cache) }
    all.ofLedgers += HookPairs.findings(in: transition)
    return all
  }

  /// The findings about single members, and whether members contradict each other.
  private static func members(
    _ checked: CheckedTransition, _ shared: SharedLocals
  ) -> (findings: [Diagnostic], isContradictory: Bool) {
    let (transition, expressions) = (checked.transition, checked.expressions)
    var findings: [Diagnostic] = []
    let uses = Uses(transition, expressions, shared)
    findings += UnusedDeclarations.findings(transition, uses)
    findings += UnusedSamples(checked: checked, uses: uses).findings()
    var contradictions = RestAgreement(checked: checked).findings()
    let writers = Rivalry(transition, expressions).isPossible ? Writers(transition, expressions) : nil
    if let writers { contradictions += TwoWriters.findings(writers) + PlacedEdges.findings(writers) }
    findings += OneWay(checked: checked).findings()
    findings += contradictions
    findings += IdleTracks(checked: checked).findings()
    findings += UnseenTracks(checked: checked).findings()
    findings += PressedTracks(checked: checked).findings()
    findings += UnshownValues.findings(transition)
    findings += UntouchedViews(checked: checked).findings()
    if let writers { findings += Axes.findings(writers) }
    findings += OtherScreen(checked: checked).findings()
    findings += MissingViews(checked: checked).findings()
    findings += RectCorners(checked: checked).findings()
    findings += LostShares(checked: checked).findings()
    findings += BarSides(checked: checked).findings()
    return (findings, !contradictions.isEmpty)
  }

  /// The findings about rest states: at most one for each object.
  private static func rests(_ checked: CheckedTransition) -> [Diagnostic] {
    let transition = checked.transition
    let outside =
      RestInside(checked: checked).findings() + [StatesInside(checked)?.finding()].compactMap(\.self)
    func isInside(_ side: Side) -> Bool {
      !outside.contains { $0.arguments.first == .text(transition[side].name) }
    }
    let unseen = isInside(.to) ? RestVisible(checked: checked).findings() : []
    let over = HiddenForGood(checked: checked).findings()
    let sudden = AddedSeen(checked: checked).findings().filter { view in
      !over.contains { $0.range == view.range }
    }
    return outside + LiveShapes(checked: checked).findings() + over + sudden + unseen
      + EndingHolds(checked: checked).findings()
      + (isInside(.from) ? ForeignFrame(checked: checked).findings() : [])
      + ForeignRest(checked: checked).findings()
      + (outside.isEmpty && unseen.isEmpty ? jumps(checked) : [])
  }

  /// The findings about what is seen to jump where a screen rests as it should.
  private static func jumps(_ checked: CheckedTransition) -> [Diagnostic] {
    ComesSeen(checked: checked).findings() + LeavesSeen(checked: checked).findings()
      + BareWindow(checked: checked).findings() + PictureRests(checked: checked).findings()
      + OpenedGap(checked: checked).findings() + UncutContent(checked: checked).findings()
  }

  /// Notes on what was derived for reduced motion and reading direction. The author should review it.
  /// - Parameter plan: The same plan.
  public static func notes(on plan: Plan) -> [Diagnostic] {
    plan.transitions.flatMap { derived(of: $0) } + InteractionVerifier.notes(on: plan)
  }

  /// The notes of one transition.
  package static func derived(of transition: Transition) -> [Diagnostic] {
    ReducedMotion.notes(transition) + ReadingDirection.notes(transition)
  }
}
