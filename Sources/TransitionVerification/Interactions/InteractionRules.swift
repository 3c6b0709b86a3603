import TransitionDiagnostics
import TransitionPlan

/// What is to be said against one interaction: a fault is told where it is one on every display that is looked at.
struct InteractionRules {
  let facts: FingerFacts
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var analysis: FingerAnalysis
  /// What the gesture can be when it begins, on each display and in each rest state.
  private var gates: [Gate: (analysis: FingerAnalysis, isOpen: Bool)] = [:]

  private struct Gate: Hashable {
    var display: Int
    var state: Int?
  }

  init(
    _ interaction: Interaction, of transition: Transition, _ rests: RestValues, _ expressions: ExpressionArena
  ) {
    analysis = FingerAnalysis(interaction, of: transition, rests, expressions)
    facts = analysis.facts
  }

  /// All findings, in the order of the rules.
  mutating func findings() -> [Diagnostic] {
    // Of a gesture that never begins there is no more to say.
    if !checkPlace() { return diagnostics }
    if let begin = facts.interaction.begin, !checkGate(begin) { return diagnostics }
    let isProgressRight = checkProgress()
    checkDrives()
    checkCatches()
    // What decides by a wrong progress cannot be right.
    if isProgressRight { checkDecisions() }
    checkScrollRules()
    return diagnostics
  }

  mutating func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// The rest states in which the gesture can begin, as far as they are told apart: nil stands for whichever it is.
  var beginnings: [Int?] {
    let isOne = facts.interaction.direction.start == .from || facts.transition.states.count < 2
    return isOne ? [nil] : facts.transition.states.indices.map { $0 }
  }

  // MARK: On every display

  /// Whether something is so on every display.
  /// - Parameters:
  ///   - state: The rest state in which the gesture begins; displays on which it cannot are left out.
  ///   - test: It is asked on one after the other, and no more once it says no.
  mutating func surely(
    _ moment: FingerAnalysis.Moment, by variable: FingerAnalysis.Variable = .way, isCaught: Bool = false,
    in state: Int? = nil, _ test: (inout FingerAnalysis) -> Bool
  ) -> Bool {
    var isAsked = false
    for index in GestureDomain.displays.indices {
      let isOpen = enter(moment, Gate(display: index, state: state), variable, isCaught)
      if state != nil, !isOpen { continue }
      isAsked = true
      if !test(&analysis) { return false }
    }
    return isAsked
  }

  /// - Returns: Whether `begin when` lets a gesture begin there.
  private mutating func enter(
    _ moment: FingerAnalysis.Moment, _ place: Gate, _ variable: FingerAnalysis.Variable, _ isCaught: Bool
  ) -> Bool {
    let display = GestureDomain.displays[place.display]
    guard moment != .gate, let begin = facts.interaction.begin else {
      analysis.go(to: moment, on: display, by: variable, isCaught: isCaught, in: place.state)
      return true
    }
    let gate = gates[place] ?? self.gate(place, begin)
    gates[place] = gate
    analysis.go(to: moment, on: display, by: variable, isCaught: isCaught, in: place.state)
    analysis.keep(gate.analysis)
    return gate.isOpen
  }

  private mutating func gate(
    _ place: Gate, _ begin: ExpressionID
  ) -> (analysis: FingerAnalysis, isOpen: Bool) {
    let display = GestureDomain.displays[place.display]
    analysis.go(to: .gate, on: display, in: place.state)
    if analysis.canBe(true, begin) { return (analysis, true) }
    // What cannot begin here is found fault with elsewhere, or begins on other displays.
    analysis.go(to: .gate, on: display, in: place.state)
    return (analysis, false)
  }
}
