#if os(Linux)
  extension SeededBug {
    /// In the emitter's own specs.
    static let ofFixtures: [SeededBug] = [
      SeededBug(
        "arcs", "the picture bends the other way", "dy: -0.4 * photoFrameWay", "dy: 0.4 * photoFrameWay"),
      SeededBug(
        "arcs", "the finger moves the detail straight", "translationX: -100 * arcsArch(position)",
        "translationX: 0"),
      SeededBug(
        "arcs", "an arc inside a scaled view is too small",
        "    middle = CGVector(dx: end.x - zero.x, dy: end.y - zero.y)\n"),
      SeededBug("spans", "what a finger holds is held without one", "    if isPulled {\n", "    do {\n"),
      SeededBug("staggered", "all items go at once", "(rank * step, length - last * step)", "(0, length)"),
      SeededBug(
        "staggered", "items that have been used again stay as they were",
        "    for item in detailTilesItems { item.alpha = 1 }\n"),
      SeededBug("carried", "what keeps the place stays", "    defer { keeper.removeFromSuperview() }\n"),
      SeededBug("carried", "the constraints are lost", "    NSLayoutConstraint.activate(constraints)\n"),
      SeededBug(
        "stacked", "what a claim above has found is not mended",
        "        Self.claims[later].found = claim.found\n"),
      SeededBug("handed", "the app is not asked", "    listRise = list.handedRise\n"),
      SeededBug(
        "caught", "UIKit may interrupt something else",
        ") -> any UIViewImplicitlyAnimating {\n    interruptible\n",
        ") -> any UIViewImplicitlyAnimating {\n    UIViewPropertyAnimator(duration: 1, curve: .linear)\n"),
      SeededBug(
        "caught", "what UIKit may interrupt goes on under the finger",
        "    interruptible.pauseAnimation()\n    interruptible.isReversed = false\n"),
      SeededBug(
        "caught", "what UIKit may interrupt does not follow", "    interruptible.fractionComplete = way\n"),
      SeededBug(
        "caught", "what UIKit may interrupt outlives the run", "if interruptible.state == .active {",
        "if interruptible.state == .stopped {"),
      SeededBug("caught", "what is shown can be tapped on the way", "    close()\n"),
      SeededBug(
        "caught", "what could not be tapped on the way cannot be later", "    ledger.giveBack()\n"),
      SeededBug(
        "caught", "what two runs have closed is open when one has ended",
        "ledger.hold(view, \\UIView.isUserInteractionEnabled, at: false)",
        "if view.isUserInteractionEnabled { ledger.hold(view, \\UIView.isUserInteractionEnabled, at: false) }"
      ),
      SeededBug(
        "caught", "the run of another stack is forgotten",
        "if transition?.run === self { transition?.run = nil }",
        "transition?.run = nil"),
      SeededBug("caught", "a swipe back is kept again and again", "guard !isKept, let", "guard !false, let"),
      SeededBug("handed-over", "what is no base stands as one", "    guard isOverBase else { return }\n"),
      SeededBug(
        "ordered", "the list does not wait", "=== panel?.orderShowList", "=== panel?.orderShowGrip"),
      SeededBug(
        "ordered", "the knob does not go first", "=== sheet?.orderSheetKnob", "=== sheet?.orderSheetList"),
      SeededBug(
        "ordered", "UIKit's swipe waits for what waits for it",
        "=== page?.navigationController?.interactivePopGestureRecognizer\n    {\n      return false",
        "=== page?.navigationController?.interactivePopGestureRecognizer\n    {\n      return true"),
      SeededBug(
        "ordered", "what is the transition's own waits, too",
        "      otherGestureRecognizer.delegate !== self\n", "      true\n"),
      SeededBug(
        "both-ways", "a button is taken for the finger", "    pulling = nil  // asked for by now, or never\n"),
      SeededBug(
        "two-fingers", "a pan takes two fingers", "    panDown.maximumNumberOfTouches = 1\n"),
      SeededBug(
        "sheets", "what goes back begins anew",
        "    if presentation.goOn(then: { self.leave(at: .map) }) { return }\n"),
      SeededBug("sheets", "the app is not asked", ", tallboyMayDismiss(presentedViewController) {", " {"),
      SeededBug(
        "two-fingers", "a turn goes on from the last one", "      angle = nil\n      run", "      run"),
      SeededBug(
        "two-fingers", "a turn is not added up", "run?.rotation += twist", "run?.rotation = twist"),
      SeededBug(
        "two-fingers", "a finger's speed is lost", "translation: recognizer.velocity(in: space), ", ""),
      SeededBug(
        "two-fingers", "a pinch is taken for its opposite", "velocity < 0 || velocity == 0",
        "velocity > 0 || velocity == 0"),
      SeededBug(
        "shown", "UIKit's swipe waits for two fingers",
        "guard gestureRecognizer === panRight, let navigation",
        "guard let navigation"),
      SeededBug(
        "raised", "the thumbnail does not lift", "let frame: CGRect = ends.viaFrame\n        photo",
        "let frame: CGRect = ends.cellFrame\n        photo"),
      SeededBug(
        "raised", "under the finger the picture flies straight",
        "raiseLerpRect(ends.pictureFrame, ends.viaFrame, raiseMap(position, 0, 0.6, 0, 1))",
        "ends.pictureFrame"),
      SeededBug(
        "raised", "a list is left in the size that it had",
        "    foundListFrame.size.height += resized.height - size.height\n"),
      SeededBug(
        "twirled", "the displacement has the time of the scale",
        "page.view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)",
        "page.view.transform = CGAffineTransform(translationX: 120, y: 400)"),
      SeededBug("twirled", "what is added takes the place of the rest", "  animation.isAdditive = true\n"),
      SeededBug(
        "twirled", "what is added outlives the run",
        "    card.view.layer.removeAnimation(forKey: \"transc.move\")\n"),
      SeededBug(
        "twirled", "nobody waits for the card",
        "duration: 0.4, timing: UICubicTimingParameters(animationCurve: .linear)",
        "duration: 0.2, timing: UICubicTimingParameters(animationCurve: .linear)"),
      SeededBug(
        "turned", "a turn goes the shorter way", "of: page.spinDial, from: 9.424777961, to: .zero",
        "of: page.spinDial, from: 3.141592654, to: .zero"),
      SeededBug(
        "turned", "the way back goes the other way round", "of: photo, from: 6.283185307",
        "of: photo, from: -6.283185307"),
      SeededBug(
        "turned", "a turn outlives its run",
        "    card.view.layer.removeAnimation(forKey: \"transc.turn\")\n"),
      SeededBug(
        "inside", "a view is placed before its screen",
        """
              page.view.transform = .identity
              insideShift(page.insideBadge, x: foundBadgeFrame.midX, y: foundBadgeFrame.midY, in: container)

        """,
        """
              insideShift(page.insideBadge, x: foundBadgeFrame.midX, y: foundBadgeFrame.midY, in: container)
              page.view.transform = .identity

        """),
      SeededBug(
        "inside", "a view is placed before its screen is laid out", "      list.view.layoutIfNeeded()\n"),
      SeededBug(
        "inside", "a view is left before its screen",
        """
              list.view.transform = .identity
              insidePileMove(list.insidePileCard, x: foundCardFrame.midX, y: foundCardFrame.midY, in: container)

        """,
        """
              insidePileMove(list.insidePileCard, x: foundCardFrame.midX, y: foundCardFrame.midY, in: container)
              list.view.transform = .identity

        """),
      SeededBug(
        "inside", "what goes along with its screen is placed on the way back",
        "      if start == .list {\n        let sealCenter", "      if true {\n        let sealCenter"),
      SeededBug(
        "shells", "bars below what is presented stay away",
        "      tabBar?.alpha = foundTabBarAlpha\n      navigationBar?.alpha = 1\n      navigationBar?.transform = .identity\n      sheet",
        "      sheet"),
      SeededBug(
        "shells", "bars are looked for around who presents alone",
        "    return shellSheetFront(of: shown)\n", "    return controller\n"),
      SeededBug(
        "looks", "VoiceOver's double tap is a touch", "    close()\n    return true\n", "    return false\n"),
      SeededBug(
        "added", "a modal is closed and nobody told", "addedShowDismiss(photo)",
        "photo.dismiss(animated: true)"),
      SeededBug(
        "added", "what stays above rows scrolls along",
        "    if let scroll = view as? UIScrollView {", "    if let scroll = view as? UIScrollView, false {"),
      SeededBug("shown", "a panel stays as it came", "    panel.view.alpha = 1\n"),
      SeededBug(
        "alone", "what fades alone does so with everything else", "      fade(to: side)\n"),
      SeededBug(
        "alone", "what has faded alone stays so",
        "    if let faceAlone { faceAlone.view.alpha = faceAlone.alpha }\n"),
      SeededBug(
        "alone", "what another run has hidden stays so",
        "    ledger.hold(view, \\UIView.alpha, at: view.alpha)\n"),
      SeededBug(
        "alone", "what is below an overlay blinks",
        "    case (nil, let view?): return alone(view, at: .page)\n    default",
        "    case (nil, let view?): return alone(view, at: .page)\n    case (let view?, nil): return alone(view, at: .list)\n    default"
      ),
      SeededBug(
        "alone", "a fade is longer than the direction",
        "animator(duration: 0.4, timing: UICubicTimingParameters(animationCurve: .linear))",
        "animator(duration: 0.6, timing: UICubicTimingParameters(animationCurve: .linear))"),
      SeededBug(
        "homeward", "a part with a short way makes the others fast",
        "parts.reduce(0) { $0 + $1.gone } / way)",
        "parts.map { $0.way < 1e-18 ? 0 : $0.gone / $0.way }.max() ?? 0)"),
      SeededBug(
        "homeward", "a scale is measured by itself",
        "hypot(photo.view.bounds.width, photo.view.bounds.height) / 2", "1"),
      SeededBug(
        "resized", "screens are left where they were in the old size",
        "    size = context.containerView.bounds.size  // it may have changed\n"),
      SeededBug(
        "resized", "a bar begins where its frame was set", "    sunkRelay(tabBar)\n"),
      SeededBug(
        "resized", "a bar stays where its frame was set", "    tabBar?.superview?.setNeedsLayout()\n"),
      SeededBug(
        "resized", "a bar comes back when the device is turned",
        "    watch.autoresizingMask = [.flexibleWidth, .flexibleHeight]\n"),
      SeededBug(
        "nested", "a pop over several goes back to what the upper one has found",
        "transition?.lowestStay(with: inner)", "transition?.beginStay(of: inner)"),
      SeededBug(
        "nested", "what comes two at a time stands upside down",
        "      beginStay(of: below)  // what stands for it stands below\n"),
      SeededBug(
        "nested", "who comes takes the gesture away", "    if self.thread == nil { follow(thread) }",
        "    follow(thread)"),
      SeededBug(
        "nested", "the gesture stays with one screen",
        "    if let thread = viewController as? any ReplyThread { follow(thread) }\n"),
      SeededBug(
        "caught", "what plays waits for a finger", "var wantsInteractiveStart: Bool { isPulled }",
        "var wantsInteractiveStart: Bool { true }"),
      SeededBug(
        "caught", "a blur that settles is not taken over", "    if isSettling { end() }"),
      SeededBug(
        "looks", "a picture begins as what it becomes", "start == .list ? ends.card : ends.body",
        "start == .list ? ends.body : ends.card"),
      SeededBug("looks", "what stands of a blur outlives the run", "    glass.end()\n"),
      SeededBug(
        "looks", "a blur settles the other way", "if amount == 0, let shown",
        "if amount > 0, let shown"),
      SeededBug(
        "looks", "a part of a blur goes on to be seen",
        "      part.stopAnimation(false)\n      part.finishAnimation(at: part.isReversed ? .start : .end)\n",
        "      part.stopAnimation(true)\n"),
      SeededBug(
        "looks", "a colour is mixed from the other side", "pose.progress, in: page.view)",
        "1 - pose.progress, in: page.view)"),
      SeededBug(
        "looks", "a shadow forgets the finger's speed", "by: shadow(max(0, sheetShadowRadiusSpeed))",
        "by: shadow(0)"),
    ]
  }
#endif
