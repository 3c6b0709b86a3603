public import TransitionDiagnostics
public import TransitionPlan
import TransitionText
import TransitionWorkers

/// Proves of a plan what no single member shows: that fingers move it where they should, and that nothing is left behind
/// on any way out. The plan is one without errors; what is found fault with here is a transition that would misbehave.
public enum Verifier {
  /// Everything there is to say against a plan, in no particular order, with what follows from others of it.
  /// - Parameter plan: The plan of a file whose names, types and structure are right.
  public static func verify(_ plan: Plan) -> [Diagnostic] {
    Findings(verify(plan, Array(plan.transitions.indices))).all
  }

  /// What there is to say against each of some transitions of a plan, of which nothing is wrong in itself: nothing of one
  /// depends on another.
  public static func verify(_ plan: Plan, _ indices: [Int]) -> [Findings] {
    let size = indices.reduce(0) { $0 + plan.transitions[$1].location.range.count }
    return verify(plan, indices, parts: Workers.count(size: size, least: leastSize))
  }

  /// How many bytes of a spec are checked in about a millisecond: less is not worth a thread.
  private static let leastSize = 32 << 10

  /// The same, with the transitions in a number of parts that are looked at side by side.
  static func verify(_ plan: Plan, _ indices: [Int], parts count: Int) -> [Findings] {
    let shared = SharedLocals(plan)
    @Sendable func findings(_ indices: ArraySlice<Int>) -> [Findings] {
      var cache = LedgerCache()
      return indices.map { Self.findings(plan, $0, shared, &cache) }
    }
    // What starts no thread needs nothing that is there for threads.
    if count < 2 { return findings(indices[...]) }
    let sizes = indices.map { plan.transitions[$0].location.range.count }
    return Workers.map(Workers.parts(count, of: sizes)) { findings(indices[$0]) }.flatMap(\.self)
  }

  /// What there is to say against some transitions, by what it is about.
  public struct Findings: Sendable {
    var ofMembers: [Diagnostic] = []
    var ofFingers: [Diagnostic] = []
    var ofLedgers: [Diagnostic] = []

    init() {}

    /// Puts those of several transitions together.
    public init(_ parts: [Findings]) {
      ofMembers = parts.flatMap(\.ofMembers)
      ofFingers = parts.flatMap(\.ofFingers)
      ofLedgers = parts.flatMap(\.ofLedgers)
    }

    /// Everything, in the order in which `verify` has it.
    public var all: [Diagnostic] { ofMembers + ofFingers + ofLedgers }

    /// The same of a transition that has moved from one offset to another, with all that its findings point at.
    public func moved(from start: UInt32, to end: UInt32) -> Findings {
      var moved = self
      moved.ofMembers = ofMembers.map { $0.moved(from: start, to: end) }
      moved.ofFingers = ofFingers.map { $0.moved(from: start, to: end) }
      moved.ofLedgers = ofLedgers.map { $0.moved(from: start, to: end) }
      return moved
    }
  }

  /// What there is to say against one transition.
  static func findings(
    _ plan: Plan, _ index: Int, _ shared: SharedLocals, _ cache: inout LedgerCache
  ) -> Findings {
    let transition = plan.transitions[index]
    var all = Findings()
    let (findings, isContradictory) = members(plan, index, shared)
    all.ofMembers += findings
    all.ofFingers += InteractionVerifier.findings(transition, plan.expressions)
    if !isContradictory { all.ofLedgers += LedgerCheck.findings(in: transition, plan.expressions, &cache) }
    all.ofLedgers += HookPairs.findings(in: transition)
    return all
  }

  /// What is to be said of a transition's members by themselves, and whether some of them contradict each other.
  private static func members(
    _ plan: Plan, _ index: Int, _ shared: SharedLocals
  ) -> (findings: [Diagnostic], isContradictory: Bool) {
    let transition = plan.transitions[index]
    var findings: [Diagnostic] = []
    let uses = Uses(transition, plan.expressions, shared)
    findings += UnusedDeclarations.findings(transition, uses)
    let layouts = RestingLayouts(plan, index)
    findings += UnusedSamples.findings(transition, uses, layouts)
    var contradictions = RestAgreement.findings(transition, plan.expressions)
    let writers =
      Rivalry(transition, plan.expressions).isPossible ? Writers(transition, plan.expressions) : nil
    if let writers { contradictions += TwoWriters.findings(writers) + PlacedEdges.findings(writers) }
    findings += OneWay.findings(transition, plan.expressions)
    findings += contradictions
    let idle = IdleTracks.findings(transition, plan.expressions)
    findings += idle + UnseenTracks.findings(transition, plan.expressions)
    // A view that is never seen is one fault, whatever else is said of it.
    let idleRanges = Set(idle.map(\.range))
    findings += UntouchedViews.findings(transition, plan.expressions).filter { untouched in
      !untouched.labels.contains { idleRanges.contains($0.range) }
    }
    if let writers { findings += Axes.findings(writers) }
    findings += OtherScreen.findings(transition, plan.expressions)
    findings += MissingViews.findings(transition, plan.expressions)
    findings += RectCorners.findings(transition, plan.expressions)
    findings += LostShares.findings(transition, plan.expressions)
    findings += LiveShapes.findings(transition, plan)
    findings += rests(layouts)
    return (findings, !contradictions.isEmpty)
  }

  /// The findings about rest states: at most one for each object.
  private static func rests(_ layouts: RestingLayouts) -> [Diagnostic] {
    let (plan, index) = (layouts.plan, layouts.index)
    let transition = plan.transitions[index]
    let outside = RestInside.findings(transition, layouts) + StatesInside.findings(transition, layouts)
    func isInside(_ side: Side) -> Bool {
      !outside.contains { $0.arguments.first == .text(transition[side].name) }
    }
    let unseen = isInside(.to) ? RestVisible.findings(layouts) : []
    return outside + HiddenForGood.findings(transition, plan.expressions)
      + ComesSeen.shades(transition, plan.expressions) + unseen
      + (isInside(.from) ? ForeignFrame.findings(plan, index) : []) + ForeignRest.findings(layouts)
      + (outside.isEmpty && unseen.isEmpty ? ComesSeen.findings(layouts) + BareWindow.findings(layouts) : [])
  }

  /// What was derived for people that the spec says nothing of: nothing is wrong with it, but it wants to be looked at.
  /// - Parameter plan: The same plan.
  public static func notes(on plan: Plan) -> [Diagnostic] {
    plan.transitions.flatMap { derived(of: $0) } + InteractionVerifier.notes(on: plan)
  }

  /// What of that is derived of a transition for people who ask for reduced motion, or who read from right to left.
  package static func derived(of transition: Transition) -> [Diagnostic] {
    ReducedMotion.notes(transition) + ReadingDirection.notes(transition)
  }
}
