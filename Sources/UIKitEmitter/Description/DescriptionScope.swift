import TransitionPlan
import TransitionText

/// The plan and the names that all statements of one describing function share.
struct DescriptionScope {
  let transition: Transition
  let arena: ExpressionArena
  let types: TypeNames
  let names: LocalNames
  /// The `let`s that are closures, in order.
  let closures: [Int]
  let places: Places
  /// The properties that have another value as long as the to screen is shown.
  let standing: FlatSet<PropertyKey>

  init(_ transition: Transition, in plan: Plan, _ types: TypeNames) {
    self.transition = transition
    self.types = types
    arena = plan.expressions
    closures = LocalUses(transition, plan.expressions).closures
    names = LocalNames(transition, types, closures: closures)
    places = Places(plan.sourceName)
    standing = FlatSet(
      transition.obligations.compactMap { obligation in
        guard case .standing(let subject, let property, _) = obligation.kind else { return nil }
        return PropertyKey(subject, property)
      })
  }

  /// The description itself.
  static let description = SwiftExpression.name("transition")

  /// The name of an object.
  func element(_ subject: Subject) -> SwiftExpression { names.use(.element(subject)) }

  /// A screen's controller, which may be absent: with its own type, or any.
  func controller(_ side: Side) -> SwiftExpression {
    if case .any = types[side] { return .name("screens").dot(side.rawValue) }
    return names.use(.controller(side))
  }

  /// Whether the to screen rests in a state.
  func isResting(in state: Int) -> SwiftExpression {
    let name = types.states.indices.contains(state) ? types.states[state].used : "unknown"
    return element(.screen(.to)).calling("isResting", SwiftArgument("in", .name(types.state).dot(name)))
  }

  /// A call of a method of the description.
  func call(_ method: String, _ arguments: SwiftArgument...) -> SwiftExpression {
    .call(Self.description.dot(method), arguments)
  }

  /// A statement, with its line in the spec. The head of the file names the spec.
  func placed(_ statement: SwiftStatement, _ location: SpecLocation) -> SwiftStatement {
    .placed(statement, "line \(location.line)")
  }
}

/// Locations in the spec, as comments show them.
struct Places {
  private let source: String

  init(_ source: String) { self.source = source }

  /// The location of a construct: `photos.transition:20`.
  func line(_ location: SpecLocation) -> String { source + ":" + String(location.line) }

  /// The locations of some constructs: `photos.transition:20, 22-24`, each line once, in order.
  func lines(_ locations: [SpecLocation]) -> String {
    var runs: [ClosedRange<Int>] = []
    for line in Set(locations.map(\.line)).sorted() {
      if let last = runs.last, last.upperBound == line - 1 {
        runs[runs.count - 1] = last.lowerBound...line
      } else {
        runs.append(line...line)
      }
    }
    let texts = runs.map { run in
      let separator = run.count == 2 ? ", " : "-"
      return run.count == 1 ? String(run.lowerBound) : "\(run.lowerBound)\(separator)\(run.upperBound)"
    }
    return source + ":" + texts.joined(separator: ", ")
  }
}
