import TransitionPlan

/// The statements of one `interactive`.
struct GestureStatements {
  let scope: DescriptionScope
  let index: Int

  private var interaction: Interaction { scope.transition.interactions[index] }
  private var gesture: SwiftExpression { scope.names.use(.gesture(index)) }

  var statements: [SwiftStatement] {
    [.blank, .note(headline), made] + asks + begins + holds + scrolls + rules + catches + hooks + drives
      + settles
  }

  private var headline: String {
    let place = " (line \(interaction.location.line))."
    if interaction.states != nil { return "A finger moves the screen between its rest states" + place }
    return
      (interaction.direction == .forward ? "A finger drives the way there" : "A finger drives the way back")
      + place
  }

  private var made: SwiftStatement {
    var arguments = [
      SwiftArgument("by", interaction.gesture.code), SwiftArgument("on", scope.element(interaction.view)),
    ]
    if let states = interaction.states {
      if states.includesBackward { arguments.insert(SwiftArgument("orBackward", .name("true")), at: 0) }
    } else {
      arguments.insert(SwiftArgument(nil, .implicit(interaction.direction.rawValue)), at: 0)
    }
    let method = interaction.states == nil ? "interactive" : "interactiveStates"
    return .constant(
      scope.names.name(.gesture(index)), .call(DescriptionScope.description.dot(method), arguments))
  }

  private func call(_ method: String, _ arguments: SwiftArgument...) -> SwiftExpression {
    .call(gesture.dot(method), arguments)
  }

  /// A call, with a trailing closure if there is a condition.
  private func call(
    _ method: String, _ arguments: [SwiftArgument], _ condition: ExpressionID?, _ location: SpecLocation
  ) -> SwiftStatement {
    let plain = SwiftExpression.call(gesture.dot(method), arguments)
    let code = condition.map { SwiftExpression.trailing(plain, scope.condition($0)) } ?? plain
    return scope.placed(.expression(code), location)
  }

  // MARK: The destination

  /// The statements that ask for the screen to which the finger leads.
  private var asks: [SwiftStatement] {
    if interaction.states != nil { return [] }
    let direction = interaction.direction
    let members = scope.types.members(direction.start)
    let isForward = direction == .forward
    switch scope.transition.style {
    case .navigation: return isForward ? [asking("next", members.pushed)] : []
    case .modal, .overlay: return isForward ? [asking("presents", members.presents)] : []
    case .container: return [askingContainer]
    case .tab: return []
    }
  }

  private func asking(_ method: String, _ member: String) -> SwiftStatement {
    let answer = SwiftExpression.call(.optionalMember(scope.controller(.from), member), [])
    return .expression(.trailing(.member(gesture, method), SwiftClosure(nil, [.expression(answer)])))
  }

  private var askingContainer: SwiftStatement {
    let question = ContainerQuestion(scope.transition, scope.types, interaction.direction)
    let shown = scope.controller(interaction.direction.start)
    let container = SwiftExpression.cast(
      .name("screens").dot("container"), "any " + scope.types.container)
    // A dot binds more tightly than `as?`: the cast needs parentheses.
    let answer = SwiftExpression.call(
      .optionalMember(container, question.name), [SwiftArgument(question.label, .name("shown"))])
    let closure = SwiftClosure(nil, [.binding("shown", shown), .result(answer)])
    return .expression(.trailing(.member(gesture, "next"), closure))
  }

  // MARK: Conditions and rules

  private var begins: [SwiftStatement] {
    guard let begin = interaction.begin else { return [] }
    let code = SwiftExpression.trailing(gesture.dot("begins"), scope.condition(begin))
    return [.expression(code)]
  }

  private var holds: [SwiftStatement] {
    interaction.holds.flatMap { hold in
      var statements: [SwiftStatement] = []
      let name = scope.name(of: hold.subject, hold.property)
      let value = scope.live(hold.value, named: name, &statements)
      let code = call(
        "hold", SwiftArgument(nil, scope.element(hold.subject)), SwiftArgument(nil, hold.property.code),
        SwiftArgument("at", value))
      return statements + [scope.placed(.expression(code), hold.location)]
    }
  }

  private var scrolls: [SwiftStatement] {
    let together = interaction.simultaneous.map { rule in
      call(
        "simultaneous", [SwiftArgument("with", scope.element(rule.subject))], rule.condition, rule.location)
    }
    return together
      + interaction.handsOver.map { rule in
        call("handsOver", [SwiftArgument("to", scope.element(rule.subject))], rule.condition, rule.location)
      }
  }

  private var rules: [SwiftStatement] {
    interaction.rules.map { rule in
      let other = SwiftArgument("on", scope.element(rule.view))
      switch rule.relation {
      case .outranks:
        return call("outranks", [SwiftArgument(nil, rule.gesture.code), other], nil, rule.location)
      case .waitsFor:
        return call("waits", [SwiftArgument("for", rule.gesture.code), other], nil, rule.location)
      }
    }
  }

  private var catches: [SwiftStatement] {
    if interaction.catches.isEmpty { return [] }
    let kinds = interaction.catches.map { SwiftExpression.implicit($0.rawValue) }
    return [.assignment(gesture.dot("catches"), .array(kinds))]
  }

  private var hooks: [SwiftStatement] { interaction.calls.map { scope.hook($0, of: gesture) } }

  // MARK: Drives

  private var drives: [SwiftStatement] {
    let (readsFinger, body) = DriveStatements(scope: scope, interaction: interaction).body
    if body.isEmpty { return [] }
    let closure = SwiftClosure((readsFinger ? "finger" : "_") + ", drive", body)
    return [.expression(.trailing(gesture.dot("drives"), closure))]
  }

  private var settles: [SwiftStatement] {
    let (finish, cancel) = (interaction.finish, interaction.cancel)
    let isOne = SwiftExpression.timing(finish) == .timing(cancel)
    return (isOne ? [("settle", finish)] : [("finish", finish), ("cancel", cancel)]).map { name, settle in
      scope.placed(.assignment(gesture.dot(name), .timing(settle)), settle.location)
    }
  }
}

extension Gesture {
  /// The gesture as Swift.
  fileprivate var code: SwiftExpression {
    guard let direction else { return .implicit(name) }
    return .implicitCall(name, SwiftArgument(nil, .implicit(direction)))
  }
}
