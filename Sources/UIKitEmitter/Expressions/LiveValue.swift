import TransitionPlan

extension DescriptionScope {
  /// A value that is worked out whenever it is asked for: an argument that the runtime keeps as a closure.
  ///
  /// One that is too long for an argument is a closure with a name.
  /// - Parameters:
  ///   - name: What that is called.
  ///   - setup: Gets what has to come before the statement.
  func live(_ id: ExpressionID, named name: String, _ setup: inout [SwiftStatement]) -> SwiftExpression {
    var writer = ExpressionWriter(self, .rest)
    let code = writer.code(id)
    let steps = writer.takeSteps()
    if steps.isEmpty { return code }
    let closure = names.fresh(name, or: "Value")
    let type = "() -> " + arena[id].type.swiftType
    setup.append(.constant(closure, type: type, .closure(SwiftClosure(nil, steps + [.result(code)]))))
    return .call(.name(closure), [])
  }

  /// What a value of an object's property is called: `sheetY`.
  func name(of subject: Subject, _ property: Property) -> String {
    names.name(.element(subject)) + NameStyle.capitalized(property.swiftName)
  }

  /// A condition of a finger, as a closure.
  func condition(_ id: ExpressionID) -> SwiftClosure {
    var writer = ExpressionWriter(self, .finger)
    let code = writer.code(id)
    let steps = writer.takeSteps()
    let finger = writer.readsFinger ? "finger" : "_"
    return SwiftClosure(finger, steps.isEmpty ? [.expression(code)] : steps + [.result(code)])
  }
}
