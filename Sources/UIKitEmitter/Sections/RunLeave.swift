import TransitionPlan

/// The one way out of a run, and the hooks.
enum RunLeave {
  static func items(_ scope: TransitionScope) -> [SwiftItem] {
    let transition = scope.transition
    return swift {
      SwiftItem.doc("The one way out: \(steps(scope).joined(separator: ", ")), in this order, once.")
      SwiftItem.block("private func leave(at side: \(scope.type("Side")))") {
        "guard let context else { return }"
        "self.context = nil"
        if !scope.playsWhole { "animators = []" } else if scope.jumps { "animator = nil" }
        RunArcs.end(scope)
        RunBeside.end(scope)
        size(scope)
        if scope.isRunKnown { "if transition?.run === self { transition?.run = nil }" }
        if scope.isOverlay {
          "presentation?.run = nil"
          if !scope.passing.isEmpty { "presentation?.remove()" }
        }
        RunBlurs.leave(scope)
        "\(scope.keepsWhetherBegun ? "if hasBegun { rest(at: side) }" : "rest(at: side)")"
        RunAlone.leave(scope)
        RunAdded.leave(scope)
        RunItems.leave(scope)
        for (index, element) in transition.shared.enumerated() {
          if element.kind == .live { RunLive.end(scope, index) }
          "\(element.isClipped ? scope.crop(index) : scope.names.element(index)).removeFromSuperview()"
        }
        if !scope.isOverlay {
          guarded(scope, ownViews(scope))
        } else if scope.leavesShifted || !scope.leftSlots.isEmpty && scope.lateSlots.isEmpty {
          "presentation?.leaveViews()"
        } else if !scope.leftSlots.isEmpty {
          "if side == .\(scope.from) { presentation?.leaveViews() }"
        }
        RunTouches.leave(scope)
        if !scope.isContainer { "context.view(forKey: \(leaving(scope)))?.removeFromSuperview()" }
        RunInterruption.leave(scope)
        if !scope.catching.isEmpty { "meter.removeFromSuperview()" }
        if scope.hasClocks { "clock.removeFromSuperview()" }
        if scope.isOverlay { ownOverlay(scope) } else { guarded(scope, ownRest(scope)) }
        if scope.hasRunLedger { "ledger.giveBack()" }
        if scope.hasStay { "if side == .\(scope.from) { transition?.endStay(of: \(scope.to)) }" }
        if scope.standsAfterRuns {
          SwiftItem.line("transition?.stand()", "of a way that is cancelled no delegate hears")
        }
        calls(scope, .finish)
        calls(scope, .cancel)
        if scope.isInteractive, scope.mayNotBegin {
          "if isPulled, target == nil { context.cancelInteractiveTransition() }"
        }
        "context.completeTransition(side != start)"
        calls(scope, .end)
      }
    }
  }

  /// The container may be larger by now than when the run began, and screens are left where they belong in it.
  private static func size(_ scope: TransitionScope) -> [SwiftItem] {
    let own = scope.isOverlay ? [] : ownViews(scope) + ownRest(scope)
    let found = scope.followedFrames.map(scope.name(of:))
    guard !found.isEmpty || own.mention("size") || own.mention("mirrored") else { return [] }
    if found.isEmpty {
      return [.line("size = context.containerView.bounds.size", comment: "it may have changed")]
    }
    return swift {
      SwiftItem.line("let resized: CGSize = context.containerView.bounds.size", "a screen fills it as before")
      for name in found {
        "\(name).size.width += resized.width - size.width"
        "\(name).size.height += resized.height - size.height"
      }
      "size = resized"
    }
  }

  /// The screen that goes: without a finger nobody cancels.
  private static func leaving(_ scope: TransitionScope) -> String {
    scope.isInteractive ? "side == start ? .to : .from" : ".from"
  }

  /// What happens on the way out, in words.
  private static func steps(_ scope: TransitionScope) -> [String] {
    let hasHooks = scope.transition.calls.contains { $0.moment == .end }
    return ["rest values"] + (scope.hasRunLedger ? ["ledger"] : []) + ["context"]
      + (hasHooks ? ["end hooks"] : [])
  }

  /// The to screen of an overlay goes as it would be without this transition.
  private static func ownOverlay(_ scope: TransitionScope) -> [SwiftItem] {
    swift {
      if scope.plainSlots.contains(where: { $0 == Slot(subject: .screen(.to), kind: .transform) }) {
        "\(scope.to).view.transform = .identity"
      }
      if scope.fadingScreen != nil { "\(scope.to).view.alpha = 1" }
      // What does not stand goes with the presentation.
      if !scope.presentationStanding.isEmpty { "if side == .\(scope.from) { presentation?.end() }" }
    }
  }

  /// Without a beginning there is nothing to go back to.
  private static func guarded(_ scope: TransitionScope, _ items: [SwiftItem]) -> [SwiftItem] {
    items.isEmpty || !scope.keepsWhetherBegun
      ? items : [.block("if hasBegun", comment: nil, items, tail: .none)]
  }

  /// The views of each screen are left as they are when it shows; while they are in the container, which says where that is.
  private static func ownViews(_ scope: TransitionScope) -> [SwiftItem] {
    let writer = SlotWriter(scope: scope)
    return swift {
      for slot in scope.plainSlots {
        switch slot.subject {
        case .screen(let side) where isEarly(scope, slot): writer.statements(slot, at: .fixed(side))
        case .provided(let side, _): writer.leave(slot, at: side)
        default: []
        }
      }
    }
  }

  /// Whether a screen is put where it belongs before the views in it, which have places in the container.
  private static func isEarly(_ scope: TransitionScope, _ slot: Slot) -> Bool {
    guard case .screen(let side) = slot.subject else { return false }
    return scope.placesViews(in: side) && (slot.kind == .transform || slot.kind == .frame)
  }

  /// Each screen is left as it is when it is the one that shows, for a stack that changes without this transition.
  private static func ownRest(_ scope: TransitionScope) -> [SwiftItem] {
    let writer = SlotWriter(scope: scope)
    return swift {
      for slot in scope.plainSlots
      where slot != scope.fadingSlot && slot.kind != .dim && !isEarly(scope, slot) {
        if case .screen(let side) = slot.subject { writer.statements(slot, at: .fixed(side)) }
      }
      if let side = scope.fadingScreen { "\(scope.link(side)).view.alpha = 1" }
    }
  }

  /// The hooks of a moment, those of one direction under a condition.
  static func calls(_ scope: TransitionScope, _ moment: Moment) -> [SwiftItem] {
    var items: [SwiftItem] = []
    var lastLine: Int?
    let own = scope.pulls.flatMap { index in
      scope.transition.interactions[index].calls.map { call in
        (call, scope.isPulledManyWays ? "gesture == .\(scope.pull(index))" : "isPulled")
      }
    }
    for (call, pulled) in scope.transition.calls.map({ ($0, "") }) + own where call.moment == moment {
      let screen = scope.transition[call.side]
      let text = "\(scope.link(call.side)).\(scope.names.requirement(screen.hooks[call.hook].name))()"
      // A line of the spec is named once, at the first of its hooks.
      let comment = call.location.line == lastLine ? nil : scope.line(call.location)
      lastLine = call.location.line
      var conditions: [String] = pulled.isEmpty ? [] : [pulled]
      if moment == .finish { conditions.append("side != start") }
      if moment == .cancel { conditions.append("side == start") }
      if let direction = call.direction { conditions.append("start == .\(scope.names[direction.start])") }
      let line = conditions.isEmpty ? text : "if \(conditions.joined(separator: ", ")) { \(text) }"
      items.append(.line(line, comment: comment))
    }
    return items
  }
}
