import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// The rules for one interaction. A fault is reported if it is one on every display.
struct InteractionRules {
  let facts: FingerFacts
  // What is in the facts as well, and read often.
  let interaction: Interaction
  let transition: Transition
  let expressions: ExpressionArena
  let neighbours: FingerNeighbours
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var analysis: FingerAnalysis
  /// The possible values at the beginning of the gesture, for each display and rest state.
  private var gates: [Gate?] = []
  /// Whether what `begin when` says is known.
  private var isGated = true
  /// What is supposed where a test is made; nothing but where the cause of a fault is looked for.
  private var supposition: Supposition?
  /// What was worked out of beginnings that catch a motion.
  var caughtSums = CaughtSums()
  /// The values of the driven numbers that the caught motions move; nil until they are asked for.
  var movedValues: [ExpressionID]?
  /// Whether a caught motion overshoots; nil until it is asked for.
  var hasOvershoots: Bool?
  /// Whether the progress surely grows as the finger goes on; nil until it is computed.
  private var hasRisingProgress: Bool?

  /// What is supposed to find the cause of a fault.
  struct Supposition {
    /// The only display that counts; nil for all.
    var display: Int?
    /// Numbers that are 0 at least, and half of a length of the display at most.
    var short: [Unknown] = []
    var axis = Axis.horizontal
  }

  private final class Gate {
    let known: FingerAnalysis.Known
    /// Whether `begin when` lets the gesture begin.
    let isOpen: Bool

    init(_ known: FingerAnalysis.Known, isOpen: Bool) {
      self.known = known
      self.isOpen = isOpen
    }
  }

  init(
    _ interaction: Interaction, _ neighbours: FingerNeighbours, _ rests: RestValues,
    _ expressions: ExpressionArena
  ) {
    self.neighbours = neighbours
    self.interaction = interaction
    self.expressions = expressions
    transition = neighbours.transition
    analysis = FingerAnalysis(interaction, of: transition, rests, expressions)
    facts = analysis.facts
  }

  // MARK: The gesture

  var gesture: Gesture { interaction.gesture }
  /// The way of the gesture; nil for one that may go anywhere.
  var way: GestureDomain.Way? { gesture.way }
  /// Where the gesture is written, or its interaction.
  var gesturePlace: SpecLocation { interaction.gestureLocation ?? interaction.location }

  /// All findings, in the order of the rules.
  mutating func findings() -> [Diagnostic] {
    // A gesture that never begins gets no further findings.
    if !checkPlace() { return diagnostics }
    checkWaiting()
    checkAbsent()
    if let begin = interaction.begin, !checkGate(begin) { return diagnostics }
    let isProgressRight = onDevices { $0.checkProgress() }
    if !isProgressRight { analysis.beginsAtZero = true }
    onDevices { $0.checkDrives() }
    checkPictures()
    checkCompanions()
    checkCatches()
    onDevices { $0.checkStates() }
    // Decisions by a wrong progress are wrong anyway.
    if isProgressRight {
      checkLeaving()
      checkDecisions()
    }
    checkScrollRules()
    if diagnostics.isEmpty, let progress = interaction.progress { reportHalf(progress) }
    return diagnostics
  }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Reports what has no effect, and why.
  mutating func report(
    idle what: String, _ why: String, at range: ByteRange, labels: [DiagnosticLabel] = [],
    notes: [String] = [], fixIts: [FixIt] = []
  ) { report(.withoutEffect(at: range, what, why, labels: labels, notes: notes, fixIts: fixIts)) }

  /// The rest states in which the gesture can begin, where they are distinguished; nil means any.
  var beginnings: [Int?] {
    let isOne = interaction.direction.start == .from || transition.states.count < 2
    return isOne ? [nil] : transition.states.indices.map { $0 }
  }

  /// Whether the progress surely grows as the finger goes on, at decisions.
  mutating func isProgressRising() -> Bool {
    if let hasRisingProgress { return hasRisingProgress }
    if interaction.progress == nil { return false }
    let isRising = surely(.deciding) { $0.measured().goes(1) }
    hasRisingProgress = isRising
    return isRising
  }

  /// Does something with the safe area and the bars of usual devices: a number that may be 0 without them is no longer known to differ
  /// from others.
  mutating func onDevices<Result>(_ body: (inout InteractionRules) -> Result) -> Result {
    if !expressions.allReadings.hasAny(of: .bars) { return body(&self) }
    return supposing(.usual, body)
  }

  /// Does something with some safe area and bars. Where a gesture may begin depends on them.
  mutating func supposing<Result>(_ bars: Device.Bars, _ body: (inout InteractionRules) -> Result) -> Result {
    let before = (analysis.bars, gates, movedValues)
    (analysis.bars, gates, movedValues) = (bars, [], nil)
    defer { (analysis.bars, gates, movedValues) = before }
    return body(&self)
  }

  /// Looks for a fault of a condition about another gesture. Such a condition is read before the gesture holds anything: what is found with
  /// the held values, which is seldom, is looked for again without them.
  /// - Parameters:
  ///   - isGated: Whether `begin when` has let the gesture begin.
  ///   - body: Returns whether there is a fault, and may report it.
  mutating func isFaultBeforeHolds(isGated: Bool, _ body: (inout InteractionRules) -> Bool) -> Bool {
    let reported = diagnostics.count
    if !body(&self) { return false }
    if facts.holds.isEmpty, isGated || interaction.begin == nil { return true }
    diagnostics.removeSubrange(reported...)
    let before = (analysis, gates, self.isGated)
    (analysis, gates, self.isGated) = (analysis.afresh, [], isGated)
    analysis.isHeld = false
    defer { (analysis, gates, self.isGated) = before }
    return body(&self)
  }

  /// Does something under a supposition.
  mutating func supposing<Result>(
    _ supposition: Supposition, _ body: (inout InteractionRules) -> Result
  ) -> Result {
    self.supposition = supposition
    defer { self.supposition = nil }
    return body(&self)
  }

  /// Does something as if a supposition were true.
  mutating func supposing<Result>(
    _ guess: FingerAnalysis.Guess, _ body: (inout InteractionRules) -> Result
  ) -> Result {
    let before = (analysis, gates)
    (analysis, gates, caughtSums, movedValues) = (analysis.afresh, [], CaughtSums(), nil)
    analysis.guess = guess
    defer {
      (analysis, gates) = before
      (caughtSums, movedValues) = (CaughtSums(), nil)
    }
    return body(&self)
  }

  /// Supposes that some drives continue from where a caught motion is.
  mutating func suppose(continuing drives: [Int]) {
    analysis.continuing = drives
    movedValues = nil
  }

  // MARK: On every display

  /// Whether a test holds on every display.
  /// - Parameters:
  ///   - state: The rest state in which the gesture begins. Displays on which it cannot begin do not count.
  ///   - exceptions: The number of displays on which the test may fail.
  ///   - test: Evaluated for one display after the other until it fails.
  mutating func surely(
    _ moment: FingerAnalysis.Moment, by variable: FingerAnalysis.Variable = .way, isCaught: Bool = false,
    in state: Int? = nil, exceptions: Int = 0, _ test: (inout FingerAnalysis) -> Bool
  ) -> Bool {
    var isAsked = false
    var failures = 0
    for index in GestureDomain.displays.indices {
      let isOpen = enter(moment, index, state, variable, isCaught)
      if state != nil, !isOpen { continue }
      if let supposition {
        if let display = supposition.display, display != index { continue }
        let half = analysis.display.length(along: supposition.axis) / 2
        for unknown in supposition.short { analysis.restrict(unknown, to: Interval(0, half)) }
      }
      isAsked = true
      if !test(&analysis) { failures += 1 }
      if failures > exceptions { return false }
    }
    return isAsked
  }

  /// - Returns: Whether `begin when` lets a gesture begin there.
  private mutating func enter(
    _ moment: FingerAnalysis.Moment, _ index: Int, _ state: Int?, _ variable: FingerAnalysis.Variable,
    _ isCaught: Bool
  ) -> Bool {
    guard isGated, moment != .gate, let begin = interaction.begin else {
      analysis.go(to: moment, on: index, by: variable, isCaught: isCaught, in: state)
      return true
    }
    let gate = gate(index, state, begin)
    analysis.go(to: moment, on: index, by: variable, isCaught: isCaught, in: state, keeping: gate.known)
    return gate.isOpen
  }

  private mutating func gate(_ index: Int, _ state: Int?, _ begin: ExpressionID) -> Gate {
    let displays = GestureDomain.displays.count
    if gates.isEmpty { gates = Array(filledWith: nil, count: displays * (transition.states.count + 1)) }
    let place = displays * (state.map { $0 + 1 } ?? 0) + index
    if let gate = gates[place] { return gate }
    analysis.go(to: .gate, on: index, in: state)
    let isOpen = analysis.canBe(true, begin)
    // A gesture that cannot begin on any display is reported elsewhere.
    if !isOpen { analysis.go(to: .gate, on: index, in: state) }
    let gate = Gate(analysis.kept, isOpen: isOpen)
    gates[place] = gate
    return gate
  }
}
