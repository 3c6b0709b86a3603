import TransitionPlan
import TransitionText

/// What the `let`s of a file read. All of its transitions have them before their own, so they are visited once: the time does not
/// grow with the product of `let`s and transitions.
struct SharedLocals {
  /// The properties that their values read, each once.
  private(set) var keys: [PropertyKey] = []
  private var count = 0
  private var last: ExpressionID?

  init(_ plan: Plan) {
    guard plan.transitions.count > 1 else { return }
    // The expressions of the file precede those of the transitions, and are shared.
    let pairs = zip(plan.transitions[0].locals, plan.transitions[1].locals)
    let shared = pairs.prefix { $0.value == $1.value }.map { $0.0.value }
    var known = FlatSet<PropertyKey>()
    var isOfFile = true
    for value in shared {
      plan.expressions.visit(value) { id in
        switch plan.expressions[id].kind {
        case .property(let subject, let property), .start(let subject, let property),
          .found(let subject, let property):
          switch subject {
          case .container, .tabBar, .navigationBar:
            let key = PropertyKey(subject, property)
            if known.insert(key) { keys.append(key) }
          case .screen, .provided, .added, .shared: isOfFile = false
          }
        case .handed, .inState: isOfFile = false
        default: break
        }
      }
    }
    guard isOfFile else {
      keys = []
      return
    }
    count = shared.count
    last = shared.last
  }

  /// How many of a transition's first `let`s are those of the file.
  func count(in transition: borrowing Transition) -> Int {
    count > 0 && transition.locals.count >= count && transition.locals[count - 1].value == last ? count : 0
  }
}
