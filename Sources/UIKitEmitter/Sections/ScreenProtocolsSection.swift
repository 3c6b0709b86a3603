import TransitionPlan

/// One protocol for each screen: what the app hands over, and what it is told.
enum ScreenProtocolsSection {
  static func items(_ scope: TransitionScope) -> [[SwiftItem]] {
    Side.allCases.filter(scope.hasProtocol).map { protocolItems(scope, $0) }
  }

  private static func protocolItems(_ scope: TransitionScope, _ side: Side) -> [SwiftItem] {
    let screen = scope.transition[side]
    let head = "protocol \(scope.bareScreenType(side)): UIViewController"
    let place = scope.line(screen.location)
    let presents = scope.transition.interactions.first {
      side == .from && $0.direction == .forward && !scope.hasPeers
    }
    if screen.views.isEmpty, screen.hooks.isEmpty, screen.values.isEmpty, presents == nil {
      return swift {
        SwiftItem.doc("Marks the screen `\(screen.name)`, which hands nothing over (\(place)).")
        "@MainActor"
        SwiftItem.line(head + " {}", comment: nil)
      }
    }
    return swift {
      SwiftItem.doc("The screen `\(screen.name)` (\(place)).")
      "@MainActor"
      SwiftItem.block(head) {
        for index in screen.views.indices { view(scope, side, index) }
        for (index, value) in screen.values.enumerated() {
          let name = HandedName(side: side, index: index)
          SwiftItem.doc(
            "The value `\(value.name)`, asked for when a direction starts (\(scope.line(value.location))).")
          "var \(scope.requirement(name)): \(scope.type(name).name) { get }"
        }
        for index in screen.hooks.indices { hook(scope, side, index) }
        if let presents, scope.pushesUnderFinger {
          SwiftItem.doc(
            "A finger begins the way there: the \(scope.transition.to.name) to push, or nil if there is none "
              + "(\(scope.line(presents.location))).")
          "func \(scope.pushRequirement)() -> \(scope.optionalScreenType(.to))"
        } else if let presents {
          SwiftItem.doc(
            "A finger begins the way there: adopts \(scope.to.withArticle) and presents it, animated "
              + "(\(scope.line(presents.location))).")
          "func \(scope.presentRequirement)()"
        }
      }
    }
  }

  /// The Swift type of a kind of view.
  static func type(of kind: ViewKind) -> String {
    switch kind {
    case .view, .bar: "UIView"
    case .image: "UIImageView"
    case .label: "UILabel"
    case .button: "UIButton"
    case .scroll: "UIScrollView"
    case .collection: "UICollectionView"
    }
  }

  /// A view's type, optional where the app may have none.
  static func type(of view: ProvidedView) -> String { type(of: view.kind) + (view.isOptional ? "?" : "") }

  private static func view(_ scope: TransitionScope, _ side: Side, _ index: Int) -> [SwiftItem] {
    let view = scope.transition[side].views[index]
    let place = "(\(scope.line(view.location)))."
    var words = view.documentation
    if words.isEmpty { words = [description(scope, side, index)] }
    let last = words.removeLast().trimmedFullStop
    return swift {
      for word in words { SwiftItem.doc(word) }
      SwiftItem.doc("\(last) \(place)")
      "var \(scope.names.requirement(view.name)): \(type(of: view)) { get }"
    }
  }

  private static func description(_ scope: TransitionScope, _ side: Side, _ index: Int) -> String {
    let view = scope.transition[side].views[index]
    let kind: String
    switch view.kind {
    case .view: kind = "view"
    case .bar: kind = "bar"
    case .image: kind = "image view"
    case .label: kind = "label"
    case .button: kind = "button"
    case .scroll: kind = "scroll view"
    case .collection: kind = "collection view"
    }
    if scope.transition.shared.contains(where: { $0[side].view == index }) {
      return "The \(kind) of the item that is current now"
        + (view.isOptional ? ", or nil while it has none" : "")
    }
    let subject = Subject.provided(side, index)
    if scope.transition.interactions.contains(where: { $0.simultaneous.contains { $0.subject == subject } }) {
      return "The \(kind) under the gesture" + (view.isOptional ? ", if there is one" : "")
    }
    return "The \(kind) `\(view.name)`" + (view.isOptional ? ", or nil while there is none" : "")
  }

  private static func hook(_ scope: TransitionScope, _ side: Side, _ index: Int) -> [SwiftItem] {
    let hook = scope.transition[side].hooks[index]
    let calls = scope.transition.calls.filter { $0.side == side && $0.hook == index }
    return swift {
      if calls.isEmpty {
        SwiftItem.doc("`\(hook.name)`, which nothing calls (\(scope.line(hook.location))).")
      }
      for (index, call) in calls.enumerated() {
        let text = "\(moment(of: call)) (\(scope.line(call.location)))."
        SwiftItem.doc(index == 0 ? text : "Or: " + NameTable.decapitalized(text))
      }
      "func \(scope.names.requirement(hook.name))()"
    }
  }

  private static func moment(of call: HookCall) -> String {
    let direction: String
    switch call.direction {
    case .forward: direction = "The way there"
    case .backward: direction = "The way back"
    case nil: direction = "Either direction"
    }
    switch call.moment {
    case .start: return direction + " is about to start"
    case .finish: return direction + " has finished; the platform is not told yet"
    case .cancel: return direction + " was cancelled; the platform is not told yet"
    case .end: return direction + " has ended, finished or cancelled"
    }
  }
}

extension String {
  /// The text without the full stop at its end.
  var trimmedFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
