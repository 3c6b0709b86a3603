import TransitionPlan

extension DescriptionScope {
  /// The function that describes the transition.
  var describingFunction: SwiftDeclaration {
    SwiftDeclaration(
      documentation: ["Describes the transition; the runtime plays it."],
      attributes: ["@MainActor"], modifiers: ["private"],
      kind: .function(
        "func " + types.function, [SwiftParameter("_ screens", "TransitionScreens")],
        result: "TransitionDescription?", body: functionBody))
  }

  /// Statements that use names are written before those that declare them, and are placed below these.
  private var functionBody: [SwiftStatement] {
    let moving = [placementStatements, trackStatements, takenStatements, hookStatements, pressStatements]
    let gestures = transition.interactions.indices.flatMap {
      GestureStatements(scope: self, index: $0).statements
    }
    let layers = layerStatements
    let closures = closureStatements
    let objects = sharedStatements + addedStatements + layers
    let values = handedStatements
    let elements = elementStatements
    let (controllers, guarding) = controllerStatements
    let sections =
      [controllers + guarding, startStatements + elements + values, timingStatements, objects, closures]
      + moving + [gestures, alternativeStatements + [.result(Self.description)]]
    return sections.flatMap { section in section.isEmpty ? [] : [.blank] + section }.dropBlank
  }

  // MARK: The screens

  /// The screens' controllers, cast to their types, and the guard against other controllers.
  private var controllerStatements: (casts: [SwiftStatement], guarding: [SwiftStatement]) {
    var casts: [SwiftStatement] = []
    var ends: [SwiftArgument] = []
    for side in Side.allCases {
      ends.append(SwiftArgument(nil, controller(side)))
      if case .any = types[side] { continue }
      let found = SwiftExpression.cast(.name("screens").dot(side.rawValue), types[side].type)
      let cast = SwiftStatement.constant(names.name(.controller(side)), found)
      casts.append(placed(cast, transition[side].location))
    }
    if casts.isEmpty { return ([], []) }
    return (casts, [.guarding(.call(.name("screens").dot("match"), ends))])
  }

  private var startStatements: [SwiftStatement] {
    let made = SwiftExpression.call(
      .name("TransitionDescription"),
      [SwiftArgument(nil, .name("screens")), SwiftArgument("style", .implicit(transition.style.rawValue))])
    var statements: [SwiftStatement] = [.constant("transition", made)]
    if transition.isDirectional {
      statements.append(.assignment(Self.description.dot("isDirectional"), .name("true")))
    }
    for side in Side.allCases where transition[side].isOptional {
      let call = SwiftStatement.expression(call("mayLack", SwiftArgument(nil, .implicit(side.rawValue))))
      statements.append(placed(call, transition[side].location))
    }
    return statements
  }

  /// The objects that are used, except those with statements of their own.
  private var elementStatements: [SwiftStatement] {
    let whole: [(Subject, String)] = [
      (.container, "container"), (.screen(.from), "from"), (.screen(.to), "to"), (.tabBar, "tabBar"),
      (.navigationBar, "navigationBar"),
    ]
    let known = whole.compactMap { subject, member -> SwiftStatement? in
      let thing = LocalThing.element(subject)
      return names.isUsed(thing)
        ? .constant(names.name(thing), Self.description.dot(member)) : nil
    }
    return known
      + Side.allCases.flatMap { side in transition[side].views.indices.compactMap { view(side, $0) } }
  }

  private func view(_ side: Side, _ index: Int) -> SwiftStatement? {
    let thing = LocalThing.element(.provided(side, index))
    guard names.isUsed(thing) else { return nil }
    let members = types.members(side).views
    let read = SwiftExpression.optionalMember(controller(side), members[index])
    let made = SwiftExpression.trailing(
      call("view", SwiftArgument("of", .implicit(side.rawValue))), SwiftClosure(nil, [.expression(read)]))
    return placed(.constant(names.name(thing), made), transition[side].views[index].location)
  }

  /// The values that screens hand over.
  private var handedStatements: [SwiftStatement] {
    Side.allCases.flatMap { side in
      transition[side].values.indices.compactMap { index -> SwiftStatement? in
        let thing = LocalThing.handed(side, index)
        guard names.isUsed(thing) else { return nil }
        let value = transition[side].values[index]
        let read = SwiftExpression.optionalMember(controller(side), types.members(side).values[index])
        let code = SwiftExpression.binary(read, .coalesce, value.type.handedType.none)
        let made = SwiftExpression.trailing(
          Self.description.dot("value"), SwiftClosure(nil, [.expression(code)]))
        return placed(.constant(names.name(thing), made), value.location)
      }
    }
  }

  // MARK: The transition

  private var timingStatements: [SwiftStatement] {
    var statements: [SwiftStatement] = []
    if let first = transition.states.first {
      let call = call("states", SwiftArgument(nil, .name(types.state).dot("self")))
      statements.append(placed(.expression(call), first.location))
    }
    // The way back is timed like the way there if the spec does not say otherwise.
    let (there, back) = (transition.forward, transition.backward)
    let isOne = there.location == back.location && SwiftExpression.timing(there) == .timing(back)
    let ways: [Direction] = isOne ? [.forward] : Direction.allCases
    return statements
      + ways.map { direction in
        let way = transition[direction]
        return placed(.assignment(Self.description.dot(direction.rawValue), .timing(way)), way.location)
      }
  }

  /// The used `let`s that are closures: those that others read come first.
  private var closureStatements: [SwiftStatement] {
    let uses = LocalUses(transition, arena)
    let wanted = closures.filter { names.isUsed(.closure($0)) }
    let read = uses.read(by: wanted.map { transition.locals[$0].value })
    let all = closures.filter { wanted.hasSorted($0) || read.hasSorted($0) }
    // A `let` that reads another one also reads everything that this reads.
    let ordered = all.map { (index: $0, depth: uses.read(by: [transition.locals[$0].value]).count) }
      .sorted { ($0.depth, $0.index) < ($1.depth, $1.index) }
    return ordered.map { closure($0.index) }
  }

  private func closure(_ index: Int) -> SwiftStatement {
    let local = transition.locals[index]
    var writer = ExpressionWriter(self, .rest)
    let code = writer.code(local.value)
    let steps = writer.takeSteps()
    let body = steps.isEmpty ? [SwiftStatement.expression(code)] : steps + [.result(code)]
    let type = "() -> " + arena[local.value].type.swiftType
    return placed(
      .constant(names.name(.closure(index)), type: type, .closure(SwiftClosure(nil, body))), local.location)
  }

  private var alternativeStatements: [SwiftStatement] {
    let fades = [("fallback", transition.fallback), ("reduceMotion", transition.reduceMotion)]
    return fades.compactMap { name, fade in
      fade.map { placed(.assignment(Self.description.dot(name), .timing($0)), $0.location) }
    }
  }
}

extension [SwiftStatement] {
  /// The statements without an empty line at the beginning.
  fileprivate var dropBlank: [SwiftStatement] { first == .blank ? Array(dropFirst()) : self }
}
