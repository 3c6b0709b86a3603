import TransitionPlan

/// What keeps a run's screens from being touched on the way: a second tap would push, present or change the child once more.
///
/// Where no finger can take over what plays, the container of UIKit's transition takes no touches. A finger that can has its
/// recognizer in a screen, and an app's container may have more in it than the screens: there views are closed one by one.
enum RunTouches {
  /// The statement with which something begins to play.
  static func start(_ scope: TransitionScope) -> [SwiftItem] {
    if scope.blocksTouches {
      return [.line("context?.containerView.isUserInteractionEnabled = false", "nobody can take it over")]
    }
    return scope.closesViews ? [.line("close()", comment: nil)] : []
  }

  /// The statements of the way out: what is closed one by one is the ledger's.
  static func leave(_ scope: TransitionScope) -> [SwiftItem] {
    swift {
      if scope.blocksTouches { "context.containerView.isUserInteractionEnabled = true" }
    }
  }

  static func items(_ scope: TransitionScope) -> [SwiftItem] {
    if !scope.closesViews { return [] }
    let catching = scope.catching
    return swift {
      SwiftItem.blank
      if catching.isEmpty {
        SwiftItem.doc("Neither screen can be touched on the way.")
        SwiftItem.block("private func close()") {
          SwiftItem.block("for case let view? in [context?.leaving.view, context?.entering?.view]") {
            closes
          }
        }
      } else {
        let lines = scope.lines(catching.map { scope.transition.interactions[$0].location })
        SwiftItem.doc("Nothing can be touched on the way, but by the fingers that may take over (\(lines)).")
        SwiftItem.block("private func close()") {
          open(scope)
          if scope.isContainer {
            "for case let screen? in [context?.leaving.view, context?.entering?.view] { close(screen, around: open) }"
          } else {
            "if let container = context?.containerView { close(container, around: open) }"
          }
        }
        SwiftItem.blank
        SwiftItem.doc("A view that a finger has to reach is open itself, and what lies in it is not.")
        SwiftItem.block("private func close(_ view: UIView, around open: [UIView])") {
          SwiftItem.chain([
            (
              "open.contains(where: { $0.isDescendant(of: view) })",
              swift { "for inner in view.subviews { close(inner, around: open) }" }
            ),
            (nil, closes),
          ])
        }
      }
    }
  }

  @SwiftBuilder private static var closes: [SwiftItem] {
    "ledger.hold(view, \\UIView.isUserInteractionEnabled, at: false)"
  }

  /// The views of the recognizers that may take over: of tabs both screens, as those of the tab bar controller's view look for
  /// touches in them.
  private static func open(_ scope: TransitionScope) -> [SwiftItem] {
    var views: [(code: String, isOptional: Bool)] = []
    func add(_ code: String, _ isOptional: Bool) {
      if !views.contains(where: { $0.code == code }) { views.append((code, isOptional)) }
    }
    if scope.isTab {
      for side in Side.allCases { add("\(scope.names[side]).view", false) }
    } else {
      for index in scope.catching {
        let interaction = scope.transition.interactions[index]
        let host = scope.host(of: index)
        let side = host == .container ? interaction.direction.start : host.side
        if case .provided(let side, let view) = interaction.view {
          let provided = scope.transition[side].views[view]
          add(
            "\(scope.link(side)).\(scope.names.requirement(provided.name))",
            provided.isOptional || scope.mayLack(side))
        } else {
          add("\(scope.link(side)).view", scope.mayLack(side))
        }
      }
    }
    let list = views.map(\.code).joined(separator: ", ")
    let isOptional = views.contains(where: \.isOptional)
    return swift {
      isOptional
        ? "let open: [UIView] = [\(list)].compactMap { $0 }" : "let open: [UIView] = [\(list)]"
    }
  }
}

extension TransitionScope {
  /// Whether nothing in the container may be touched on the way: what lies in it is both screens, and no finger can take
  /// over what plays. An overlay's takes the touches for what is below it.
  var blocksTouches: Bool { !isOverlay && !isContainer && catching.isEmpty }

  /// Whether views are kept from being touched one by one.
  var closesViews: Bool { !isOverlay && !blocksTouches }
}
