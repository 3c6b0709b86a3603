import TransitionPlan

/// The views that a transition adds: how they are made and set up.
enum AddedViews {
  /// The expression that makes a view.
  static func initializer(_ scope: TransitionScope, _ index: Int) -> String {
    switch scope.transition.views[index].content {
    case .color: "UIView()"
    case .blur(let style) where scope.heldBlurs.contains(index):
      "\(scope.helper(.blur))(.\(style.rawValue))"
    case .blur: "UIVisualEffectView(effect: nil)"
    case .button: "UIButton(type: .system)"
    case .image(let name): "UIImageView(image: UIImage(named: \(quoted(name))))"
    }
  }

  /// The effect of a blur that is there.
  static func effect(_ style: BlurStyle) -> String { "UIBlurEffect(style: .\(style.rawValue))" }

  /// The statements that set a view up and, if it stays, put it in front of what is in the container.
  static func setUp(_ scope: TransitionScope, _ index: Int) -> [SwiftItem] {
    let view = scope.transition.views[index]
    let name = scope.names.added(index)
    return swift {
      look(scope, index)
      if view.isStanding { SwiftItem.line("containerView.addSubview(\(name))", scope.line(view.location)) }
    }
  }

  /// The statements that cover a screen with black. The cover lies in it, so that it has its corners.
  static func dim(_ scope: TransitionScope, _ side: Side) -> [SwiftItem] {
    guard scope.dims(side) else { return [] }
    let object = SlotWriter(scope: scope).object(.screen(side))
    let name = scope.dimName(side)
    let tracks = scope.allTracks.filter { $0.property == .dim && $0.subject == .screen(side) }
    let view = scope.mayLack(side) ? "view" : object
    // Where the screen's frame is written, the cover's is too.
    let isLaidOut = scope.isOverlay && scope.slots.contains(Slot(subject: .screen(side), kind: .frame))
    let added = swift {
      "\(name).frame = \(view).bounds"
      SwiftItem.line("\(view).addSubview(\(name))", scope.lines(tracks.map(\.location)))
    }
    return swift {
      "\(name).backgroundColor = .black"
      "\(name).isUserInteractionEnabled = false"
      if !isLaidOut { "\(name).autoresizingMask = [.flexibleWidth, .flexibleHeight]" }
      if scope.mayLack(side) {
        SwiftItem.block("if let view = \(object)", comment: nil, added, tail: .none)
      } else {
        added
      }
    }
  }

  /// The statements that set a view up.
  static func look(_ scope: TransitionScope, _ index: Int) -> [SwiftItem] {
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
      if view.dismissesOnTap {
        tap(view, name)
        if case .button = view.content {
        } else {
          "\(name).isAccessibilityElement = true"
          "\(name).accessibilityTraits = .button"
        }
        "\(name).accessibilityLabel = closeLabel"
      } else if letsThrough(scope, index), !view.content.isImage {
        SwiftItem.line("\(name).isUserInteractionEnabled = false", "what is below takes the touches")
      }
    }
  }

  /// Whether a view above the to screen would take the touches of that, for nothing.
  static func letsThrough(_ scope: TransitionScope, _ index: Int) -> Bool {
    let view = scope.transition.views[index]
    if view.dismissesOnTap || !scope.viewsAbove.contains(.added(index)) { return false }
    if case .button = view.content { return false }
    return true
  }

  /// Whether the extent of a view is laid out on both axes.
  static func hasLength(_ scope: TransitionScope, _ index: Int) -> Bool {
    let axes = PresentationLayout.places(scope, .added(index)) { _ in .scalar(.one) }
    return Axis.allCases.allSatisfy { axes[$0]?.newLength != nil }
  }

  /// The transition's property with what VoiceOver calls the views that dismiss: in the app's language, from the strings of
  /// the module that the file is compiled in.
  static func label(_ scope: TransitionScope) -> [SwiftItem] {
    if !scope.closesOnTap { return [] }
    let comment = "What dismisses the \(scope.transition.to.name)"
    return swift {
      SwiftItem.doc("What VoiceOver calls what dismisses the \(scope.to) when it is tapped.")
      "var closeLabel: String = NSLocalizedString("
      SwiftItem.inner {
        "\(quoted("Close")), bundle: Bundle(for: \(scope.type("Transition")).self), comment: \(quoted(comment)))"
      }
      SwiftItem.blank
    }
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

extension AddedContent {
  /// Whether UIKit has a view for it that takes no touches by itself.
  fileprivate var isImage: Bool { if case .image = self { true } else { false } }
}
