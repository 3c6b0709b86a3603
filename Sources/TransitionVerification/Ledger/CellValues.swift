import TransitionPlan
import TransitionText

/// A value that a property can have at some moment, as far as it is known before a run. Values that are surely the same are equal.
enum CellValue: Hashable {
  /// The value before the transition changed it.
  case found
  /// A value between two values at rest.
  case inFlight
  /// The value of an expression that is no known number, by the first expression that says the same.
  case expression(ExpressionID)
  /// A number. Invisible is an alpha of 0.
  case number(Double)
}

/// Whether two values are equal.
enum ValueRelation: UInt8, Hashable {
  case same, different, unknown
}

/// The properties of a value by which it is compared with others.
struct ValueTraits: Hashable {
  /// Whether the value is a known number, which differs from all other known numbers.
  var isConstant = false
  /// Whether the value equals the found one.
  var toFound = ValueRelation.unknown
}

/// Distinguishes the values of a plan. Each expression is added once, so values are compared by index, however many a property has.
struct CellValues {
  private let expressions: ExpressionArena
  private let locals: [Local]
  private var first = FlatTable<ExpressionID, ExpressionID>()
  private var known = FlatTable<ExpressionKind, ExpressionID>()

  init(_ expressions: ExpressionArena, _ locals: [Local]) {
    (self.expressions, self.locals) = (expressions, locals)
  }

  /// The value of an expression.
  mutating func value(of id: ExpressionID) -> CellValue {
    let same = first(like: id)
    if expressions.isFound(same) { return .found }
    return expressions.constant(same).map { .number($0) } ?? .expression(same)
  }

  /// The first expression that says the same, whatever the order of the operands of a sum or a product, and through `let`s.
  private mutating func first(like id: ExpressionID) -> ExpressionID {
    if let found = first[id] { return found }
    if case .local(let index) = expressions[id].kind {
      let same = first(like: locals[index].value)
      first.set(id, same)
      return same
    }
    let kind: ExpressionKind =
      switch expressions[id].kind {
      case .component(let operand, let part): .component(first(like: operand), part)
      case .negate(let operand): .negate(first(like: operand))
      case .not(let operand): .not(first(like: operand))
      case .binary(let sign, let left, let right): Self.same(sign, first(like: left), first(like: right))
      case .call(let function, let arguments): .call(function, arguments.map { first(like: $0) })
      case let leaf: leaf
      }
    let found = known[kind] ?? id
    known.set(kind, found)
    first.set(id, found)
    return found
  }

  // Static, so that no copy of the tables is made for it.
  private static func same(_ sign: BinaryOperator, _ left: ExpressionID, _ right: ExpressionID)
    -> ExpressionKind
  {
    let isFree = sign == .add || sign == .multiply
    return isFree && right.index < left.index ? .binary(sign, right, left) : .binary(sign, left, right)
  }

  /// How a value of a property compares with others.
  ///
  /// The found value is known where `_` is written, and is the neutral one unless something contradicts that. The found corners are
  /// unknown: screens have corners of their own.
  func traits(of value: CellValue, _ property: Property, isFoundNeutral: Bool) -> ValueTraits {
    let neutral = isFoundNeutral ? property.untouched : nil
    switch value {
    case .found: return ValueTraits(toFound: .same)
    case .inFlight: return ValueTraits()
    case .number(let number):
      return ValueTraits(
        isConstant: true, toFound: neutral.map { $0 == number ? .same : .different } ?? .unknown)
    case .expression(let id):
      let isNeutral = neutral.flatMap { expressions.equals(id, $0, through: locals) }
      return ValueTraits(toFound: isNeutral.map { $0 ? .same : .different } ?? .unknown)
    }
  }
}
