import TransitionPlan
import TransitionText

/// A value that a property can have at some moment, as far as it can be known before any run. Those that are surely the same
/// are equal.
enum CellValue: Hashable {
  /// What the property had before the transition touched it.
  case found
  /// Somewhere on the way between two values at rest.
  case inFlight
  /// What an expression yields that is no number known now: the first one that is written like it.
  case expression(ExpressionID)
  /// A number: invisible is an alpha of 0.
  case number(Double)
}

/// Whether two values are the same.
enum ValueRelation: UInt8, Hashable {
  case same, different, unknown
}

/// What a value needs to be compared with others of its property.
struct ValueTraits: Hashable {
  /// Whether it is a number that is known now, which is another than all others.
  var isConstant = false
  /// Whether it is what the property was found with.
  var toFound = ValueRelation.unknown
}

/// Tells the values of a plan apart. Expressions are taken in once each, so that values are compared by their numbers,
/// however many of them a property has.
struct CellValues {
  private let expressions: ExpressionArena
  private var first = FlatTable<ExpressionID, ExpressionID>()
  private var known = FlatTable<ExpressionKind, ExpressionID>()

  init(_ expressions: ExpressionArena) { self.expressions = expressions }

  /// The value that an expression yields.
  mutating func value(of id: ExpressionID) -> CellValue {
    if case .found = expressions[id].kind { return .found }
    if let number = expressions.constant(id) { return .number(number) }
    return .expression(first(like: id))
  }

  /// The first expression that is written like this one, wherever it stands.
  private mutating func first(like id: ExpressionID) -> ExpressionID {
    if let found = first[id] { return found }
    let kind: ExpressionKind =
      switch expressions[id].kind {
      case .component(let operand, let part): .component(first(like: operand), part)
      case .negate(let operand): .negate(first(like: operand))
      case .not(let operand): .not(first(like: operand))
      case .binary(let sign, let left, let right): .binary(sign, first(like: left), first(like: right))
      case .call(let function, let arguments): .call(function, arguments.map { first(like: $0) })
      case let leaf: leaf
      }
    let found = known[kind] ?? id
    known.set(kind, found)
    first.set(id, found)
    return found
  }

  /// What a value of a property needs to be compared.
  ///
  /// What is found is known where `_` is written, and taken for the neutral value where nothing speaks against it. Of corners
  /// it is not: screens have corners of their own.
  func traits(of value: CellValue, _ property: Property, isFoundNeutral: Bool) -> ValueTraits {
    let neutral: Double? =
      !isFoundNeutral || property == .cornerRadius
      ? nil : property == .translation ? 0 : property.neutral
    switch value {
    case .found: return ValueTraits(toFound: .same)
    case .inFlight: return ValueTraits()
    case .number(let number):
      return ValueTraits(
        isConstant: true, toFound: neutral.map { $0 == number ? .same : .different } ?? .unknown)
    case .expression(let id):
      guard let neutral, case .call(.vector, let parts) = expressions[id].kind else { return ValueTraits() }
      let numbers = parts.compactMap { expressions.constant($0) }
      if numbers.count < parts.count { return ValueTraits() }
      return ValueTraits(toFound: numbers.allSatisfy { $0 == neutral } ? .same : .different)
    }
  }
}
