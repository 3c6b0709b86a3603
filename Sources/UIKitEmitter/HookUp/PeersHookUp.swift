import TransitionPlan

extension HookUp {
  // MARK: Tabs

  /// A tab bar controller.
  var tabs: (classes: [SwiftDeclaration], notes: [Note]) {
    let pulls = !transition.interactions.isEmpty
    let attached = SwiftStatement.expression(owner.calling("attach", SwiftArgument("to", .name("self"))))
    let hasFingers = pulls || !transition.presses.isEmpty
    let load = loading([.assignment(.name("delegate"), owner)] + (hasFingers ? [attached] : []))
    let own = type(
      types.prefix + "Controller", ["UITabBarController"],
      kept("A delegate is not retained: keep it.") + [load, resizing])
    let sides = transition.isDirectional ? ("before", "after") : ("on the left", "on the right")
    let ways = pulls ? "Taps, fingers" : "Taps"
    let words =
      "\(ways) and `selectedIndex` then go from \(tab(.from)) \(sides.0) to \(tab(.to)) \(sides.1), and back."
    let code =
      "Before code selects a tab while a run may be in progress, call `\(property).jump()`."
    return ([own], [Note(text: words), Note(text: code, isApart: false)])
  }

  private func tab(_ side: Side) -> String {
    types[side] == .any ? "any tab" : "a tab that is a `\(types[side].bare)`"
  }

  // MARK: Containers

  /// A container view controller of the app.
  var container: (classes: [SwiftDeclaration], notes: [Note]) {
    let directions = ContainerQuestion.directions(transition)
    let first = SwiftExpression.call(.name(controller(.from)), [])
    let load = loading([
      .note("The first screen."), .expression(owner.calling("show", SwiftArgument(nil, first))),
    ])
    let questions = directions.map { direction in
      let question = ContainerQuestion(transition, types, direction)
      return SwiftDeclaration(
        kind: .function(
          "func " + question.name, [question.parameter], result: question.result,
          body: [.expression(.name("nil"))]))
    }
    let keep = kept(nil, "lazy var ", [SwiftArgument("in", .name("self"))])
    let asked = directions.isEmpty ? [] : [types.container]
    let own = type(
      types.prefix + "Controller", ["UIViewController"] + asked,
      keep + [load] + questions + appearance + [resizing])
    return ([own], containerNotes(isAsked: !directions.isEmpty))
  }

  private func containerNotes(isAsked: Bool) -> [Note] {
    let ends = Side.allCases.map { side in
      let name = types[side].bare
      return types[side] == .any ? "a screen" : "\(name.withArticle.dropLast(name.count))`\(name)`"
    }
    let finger = isAsked ? "; so does a finger." : "."
    let words = "`\(property).forward(to:)` goes from \(ends[0]) to \(ends[1]), `backward(to:)` back\(finger)"
    let both = "A controller that conforms to both can be left in either direction."
    let isBoth = isAsked && types[.from] != .any && types[.to] != .any
    return [Note(text: words)] + (isBoth ? [Note(text: both, isApart: false)] : [])
  }

  /// The transition calls the appearance methods of children that come and go, the container those of the visible one.
  private var appearance: [SwiftDeclaration] {
    let rule = SwiftDeclaration(
      modifiers: ["override"],
      kind: .computed(
        "var shouldAutomaticallyForwardAppearanceMethods", type: "Bool",
        [SwiftAccessor(nil, [.expression(.name("false"))])]))
    let words = "The transition forwards to children that come and go, these methods to the visible one."
    let animated = SwiftArgument("animated", .name("animated"))
    let shown = SwiftExpression.member(owner, "shown?")
    func begin(_ isComing: String) -> SwiftExpression {
      shown.calling("beginAppearanceTransition", SwiftArgument(nil, .name(isComing)), animated)
    }
    let end = shown.calling("endAppearanceTransition")
    let calls = [
      ("viewWillAppear", true, begin("true")), ("viewDidAppear", false, end),
      ("viewWillDisappear", true, begin("false")), ("viewDidDisappear", false, end),
    ]
    return [SwiftDeclaration(kind: .note(words)), rule]
      + calls.map { name, isBefore, call in
        overriding(
          name, [SwiftParameter("_ animated", "Bool")],
          before: isBefore ? [.expression(owner.calling("jump"))] : [],
          .name("super").calling(name, SwiftArgument(nil, .name("animated"))), [.expression(call)])
      }
  }
}
