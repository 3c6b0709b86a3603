import TransitionPlan
import TransitionText

/// The drives of a gesture, as the lines of a closure.
struct DriveStatements {
  let scope: DescriptionScope
  let interaction: Interaction

  private static let drive = SwiftExpression.name("drive")

  /// The lines, and whether they read the finger itself.
  var body: (readsFinger: Bool, statements: [SwiftStatement]) {
    var writer = ExpressionWriter(scope, .drive)
    var statements: [SwiftStatement] = []
    let needed = LocalUses(scope.transition, scope.arena).read(by: values)
    for step in interaction.steps {
      switch step {
      case .local(let index): if needed.hasSorted(index) { statements += local(index, &writer) }
      case .progress: statements += progress(&writer)
      case .drive(let index):
        if interaction.drives.indices.contains(index) { statements += drive(index, &writer) }
      }
    }
    statements += decision(&writer)
    return (writer.readsFinger, statements)
  }

  /// All values that the lines compute.
  private var values: [ExpressionID] {
    var values = interaction.drives.compactMap(\.value)
    values += [interaction.progress, interaction.finishNow, interaction.states?.nearest].compactMap(\.self)
    switch interaction.decision {
    case .finishWhen(let id, _), .cancelWhen(let id, _): values.append(id)
    case .nearest, .cancels: break
    }
    return values
  }

  private func local(_ index: Int, _ writer: inout ExpressionWriter) -> [SwiftStatement] {
    let local = scope.transition.locals[index]
    let type = scope.arena[local.value].type
    // A range has no value in Swift: its ends are read where it is used.
    if case .range = type { return [] }
    let value = scope.closures.hasSorted(index) ? closureCall(index) : writer.code(local.value)
    let steps = writer.takeSteps()
    let name = writer.names.take(
      NameStyle.lowered(local.name), or: scope.closures.hasSorted(index) ? "Now" : "Value")
    writer.known.set(index, name)
    return steps + [scope.placed(.constant(name, type: type.swiftType, value), local.location)]
  }

  private func closureCall(_ index: Int) -> SwiftExpression { .call(scope.names.use(.closure(index)), []) }

  private func progress(_ writer: inout ExpressionWriter) -> [SwiftStatement] {
    guard let progress = interaction.progress else { return [] }
    return set("progress", progress, &writer)
  }

  private func drive(_ index: Int, _ writer: inout ExpressionWriter) -> [SwiftStatement] {
    let drive = interaction.drives[index]
    var arguments = [
      SwiftArgument(nil, scope.element(drive.subject)), SwiftArgument(nil, drive.property.code),
    ]
    var method = "follow"
    if let value = drive.value {
      method = interaction.states?.drive == index ? "lead" : "set"
      arguments.append(SwiftArgument(nil, writer.code(value)))
    }
    let call = SwiftStatement.expression(.call(Self.drive.dot(method), arguments))
    return writer.takeSteps() + [scope.placed(call, drive.location)]
  }

  private func decision(_ writer: inout ExpressionWriter) -> [SwiftStatement] {
    var statements: [SwiftStatement] = []
    switch interaction.decision {
    case .finishWhen(let condition, let location):
      statements += placed(set("finishes", condition, &writer), location)
    case .cancelWhen(let condition, let location):
      statements += placed(set("cancels", condition, &writer), location)
    case .nearest(let location):
      if let nearest = interaction.states?.nearest {
        let value = writer.code(nearest)
        let call = SwiftStatement.expression(
          Self.drive.calling("settles", SwiftArgument("nearest", value)))
        statements += placed(writer.takeSteps() + [call], location)
      }
    case .cancels: statements.append(.assignment(Self.drive.dot("finishes"), .name("false")))
    }
    if let condition = interaction.finishNow { statements += set("finishesNow", condition, &writer) }
    return statements
  }

  private func set(
    _ member: String, _ value: ExpressionID, _ writer: inout ExpressionWriter
  ) -> [SwiftStatement] {
    let value = writer.code(value)
    return writer.takeSteps() + [.assignment(Self.drive.dot(member), value)]
  }

  /// Some statements, the last of them with its location.
  private func placed(_ statements: [SwiftStatement], _ location: SpecLocation) -> [SwiftStatement] {
    guard let last = statements.last else { return [] }
    return statements.dropLast() + [scope.placed(last, location)]
  }
}
