import TransitionPlan

/// The views that a transition adds: how they are made and set up.
enum AddedViews {
  /// The expression that makes a view.
  static func initializer(_ view: AddedView) -> String {
    switch view.content {
    case .color: "UIView()"
    case .blur: "UIVisualEffectView(effect: nil)"
    case .button: "UIButton(type: .system)"
    case .image(let name): "UIImageView(image: UIImage(named: \(quoted(name))))"
    }
  }

  /// The effect of a blur that is there.
  static func effect(_ style: BlurStyle) -> String { "UIBlurEffect(style: .\(style.rawValue))" }

  /// The statements that set a view up and put it in front of what is in the container.
  static func setUp(_ scope: TransitionScope, _ index: Int) -> [SwiftItem] {
    let view = scope.transition.views[index]
    let name = scope.names.added(index)
    return swift {
      switch view.content {
      case .color(let color): "\(name).backgroundColor = \(ExpressionWriter.color(color).text)"
      case .blur(let style):
        if !scope.plainSlots.contains(Slot(subject: .added(index), kind: .blur)) {
          "\(name).effect = \(effect(style))"
        }
      case .button(let symbol):
        "\(name).setImage(UIImage(systemName: \(quoted(symbol))), for: .normal)"
        if !AddedViews.hasLength(scope, index) { "\(name).bounds.size = CGSize(width: 44, height: 44)" }
      case .image: []
      }
      if view.dismissesOnTap { tap(view, name) }
      if view.dismissesOnTap, case .button = view.content {
        let comment = "A button that dismisses the \(scope.transition.to.name)"
        "\(name).accessibilityLabel = NSLocalizedString(\(quoted("Close")), comment: \(quoted(comment)))"
      }
      if view.isStanding { SwiftItem.line("containerView.addSubview(\(name))", scope.line(view.location)) }
    }
  }

  /// Whether the extent of a view is laid out on both axes.
  static func hasLength(_ scope: TransitionScope, _ index: Int) -> Bool {
    let axes = PresentationLayout.places(scope, .added(index)) { _ in .scalar(.one) }
    return Axis.allCases.allSatisfy { axes[$0]?.newLength != nil }
  }

  private static func tap(_ view: AddedView, _ name: String) -> [SwiftItem] {
    if case .button = view.content {
      return swift { "\(name).addTarget(self, action: #selector(tapped), for: .touchUpInside)" }
    }
    let recognizer = name + "Tap"
    return swift {
      "let \(recognizer) = UITapGestureRecognizer()"
      "\(recognizer).addTarget(self, action: #selector(tapped))"
      "\(name).addGestureRecognizer(\(recognizer))"
    }
  }

  /// A string literal.
  static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
