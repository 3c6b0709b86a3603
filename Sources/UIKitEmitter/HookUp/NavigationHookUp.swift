import TransitionPlan

extension HookUp {
  /// A navigation controller, and the screen that pushes.
  var navigation: (classes: [SwiftDeclaration], notes: [Note]) {
    let pulls = transition.interactions.contains { $0.direction == .forward }
    let attaches = pulls || !transition.presses.isEmpty
    let stack = NameStyle.capitalized(transition.from.name) + "Navigation"
    let keep = kept(
      "A delegate is not retained: store it in an object that lives as long as the stack.",
      isPrivate: !attaches)
    let load = loading([.assignment(.name("delegate"), owner)])
    var classes = [type(stack, ["UINavigationController"], keep + [load])]
    if attaches {
      let sides: [Side] = isOneClass ? [.from, .to] : [.from]
      classes.append(
        type(
          controller(.from), ["UIViewController"] + protocols(sides),
          members(sides) + (pulls ? [pushed] : []) + [attaching(stack)]))
    }
    return (classes, [Note(text: closing(attaches: attaches))])
  }

  /// - Parameter attaches: Whether the classes above include that of the from screen.
  private func closing(attaches: Bool) -> String {
    let names = protocols(attaches ? isOneClass ? [] : [.to] : [.from, .to]).map { "`\($0)`" }
    if names.isEmpty { return "Then push and pop as usual." }
    return "Let the screens conform to " + names.joined(separator: " and ") + ", then push and pop as usual."
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
