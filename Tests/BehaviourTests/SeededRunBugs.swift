#if os(Linux)
  extension SeededBug {
    /// Bugs of runs: their start, their play, and their one way out.
    static let ofRuns: [SeededBug] = [
      SeededBug(
        "TransitionLedger", "what a run holds is not given back", "slot.write(claim.found)", "Void()",
        foundBy: "photos"),
      SeededBug(
        "TransitionLedger", "what a claim above has found is not mended",
        "later.found = claim.found", "Void()", foundBy: "stacked"),
      SeededBug(
        "TransitionLedger", "what the app has set is overwritten", "slot.read().isNear($0)",
        "true || $0.isClear",
        foundBy: "photos"),
      SeededBug(
        "TransitionRun", "a cancelled transition completes with true",
        "context.completeTransition(isFinished)", "context.completeTransition(true)",
        foundBy: "photos"),
      SeededBug(
        "TransitionRun", "the leaving screen stays",
        "    context.view(forKey: side.is(direction.start) ? .to : .from)?.removeFromSuperview()\n",
        foundBy: "photos"),
      SeededBug(
        "TransitionRun", "an end hook is missing", "    call(.end)\n", foundBy: "photos"),
      SeededBug(
        "TransitionRun", "a release before the start is forgotten",
        "(true, (finger, false)) }\n    settleIfReleased()\n", "(true, (finger, false)) }\n",
        foundBy: "photos"),
      SeededBug(
        "TransitionRun", "the velocity is lost", "gesture.evaluate(finger.moved(for: Self.instant))",
        "gesture.evaluate(finger)", foundBy: "photos"),
      SeededBug(
        "TransitionDescription", "reduced motion does not count",
        "UIAccessibility.isReduceMotionEnabled && reduceMotion != nil", "false", foundBy: "photos"),
      SeededBug(
        "TransitionRun", "the ends are not asked for again",
        "    if finishes, isFlying { findEndsAgain(now) }\n", foundBy: "photos"),
      SeededBug(
        "TransitionRun", "a turned window goes on under the finger",
        "isResized ? release(finger, isCancelled: true) : drive()", "drive()", foundBy: "photos"),
      SeededBug(
        "TransitionRun", "UIKit starts what no finger drives",
        "if !isPulled { return animateTransition(using: context) }", foundBy: "latch"),
      SeededBug(
        "TransitionRun", "a turned run forgets what only its first direction moves",
        "(isTurned ? transition.restPose(at: side).setting(own) : own)", "own", foundBy: "latch"),
      SeededBug(
        "TransitionMotion", "a finger that catches holds nothing of the transition",
        "take(transition.holds.only { spans.contains($0.span) } + gesture.holds)",
        "take(gesture.holds + (spans.isEmpty ? transition.holds : []))", foundBy: "latch"),
      SeededBug(
        "TransitionMotion", "a finger that catches is not called",
        "    next.callHooks(at: .start, of: next.direction)\n", foundBy: "latch"),
      SeededBug(
        "TransitionRecognizer", "one finger that stays takes the middle",
        "if last.isNil { finger.translation = recognizer.location(in: space) }",
        "finger.translation = recognizer.location(in: space)", foundBy: "twist"),
      SeededBug(
        "TransitionTabs", "a tap selects again at the end of its run",
        "if run === chosen, isFinished", "if run.isPulled, isFinished", foundBy: "grab"),
      SeededBug(
        "TransitionPresenting", "a run loses its host", "    run.keeper = self\n", foundBy: "latch"),
      SeededBug(
        "TransitionCovers", "a cover is put into an effect view itself",
        "view.transitionContent.addSubview(self)", "view.addSubview(self)", foundBy: "latch"),
      SeededBug(
        "TransitionRun", "it never closes by itself", "(hasReached, released) = (true,",
        "(hasReached, released) = (false,", foundBy: "app-store-card"),
      SeededBug(
        "TransitionRun", "what is shown can be tapped on the way",
        "{ close(view, around: open) }", "{ _ = view }", foundBy: "story-cube"),
      SeededBug(
        "TransitionRun", "nothing is put where it starts",
        "transition.set(start.only { handOver.isNil || ", "transition.set(start.only { ",
        foundBy: "swipe-back"),
      SeededBug(
        "TransitionPlayer", "a run ends with its first part", "if unfinished == 0 { done() }", "done()",
        foundBy: "staggered"),
      SeededBug(
        "TransitionPlayer", "delays are left out",
        "if delay > 0 { animator.startAnimation(afterDelay: delay) } else { animator.startAnimation() }",
        "animator.startAnimation()", foundBy: "staggered"),
      SeededBug(
        "TransitionMotion", "what is caught jumps", "caught = (position(drive), offsets)", "caught = nil",
        foundBy: "map-sheet"),
      SeededBug(
        "TransitionMotion", "what is caught begins anew",
        "isDriving ? TransitionFinger() : gesture.finger(at: min(max(progress, 0), 1))", "TransitionFinger()",
        foundBy: "story-cube"),
      SeededBug(
        "TransitionStateChange", "a finger that was taken away decides",
        "isCancelled ? transition.state : gesture.evaluate(self.finger).nearest",
        "gesture.evaluate(self.finger).nearest",
        foundBy: "map-sheet"),
      SeededBug(
        "TransitionStateChange", "what settles between states goes on at another size",
        "    release(finger, isCancelled: true)\n    player?.jump()\n",
        "    release(finger, isCancelled: true)\n", foundBy: "map-sheet"),
      SeededBug(
        "TransitionTrack", "all items go at once", "delay += turn.rank * step", "delay += 0 * step",
        foundBy: "staggered"),
      SeededBug(
        "TransitionTrack", "the picture bends the other way", "isLess ? -off : off",
        "isLess ? off : -off", foundBy: "arcs"),
    ]

    /// Bugs of fingers and of the values that they drive.
    static let ofFingers: [SeededBug] = [
      SeededBug(
        "TransitionRecognizer", "the way before the gesture counts",
        "finger.translation = finger.translation - start.translation", "Void()", foundBy: "photos"),
      SeededBug(
        "TransitionRecognizer", "a cancel by the system is ignored",
        "    let isLost: Bool = recognizer.state != .ended\n",
        "    if recognizer.state == .cancelled { return }\n    let isLost: Bool = recognizer.state != .ended\n",
        foundBy: "photos"),
      SeededBug(
        "TransitionRecognizer", "left is leading for all readers",
        "(side != .trailing) != view.transitionIsReversed ? .left : .right", ".left", foundBy: "swipe-back"),
      SeededBug(
        "TransitionRecognizer", "from right to left a finger goes the wrong way",
        "(finger.translation.x, finger.velocity.x) = (-finger.translation.x, -finger.velocity.x)", "Void()",
        foundBy: "swipe-back"),
      SeededBug(
        "TransitionRecognizer", "the list takes the finger back",
        "return [velocity.x, velocity.y][axis] > 0 ? offset > 0 : ", "return true ? true : ",
        foundBy: "map-sheet"),
      SeededBug(
        "TransitionRecognizer", "a pan takes two fingers",
        "(recognizer as? UIPanGestureRecognizer)?.maximumNumberOfTouches = 1", "Void()",
        foundBy: "two-fingers"),
      SeededBug(
        "TransitionRecognizer", "together with a scrolled pager",
        " && rule.applies(finger)", foundBy: "photos"),
      SeededBug(
        "TransitionRecognizer", "nobody waits as the spec orders",
        "gesture.rules.only { $0.sort.is(sort) }", "gesture.rules.only { _ in false }", foundBy: "ordered"),
      SeededBug(
        "TransitionGesture", "nothing resists",
        "let held: CGFloat = 1 - 1 / (1 + TransitionMath.stiffness * way)", "let held: CGFloat = min(way, 1)",
        foundBy: "story-cube"),
      SeededBug(
        "TransitionGesture", "the farthest state is taken",
        "least = distances.min()", "least = distances.max()", foundBy: "map-sheet"),
      SeededBug(
        "TransitionPress", "a card stays pressed", "    super.reset()\n    lift()\n", "    super.reset()\n",
        foundBy: "app-store-card"),
      SeededBug(
        "TransitionPress", "what lies beside is pressed", "?.isDescendant(of: view) ?? false",
        " != nil", foundBy: "app-store-card"),
    ]
  }
#endif
