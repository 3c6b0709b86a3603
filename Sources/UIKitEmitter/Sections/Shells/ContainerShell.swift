import TransitionPlan

/// `<T>Transition` of a container of the app's own: it swaps the children, by itself or under a finger.
struct ContainerShell {
  let scope: TransitionScope
  private let gesture: GestureSection

  init(_ scope: TransitionScope) {
    self.scope = scope
    gesture = GestureSection(scope, on: .container)
  }

  private var run: String { scope.type("Run") }
  private var isMany: Bool { scope.isPulledManyWays }
  private var catches: Bool { !scope.catching.isEmpty }

  /// What a run that knows this is told.
  private var known: String { scope.knowsTransition ? ", transition: self" : "" }

  /// The screens of which the container is asked whether there is one, before a finger begins.
  private var asked: [Side] {
    Direction.allCases.filter(scope.isPulled).map(\.end).filter { !scope.mayLack($0) }
  }

  private func offered(_ side: Side) -> String { "offered" + NameTable.capitalized(scope.names[side]) }

  /// What the container answers.
  var question: [SwiftItem] {
    let directions = Direction.allCases.filter(scope.isPulled)
    return swift {
      SwiftItem.doc("The container, which is asked by the fingers \(places).")
      "@MainActor"
      SwiftItem.block("protocol \(scope.type("Container")): UIViewController") {
        for direction in directions {
          let (name, label) = scope.question(direction)
          let (known, asked) = (scope.names[direction.start], scope.transition[direction.end].name)
          SwiftItem.doc(
            "The `\(asked)` \(direction == .forward ? "behind" : "before") a screen, or nil if there is none. A finger asks once."
          )
          "func \(name)(\(label) \(known): \(scope.screenType(direction.start)))"
            + " -> \(scope.optionalScreenType(direction.end))"
        }
      }
    }
  }

  private var places: String { "(\(scope.lines(scope.transition.interactions.map(\.location))))" }

  /// The class's members.
  var items: [SwiftItem] {
    swift {
      state
      SwiftItem.blank
      initializer
      SwiftItem.blank
      show
      for direction in Direction.allCases {
        SwiftItem.blank
        go(direction)
      }
      SwiftItem.blank
      jump
      SwiftItem.blank
      start
      if !gesture.isEmpty {
        SwiftItem.blank
        SwiftItem.mark("The finger")
        SwiftItem.blank
        watch
        SwiftItem.blank
        gesture.methods
        SwiftItem.blank
        canBegin
        SwiftItem.blank
        begin
      }
    }
  }

  @SwiftBuilder private var state: [SwiftItem] {
    SwiftItem.doc("The screen that shows: under way still the one that is left.")
    "private(set) var shown: UIViewController?"
    "private weak var container: (\(scope.containerType))?"
    SwiftItem.doc("The direction under way.")
    "\(scope.hasStay ? "fileprivate" : "private") var run: \(run)?"
    if scope.hasStay { "private var stays: [\(scope.type("Stay"))] = []" }
    if !gesture.isEmpty {
      SwiftItem.doc("The one that the finger holds.")
      "private var held: \(run)?"
      for side in asked {
        SwiftItem.doc("What the container has answered, for the finger that is about to begin.")
        "private var \(offered(side)): \(scope.optionalScreenType(side))"
      }
      gesture.properties
    }
  }

  @SwiftBuilder private var initializer: [SwiftItem] {
    SwiftItem.doc("- Parameter container: Has the screens as children, in its view.")
    SwiftItem.block("init(in container: \(scope.containerType))") {
      "self.container = container"
      "super.init()"
      gesture.targets
    }
  }

  @SwiftBuilder private var show: [SwiftItem] {
    SwiftItem.doc("Shows a screen at once: the first one, or another in the place of the one that shows.")
    SwiftItem.block("func show(_ screen: UIViewController)") {
      "jump()"
      "guard let container, screen !== shown else { return }"
      "let old: UIViewController? = shown"
      SwiftItem.line(
        "let isSeen: Bool = container.view.window != nil", "if not, they hear of it from the container")
      "container.addChild(screen)"
      SwiftItem.block("if isSeen") {
        "old?.beginAppearanceTransition(false, animated: false)"
        "screen.beginAppearanceTransition(true, animated: false)"
      }
      "screen.view.frame = container.view.bounds"
      "screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]"
      "container.view.insertSubview(screen.view, at: 0)"
      "old?.willMove(toParent: nil)"
      "old?.view.removeFromSuperview()"
      "old?.removeFromParent()"
      SwiftItem.block("if isSeen") {
        "old?.endAppearanceTransition()"
        "screen.endAppearanceTransition()"
      }
      "screen.didMove(toParent: container)"
      "shown = screen"
      standing
      "if isSeen { UIAccessibility.post(notification: .screenChanged, argument: screen.view) }"
      if !gesture.isEmpty { "watch(\(roles(of: "screen")))" }
    }
  }

  /// What stands comes at once with a screen that can only be the to screen.
  @SwiftBuilder private var standing: [SwiftItem] {
    if scope.hasStay, !scope.isAnyController(.to) {
      let isOther = scope.isAnyController(.from) ? "" : ", !(screen is \(scope.screenType(.from)))"
      SwiftItem.compact(
        "if let \(scope.to) = screen as? \(scope.screenType(.to))\(isOther)",
        "beginStay(of: \(scope.to))")
    }
    if scope.watchesWindow { "for stay in stays { stay.stand() }" }
  }

  /// A controller as both screens, of which it may be one, the other or both.
  private func roles(of controller: String) -> String {
    Side.allCases.map { "\(scope.names[$0]): \(scope.role(controller, $0))" }.joined(separator: ", ")
  }

  private func go(_ direction: Direction) -> [SwiftItem] {
    let (shown, other) = (scope.names[direction.start], scope.names[direction.end])
    let words = direction == .forward ? "The way there" : "The way back"
    let place = scope.line(scope.transition[direction].location)
    let side = scope.played.count > 1 ? "from: .\(shown), " : ""
    let binding =
      scope.isAnyController(direction.start)
      ? "let \(shown) = shown" : "let \(shown) = \(scope.role("shown", direction.start))"
    return swift {
      SwiftItem.doc(
        "\(words), to a screen of the app's. While something is under way, nothing happens (\(place)).")
      SwiftItem.block("func \(direction.rawValue)(to \(other): \(scope.screenType(direction.end)))") {
        "guard run == nil, \(other) !== shown, \(binding) else { return }"
        "start(\(run)(\(side)\(scope.from): \(scope.from), \(scope.to): \(scope.to)\(known)))"
      }
    }
  }

  @SwiftBuilder private var jump: [SwiftItem] {
    let pull = scope.isInteractive ? " What a finger holds is cancelled." : ""
    SwiftItem.doc(
      "Ends what is under way at once, as it would have ended; to be called before the container changes its size.\(pull)"
    )
    SwiftItem.block("func jump()") { "run?.jump()" }
  }

  @SwiftBuilder private var start: [SwiftItem] {
    SwiftItem.block("private func start(_ run: \(run))") {
      "guard let container, let leaving = shown else { return }"
      let to =
        scope.played.count > 1
        ? "run.start == .\(scope.from) ? run.\(scope.to) : run.\(scope.from)"
        : "run.\(scope.names[scope.played.first?.end ?? .to])"
      "let entering: UIViewController? = \(to)"
      SwiftItem.closure(
        "let context = \(scope.type("Context"))(in: container, from: leaving, to: entering)",
        parameters: "[weak self] screen in",
        swift {
          "self?.run = nil"
          "self?.shown = screen"
          if scope.watchesWindow { "self?.stays.forEach { $0.stand() }" }
          if !gesture.isEmpty { "self?.watch(\(roles(of: "screen")))" }
        })
      "self.run = run"
      "context.start()"
      if !gesture.isEmpty { "watch(\(scope.from): run.\(scope.from), \(scope.to): run.\(scope.to))" }
      if scope.isInteractive {
        "if run.isPulled { run.startInteractiveTransition(context) } else { run.animateTransition(using: context) }"
      } else {
        "run.animateTransition(using: context)"
      }
    }
  }

  // MARK: The finger

  /// The recognizers go with the screens: each is on the one where its direction begins.
  @SwiftBuilder private var watch: [SwiftItem] {
    SwiftItem.doc("The gestures are on the screens at whose rest they begin \(places).")
    SwiftItem.block(
      "private func watch(\(scope.from): \(scope.optionalScreenType(.from)), \(scope.to): \(scope.optionalScreenType(.to)))"
    ) {
      for index in gesture.indices {
        let interaction = scope.transition.interactions[index]
        let recognizer = scope.recognizer(index)
        "let \(recognizer)View: UIView? = \(view(interaction))"
        SwiftItem.block("if \(recognizer).view !== \(recognizer)View") {
          "\(recognizer).view?.removeGestureRecognizer(\(recognizer))"
          "\(recognizer)View?.addGestureRecognizer(\(recognizer))"
          if case .edgePan(let edge) = interaction.gesture {
            let direction = "\(recognizer)View?.effectiveUserInterfaceLayoutDirection == .rightToLeft"
            "\(recognizer).edges = \(edge.code(isRightToLeft: direction))"
          }
        }
      }
    }
  }

  private func view(_ interaction: Interaction) -> String {
    switch interaction.view {
    case .provided(let side, let index):
      scope.names[side] + "?." + scope.names.requirement(scope.transition[side].views[index].name)
    default: scope.names[interaction.direction.start] + "?.view"
    }
  }

  /// The case of a gesture, where there are several.
  private func perGesture(_ body: (Int) -> [SwiftItem]) -> [SwiftItem] {
    guard isMany else { return gesture.indices.first.map(body) ?? [] }
    return swift {
      "switch gesture {"
      for index in gesture.indices {
        "case .\(scope.pull(index)):"
        SwiftItem.inner { body(index) }
      }
      "}"
    }
  }

  @SwiftBuilder private var canBegin: [SwiftItem] {
    let argument = isMany ? "_ gesture: \(scope.type("Pull"))" : ""
    SwiftItem.doc(
      catches
        ? "Whether a finger finds a screen to go to, or something that settles."
        : "Whether a finger finds a screen to go to.")
    SwiftItem.block("private func canBegin(\(argument)) -> Bool") {
      if catches, isMany {
        for side in asked { "\(offered(side)) = nil" }
      }
      if catches {
        "if let run { return run.canBeTaken(\(isMany ? "by: gesture" : "")) }"
      } else {
        "if run != nil { return false }"
      }
      perGesture { index in
        let direction = scope.transition.interactions[index].direction
        let (name, label) = scope.question(direction)
        let start = scope.names[direction.start]
        return swift {
          if scope.mayLack(direction.end) {
            scope.isAnyController(direction.start)
              ? "return shown != nil" : "return shown is \(scope.screenType(direction.start))"
          } else {
            "guard let \(start) = \(scope.role("shown", direction.start)) else { return false }"
            "\(offered(direction.end)) = container?.\(name)(\(label): \(start))"
            "return \(offered(direction.end)) != nil"
          }
        }
      }
    }
  }

  @SwiftBuilder private var begin: [SwiftItem] {
    let argument = isMany ? "_ gesture: \(scope.type("Pull"))" : ""
    SwiftItem.block("private func begin(\(argument))") {
      for side in asked { "defer { \(offered(side)) = nil }" }
      if catches {
        if isMany { SwiftItem.line("var position: CGFloat = 0", "where the finger takes over") }
        SwiftItem.block("if let run") {
          let other = swift {
            SwiftItem.line("position = 1 - run.taken()", "the other way")
            "run.end()"
          }
          if isMany {
            SwiftItem.block("if run.isPulled(by: gesture)") {
              "run.goOn(from: run.taken())"
              "held = run"
              "return"
            }
            other
          } else {
            "run.goOn(from: run.taken())"
            "held = run"
            "return"
          }
        }
      }
      perGesture { index in
        let direction = scope.transition.interactions[index].direction
        let (name, label) = scope.question(direction)
        let (start, end) = (scope.names[direction.start], scope.names[direction.end])
        let side = scope.played.count > 1 ? "from: .\(start), " : ""
        let pull = isMany ? "gesture: gesture" : "isPulled: true"
        return swift {
          if scope.mayLack(direction.end) {
            "guard let container, let \(start) = \(scope.role("shown", direction.start)) else { return }"
            "let \(end): \(scope.optionalScreenType(direction.end)) = container.\(name)(\(label): \(start))"
          } else {
            let asked = catches && isMany ? " ?? container?.\(name)(\(label): \(start))" : ""
            "guard let \(start) = \(scope.role("shown", direction.start)), let \(end) = \(offered(direction.end))\(asked) else { return }"
          }
          "held = \(run)(\(side)\(scope.from): \(scope.from), \(scope.to): \(scope.to)\(known), \(pull))"
        }
      }
      "guard let held else { return }"
      "start(held)"
      if catches, isMany { "if position > 0 { held.goOn(from: position) }" }
    }
  }
}
