import TransitionPlan

/// A value that a property can have at some moment, as far as it can be told before any run.
enum CellValue: Hashable {
  /// What the property had before the transition touched it.
  case found
  /// Somewhere on the way between two values at rest.
  case inFlight
  /// What an expression yields.
  case expression(ExpressionID)
  /// A number: invisible is an alpha of 0.
  case number(Double)
}

/// Whether two values are the same.
enum ValueRelation: UInt8, Hashable {
  case same, different, unknown
}

/// Compares the values of one property.
struct ValueComparison {
  let subject: Subject
  let property: Property
  /// Whether nothing in the spec says that the property is found with a value of its own: `_` does.
  let isFoundNeutral: Bool
  let expressions: ExpressionArena

  func callAsFunction(_ left: CellValue, _ right: CellValue) -> ValueRelation {
    switch (left, right) {
    case (.inFlight, _), (_, .inFlight): .unknown
    case (.found, .found): .same
    case (.found, let other), (let other, .found): found(other)
    case (.number(let a), .number(let b)): a == b ? .same : .different
    case (.expression(let id), .number(let number)), (.number(let number), .expression(let id)):
      expressions.constant(id).map { $0 == number ? .same : .different } ?? .unknown
    case (.expression(let a), .expression(let b)): expression(a, b)
    }
  }

  /// What is found is known where `_` is written, and taken for the neutral value where nothing speaks against it. Of
  /// corners it is not: screens have corners of their own.
  private func found(_ value: CellValue) -> ValueRelation {
    let neutral: Double? = property == .cornerRadius ? nil : property == .translation ? 0 : property.neutral
    switch value {
    case .found: return .same
    case .inFlight: return .unknown
    case .number(let number):
      guard isFoundNeutral, let neutral else { return .unknown }
      return number == neutral ? .same : .different
    case .expression(let id):
      if case .found(subject, property) = expressions[id].kind { return .same }
      guard isFoundNeutral, let neutral else { return .unknown }
      if let number = expressions.constant(id) { return number == neutral ? .same : .different }
      guard case .call(.vector, let parts) = expressions[id].kind else { return .unknown }
      let numbers = parts.compactMap { expressions.constant($0) }
      if numbers.count < parts.count { return .unknown }
      return numbers.allSatisfy { $0 == neutral } ? .same : .different
    }
  }

  private func expression(_ left: ExpressionID, _ right: ExpressionID) -> ValueRelation {
    if isAlike(left, right) { return .same }
    guard let a = expressions.constant(left), let b = expressions.constant(right) else { return .unknown }
    return a == b ? .same : .different
  }

  /// Whether two expressions are written alike, wherever they stand.
  private func isAlike(_ left: ExpressionID, _ right: ExpressionID) -> Bool {
    if left == right { return true }
    switch (expressions[left].kind, expressions[right].kind) {
    case (.component(let a, let part), .component(let b, let other)): return part == other && isAlike(a, b)
    case (.negate(let a), .negate(let b)), (.not(let a), .not(let b)): return isAlike(a, b)
    case (.binary(let sign, let a, let b), .binary(let other, let c, let d)):
      return sign == other && isAlike(a, c) && isAlike(b, d)
    case (.call(let function, let these), .call(let other, let those)):
      return function == other && these.count == those.count && zip(these, those).allSatisfy(isAlike)
    case (let a, let b): return a == b
    }
  }
}

extension ExpressionArena {
  /// Whether a value is the one that a property is found with.
  func isFound(_ id: ExpressionID) -> Bool { if case .found = self[id].kind { true } else { false } }
}
