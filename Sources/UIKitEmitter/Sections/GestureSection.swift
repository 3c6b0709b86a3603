import TransitionPlan

/// The recognizers of some interactions, inside the class that has them: their gates, their rules and their actions.
struct GestureSection {
  let scope: TransitionScope
  /// The interactions, all on one object.
  let indices: [Int]
  /// Who has the recognizers.
  let host: GestureHost

  init(_ scope: TransitionScope, on host: GestureHost) {
    self.scope = scope
    self.host = host
    indices = scope.transition.interactions.indices.filter { scope.host(of: $0) == host }
  }

  /// Whether there are none.
  var isEmpty: Bool { indices.isEmpty }

  var interactions: [Interaction] { indices.map { scope.transition.interactions[$0] } }

  // MARK: Parts

  /// The recognizers' properties.
  var properties: [SwiftItem] {
    swift {
      for index in indices {
        "private let \(scope.recognizer(index)) = \(scope.transition.interactions[index].gesture.recognizer)()"
      }
      starts
      TwoFingers.properties(self)
      if host == .stay, !indices.isEmpty { "private var run: \(scope.type("Run"))?" }
    }
  }

  /// The statements that make this object hear of the recognizers.
  var targets: [SwiftItem] {
    indices.flatMap { index -> [SwiftItem] in
      let recognizer = scope.recognizer(index)
      let action = scope.transition.interactions[index].gesture.action
      return swift {
        ofOneFinger(index)
        "\(recognizer).delegate = self"
        "\(recognizer).addTarget(self, action: #selector(\(action)))"
      }
    }
  }

  /// The statements that bring the recognizers to the views of another screen.
  var followed: [SwiftItem] {
    let first = indices.first.map(scope.recognizer) ?? ""
    return swift {
      SwiftItem.block("if \(first).delegate == nil") { targets + waits }
      for index in indices {
        edges(index)
        "\(view(scope.transition.interactions[index])).addGestureRecognizer(\(scope.recognizer(index)))"
      }
    }
  }

  /// The statements that add the recognizers to their views.
  var added: [SwiftItem] { indices.flatMap(added) + waits }

  /// Which recognizers wait for which others to fail.
  private var waits: [SwiftItem] {
    indices.flatMap { index in
      scope.transition.interactions[index].rules.compactMap { rule in
        guard let other = scope.partner(of: rule, for: index) else { return nil }
        let (first, second) = rule.relation == .outranks ? (index, other) : (other, index)
        return SwiftItem.line(
          "\(scope.recognizer(second)).require(toFail: \(scope.recognizer(first)))",
          scope.line(rule.location))
      }
    }
  }

  private func added(_ index: Int) -> [SwiftItem] {
    let interaction = scope.transition.interactions[index]
    let recognizer = scope.recognizer(index)
    let view = self.view(interaction)
    let action = interaction.gesture.action
    return swift {
      edges(index)
      ofOneFinger(index)
      "\(recognizer).delegate = self"
      "\(recognizer).addTarget(self, action: #selector(\(action)))"
      "\(view).addGestureRecognizer(\(recognizer))"
    }
  }

  /// The statement that says from which edge a pan comes.
  private func edges(_ index: Int) -> [SwiftItem] {
    let interaction = scope.transition.interactions[index]
    guard case .edgePan(let edge) = interaction.gesture else { return [] }
    let isRightToLeft = "\(view(interaction)).effectiveUserInterfaceLayoutDirection == .rightToLeft"
    return swift {
      SwiftItem.line(
        "\(scope.recognizer(index)).edges = \(edge.code(isRightToLeft: isRightToLeft))",
        scope.line(interaction.location))
    }
  }

  /// The statement that keeps a pan from two fingers, of which another gesture is there.
  private func ofOneFinger(_ index: Int) -> [SwiftItem] {
    let isMixed = Set(interactions.map(\.gesture.figure)).count > 1
    guard isMixed, scope.transition.interactions[index].gesture.isPan else { return [] }
    return swift { "\(scope.recognizer(index)).maximumNumberOfTouches = 1" }
  }

  /// The statements that take the recognizers away again.
  var removed: [SwiftItem] {
    indices.map { index in
      let recognizer = scope.recognizer(index)
      return .line("\(recognizer).view?.removeGestureRecognizer(\(recognizer))", comment: nil)
    }
  }

  /// The delegate's methods and the actions.
  var methods: [SwiftItem] {
    swift {
      shouldBegin
      takesMethod
      if interactions.contains(where: { !$0.simultaneous.isEmpty }) {
        SwiftItem.blank
        simultaneous
      }
      if !(host == .tabs && swipesSideways) { preceding }
      if replacesSwipeBack || interactions.contains(where: { !$0.handsOver.isEmpty })
        || !foreign(.outranks).isEmpty
      {
        SwiftItem.blank
        waiting
      }
      if interactions.contains(where: \.gesture.isPan) {
        SwiftItem.blank
        panned
      }
      if interactions.contains(where: { $0.gesture.name == "pinch" }) {
        SwiftItem.blank
        pinched
      }
      if interactions.contains(where: { $0.gesture == .rotate }) {
        SwiftItem.blank
        turned
      }
      TwoFingers.methods(self)
    }
  }

  /// Whether one of them could take the finger of a swipe back.
  var swipesSideways: Bool { interactions.contains { $0.gesture.meetsSwipeBack } }

  func view(_ interaction: Interaction) -> String {
    if host == .tabs { return "tabs.view" }
    guard case .provided(let side, let index) = interaction.view else {
      return scope.names[host.side] + ".view"
    }
    let provided = scope.transition[side].views[index]
    return scope.names[side] + "." + scope.names.requirement(provided.name) + (provided.isOptional ? "?" : "")
  }

  // MARK: Gates

  private func asksVelocity(_ interactions: [Interaction]) -> Bool {
    interactions.contains { interaction in
      interaction.gesture.gate != nil || (interaction.begin.map { scope.reads(.velocity, $0) } ?? false)
    }
  }

  /// The velocity of those of several gestures that are pans.
  private var panVelocity: [SwiftItem] {
    guard asksVelocity(interactions.filter(\.gesture.isPan)) else { return [] }
    return swift {
      "guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }"
      velocity(.pan(.any), "pan")
    }
  }

  /// The gestures of two fingers, whose velocity is another one, and then the others.
  private var byFingers: (two: [Int], one: [Int]) {
    let isPan = { [scope] index in scope.transition.interactions[index].gesture.isPan }
    return (indices.filter { !isPan($0) }, indices.filter(isPan))
  }

  private var shouldBegin: [SwiftItem] {
    let readsFrom = interactions.contains { interaction in
      interaction.begin.map { scope.needs(.from, $0) } ?? false
    }
    let words = interactions.map { "`\($0.gesture.text)`" } + ["`begin when`"]
    let written = interactions.contains { $0.begin != nil } ? words : words.dropLast()
    let known = interactions.count == 1
    let single = interactions.first?.gesture
    return swift {
      SwiftItem.doc("\(written.joined(separator: ", ")) (\(scope.lines(interactions.map(\.location)))).")
      SwiftItem.block("func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool") {
        if host.hasPeers {
          if asksVelocity(interactions), known, let gesture = single {
            velocity(gesture, scope.recognizer(indices[0]))
          }
          for index in known ? [] : byFingers.two { containerGate(index) }
          if !known { panVelocity }
          for index in known ? indices : byFingers.one { containerGate(index) }
          if !known { "return false" }
        } else if known, let gesture = single, let first = interactions.first {
          let code = asked(gate(indices[0]))
          if code.text == "true", first.handsOver.isEmpty, !catches {
            free(isGuard: false, readsFrom: readsFrom)
          } else {
            free(isGuard: true, readsFrom: readsFrom)
            handsOver(indices[0])
            if asksVelocity(interactions) { velocity(gesture, scope.recognizer(indices[0])) }
            "return \(code.text)"
          }
        } else {
          free(isGuard: true, readsFrom: readsFrom)
          for index in byFingers.two { ownGate(index) }
          panVelocity
          for index in byFingers.one { ownGate(index) }
          "return false"
        }
      }
    }
  }

  /// The gate of one of several gestures.
  private func ownGate(_ index: Int) -> SwiftItem {
    let gate = asked(self.gate(index)).text
    let head = "if gestureRecognizer === \(scope.recognizer(index))"
    let own = twoFingerVelocity(index)
    if own.isEmpty, scope.transition.interactions[index].handsOver.isEmpty {
      return .compact(head, "return \(gate)")
    }
    return .block(head) {
      own
      handsOver(index)
      "return \(gate)"
    }
  }

  /// The velocity of a gesture of two fingers, where its gate asks.
  private func twoFingerVelocity(_ index: Int) -> [SwiftItem] {
    let interaction = scope.transition.interactions[index]
    if interaction.gesture.isPan || indices.count == 1 || !asksVelocity([interaction]) { return [] }
    return velocity(interaction.gesture, scope.recognizer(index))
  }

  /// Whether the gestures dismiss what is presented, which the app may not let them.
  private var dismisses: Bool {
    host == .presentation || host == .stay && scope.transition.style == .modal
  }

  /// A gate, and then the question whether a person may dismiss.
  private func asked(_ gate: Code) -> Code {
    if !dismisses { return gate }
    let presented = host == .presentation ? "presentedViewController" : scope.to
    let question = Code(DismissalQuestion.call(scope, presented), .primary)
    return gate.text == "true" ? question : .binary(gate, "&&", question, .and)
  }

  /// The gate of one gesture in a container, which has a screen to go to.
  private func containerGate(_ index: Int) -> [SwiftItem] {
    let own = gate(index)
    let canBegin = Code(indices.count > 1 ? "canBegin(.\(scope.pull(index)))" : "canBegin()")
    let whole = own.text == "true" ? canBegin : .binary(own, "&&", canBegin, .and)
    let body = shownTab(
      index, before: twoFingerVelocity(index) + handsOver(index) + swift { "return \(whole.text)" })
    if indices.count == 1 { return body }
    let head = "if gestureRecognizer === \(scope.recognizer(index))"
    return [
      body.count == 1 ? .compact(head, "return \(whole.text)") : .block(head, comment: nil, body, tail: .none)
    ]
  }

  /// The tab on which a gesture would begin, bound to its name for statements that read it.
  private func shownTab(_ index: Int, before items: [SwiftItem]) -> [SwiftItem] {
    guard host == .tabs, items.mention(scope.shownScreen(index)) else { return items }
    return swift { "guard \(scope.bindsShownTab(index)) else { return false }" } + items
  }

  /// The condition that nothing is under way and both screens are there.
  private func free(isGuard: Bool, readsFrom: Bool) -> [SwiftItem] {
    let (all, rest) = host.free(scope, bindsFrom: isGuard && readsFrom)
    // The presentation is asked what is under way, so a screen is bound only where it is read.
    let read = indices.flatMap {
      [SwiftItem.line(gate($0).text, comment: nil)] + handsOver($0)
    }
    if catches { return freeOrTaken(readsFrom: readsFrom) }
    let bindings =
      host == .presentation || host == .states ? all.filter { read.mention(String($0.dropFirst(4))) } : all
    let condition = (bindings + rest).joined(separator: ", ")
    if isGuard { return swift { "guard \(condition) else { return false }" } }
    if bindings.isEmpty { return swift { rest.joined(separator: " && ") } }
    return swift {
      "guard \(bindings.joined(separator: ", ")) else { return false }"
      "return \(rest.joined(separator: " && "))"
    }
  }

  func velocity(_ gesture: Gesture, _ recognizer: String) -> [SwiftItem] {
    guard gesture.isPan else { return swift { "let velocity: CGFloat = \(recognizer).velocity" } }
    let space = "\(recognizer).view?.superview"
    return swift {
      "let velocity: CGPoint = \(logical("\(recognizer).velocity(in: \(space))", space))"
    }
  }

  /// A way or a velocity as the spec's x runs.
  func logical(_ vector: String, _ space: String) -> String {
    scope.transition.isDirectional ? "\(scope.helper(.leading))(\(vector), in: \(space))" : vector
  }

  /// The direction of the gesture, which is a gate of its own, and `begin when`.
  func gate(_ index: Int) -> Code {
    let interaction = scope.transition.interactions[index]
    let begin = interaction.begin.map { condition($0, of: interaction.gesture) }
    guard let axis = interaction.gesture.gate(by: scope.recognizer(index)) else {
      return begin ?? Code("true")
    }
    guard let begin else { return axis }
    return .binary(axis, "&&", begin, .and)
  }

  /// A condition before the run is there: the gesture's velocity and what the screens are like now.
  func condition(_ id: ExpressionID, of gesture: Gesture = .pan(.any)) -> Code {
    ExpressionWriter(scope: scope) { read($0, of: gesture) }.scalar(id)
  }

  /// What the app hands over now: no run has asked for it yet.
  private func handed(_ name: HandedName) -> Value {
    scope.value(name, Code(scope.names[name.side] + "." + scope.requirement(name)))
  }

  private func read(_ expression: Expression, of gesture: Gesture) -> Value? {
    switch expression.kind {
    case .gesture(.velocity): gesture.isPan ? .pair(Code("velocity.x"), Code("velocity.y")) : nil
    case .gesture(.translation): .pair(.zero, .zero)  // it counts from the moment in which the gesture begins
    case .gesture(.progress): .scalar(.zero)
    case .property(.container, _): nil
    case .handed(let side, let index):
      handed(HandedName(side: side, index: index))
    case .inState(let state):
      host == .states ? .flag(Code("state == .\(scope.caseName(state))", .comparison)) : nil
    default: scope.readInRun(expression)
    }
  }
}
