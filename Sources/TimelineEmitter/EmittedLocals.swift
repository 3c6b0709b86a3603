import TransitionPlan
import TransitionText

/// The `let`s in a transition's part of a timeline: its own, and those of the file that it needs. A file may have as many `let`s as
/// transitions.
struct EmittedLocals {
  private let transition: Transition
  private let expressions: ExpressionArena
  private var needed: Set<Int> = []

  /// Their indices into the transition's locals, in order.
  static func indices(_ transition: Transition, _ expressions: ExpressionArena) -> [Int] {
    if transition.locals.isEmpty { return [] }
    var reported = EmittedLocals(transition: transition, expressions: expressions)
    reported.gather()
    return reported.needed.sorted()
  }

  private init(transition: Transition, expressions: ExpressionArena) {
    self.transition = transition
    self.expressions = expressions
  }

  private mutating func gather() {
    addOwn()
    for direction in [transition.forward, transition.backward] { add(direction.tracks) }
    for press in transition.presses { add(press.down.tracks + press.up.tracks) }
    for element in transition.shared {
      for end in [element.from, element.to] { add([end.frame, end.clip]) }
    }
    for table in transition.stateTables { add([table.from] + table.values) }
    for placement in transition.placements { add(placement.value) }
    for obligation in transition.obligations {
      switch obligation.kind {
      case .held(_, _, let value), .standing(_, _, let value): add(value)
      case .inserted, .invisible, .moved, .recognizer: break
      }
    }
    for interaction in transition.interactions { add(interaction) }
  }

  /// The `let`s of the transition come after those of the file.
  private mutating func addOwn() {
    let (locals, whole) = (transition.locals, transition.location.range)
    for index in locals.indices.reversed() {
      let range = locals[index].location.range
      if range.start < whole.start || range.end > whole.end { break }
      add(local: index)
    }
  }

  private mutating func add(_ tracks: [Track]) {
    for track in tracks { add([track.start, track.end, track.damping, track.stagger?.point]) }
  }

  private mutating func add(_ interaction: Interaction) {
    add([interaction.begin, interaction.progress, interaction.finishNow, interaction.states?.nearest])
    add(interaction.holds.map(\.value) + interaction.drives.map(\.value))
    add((interaction.simultaneous + interaction.handsOver).map(\.condition))
    switch interaction.decision {
    case .finishWhen(let value, _), .cancelWhen(let value, _): add(value)
    case .nearest, .cancels: break
    }
    for case .local(let index) in interaction.steps { add(local: index) }
  }

  private mutating func add(_ values: [ExpressionID?]) {
    for value in values { add(value) }
  }

  private mutating func add(_ value: ExpressionID?) {
    guard let value else { return }
    var found: [Int] = []
    expressions.visit(value) { id in
      if case .local(let index) = expressions[id].kind { found.append(index) }
    }
    for index in found { add(local: index) }
  }

  private mutating func add(local index: Int) {
    if needed.insert(index).inserted { add(transition.locals[index].value) }
  }
}
