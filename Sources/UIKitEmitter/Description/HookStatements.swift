import TransitionPlan

extension DescriptionScope {
  /// The hooks that every run calls.
  var hookStatements: [SwiftStatement] { transition.calls.map { hook($0, of: Self.description) } }

  /// The statement of a hook.
  /// - Parameter owner: The object that calls it: the description or a gesture.
  func hook(_ call: HookCall, of owner: SwiftExpression) -> SwiftStatement {
    var arguments = [SwiftArgument("at", .implicit(call.moment.rawValue))]
    if let direction = call.direction {
      arguments.append(SwiftArgument("of", .implicit(direction.rawValue)))
    }
    let hooks = types.members(call.side).hooks
    let name = hooks.indices.contains(call.hook) ? hooks[call.hook] : "unknown"
    let body = SwiftExpression.call(.optionalMember(controller(call.side), name), [])
    let code = SwiftExpression.trailing(
      .call(owner.dot("call"), arguments), SwiftClosure(nil, [.expression(body)]))
    return placed(.expression(code), call.location)
  }

  /// The presses and their tracks.
  var pressStatements: [SwiftStatement] {
    transition.presses.enumerated().flatMap { index, press in
      let call = self.call(
        "press", SwiftArgument(nil, element(press.view)), SwiftArgument("down", .timing(press.down)),
        SwiftArgument("up", .timing(press.up)))
      let modifiers = TrackModifiers(scope: self, forward: press.down, backward: press.up)
      let pieces = TrackPiece.pieces(press.down, press.up)
      if pieces.isEmpty { return [.blank, placed(.discarded(call), press.location)] }
      let name = names.use(.press(index))
      let made = placed(.constant(names.name(.press(index)), call), press.location)
      return [.blank, made] + pieces.flatMap { animate(name, $0, modifiers, isStanding: false) }
    }
  }
}
