import TransitionPlan

/// `<T>Presentation`: what is there as long as the to screen of an overlay is: the added views, the layout, the values.
enum PresentationSection {
  static func items(_ scope: TransitionScope) -> [SwiftItem] {
    let gesture = GestureSection(scope, on: scope.statesInteraction == nil ? .presentation : .states)
    let delegate = gesture.indices.isEmpty ? "" : ", UIGestureRecognizerDelegate"
    let name = scope.type("Presentation")
    return swift {
      SwiftItem.doc("What is there while the \(scope.to) is up: \(contents(scope)).")
      "@MainActor"
      SwiftItem.block("private final class \(name): UIPresentationController\(delegate)") {
        state(scope, gesture)
        SwiftItem.blank
        SwiftItem.mark("Ways in and out")
        SwiftItem.blank
        waysInAndOut(scope, gesture)
        if scope.transition.views.contains(where: \.dismissesOnTap) {
          SwiftItem.blank
          tapped(scope)
        }
        SwiftItem.blank
        SwiftItem.mark("Layout")
        SwiftItem.blank
        PresentationLayout.items(scope)
        SwiftItem.blank
        SwiftItem.mark("Values")
        SwiftItem.blank
        PresentationValues.items(scope)
        if !gesture.indices.isEmpty {
          SwiftItem.blank
          SwiftItem.mark("The finger")
          SwiftItem.blank
          gesture.methods
          SwiftItem.blank
          if let states = StatesFinger(scope) {
            StatesSection.move(scope)
            SwiftItem.blank
            states.items
          } else {
            begin(scope)
          }
        }
      }
    }
  }

  private static func contents(_ scope: TransitionScope) -> String {
    var contents = scope.transition.views.contains(where: \.isStanding) ? ["the added views"] : []
    contents.append("the layout")
    if !scope.presentationStanding.isEmpty { contents.append("the values that stand") }
    return contents.joined(separator: ", ")
  }

  private static func state(_ scope: TransitionScope, _ gesture: GestureSection) -> [SwiftItem] {
    let transition = scope.transition
    return swift {
      "weak var run: \(scope.type("Run"))?"
      if scope.closesOnTap { "var closeLabel: String?" }
      if !scope.isAnyController(.from) { "weak var source: \(scope.optionalScreenType(.from))" }
      if !gesture.indices.isEmpty, gesture.host == .presentation {
        "weak var transition: \(scope.type("Transition"))?"
        SwiftItem.doc("The way back that the finger holds.")
        "private var held: \(scope.type("Run"))?"
      }
      if scope.asksIfFading {
        SwiftItem.doc("Whether a crossfade takes the place of what moves.")
        "var isFading: Bool = false"
      }
      if scope.keepsWhetherReduced { "private var isReduced: Bool = false" }
      if !scope.presentationStanding.isEmpty { "private let standing = \(scope.ledgerType)()" }
      for index in transition.views.indices {
        "\(scope.isDrivenByRun(.added(index)) ? "" : "private ")let \(scope.names.added(index)) = \(AddedViews.initializer(scope, index))"
      }
      if scope.dims(.from) {
        "\(scope.isDrivenByRun(.screen(.from)) ? "" : "private ")let \(scope.dimName(.from)) = UIView()"
      }
      gesture.properties
      if scope.hasLateFounds { "private var hasFound: Bool = false" }
      for found in scope.presentationFounds {
        if let type = scope.type(of: found) {
          // A run reads what a finger goes on from.
          let isRead = scope.foundUnderFinger.contains(found)
          "\(isRead ? "private(set) " : "private ")var \(scope.name(of: found)): \(type.name)\(type.initial)"
        }
      }
      for index in scope.fromReads { "private var \(scope.fromFrame(index)): CGRect = .zero" }
      for name in scope.handed {
        "private(set) var \(scope.property(name)): \(scope.type(name).name) = \(scope.type(name).initial)"
      }
      "private var isUp: Bool = false"
      StatesSection.state(scope)
      if let states = StatesFinger(scope) { states.properties }
      SwiftItem.blank
      if !scope.isAnyController(.from) {
        below(scope)
        if scope.movesBelow, PresentationValues.items(scope).mention(scope.isBelowName) {
          "private var \(scope.isBelowName): Bool { \(scope.from) != nil }"
        }
      } else if readsFrom(scope) {
        screen(scope, .from)
      }
      screen(scope, .to)
      "private var size: CGSize { containerView?.bounds.size ?? .zero }"
      if scope.readsSafeArea {
        "private var safeArea: UIEdgeInsets { containerView?.safeAreaInsets ?? .zero }"
      }
      bars(scope)
    }
  }

  /// Whether anything here is read of the from screen.
  private static func readsFrom(_ scope: TransitionScope) -> Bool {
    if scope.hasPresentationGesture || !scope.fromReads.isEmpty { return true }
    if scope.handed.contains(where: { $0.side == .from }) { return true }
    if let states = StatesFinger(scope), states.needsFrom { return true }
    let standing = scope.presentationStanding.compactMap { obligation -> Subject? in
      switch obligation.kind {
      case .held(let subject, _, _), .standing(let subject, _, _), .invisible(let subject): subject
      case .inserted, .moved, .recognizer: nil
      }
    }
    return (standing + scope.plainSlots.map(\.subject)).contains { subject in
      switch subject {
      case .screen(.from): scope.isAnyController(.from)
      case .provided(.from, _), .tabBar, .navigationBar: true
      default: false
      }
    }
  }

  private static func screen(_ scope: TransitionScope, _ side: Side) -> [SwiftItem] {
    let controller = side == .from ? "presentingViewController" : "presentedViewController"
    let name = scope.names[side]
    if scope.isAnyController(side) {
      return swift { "private var \(name): UIViewController { \(controller) }" }
    }
    return swift {
      SwiftItem.compact(
        "private var \(name): \(scope.optionalScreenType(side))",
        "\(controller) as? \(scope.screenType(side))")
    }
  }

  /// The from screen: what has presented, as long as it is there.
  private static func below(_ scope: TransitionScope) -> [SwiftItem] {
    [
      .block("var \(scope.from): \(scope.optionalScreenType(.from))") {
        "if let source, source.view.window != nil { return source }"
        "return \(scope.finder)(in: presentingViewController)"
      }
    ]
  }

  private static func bars(_ scope: TransitionScope) -> [SwiftItem] {
    Bars.moved(scope, from: scope.isAnyController(.from) ? scope.from : "\(scope.from)?")
  }

  // MARK: Ways in and out

  private static func waysInAndOut(_ scope: TransitionScope, _ gesture: GestureSection) -> [SwiftItem] {
    let isStanding = !scope.presentationStanding.isEmpty
    let raises = !scope.viewsAbove.isEmpty
    return swift {
      SwiftItem.block("override func presentationTransitionWillBegin()") {
        "super.presentationTransitionWillBegin()"
        if !scope.transition.views.contains(where: \.isStanding) {
          "isUp = true"
          if scope.shading.isEmpty {
            SwiftItem.line(
              "containerView?.accessibilityViewIsModal = true", "for VoiceOver; it goes with this")
          }
        } else {
          "guard let containerView else { return }"
          "isUp = true"
          if scope.shading.isEmpty {
            SwiftItem.line(
              "containerView.accessibilityViewIsModal = true", "for VoiceOver; it goes with this")
          }
        }
        StatesSection.opens(scope)
        if scope.asksIfFading, scope.transition.reduceMotion != nil {
          "isFading = UIAccessibility.isReduceMotionEnabled"
        }
        if scope.keepsWhetherReduced { "isReduced = UIAccessibility.isReduceMotionEnabled" }
        for case .added(let index) in scope.layers { AddedViews.setUp(scope, index) }
        gesture.isEmpty ? [] : guardedGesture(scope, gesture)
        AddedViews.dim(scope, .from)
        if !scope.handed.isEmpty { "ask()" }
        PresentationValues.foundOfTo(scope)
        if isStanding { "stand()" } else { PresentationValues.found(scope) }
        "rest(at: .\(scope.to))"
      }
      SwiftItem.blank
      SwiftItem.block("override func presentationTransitionDidEnd(_ completed: Bool)") {
        "super.presentationTransitionDidEnd(completed)"
        let stays = (raises ? ["raise()"] : []) + (scope.standsInSize ? ["settleDown()"] : [])
        if stays.isEmpty {
          "if !completed { end() }"
        } else {
          "guard completed else { return end() }"
          for call in stays { call }
        }
      }
      SwiftItem.blank
      if scope.statesInteraction != nil {
        SwiftItem.block("override func dismissalTransitionWillBegin()") {
          "super.dismissalTransitionWillBegin()"
          "jump()"
        }
        SwiftItem.blank
      }
      SwiftItem.block("override func dismissalTransitionDidEnd(_ completed: Bool)") {
        "super.dismissalTransitionDidEnd(completed)"
        scope.standsInSize ? "if completed { end() } else { settleDown() }" : "if completed { end() }"
      }
      SwiftItem.blank
      SwiftItem.doc("The \(scope.to) is gone: gives everything back. A second call does nothing.")
      SwiftItem.block("func end()") {
        "isUp = false"
        if isStanding { "standing.giveBack()" }
        Bars.ofPresentation(scope)
        for index in scope.transition.views.indices { "\(scope.names.added(index)).removeFromSuperview()" }
        if scope.dims(.from) { "\(scope.dimName(.from)).removeFromSuperview()" }
        if !scope.shading.isEmpty { "passage.removeFromSuperview()" }
        gesture.removed
        if !gesture.isEmpty, scope.finishesNow { "held = nil" }
      }
      if raises {
        SwiftItem.blank
        SwiftItem.doc("What is above the \(scope.to) comes in front of it (\(layerLines(scope))).")
        SwiftItem.block("func raise()") {
          for case .added(let index) in scope.viewsAbove {
            "containerView?.bringSubviewToFront(\(scope.names.added(index)))"
          }
        }
      }
      if !scope.passing.isEmpty { passing(scope) }
      if !scope.handed.isEmpty { ask(scope) }
    }
  }

  /// What the app hands over is asked for once in a direction.
  private static func ask(_ scope: TransitionScope) -> [SwiftItem] {
    let values = scope.handed.map { scope.transition[$0.side].values[$0.index] }
    return swift {
      SwiftItem.blank
      SwiftItem.doc("Asks for what the app hands over (\(scope.lines(values.map(\.location)))).")
      SwiftItem.block("func ask()") {
        for side in Side.allCases {
          let names = scope.handed.filter { $0.side == side }
          if !names.isEmpty {
            SwiftItem.block("if let \(scope.names[side])") {
              for name in names {
                "\(scope.property(name)) = \(scope.names[side]).\(scope.requirement(name))"
              }
            }
          }
        }
      }
    }
  }

  /// What is there for a run only, each view below what is above it.
  private static func passing(_ scope: TransitionScope) -> [SwiftItem] {
    let layers = scope.layers
    let writer = SlotWriter(scope: scope)
    let lines = scope.lines(scope.passing.map { scope.transition.views[$0].location })
    let items = layers.indices.reversed().flatMap { position -> [SwiftItem] in
      guard scope.isPassing(layers[position]) else { return [] }
      let view = writer.object(layers[position])
      let above = layers[(position + 1)...].first.map(writer.object)
      return swift {
        above.map { "containerView?.insertSubview(\(view), belowSubview: \($0))" }
          ?? "containerView?.addSubview(\(view))"
      }
    }
    return swift {
      SwiftItem.blank
      SwiftItem.doc("What is there for a run only comes (\(lines)).")
      SwiftItem.block("func add()") { PresentationValues.guarded(scope, items) }
      SwiftItem.blank
      SwiftItem.doc("What is there for a run only goes (\(lines)).")
      SwiftItem.block("func remove()") {
        for index in scope.passing { "\(scope.names.added(index)).removeFromSuperview()" }
      }
    }
  }

  /// The recognizers are on the to screen, which may be of another kind.
  private static func guardedGesture(_ scope: TransitionScope, _ gesture: GestureSection) -> [SwiftItem] {
    scope.isAnyController(.to)
      ? gesture.added : [.block("if let \(scope.to)", comment: nil, gesture.added, tail: .none)]
  }

  private static func layerLines(_ scope: TransitionScope) -> String {
    scope.lines(scope.transition.layers.filter { scope.viewsAbove.contains($0.above) }.map(\.location))
  }

  private static func tapped(_ scope: TransitionScope) -> [SwiftItem] {
    let views = scope.transition.views.filter(\.dismissesOnTap)
    return swift {
      SwiftItem.doc("`tap dismiss` (\(scope.lines(views.map(\.location)))).")
      SwiftItem.block("@objc private func tapped()") {
        let question = DismissalQuestion.call(scope, "presentedViewController")
        SwiftItem.compact(
          "if run == nil, \(question)", "\(scope.helper(.dismiss))(presentedViewController)")
      }
    }
  }

  // MARK: The finger

  private static func begin(_ scope: TransitionScope) -> [SwiftItem] {
    let (from, to) = (scope.from, scope.to)
    let isMany = scope.isPulledManyWays
    var bindings = ["let transition"]
    for side in Side.allCases where !scope.isAnyController(side) {
      bindings.append("let \(scope.names[side])")
    }
    return swift {
      SwiftItem.block("private func begin(\(isMany ? "_ gesture: \(scope.type("Pull"))" : ""))") {
        GestureSection(scope, on: .presentation).takes
        "guard \(bindings.joined(separator: ", ")) else { return }"
        "let run = \(scope.type("Run"))(from: .\(to), \(from): \(from), \(to): \(to), "
          + (scope.knowsTransition ? "transition: transition, " : "")
          + (isMany ? "gesture: gesture)" : "isPulled: true)")
        "transition.pulled = run"
        "held = run"
        "\(scope.helper(.dismiss))(presentedViewController)"
        SwiftItem.line("transition.pulled = nil", "asked for by now, or never")
      }
    }
  }
}
