import TransitionPlan

extension DescriptionScope {
  /// A value that is computed whenever it is read: an argument that the runtime keeps as a closure.
  ///
  /// A value that is too long for an argument is a closure with a name.
  /// - Parameters:
  ///   - name: The name of that closure.
  ///   - setup: Receives the statements that have to come before this one.
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

  /// The name of a value of an object's property: `sheetY`.
  func name(of subject: Subject, _ property: Property) -> String {
    names.name(.element(subject)) + NameStyle.capitalized(property.swiftName)
  }

  /// A condition on a finger, as a closure.
  func condition(_ id: ExpressionID) -> SwiftClosure {
    var writer = ExpressionWriter(self, .finger)
    let code = writer.code(id)
    let steps = writer.takeSteps()
    let finger = writer.readsFinger ? "finger" : "_"
    return SwiftClosure(finger, steps.isEmpty ? [.expression(code)] : steps + [.result(code)])
  }
}
