import TransitionDiagnostics
import TransitionPlan

/// What is to be said against one interaction: a fault is told where it is one on every display that is looked at.
struct InteractionRules {
  let facts: FingerFacts
  private(set) var diagnostics: [Diagnostic] = []
  private(set) var analysis: FingerAnalysis
  /// What the gesture can be when it begins, on each display; nil where `begin when` lets none begin.
  private var gates = [FingerAnalysis?](repeating: nil, count: GestureDomain.displays.count)

  init(
    _ interaction: Interaction, of transition: Transition, _ rests: RestValues, _ expressions: ExpressionArena
  ) {
    analysis = FingerAnalysis(interaction, of: transition, rests, expressions)
    facts = analysis.facts
  }

  /// All findings, in the order of the rules.
  mutating func findings() -> [Diagnostic] {
    // Of a gesture that never begins there is no more to say.
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

  // MARK: On every display

  /// Whether something is so on every display.
  /// - Parameter test: It is asked on one after the other, and no more once it says no.
  mutating func surely(
    _ moment: FingerAnalysis.Moment, by variable: FingerAnalysis.Variable = .way, isCaught: Bool = false,
    _ test: (inout FingerAnalysis) -> Bool
  ) -> Bool {
    for index in GestureDomain.displays.indices {
      enter(moment, index, variable, isCaught)
      if !test(&analysis) { return false }
    }
    return true
  }

  private mutating func enter(
    _ moment: FingerAnalysis.Moment, _ index: Int, _ variable: FingerAnalysis.Variable, _ isCaught: Bool
  ) {
    let display = GestureDomain.displays[index]
    if moment != .gate, let begin = facts.interaction.begin {
      if gates[index] == nil {
        analysis.go(to: .gate, on: display)
        // What cannot begin here is found fault with elsewhere, or begins on other displays.
        if !analysis.canBe(true, begin) { analysis.go(to: .gate, on: display) }
        gates[index] = analysis
      }
      analysis.go(to: moment, on: display, by: variable, isCaught: isCaught)
      if let gate = gates[index] { analysis.keep(gate) }
      return
    }
    analysis.go(to: moment, on: display, by: variable, isCaught: isCaught)
  }
}
