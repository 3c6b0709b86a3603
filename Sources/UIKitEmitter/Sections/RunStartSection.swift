import TransitionPlan
import TransitionText

/// How a run starts: its duration, the animation, what it takes.
enum RunStartSection {
  static func items(_ scope: TransitionScope) -> [SwiftItem] {
    swift {
      SwiftItem.mark("Start")
      SwiftItem.blank
      duration(scope)
      SwiftItem.blank
      animate(scope)
      if scope.interaction != nil {
        SwiftItem.blank
        SwiftItem.block(
          "func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)"
        ) {
          SwiftItem.compact("guard begin(transitionContext) else", "return")
          "pull(to: translation)"
          "settleIfReleased()"
        }
      }
      SwiftItem.blank
      begin(scope)
      if let element = scope.element {
        SwiftItem.blank
        resolveEnds(scope, element)
        SwiftItem.blank
        addPicture(scope, element)
      }
    }
  }

  private static func duration(_ scope: TransitionScope) -> [SwiftItem] {
    let transition = scope.transition
    var places = [transition.forward.location, transition.backward.location]
    if let reduced = transition.reduceMotion { places.append(reduced.location) }
    let there = NumberText.text(transition.forward.duration)
    let back = NumberText.text(transition.backward.duration)
    return swift {
      SwiftItem.doc("How long each way takes (\(scope.lines(places))).")
      SwiftItem.block(
        "func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) "
          + "-> TimeInterval"
      ) {
        if let reduced = transition.reduceMotion {
          "if isReduced { return \(NumberText.text(reduced.duration)) }"
        }
        there == back ? "return \(there)" : "return start == .\(scope.from) ? \(there) : \(back)"
      }
    }
  }

  private static func animate(_ scope: TransitionScope) -> [SwiftItem] {
    let transition = scope.transition
    var cases: [(condition: String, play: SwiftItem)] = []
    if let reduced = transition.reduceMotion {
      let play = RunSection.play("side", reduced.duration, reduced.curve)
      cases.append(("isReduced", .line(play, scope.line(reduced.location))))
    }
    if let fallback = scope.fallback {
      let play = RunSection.play("side", fallback.duration, fallback.curve)
      cases.append(("ends == nil", .line(play, scope.line(fallback.location))))
    }
    let forward = RunSection.play("side", transition.forward.duration, transition.forward.curve)
    let backward = RunSection.play("side", transition.backward.duration, transition.backward.curve)
    if forward != backward { cases.append(("side == .\(scope.to)", .line(forward, comment: nil))) }
    var tail = SwiftItem.Tail.otherwise("else", [.line(backward, comment: nil)], .none)
    for item in cases.dropFirst().reversed() {
      tail = .otherwise("else if " + item.condition, [item.play], tail)
    }
    let body: SwiftItem =
      cases.first.map { .block("if " + $0.condition, comment: nil, [$0.play], tail: tail) }
      ?? .line(backward, comment: nil)
    return swift {
      SwiftItem.block(
        "func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)"
      ) {
        SwiftItem.compact("guard begin(transitionContext) else", "return")
        "let side: \(scope.type("Side")) = start == .\(scope.from) ? .\(scope.to) : .\(scope.from)"
        body
      }
    }
  }

  private static func begin(_ scope: TransitionScope) -> [SwiftItem] {
    let from = scope.from
    let to = scope.to
    let order =
      scope.transition.orderLocation.map(scope.line) ?? "`\(scope.transition.to.name)` is above by default"
    let isToAbove = scope.transition.top == .to
    return swift {
      SwiftItem.doc(
        "Puts both screens into the container, takes what has to be given back, and stands at `start`.")
      SwiftItem.block("private func begin(_ context: any UIViewControllerContextTransitioning) -> Bool") {
        "self.context = context"
        if scope.interaction != nil { "transition?.run = self" }
        RunSection.calls(scope, .start)
        SwiftItem.block(
          "guard let entering = context.view(forKey: .to), let leaving = context.view(forKey: .from) else"
        ) {
          "leave(at: start)"
          "return false"
        }
        "let container: UIView = context.containerView"
        if scope.interaction != nil { "size = container.bounds.size" }
        "entering.frame = context.finalFrame(for: start == .\(from) ? \(to) : \(from))"
        SwiftItem.block(
          "if start == .\(isToAbove ? from : to)", comment: nil,
          [.line("container.insertSubview(entering, aboveSubview: leaving)", order)],
          tail: .otherwise(
            "else", [.line("container.insertSubview(entering, belowSubview: leaving)", comment: nil)], .none))
        "container.layoutIfNeeded()"
        if scope.hasStay { "transition?.beginStay(of: \(to))" }
        holds(scope)
        if scope.element != nil {
          scope.transition.reduceMotion == nil ? "resolveEnds()" : "if !isReduced { resolveEnds() }"
          "if ends != nil { add\(NameTable.capitalized(scope.picture))(to: container) }"
        }
        "rest(at: start)"
        "return true"
      }
    }
  }

  private static func holds(_ scope: TransitionScope) -> [SwiftItem] {
    guard let interaction = scope.interaction, !interaction.holds.isEmpty else { return [] }
    let lines: [SwiftItem] = interaction.holds.map { hold in
      let view = scope.view(hold.subject)
      let value = PlainValues.writer(scope).limited(hold.value, to: hold.property)
      let key = hold.property == .scrollEnabled ? "\\UIScrollView.isScrollEnabled" : "\\UIView.alpha"
      let place = scope.line(hold.location)
      if StaySection.isOptional(hold.subject, scope) {
        return .line("if let view = \(view) { ledger.hold(view, \(key), at: \(value)) }", place)
      }
      return .line("ledger.hold(\(view), \(key), at: \(value))", place)
    }
    return [.block("if isPulled", comment: nil, lines, tail: .none)]
  }

  // MARK: The shared element

  private static func resolveEnds(_ scope: TransitionScope, _ element: SharedElement) -> [SwiftItem] {
    let places = scope.lines([element.from.location, element.to.location])
    return swift {
      SwiftItem.doc("Asks both screens for the item that is current now (\(places)).")
      SwiftItem.block("private func resolveEnds()") {
        SwiftItem.compact("guard let container = context?.containerView else", "return")
        SwiftItem.compact(
          "guard let ends = \(scope.type("Ends"))(\(scope.from): \(scope.from), \(scope.to): \(scope.to), in: container) else",
          "return")
        "self.ends = ends"
        "ledger.hold(ends.\(scope.from)End, \\UIView.alpha, at: 0)"
        "ledger.hold(ends.\(scope.to)End, \\UIView.alpha, at: 0)"
      }
    }
  }

  private static func addPicture(_ scope: TransitionScope, _ element: SharedElement) -> [SwiftItem] {
    let picture = scope.picture
    let mode =
      switch element.contentMode {
      case .aspectFill: "scaleAspectFill"
      case .aspectFit: "scaleAspectFit"
      case .fill: "scaleToFill"
      }
    let cut = element.isClipped ? ", inside what it is cut to" : ""
    return swift {
      SwiftItem.doc("The picture in flight\(cut) (\(scope.line(element.location))).")
      SwiftItem.block("private func add\(NameTable.capitalized(picture))(to container: UIView)") {
        "\(picture).image = ends?.image"
        "\(picture).contentMode = .\(mode)"
        "\(picture).clipsToBounds = true"
        if element.isClipped {
          "crop.clipsToBounds = true"
          "crop.isUserInteractionEnabled = false"
          "crop.addSubview(\(picture))"
          "container.addSubview(crop)"
        } else {
          "container.addSubview(\(picture))"
        }
      }
    }
  }
}
