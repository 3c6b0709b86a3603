import TransitionPlan

/// The views that a run adds to its container, and the black covers of its screens: they come and go with it.
enum RunAdded {
  /// The properties of a run with them.
  static func properties(_ scope: TransitionScope) -> [SwiftItem] {
    if scope.isOverlay { return [] }
    return swift {
      for index in scope.transition.views.indices where !scope.kept.contains(index) {
        "private let \(scope.names.added(index)) = \(AddedViews.initializer(scope, index))"
      }
      if !scope.kept.isEmpty { "private let foreground: \(scope.type("Foreground"))" }
      for side in Side.allCases where scope.dims(side) { "private let \(scope.dimName(side)) = UIView()" }
    }
  }

  /// Whether the layout of a view needs the container's size.
  static func needsSize(_ scope: TransitionScope) -> Bool { !scope.transition.views.isEmpty }

  /// Whether some are put beside a screen's view, which has to be there then.
  static func isBesideScreens(_ scope: TransitionScope) -> Bool {
    let items = insert(scope)
    return items.mention("entering") || items.mention("leaving")
  }

  /// The statements that put them into the container, each below what is above it, when both screens are there.
  static func insert(_ scope: TransitionScope) -> [SwiftItem] {
    if scope.isOverlay { return [] }
    let layers = scope.layers
    var items: [SwiftItem] = []
    for (position, subject) in layers.enumerated().reversed() {
      guard case .added(let index) = subject, !scope.kept.contains(index) else { continue }
      let name = scope.names.added(index)
      let line = scope.line(scope.transition.views[index].location)
      items += AddedViews.look(scope, index)
      if fillsContainer(scope, index) {
        items += swift { "\(name).autoresizingMask = [.flexibleWidth, .flexibleHeight]" }
      }
      let call =
        layers[(position + 1)...].first { !isKept(scope, $0) }.map { above in
          "container.insertSubview(\(name), belowSubview: \(object(scope, above)))"
        } ?? "container.addSubview(\(name))"
      items.append(.line(call, comment: line))
    }
    return swift {
      for (name, side) in [("upper", scope.transition.top), ("lower", scope.transition.top.opposite)]
      where items.mention(name) {
        "let \(name): UIView = \(view(scope, of: side))"
      }
      items
      if !scope.kept.isEmpty {
        SwiftItem.line(
          "transition?.show(nil, above: \(scope.to))", "it is in front of both screens meanwhile")
        "foreground.frame = container.bounds"
        "container.addSubview(foreground)"
      }
      for side in Side.allCases { AddedViews.dim(scope, side) }
    }
  }

  /// The statements that lay them out once: what moves rests where a crossfade leaves it.
  static func layOut(_ scope: TransitionScope) -> [SwiftItem] {
    if scope.isOverlay { return [] }
    let writer = SlotWriter(scope: scope)
    return scope.transition.views.indices.filter { index in
      scope.canFade || scope.geometry(.added(index)).isEmpty
    }.flatMap { writer.statements(Slot(subject: .added($0), kind: .frame), at: .fixed(.to)) }
  }

  /// The statements that fade those whose alpha nothing animates: in a crossfade they would appear all at once.
  static func fade(_ scope: TransitionScope, _ alpha: Code) -> [SwiftItem] {
    if scope.isOverlay { return [] }
    return PresentationValues.fadingViews(scope).map { .line("\($0).alpha = \(alpha.text)", comment: nil) }
  }

  /// The statements that take them away.
  static func leave(_ scope: TransitionScope) -> [SwiftItem] {
    if scope.isOverlay { return [] }
    return swift {
      for index in scope.transition.views.indices where !scope.kept.contains(index) {
        "\(scope.names.added(index)).removeFromSuperview()"
      }
      if !scope.kept.isEmpty {
        "foreground.removeFromSuperview()"
        "if side == .\(scope.to) { transition?.show(foreground, above: \(scope.to)) }"
      }
      for side in Side.allCases where scope.dims(side) { "\(scope.dimName(side)).removeFromSuperview()" }
    }
  }

  private static func isKept(_ scope: TransitionScope, _ subject: Subject) -> Bool {
    if case .added(let index) = subject { scope.kept.contains(index) } else { false }
  }

  private static func object(_ scope: TransitionScope, _ subject: Subject) -> String {
    switch subject {
    case .screen(scope.transition.top): "upper"
    case .added(let index): scope.names.added(index)
    default: "lower"
    }
  }

  /// The view of a screen in the container: a screen may lie in a controller that is shown for it.
  private static func view(_ scope: TransitionScope, of side: Side) -> String {
    guard scope.played.count > 1 else {
      return scope.played.first?.end == side ? "entering" : "leaving"
    }
    return "start == .\(scope.names[side]) ? leaving : entering"
  }

  private static func fillsContainer(_ scope: TransitionScope, _ index: Int) -> Bool {
    let view = scope.transition.views[index]
    let subject = Subject.added(index)
    if case .button = view.content { return false }
    return (view.fills ?? .container) == .container && scope.geometry(subject).isEmpty
      && scope.placements(subject).isEmpty
  }
}
