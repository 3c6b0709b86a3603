import TransitionPlan

extension DescriptionScope {
  /// The pictures that both screens show. Like added views, they are written after all statements that use them.
  var sharedStatements: [SwiftStatement] {
    transition.shared.enumerated().flatMap { index, element in
      let call = self.call(
        "shared", SwiftArgument(nil, .implicit(element.kind.rawValue)),
        SwiftArgument("from", self.element(.provided(.from, element.from.view))),
        SwiftArgument("to", self.element(.provided(.to, element.to.view))),
        SwiftArgument("content", .implicit(element.contentMode.rawValue)))
      let missing = element.missing.map { fade in
        let target = self.element(.shared(index)).dot("missing")
        return placed(.assignment(target, .timing(fade)), fade.location)
      }
      return [declared(.shared(index), call, element.location)] + [missing].compactMap(\.self)
    }
  }

  /// The views that the transition adds, with the objects that they fill; all but a button fill the container anyway.
  var addedStatements: [SwiftStatement] {
    let filled = transition.views.enumerated().compactMap { index, view -> SwiftStatement? in
      guard let whole = view.fills, whole != .container || view.content.isButton else { return nil }
      let call = element(.added(index)).calling("fills", SwiftArgument(nil, element(whole)))
      return placed(.expression(call), view.location)
    }
    let made = transition.views.enumerated().map { index, view in
      var arguments = [SwiftArgument(nil, view.content.code)]
      if view.isStanding { arguments.append(SwiftArgument("stays", .name("true"))) }
      if view.dismissesOnTap { arguments.append(SwiftArgument("dismissesOnTap", .name("true"))) }
      return declared(.added(index), .call(Self.description.dot("add"), arguments), view.location)
    }
    return made + filled
  }

  /// An object that a statement makes, with a name if it is used.
  private func declared(
    _ subject: Subject, _ call: SwiftExpression, _ location: SpecLocation
  ) -> SwiftStatement {
    let thing = LocalThing.element(subject)
    let isUsed = names.isUsed(thing)
    return placed(isUsed ? .constant(names.name(thing), call) : .discarded(call), location)
  }

  /// The order of the layers, if its rules change it.
  var layerStatements: [SwiftStatement] {
    var statements: [SwiftStatement] = []
    if let order = transition.orderLocation, transition.top == .from {
      let top = SwiftStatement.assignment(
        Self.description.dot("top"), .implicit(transition.top.rawValue))
      statements.append(placed(top, order))
    }
    var plain = transition
    plain.layers = []
    if let first = transition.layers.first, plain.layerOrder != transition.layerOrder {
      let order = SwiftExpression.array(transition.layerOrder.map { element($0) })
      statements.append(placed(.assignment(Self.description.dot("order"), order), first.location))
    }
    return statements
  }

  /// Layout that follows the container's size.
  var placementStatements: [SwiftStatement] {
    transition.placements.flatMap { place in
      var statements: [SwiftStatement] = []
      let value = live(place.value, named: name(of: place.subject, place.property), &statements)
      let call = self.call(
        "place", SwiftArgument(nil, element(place.subject)), SwiftArgument(nil, place.property.code),
        SwiftArgument("at", value))
      return statements + [placed(.expression(call), place.location)]
    }
  }
}

extension AddedContent {
  fileprivate var isButton: Bool { if case .button = self { true } else { false } }

  fileprivate var code: SwiftExpression {
    switch self {
    case .color(let color): .implicitCall("color", SwiftArgument(nil, color.code))
    case .blur(let style): .implicitCall("blur", SwiftArgument(nil, .implicit(style.rawValue)))
    case .button(let symbol): .implicitCall("button", SwiftArgument(nil, .string(symbol)))
    case .image(let name): .implicitCall("image", SwiftArgument(nil, .string(name)))
    }
  }
}
