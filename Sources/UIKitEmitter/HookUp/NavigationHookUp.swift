import TransitionPlan

extension HookUp {
  /// A navigation controller, and the screen that pushes.
  var navigation: (classes: [SwiftDeclaration], notes: [Note]) {
    let pulls = transition.interactions.contains { $0.direction == .forward }
    let attaches = pulls || !transition.presses.isEmpty
    let sides: [Side] = isOneClass ? [.from, .to] : [.from]
    let stack = NameStyle.capitalized(transition.from.name) + "Navigation"
    let keep = kept(
      "A delegate is not retained: keep it, as long as the stack and not as one of its screens.",
      isPrivate: !attaches)
    let load = loading([.assignment(.name("delegate"), owner)])
    var classes = [type(stack, ["UINavigationController"], keep + [load])]
    let conformances = protocols(sides)
    if !conformances.isEmpty || attaches {
      let asked = pulls ? [pushed] : []
      let attached = attaches ? [attaching(stack)] : []
      classes.append(
        type(controller(.from), ["UIViewController"] + conformances, members(sides) + asked + attached))
    }
    return (classes, [Note(text: closing)])
  }

  private var closing: String {
    let gestures = transition.interactions.count { $0.direction == .backward }
    let added = ["", " The gesture is added to it.", " The gestures are added to it."][min(gestures, 2)]
    if isOneClass { return "Then push one onto another and pop as usual." + added }
    if case .requiring(let name) = types[.to] {
      return "Let the other screen conform to `\(name)`, then push and pop as usual." + added
    }
    return "Then push and pop a `\(types[.to].bare)` as usual." + added
  }

  private var pushed: SwiftDeclaration {
    SwiftDeclaration(
      kind: .function(
        "func " + types.members(.from).pushed, [], result: types[.to].optional,
        body: [.expression(.call(.name(controller(.to)), []))]))
  }

  private func attaching(_ stack: String) -> SwiftDeclaration {
    let found = SwiftExpression.cast(.name("navigationController"), stack)
    let call = SwiftExpression.call(
      .member(.optionalMember(found, property), "attach"), [SwiftArgument("to", .name("self"))])
    return loading([.expression(call)])
  }
}
