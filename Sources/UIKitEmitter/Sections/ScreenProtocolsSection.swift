import TransitionPlan

/// One protocol a screen: what the app hands over and which of its functions are called.
enum ScreenProtocolsSection {
  static func items(_ scope: TransitionScope) -> [[SwiftItem]] {
    Side.allCases.filter(scope.hasProtocol).map { items(scope, $0) }
  }

  private static func items(_ scope: TransitionScope, _ side: Side) -> [SwiftItem] {
    let screen = scope.transition[side]
    let head = "protocol \(scope.bareScreenType(side)): \(screen.className ?? "UIViewController")"
    var body: [SwiftItem] = []
    for view in screen.views { body += requirement(scope, side, view) }
    for index in screen.hooks.indices { body += requirement(scope, side, hook: index) }
    let documentation: [SwiftItem] = [
      .doc("The screen `\(screen.name)` (\(scope.line(screen.location)))."),
      .line("@MainActor", comment: nil),
    ]
    if body.isEmpty { return documentation + [.line(head + " {}", comment: nil)] }
    return documentation + [.block(head, comment: nil, body, tail: .none)]
  }

  private static func requirement(
    _ scope: TransitionScope, _ side: Side, _ view: ProvidedView
  ) -> [SwiftItem] {
    let place = scope.line(view.location)
    let isEnd = scope.transition.shared.contains {
      scope.transition[side].views[$0[side].view].name == view.name
    }
    var text = view.documentation.map(SwiftItem.doc)
    if isEnd {
      text.append(
        .doc("The image view of the item that is current now, or nil while it has none (\(place))."))
    } else if view.isOptional {
      text.append(.doc("\(noun(view.kind)) `\(view.name)`, or nil while there is none (\(place))."))
    } else {
      text.append(.doc("\(noun(view.kind)) `\(view.name)` (\(place))."))
    }
    return text + [
      .line("var \(scope.names.requirement(view.name)): \(type(of: view)) { get }", comment: nil)
    ]
  }

  private static func requirement(_ scope: TransitionScope, _ side: Side, hook: Int) -> [SwiftItem] {
    let calls = scope.transition.calls.filter { $0.side == side && $0.hook == hook }
    let declaration = scope.transition[side].hooks[hook]
    var text: [SwiftItem] = calls.map { call in
      .doc("\(subject(call)) \(verb(call.moment)) (\(scope.line(call.location))).")
    }
    if text.isEmpty {
      text = [.doc("Never called by this transition (\(scope.line(declaration.location))).")]
    }
    return text + [.line("func \(scope.names.requirement(declaration.name))()", comment: nil)]
  }

  private static func subject(_ call: HookCall) -> String {
    switch call.direction {
    case nil: "Either direction"
    case .forward: "The way there"
    case .backward: "The way back"
    }
  }

  private static func verb(_ moment: Moment) -> String {
    switch moment {
    case .start: "is about to start"
    case .finish: "has finished"
    case .cancel: "was cancelled"
    case .end: "has ended, finished or cancelled"
    }
  }

  /// The type of a requirement: `UIImageView?`.
  static func type(of view: ProvidedView) -> String { typeName(view.kind) + (view.isOptional ? "?" : "") }

  private static func typeName(_ kind: ViewKind) -> String {
    switch kind {
    case .view, .bar: "UIView"
    case .image: "UIImageView"
    case .label: "UILabel"
    case .button: "UIButton"
    case .scroll: "UIScrollView"
    case .collection: "UICollectionView"
    }
  }

  private static func noun(_ kind: ViewKind) -> String {
    switch kind {
    case .view: "The view"
    case .bar: "The bar"
    case .image: "The image view"
    case .label: "The label"
    case .button: "The button"
    case .scroll: "The scroll view"
    case .collection: "The collection view"
    }
  }
}
