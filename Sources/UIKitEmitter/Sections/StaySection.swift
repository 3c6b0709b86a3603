import TransitionPlan

/// What lives as long as the to screen is on the stack: the standing values and the gesture.
enum StaySection {
  static func items(_ scope: TransitionScope) -> [SwiftItem] {
    let head = "private final class \(scope.type("Stay")): NSObject"
    return [
      .doc("One stay of `\(scope.transition.to.name)` on the stack: \(contents(scope))."),
      .line("@MainActor", comment: nil),
      .block(
        head + (scope.interaction == nil ? "" : ", UIGestureRecognizerDelegate"), comment: nil, body(scope),
        tail: .none),
    ]
  }

  private static func contents(_ scope: TransitionScope) -> String {
    switch (scope.standing.isEmpty, scope.interaction == nil) {
    case (false, false): "the values that stand while it is there, and its gesture"
    case (false, true): "the values that stand while it is there"
    default: "its gesture"
    }
  }

  private static func body(_ scope: TransitionScope) -> [SwiftItem] {
    let to = scope.to
    return swift {
      "private(set) weak var \(to): \(scope.optionalScreenType(.to))"
      if scope.interaction != nil { "private weak var transition: \(scope.type("Transition"))?" }
      if !scope.standing.isEmpty { "private let standing = \(scope.type("Ledger"))()" }
      if scope.interaction != nil {
        "private let pan = UIPanGestureRecognizer()"
        "private var run: \(scope.type("Run"))?"
      }
      SwiftItem.blank
      SwiftItem.block("init(of \(to): \(scope.screenType(.to)), transition: \(scope.type("Transition")))") {
        "self.\(to) = \(to)"
        if scope.interaction != nil { "self.transition = transition" }
        "super.init()"
        standing(scope)
        if scope.interaction != nil { attach(scope) }
      }
      SwiftItem.blank
      SwiftItem.doc("The screen is gone, whichever way it went.")
      SwiftItem.block("func end()") {
        if !scope.standing.isEmpty { "standing.giveBack()" }
        if scope.interaction != nil { "pan.view?.removeGestureRecognizer(pan)" }
      }
      if let interaction = scope.interaction { gesture(scope, interaction) }
    }
  }

  // MARK: Standing values

  private static func standing(_ scope: TransitionScope) -> [SwiftItem] {
    scope.standing.flatMap { standing -> [SwiftItem] in
      let comment = scope.line(standing.location)
      let found: (name: String, value: String)
      switch standing.subject {
      case .tabBar: found = ("tabBar", "\(scope.to).tabBarController?.tabBar")
      case .navigationBar: found = ("navigationBar", "\(scope.to).navigationController?.navigationBar")
      default: return []  // `Restrictions` has refused everything else that could stand.
      }
      let value = PlainValues.writer(scope).limited(standing.value, to: .alpha)
      return [
        .block(
          "if let \(found.name) = \(found.value)", comment: nil,
          [.line("standing.hold(\(found.name), \\UIView.alpha, at: \(value))", comment)], tail: .none)
      ]
    }
  }

  // MARK: The gesture

  private static func attach(_ scope: TransitionScope) -> [SwiftItem] {
    swift {
      "pan.delegate = self"
      SwiftItem.condition(
        "canImport(ObjectiveC)", [.line("pan.addTarget(self, action: #selector(panned(_:)))", comment: nil)],
        otherwise: [.line("pan.addTarget(self, action: Selector(panned(_:)))", comment: nil)])
      "\(scope.to).view.addGestureRecognizer(pan)"
    }
  }

  private static func gesture(_ scope: TransitionScope, _ interaction: Interaction) -> [SwiftItem] {
    swift {
      SwiftItem.blank
      shouldBegin(scope, interaction)
      if !interaction.simultaneous.isEmpty {
        SwiftItem.blank
        simultaneous(scope, interaction)
      }
      SwiftItem.blank
      panned(scope)
      SwiftItem.blank
      begin(scope)
      SwiftItem.blank
      below(scope)
      if readsOffset(scope, interaction) {
        SwiftItem.blank
        offset()
      }
    }
  }

  private static func shouldBegin(_ scope: TransitionScope, _ interaction: Interaction) -> [SwiftItem] {
    let to = scope.to
    var conditions: [String] = []
    if case .pan(let direction) = interaction.gesture { conditions = gate(direction) }
    if let begin = interaction.begin {
      conditions.append(GateValues.writer(scope).scalar(begin).inside(.and))
    }
    if conditions.isEmpty { conditions = ["true"] }
    let usesVelocity = conditions.contains { $0.contains("velocity") }
    let usesTranslation = conditions.contains { $0.contains("translation") }
    return swift {
      SwiftItem.doc("Whether the finger may begin (\(scope.line(interaction.location))).")
      SwiftItem.block("func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool") {
        SwiftItem.block(
          "guard let \(to), let transition, transition.run == nil, \(scope.from)Below(\(to)) != nil else"
        ) { "return false" }
        if usesVelocity { "let velocity: CGPoint = pan.velocity(in: \(to).view.superview)" }
        if usesTranslation { "let translation: CGPoint = pan.translation(in: \(to).view.superview)" }
        "return \(conditions.joined(separator: " && "))"
      }
    }
  }

  /// The direction of a pan: the dominant axis of the velocity, that way.
  private static func gate(_ direction: PanDirection) -> [String] {
    switch direction {
    case .down: ["velocity.y >= abs(velocity.x)"]
    case .up: ["-velocity.y >= abs(velocity.x)"]
    case .right: ["velocity.x >= abs(velocity.y)"]
    case .left: ["-velocity.x >= abs(velocity.y)"]
    case .vertical: ["abs(velocity.y) >= abs(velocity.x)"]
    case .horizontal: ["abs(velocity.x) >= abs(velocity.y)"]
    case .any: []
    }
  }

  private static func simultaneous(_ scope: TransitionScope, _ interaction: Interaction) -> [SwiftItem] {
    let rules = interaction.simultaneous
    let writer = GateValues.writer(scope)
    let text = rules.map { rule in
      let scroll = scope.view(rule.subject) + (isOptional(rule.subject, scope) ? "?" : "")
      let same = "otherGestureRecognizer === \(scroll).panGestureRecognizer"
      return rule.condition.map { same + " && " + writer.scalar($0).inside(.and) } ?? same
    }
    let usesVelocity = text.contains { $0.contains("velocity") }
    let whole = text.count == 1 ? text[0] : text.map { "(\($0))" }.joined(separator: " || ")
    return swift {
      SwiftItem.doc("`simultaneous with` (\(scope.lines(rules.map(\.location)))).")
      SwiftItem.block(
        "func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, "
          + "shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer) -> Bool"
      ) {
        SwiftItem.compact("guard let \(scope.to) else", "return false")
        if usesVelocity { "let velocity: CGPoint = pan.velocity(in: \(scope.to).view.superview)" }
        "return \(whole)"
      }
    }
  }

  static func isOptional(_ subject: Subject, _ scope: TransitionScope) -> Bool {
    guard case .provided(let side, let view) = subject else { return false }
    return scope.transition[side].views[view].isOptional
  }

  private static func panned(_ scope: TransitionScope) -> [SwiftItem] {
    swift {
      SwiftItem.condition("canImport(ObjectiveC)", [.line("@objc", comment: nil)], otherwise: [])
      SwiftItem.block("private func panned(_ recognizer: UIPanGestureRecognizer)") {
        "let space: UIView? = \(scope.to)?.view.superview"
        "switch recognizer.state {"
        "case .began:"
        "  recognizer.setTranslation(.zero, in: space)"
        "  begin()"
        "case .changed:"
        "  run?.pull(to: recognizer.translation(in: space))"
        "case .ended:"
        "  run?.release(velocity: recognizer.velocity(in: space), isCancelled: false)"
        "  run = nil"
        "case .cancelled, .failed:"
        "  run?.release(velocity: .zero, isCancelled: true)"
        "  run = nil"
        "default:"
        "  break"
        "}"
      }
    }
  }

  private static func begin(_ scope: TransitionScope) -> [SwiftItem] {
    let from = scope.from
    let to = scope.to
    return swift {
      SwiftItem.block("private func begin()") {
        SwiftItem.compact("guard let \(to), let transition, let \(from) = \(from)Below(\(to)) else", "return")
        "let run = \(scope.type("Run"))(from: .\(to), \(from): \(from), \(to): \(to), transition: transition, isPulled: true)"
        "transition.pulled = run"
        "self.run = run"
        SwiftItem.compact(
          "if \(to).navigationController?.popViewController(animated: true) !== \(to)",
          "transition.pulled = nil")
      }
    }
  }

  private static func below(_ scope: TransitionScope) -> [SwiftItem] {
    let to = scope.to
    return swift {
      SwiftItem.block(
        "private func \(scope.from)Below(_ \(to): \(scope.screenType(.to))) -> \(scope.optionalScreenType(.from))"
      ) {
        SwiftItem.compact(
          "guard let stack = \(to).navigationController?.viewControllers, stack.count > 1 else", "return nil")
        "return stack.last === \(to) ? stack[stack.count - 2] as? \(scope.screenType(.from)) : nil"
      }
    }
  }

  private static func readsOffset(_ scope: TransitionScope, _ interaction: Interaction) -> Bool {
    let read = [interaction.begin] + interaction.simultaneous.map(\.condition)
    var reads = false
    for id in read.compactMap(\.self) {
      scope.arena.visit(id) { if case .property(_, .offset) = scope.arena[$0].kind { reads = true } }
    }
    return reads
  }

  private static func offset() -> [SwiftItem] {
    swift {
      SwiftItem.doc("How far a scroll view is scrolled; zero at its top left, whatever its insets.")
      SwiftItem.block("private func offset(of scroll: UIScrollView) -> CGPoint") {
        "let insets: UIEdgeInsets = scroll.adjustedContentInset"
        "return CGPoint(x: scroll.contentOffset.x + insets.left, y: scroll.contentOffset.y + insets.top)"
      }
    }
  }
}
