import TransitionPlan

/// The places where the `let`s of a transition are read, which decide how they are written.
///
/// A `let` that is read outside a gesture is a closure; one that depends on a gesture is a constant in its closure. In a gesture each is
/// computed once.
struct LocalUses {
  private let transition: Transition
  private let arena: ExpressionArena

  init(_ transition: Transition, _ arena: ExpressionArena) {
    self.transition = transition
    self.arena = arena
  }

  /// The `let`s that are closures.
  var closures: [Int] { read(by: outside).filter { !readsGesture(transition.locals[$0].value) } }

  /// The `let`s that some expressions read, directly or through others, in order.
  func read(by expressions: [ExpressionID]) -> [Int] {
    var isFound = [Bool](repeating: false, count: transition.locals.count)
    var open = expressions
    while let next = open.popLast() {
      arena.visit(next) { id in
        guard case .local(let local) = arena[id].kind, isFound.indices.contains(local), !isFound[local] else {
          return
        }
        isFound[local] = true
        open.append(transition.locals[local].value)
      }
    }
    return isFound.indices.filter { isFound[$0] }
  }

  /// Whether an expression depends on a gesture.
  func readsGesture(_ id: ExpressionID) -> Bool {
    let all = [id] + read(by: [id]).map { transition.locals[$0].value }
    var found = false
    for expression in all {
      arena.visit(expression) { part in
        switch arena[part].kind {
        case .gesture, .gestureStart: found = true
        default: break
        }
      }
    }
    return found
  }

  /// The expressions that are read outside a gesture.
  private var outside: [ExpressionID] {
    let directions =
      [transition.forward, transition.backward] + transition.presses.flatMap { [$0.down, $0.up] }
    let tracks = directions.flatMap(\.tracks).flatMap {
      [$0.start, $0.end, $0.damping, $0.stagger?.point].compactMap(\.self)
    }
    let tables = transition.stateTables.flatMap { [$0.from] + $0.values }
    let places = transition.placements.map(\.value)
    let taken = transition.obligations.compactMap { obligation -> ExpressionID? in
      switch obligation.kind {
      case .held(_, _, let value), .standing(_, _, let value): value
      case .inserted, .invisible, .moved, .recognizer: nil
      }
    }
    let gestures = transition.interactions.flatMap { interaction -> [ExpressionID] in
      let begins: [ExpressionID] = interaction.begin.map { [$0] } ?? []
      let holds: [ExpressionID] = interaction.holds.map(\.value)
      let scrolls = interaction.simultaneous + interaction.handsOver
      return begins + holds + scrolls.compactMap(\.condition)
    }
    return tracks + tables + places + taken + gestures
  }
}
