import TransitionPlan

/// The start of a run: durations, the way into the container, the endpoints.
enum RunStart {
  static func items(_ scope: TransitionScope) -> [SwiftItem] {
    swift {
      duration(scope)
      SwiftItem.blank
      animate(scope)
      for direction in scope.played where scope.isInParts(direction) {
        SwiftItem.blank
        playPaces(scope, direction)
      }
      if scope.isInteractive {
        SwiftItem.blank
        SwiftItem.block(
          "func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)"
        ) {
          "guard begin(transitionContext) else { return }"
          "pull(to: \(scope.finger.name))"
          "settleIfReleased()"
        }
      }
      SwiftItem.blank
      begin(scope)
      for index in scope.transition.shared.indices {
        SwiftItem.blank
        resolve(scope, index)
        SwiftItem.blank
        add(scope, index)
      }
    }
  }

  private static func duration(_ scope: TransitionScope) -> [SwiftItem] {
    let transition = scope.transition
    let lengths = scope.played.map { Code(transition[$0].delay + transition[$0].duration) }
    let usual = Code.either("start == .\(scope.from)", lengths.first ?? .zero, lengths.last ?? .zero).text
    var words = scope.played.map { "`\($0.rawValue)`" }
    var places = scope.played.map { transition[$0].location }
    if let reduced = transition.reduceMotion {
      words.append("`reduceMotion`")
      places.append(reduced.location)
    }
    return swift {
      SwiftItem.doc("\(words.joined(separator: ", ")) (\(scope.lines(places))).")
      SwiftItem.block(
        "func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)"
          + " -> TimeInterval"
      ) {
        if let reduced = transition.reduceMotion {
          "if isReduced { return \(Code(reduced.duration).text) }"
          "return \(usual)"
        } else {
          usual
        }
      }
    }
  }

  /// The condition under which no picture flies.
  static func nothingFlies(_ scope: TransitionScope) -> String {
    scope.transition.shared.indices.map { scope.ends($0) + " == nil" }.joined(separator: " && ")
  }

  private static func play(_ scope: TransitionScope, _ pace: Pace, _ location: SpecLocation?) -> [SwiftItem] {
    let delay = pace.delay > 0 ? "delay: \(Code(pace.delay).text), " : ""
    let call =
      "play(to: side, duration: \(Code(pace.duration).text), \(delay)timing: \(scope.timing(pace.curve)))"
    return [.line(call, comment: location.map(scope.line))]
  }

  private static func animate(_ scope: TransitionScope) -> [SwiftItem] {
    let transition = scope.transition
    var branches: [(condition: String?, body: [SwiftItem])] = []
    if let fade = transition.reduceMotion {
      let pace = Pace(delay: 0, duration: fade.duration, curve: fade.curve)
      branches.append(("isReduced", play(scope, pace, fade.location)))
    }
    if let fade = scope.fallback {
      let pace = Pace(delay: 0, duration: fade.duration, curve: fade.curve)
      branches.append((nothingFlies(scope), play(scope, pace, fade.location)))
    }
    func direction(_ direction: Direction) -> [SwiftItem] {
      if !scope.isInParts(direction) { return play(scope, scope.paces(of: direction)[0], nil) }
      return swift { "play\(NameTable.capitalized(direction.rawValue))()" }
    }
    let paces = scope.played.map { scope.paces(of: $0) }
    let isWhole = !scope.played.contains(where: scope.isInParts)
    let isOneWay = paces.allSatisfy { $0 == paces.first } && isWhole || paces.count == 1
    if isOneWay {
      branches.append((nil, direction(scope.played.first ?? .forward)))
    } else {
      branches.append(("start == .\(scope.from)", direction(.forward)))
      branches.append((nil, direction(.backward)))
    }
    let needsSide = !(branches.count == paces.count && scope.played.allSatisfy(scope.isInParts))
    let end = scope.played.map { "." + scope.names[$0.end] }
    return swift {
      SwiftItem.block(
        "func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)"
      ) {
        "guard begin(transitionContext) else { return }"
        if needsSide {
          end.count == 1
            ? "let side: \(scope.type("Side")) = \(end[0])"
            : "let side: \(scope.type("Side")) = start == .\(scope.from) ? .\(scope.to) : .\(scope.from)"
        }
        SwiftItem.chain(branches)
      }
    }
  }

  /// A direction whose tracks have windows or curves of their own: one animator for each.
  private static func playPaces(_ scope: TransitionScope, _ direction: Direction) -> [SwiftItem] {
    let writer = SlotWriter(scope: scope)
    return swift {
      SwiftItem.doc(
        "`\(direction.rawValue)`, each track in its own time "
          + "(\(scope.lines(scope.transition[direction].tracks.map(\.location)))).")
      SwiftItem.block("private func play\(NameTable.capitalized(direction.rawValue))()") {
        statements(
          scope, scope.slots(at: .start, of: direction), direction, writer,
          part: PresentationValues.part(direction, nil))
        for (index, pace) in scope.paces(of: direction).enumerated() {
          let delay = pace.delay > 0 ? "delay: \(Code(pace.delay).text), " : ""
          "let part\(index + 1): UIViewPropertyAnimator = animator(duration: \(Code(pace.duration).text), "
            + "\(delay)timing: \(scope.timing(pace.curve)))"
          SwiftItem.closure(
            "part\(index + 1).addAnimations", parameters: "[self] in",
            statements(
              scope, scope.slots(at: pace, of: direction), direction, writer,
              part: PresentationValues.part(direction, index)))
          let steps = scope.slots(at: .after(pace), of: direction)
          if !steps.isEmpty {
            SwiftItem.closure(
              "part\(index + 1).addCompletion", parameters: "[self] _ in",
              statements(
                scope, steps, direction, writer, part: PresentationValues.part(direction, index) + "Step"))
          }
        }
        "start(to: .\(scope.names[direction.end]))"
      }
    }
  }

  private static func statements(
    _ scope: TransitionScope, _ slots: [Slot], _ direction: Direction, _ writer: SlotWriter, part: String
  ) -> [SwiftItem] {
    swift {
      if scope.isOverlay {
        if slots.contains(where: { $0.element == nil }) { "presentation?.\(part)()" }
      } else {
        for slot in slots where slot.element == nil { writer.statements(slot, at: .fixed(direction.end)) }
      }
      for element in scope.transition.shared.indices {
        let own = slots.filter { $0.element == element }
        if !own.isEmpty {
          let ends = scope.ends(element)
          SwiftItem.block(readsEnds(scope, element, own, direction) ? "if let \(ends)" : "if \(ends) != nil")
          {
            for slot in own { writer.statements(slot, at: .fixed(direction.end)) }
          }
        }
      }
    }
  }

  /// Whether the values of some slots of a picture are among its ends.
  private static func readsEnds(
    _ scope: TransitionScope, _ element: Int, _ slots: [Slot], _ direction: Direction
  ) -> Bool {
    scope.transition[direction].tracks.contains { track in
      guard track.subject == .shared(element),
        slots.contains(where: { $0.kind == Slot.kind(of: track.property) })
      else { return false }
      return track.property == .frame || track.property == .clip || !scope.isConstant(track.end)
    }
  }

  // MARK: Begin

  private static func begin(_ scope: TransitionScope) -> [SwiftItem] {
    let transition = scope.transition
    let words =
      scope.isOverlay
      ? "Puts the \(scope.to) into the container, and stands at `start`."
      : "Puts both screens into the container, takes what has to be given back, and stands at `start`."
    return swift {
      SwiftItem.doc(words)
      SwiftItem.block("private func begin(_ context: any UIViewControllerContextTransitioning) -> Bool") {
        "self.context = context"
        if scope.knowsTransition, scope.isInteractive { "transition?.run = self" }
        RunLeave.calls(scope, .start)
        if scope.isOverlay { entersOverlay(scope) } else { enters(scope) }
        if !scope.isOverlay { founds(scope) }
        if scope.isOverlay, scope.hasShared, scope.asksIfFading {
          "presentation.isFading = \(transition.reduceMotion == nil ? "false" : "isReduced")"
        }
        if scope.finds { "presentation.find()" }
        holds(scope)
        resolveAll(scope)
        for index in transition.shared.indices {
          SwiftItem.compact("if \(scope.ends(index)) != nil", "\(addName(scope, index))(to: container)")
        }
        if scope.isOverlay, scope.asksIfFading {
          if scope.hasShared, scope.fallback != nil {
            SwiftItem.line("if isFading { presentation.rest(at: .\(scope.to)) }", "what stands, stands")
          }
          "presentation.isFading = isFading"
        }
        if scope.keepsWhetherBegun { "hasBegun = true" }
        "rest(at: start)"
        "return true"
      }
    }
  }

  /// Both screens' views come into the container, the entering one on its side of the leaving one.
  private static func enters(_ scope: TransitionScope) -> [SwiftItem] {
    let (from, to) = (scope.from, scope.to)
    let transition = scope.transition
    let order = transition.orderLocation
    let topIsTo = transition.top == .to
    func insert(_ isAbove: Bool, _ comment: SpecLocation?) -> [SwiftItem] {
      [
        .line(
          "container.insertSubview(entering, \(isAbove ? "above" : "below")Subview: leaving)",
          comment: comment.map(scope.line))
      ]
    }
    return swift {
      SwiftItem.block(
        "guard let entering = context.view(forKey: .to), let leaving = context.view(forKey: .from) else"
      ) {
        "leave(at: start)"
        "return false"
      }
      "let container: UIView = context.containerView"
      if scope.needsContainer { "self.container = container" }
      if RunSection.needsSize(scope) { "size = container.bounds.size" }
      if transition.isDirectional {
        "isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft"
      }
      finalFrame(scope)
      if scope.played.count > 1 {
        SwiftItem.chain([
          ("start == .\(from)", insert(topIsTo, order)), (nil, insert(!topIsTo, nil)),
        ])
      } else {
        insert(scope.plays(.forward) == topIsTo, order)
      }
      "container.layoutIfNeeded()"
      if scope.hasStay {
        scope.asksStay
          ? "let stay: \(scope.type("Stay"))? = transition?.beginStay(of: \(to))"
          : "transition?.beginStay(of: \(to))"
      }
    }
  }

  /// The view of the to screen comes in front of what the presentation has added.
  private static func entersOverlay(_ scope: TransitionScope) -> [SwiftItem] {
    let (from, to) = (scope.from, scope.to)
    return swift {
      SwiftItem.block(
        "guard let presentation = \(to).presentationController as? \(scope.type("Presentation")), "
          + "let view = context.view(forKey: start == .\(from) ? .to : .from) else"
      ) {
        "leave(at: start)"
        "return false"
      }
      "self.presentation = presentation"
      "presentation.run = self"
      "let container: UIView = context.containerView"
      if RunSection.needsSize(scope) { "size = container.bounds.size" }
      if scope.viewsAbove.isEmpty {
        "if start == .\(from) { container.addSubview(view) }"
      } else {
        SwiftItem.block("if start == .\(from)") {
          "container.addSubview(view)"
          "presentation.raise()"
        }
      }
      "container.layoutIfNeeded()"
    }
  }

  /// The entering screen gets the frame that the platform has for it.
  private static func finalFrame(_ scope: TransitionScope) -> [SwiftItem] {
    let (from, to) = (scope.from, scope.to)
    if scope.transition.style != .navigation {
      return swift {
        SwiftItem.compact(
          "if let controller = context.viewController(forKey: .to)",
          "entering.frame = context.finalFrame(for: controller)")
      }
    }
    let entering = scope.played.map { $0 == .forward ? to : from }
    return swift {
      entering.count == 1
        ? "entering.frame = context.finalFrame(for: \(entering[0]))"
        : "entering.frame = context.finalFrame(for: start == .\(from) ? \(to) : \(from))"
    }
  }

  /// Keeps what is found before anything is changed.
  private static func founds(_ scope: TransitionScope) -> [SwiftItem] {
    scope.founds.flatMap { found -> [SwiftItem] in
      guard scope.type(of: found) != nil else {
        scope.cannotSay(
          "`_` of `\(scope.transition.name(of: found.subject)).\(found.property.rawValue)`",
          at: scope.transition.location)
        return []
      }
      switch found.subject {
      case .tabBar, .navigationBar:
        let bar = scope.transition.name(of: found.subject)
        let name = scope.name(of: found)
        let path = found.property.rawValue
        let kept = scope.asksStay ? "stay?.standing.found(\(bar), \\UIView.\(path)) ?? " : ""
        return swift { SwiftItem.compact("if let \(bar)", "\(name) = \(kept)\(bar).\(path)") }
      case .screen(let side):
        return swift { scope.keep(found, of: scope.names[side] + ".view", in: "container") }
      case .provided(let side, let index):
        let view = scope.transition[side].views[index]
        let object = scope.names[side] + "." + scope.names.requirement(view.name)
        if view.isOptional {
          return swift {
            SwiftItem.compact("if let view = \(object)", scope.keep(found, of: "view", in: "container"))
          }
        }
        return swift { scope.keep(found, of: object, in: "container") }
      case .container, .shared, .added: return []
      }
    }
  }

  private static func holds(_ scope: TransitionScope) -> [SwiftItem] {
    var items: [SwiftItem] = []
    for obligation in scope.runHolds {
      items += limited(scope, obligation, taken(scope, obligation))
    }
    for subject in scope.roundedSubjects {
      items += rounded(scope, subject)
    }
    for (index, interaction) in scope.transition.interactions.enumerated() where !interaction.holds.isEmpty {
      let condition = scope.isPulledManyWays ? "if gesture == .\(scope.pull(index))" : "if isPulled"
      items.append(
        SwiftItem.block(condition) {
          for hold in interaction.holds {
            scope.hold(
              hold.subject, hold.property, at: hold.value, ledger: "ledger", bar: .from,
              location: hold.location)
          }
        })
    }
    return items
  }

  private static func taken(_ scope: TransitionScope, _ obligation: Obligation) -> [SwiftItem] {
    switch obligation.kind {
    case .held(let subject, let property, let value):
      scope.hold(subject, property, at: value, ledger: "ledger", bar: .from, location: obligation.location)
    case .invisible(let subject):
      scope.hide(subject, ledger: "ledger", bar: .from, location: obligation.location)
    case .inserted, .standing, .moved, .recognizer: []
    }
  }

  /// What is taken in one direction only.
  private static func limited(
    _ scope: TransitionScope, _ obligation: Obligation, _ items: [SwiftItem]
  ) -> [SwiftItem] {
    let exits = Set(obligation.releases.map(\.exit))
    let isForward = exits.contains(.forwardFinish) || exits.contains(.forwardCancel)
    let isBackward = exits.contains(.backwardFinish) || exits.contains(.backwardCancel)
    if isForward == isBackward { return items }
    return [
      .block(
        "if start == .\(isForward ? scope.from : scope.to)", comment: nil, items, tail: .none)
    ]
  }

  /// A view with round corners is cut to them meanwhile.
  private static func rounded(_ scope: TransitionScope, _ subject: Subject) -> [SwiftItem] {
    switch subject {
    case .tabBar, .navigationBar:
      let name = scope.transition.name(of: subject)
      return swift { "if let \(name) { ledger.hold(\(name), \\UIView.clipsToBounds, at: true) }" }
    case .screen(.from) where scope.isOverlay: return []  // its corners stand, and what cuts them too
    case .screen(let side):
      return swift {
        SwiftItem.line(
          "ledger.hold(\(scope.names[side]).view, \\UIView.clipsToBounds, at: true)", comment: nil)
      }
    case .provided(let side, let index):
      let view = scope.transition[side].views[index]
      let object = scope.names[side] + "." + scope.names.requirement(view.name)
      if !view.isOptional { return swift { "ledger.hold(\(object), \\UIView.clipsToBounds, at: true)" } }
      return swift { "if let view = \(object) { ledger.hold(view, \\UIView.clipsToBounds, at: true) }" }
    case .container, .shared, .added: return []
    }
  }

  // MARK: Endpoints

  private static func resolveName(_ scope: TransitionScope, _ element: Int) -> String {
    "resolve" + NameTable.capitalized(scope.ends(element))
  }

  private static func addName(_ scope: TransitionScope, _ element: Int) -> String {
    "add" + NameTable.capitalized(scope.names.element(element))
  }

  private static func resolveAll(_ scope: TransitionScope) -> [SwiftItem] {
    let calls = scope.transition.shared.indices.map { resolveName(scope, $0) + "()" }
    if calls.isEmpty { return [] }
    if scope.transition.reduceMotion == nil { return calls.map { .line($0, comment: nil) } }
    if calls.count == 1 { return [.compact("if !isReduced", calls[0])] }
    return [.block("if !isReduced", comment: nil, calls.map { .line($0, comment: nil) }, tail: .none)]
  }

  /// The statements that ask again for what flies, when a finger has let go and the run finishes.
  static func resolveAgain(_ scope: TransitionScope) -> [SwiftItem] {
    let again = scope.transition.shared.indices.map { index in
      SwiftItem.compact("if \(scope.ends(index)) != nil", "\(resolveName(scope, index))()")
    }
    return scope.isOverlay && !again.isEmpty
      ? again + swift { "show(at: \(scope.poseName(0))(at: \(scope.finger.name)).progress)" } : again
  }

  private static func resolve(_ scope: TransitionScope, _ element: Int) -> [SwiftItem] {
    let shared = scope.transition.shared[element]
    let ends = scope.ends(element)
    return swift {
      SwiftItem.doc(
        "Asks both screens for the item that is current now "
          + "(\(scope.lines([shared.from.location, shared.to.location]))).")
      SwiftItem.block("private func \(resolveName(scope, element))()") {
        "guard let container = context?.containerView else { return }"
        if scope.isInteractive, !scope.isOverlay {
          for side in scope.transformedScreens { withoutTransform(scope, side) }
        }
        "guard let ends = \(scope.endsType(element))(\(scope.from): \(scope.from), \(scope.to): \(scope.to), "
          + "in: container\(scope.isOverlay ? ", at: rest)" : ")") else { return }"
        "self.\(ends) = ends"
        for side in Side.allCases {
          "ledger.hold(ends.\(scope.endName(element, side)), \\UIView.alpha, at: 0)"
        }
      }
    }
  }

  /// Geometry is read without the transform that a finger has put on a screen.
  private static func withoutTransform(_ scope: TransitionScope, _ side: Side) -> [SwiftItem] {
    let name = scope.names[side]
    return swift {
      "let \(name)Transform: CGAffineTransform = \(name).view.transform"
      "\(name).view.transform = .identity"
      "defer { \(name).view.transform = \(name)Transform }"
    }
  }

  private static func add(_ scope: TransitionScope, _ element: Int) -> [SwiftItem] {
    let shared = scope.transition.shared[element]
    let picture = scope.names.element(element)
    let crop = scope.crop(element)
    let mode: String
    switch shared.contentMode {
    case .aspectFill: mode = "scaleAspectFill"
    case .aspectFit: mode = "scaleAspectFit"
    case .fill, .fitWidth, .fitHeight: mode = "scaleToFill"
    }
    return swift {
      SwiftItem.doc(
        "The picture in flight\(shared.isClipped ? ", inside what it is clipped to" : "") "
          + "(\(scope.line(shared.location))).")
      SwiftItem.block("private func \(addName(scope, element))(to container: UIView)") {
        "\(picture).image = \(scope.ends(element))?.image"
        "\(picture).contentMode = .\(mode)"
        "\(picture).clipsToBounds = true"
        if shared.isClipped {
          "\(crop).clipsToBounds = true"
          "\(crop).isUserInteractionEnabled = false"
          "\(crop).addSubview(\(picture))"
          "container.addSubview(\(crop))"
        } else {
          "container.addSubview(\(picture))"
        }
      }
    }
  }
}
