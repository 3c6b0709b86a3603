import TransitionPlan

/// The beginning of a run: the way into the container, and what has to be given back.
enum RunBegin {
  /// What it does, in words.
  static func words(_ scope: TransitionScope) -> String {
    if scope.isOverlay { return "Puts the \(scope.to) into the container" }
    let takes = scope.hasRunLedger || scope.hasStay
    return "Puts both screens into the container" + (takes ? ", takes what has to be given back" : "")
  }

  /// The function, for runs that a finger may begin as well.
  static func items(_ scope: TransitionScope) -> [SwiftItem] {
    swift {
      SwiftItem.doc(words(scope) + ", and stands at `start`.")
      let result = scope.mayNotBegin ? " -> Bool" : ""
      SwiftItem.block("private func begin(_ context: \(scope.contextType))\(result)") {
        body(scope)
        if scope.mayNotBegin { "return true" }
      }
    }
  }

  /// The statements, up to the rest values of `start`.
  @SwiftBuilder static func body(_ scope: TransitionScope) -> [SwiftItem] {
    "self.context = context"
    if scope.isRunKnown, !scope.isTab { "transition?.run = self" }
    RunLeave.calls(scope, .start)
    if scope.isOverlay {
      entersOverlay(scope)
    } else if scope.isContainer {
      entersContainer(scope)
    } else {
      enters(scope)
    }
    if !scope.promised.isEmpty {
      SwiftItem.comment("What has been taken out is nowhere: then nothing moves.", marker: "//")
    }
    for view in scope.promised {
      SwiftItem.compact(
        "if !\(view).isDescendant(of: presentation.presentingViewController.view)",
        "\(scope.reducedName) = true")
    }
    if !scope.isOverlay { founds(scope) }
    RunItems.find(scope)
    for name in scope.handed where !scope.isOverlay {
      "\(scope.property(name)) = \(scope.names[name.side]).\(scope.requirement(name))"
    }
    if scope.isOverlay, scope.hasShared, scope.asksIfFading {
      "presentation.isFading = \(scope.transition.reduceMotion == nil ? "false" : scope.reducedName)"
    }
    if scope.finds { "presentation.find()" }
    holds(scope)
    RunEndpoints.resolveAll(scope)
    endHides(scope)
    for index in scope.transition.shared.indices {
      SwiftItem.compact(
        "if \(scope.ends(index)) != nil", "\(RunEndpoints.addName(scope, index))(to: container)")
    }
    RunAlone.find(scope)
    if scope.isOverlay, scope.asksIfFading {
      if scope.hasShared, scope.fallback != nil {
        SwiftItem.line("if isFading { presentation.rest(at: .\(scope.to)) }", "what stands, stands")
      }
      "presentation.isFading = isFading"
    }
    if !scope.catching.isEmpty { RunCatch.begin(scope) }
    if scope.hasClocks {
      "clock.isHidden = true"
      "container.addSubview(clock)"
    }
    if scope.keepsWhetherBegun { "hasBegun = true" }
    if scope.goesBackFromStates {
      "if presentation.goOn(then: { self.leave(at: .\(scope.from)) }) { return }"
    }
    if !scope.isOverlay { Bars.begin(scope) }
    "rest(at: start)"
  }

  /// The statements of a run that has nothing to move: nobody has cancelled, so it arrives, unless a finger drives it.
  @SwiftBuilder private static func arrives(_ scope: TransitionScope) -> [SwiftItem] {
    let ends = scope.played.map { "." + scope.names[$0.end] }
    let end = ends.count == 1 ? ends[0] : "start == .\(scope.from) ? .\(scope.to) : .\(scope.from)"
    scope.isInteractive ? "leave(at: isPulled ? start : \(end))" : "leave(at: \(end))"
    scope.isInteractive ? "return false" : "return"
  }

  /// The entering screen's view comes into the container, on its side of the leaving one. A view that the platform keeps to
  /// itself is not touched, and stops nothing.
  private static func enters(_ scope: TransitionScope) -> [SwiftItem] {
    let transition = scope.transition
    let order = transition.orderLocation.map(scope.line)
    let topIsTo = transition.top == .to
    func insert(_ isAbove: Bool, _ comment: String?) -> [SwiftItem] {
      let call = isAbove ? "addSubview(entering)" : "insertSubview(entering, at: 0)"
      return [.line("container.\(call)", comment: comment)]
    }
    return swift {
      "let container: UIView = context.containerView"
      if scope.needsContainer { "self.container = container" }
      if RunSection.needsSize(scope) { "size = container.bounds.size" }
      if transition.isDirectional {
        "isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft"
      }
      let inserted =
        scope.played.count > 1
        ? SwiftItem.chain([
          ("start == .\(scope.from)", insert(topIsTo, order)), (nil, insert(!topIsTo, nil)),
        ]) : insert(scope.plays(.forward) == topIsTo, order)
      if scope.mayNotBegin {
        "let entering: UIView? = context.view(forKey: .to)"
        finalFrame(scope)
        stay(scope)
        SwiftItem.block("guard let entering, let leaving = context.view(forKey: .from) else") {
          SwiftItem.line("if let entering { container.addSubview(entering) }", "what is there")
          arrives(scope)
        }
        inserted
      } else {
        SwiftItem.block("if let entering = context.view(forKey: .to)") {
          finalFrame(scope)
          inserted
        }
        stay(scope)
      }
      RunAdded.insert(scope)
      "container.layoutIfNeeded()"
      RunAdded.layOut(scope)
    }
  }

  /// What lasts as long as the to screen is there begins: before anything stands that it is to remember otherwise.
  private static func stay(_ scope: TransitionScope) -> [SwiftItem] {
    if !scope.hasStay { return [] }
    var begin = "transition?.beginStay(of: \(scope.to))"
    if scope.asksLowestStay {
      let lowest = "transition?.lowestStay(with: \(scope.to))"
      begin = scope.plays(.forward) ? "start == .\(scope.from) ? \(begin) : \(lowest)" : lowest
    }
    return swift { scope.asksStay ? "let stay: \(scope.type("Stay"))? = \(begin)" : begin }
  }

  /// The same in a container of the app's own, where the entering screen may be absent.
  private static func entersContainer(_ scope: TransitionScope) -> [SwiftItem] {
    let order = scope.transition.orderLocation.map(scope.line)
    let isAbove = scope.transition.top == .to
    func insert(_ isAbove: Bool, _ comment: String?) -> [SwiftItem] {
      [
        .line(
          "container.insertSubview(entering, \(isAbove ? "above" : "below")Subview: leaving)",
          comment: comment)
      ]
    }
    return swift {
      "let container: UIView = context.containerView"
      if scope.needsContainer { "self.container = container" }
      if RunSection.needsSize(scope) { "size = container.bounds.size" }
      if scope.transition.isDirectional {
        "isRightToLeft = container.effectiveUserInterfaceLayoutDirection == .rightToLeft"
      }
      SwiftItem.block("if let entering = context.entering?.view") {
        "entering.frame = container.bounds"
        "let leaving: UIView = context.leaving.view"
        if scope.played.count > 1 {
          SwiftItem.chain([("start == .\(scope.from)", insert(isAbove, order)), (nil, insert(!isAbove, nil))])
        } else {
          insert(scope.plays(.forward) == isAbove, order)
        }
        if !scope.kept.isEmpty { stay(scope) }
        RunAdded.insert(scope)
      }
      "container.layoutIfNeeded()"
      RunAdded.layOut(scope)
      if scope.kept.isEmpty { stay(scope) }
    }
  }

  /// The view of the to screen comes in front of what the presentation has added. Without either nothing moves; but nobody
  /// has cancelled, unless it was a finger's.
  private static func entersOverlay(_ scope: TransitionScope) -> [SwiftItem] {
    let (from, to) = (scope.from, scope.to)
    return swift {
      "let view: UIView? = context.view(forKey: start == .\(from) ? .to : .from)"
      "presentation = \(to).presentationController as? \(scope.type("Presentation"))"
      SwiftItem.block("guard let presentation, let view else") {
        SwiftItem.line(
          "if start == .\(from), let view { context.containerView.addSubview(view) }", "what is there")
        arrives(scope)
      }
      "presentation.run = self"
      if !scope.handed.isEmpty { "presentation.ask()" }
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
      if !scope.passing.isEmpty { "presentation.add()" }
      // What is read of the screens' views.
      if scope.hasShared || scope.finds || !scope.lateSlots.isEmpty { "container.layoutIfNeeded()" }
    }
  }

  /// The entering screen gets the frame that the platform has for it.
  private static func finalFrame(_ scope: TransitionScope) -> [SwiftItem] {
    let (from, to) = (scope.from, scope.to)
    let entering = scope.mayNotBegin ? "entering?" : "entering"
    if scope.transition.style != .navigation {
      return swift {
        SwiftItem.compact(
          "if let controller = context.viewController(forKey: .to)",
          "\(entering).frame = context.finalFrame(for: controller)")
      }
    }
    let screens = scope.played.map { $0 == .forward ? to : from }
    return swift {
      screens.count == 1
        ? "\(entering).frame = context.finalFrame(for: \(screens[0]))"
        : "\(entering).frame = context.finalFrame(for: start == .\(from) ? \(to) : \(from))"
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
    for obligation in scope.runHolds where !scope.hidesEnd(obligation) {
      items += limited(scope, obligation, taken(scope, obligation))
    }
    for subject in scope.roundedSubjects {
      items += rounded(scope, subject)
    }
    for index in scope.pulls where !scope.transition.interactions[index].holds.isEmpty {
      let interaction = scope.transition.interactions[index]
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

  /// Ends of pictures that are hidden besides: only when the pictures have been made of them.
  private static func endHides(_ scope: TransitionScope) -> [SwiftItem] {
    scope.runHolds.filter(scope.hidesEnd).flatMap { limited(scope, $0, taken(scope, $0)) }
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

  /// What is taken in one direction only, or under a finger.
  private static func limited(
    _ scope: TransitionScope, _ obligation: Obligation, _ items: [SwiftItem]
  ) -> [SwiftItem] {
    if obligation.acquire == .drivenStart {
      return scope.isInteractive ? [.block("if isPulled", comment: nil, items, tail: .none)] : []
    }
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
    case .screen(let side) where scope.mayLack(side):
      return swift {
        "if let view = \(scope.link(side)).view { ledger.hold(view, \\UIView.clipsToBounds, at: true) }"
      }
    case .screen(let side):
      return swift {
        SwiftItem.line(
          "ledger.hold(\(scope.names[side]).view, \\UIView.clipsToBounds, at: true)", comment: nil)
      }
    case .provided(let side, let index):
      let view = scope.transition[side].views[index]
      let object = scope.link(side) + "." + scope.names.requirement(view.name)
      if !view.isOptional, !scope.mayLack(side) {
        return swift { "ledger.hold(\(object), \\UIView.clipsToBounds, at: true)" }
      }
      return swift { "if let view = \(object) { ledger.hold(view, \\UIView.clipsToBounds, at: true) }" }
    case .container, .shared, .added: return []
    }
  }
}

extension TransitionScope {
  /// Whether a run may find that it has nothing to move.
  var mayNotBegin: Bool { isOverlay || !isContainer && RunAdded.isBesideScreens(self) }

  /// The views of the from screen whose places an overlay's run reads: where one has been taken out, nothing can move there.
  var promised: [String] {
    guard finds, transition.reduceMotion != nil else { return [] }
    return fromReads.filter { !transition.from.views[$0].isOptional }
      .map { names[.from] + "." + names.requirement(transition.from.views[$0].name) }
  }
}
