import TransitionPlan

/// The rest states of an overlay's to screen: their names, and what differs between them.
enum StatesSection {
  /// `<T>State`: the names.
  static func names(_ scope: TransitionScope) -> [SwiftItem] {
    let cases = scope.transition.states.indices.map(scope.caseName).joined(separator: ", ")
    return swift {
      SwiftItem.doc(
        "Where the \(scope.to) can rest (\(scope.lines(scope.transition.states.map(\.location)))).")
      "private enum \(scope.type("State")): CaseIterable { case \(cases) }"
    }
  }

  /// The presentation's property: `forward` goes to the first.
  static func state(_ scope: TransitionScope) -> [SwiftItem] {
    if !scope.hasStates { return [] }
    return swift { "private var state: \(scope.type("State")) = .\(scope.caseName(0))" }
  }

  /// The functions that say a property's value in each rest state.
  static func values(_ scope: TransitionScope) -> [SwiftItem] {
    scope.transition.stateTables.flatMap { table in
      let writer = ExpressionWriter(scope: scope) { scope.readInRun($0) }
      let name = scope.transition.name(of: table.subject) + "." + table.property.rawValue
      return swift {
        SwiftItem.doc("`\(name)` in a rest state of the \(scope.to) (\(scope.line(table.location))).")
        SwiftItem.block(
          "private func \(scope.restingName(table.subject, table.property))"
            + "(in state: \(scope.type("State"))) -> \(scope.tableType(table.property))"
        ) {
          "switch state {"
          for index in table.values.indices {
            SwiftItem.line(
              "case .\(scope.caseName(index)): \(code(writer.value(table.values[index]), table.property))",
              comment: nil)
          }
          "}"
        }
        SwiftItem.blank
      }
    }
  }

  private static func code(_ value: Value, _ property: Property) -> String {
    switch property.type {
    case .point, .vector: value.point.text
    case .size: value.size.text
    default: value.scalar.text
    }
  }
}
