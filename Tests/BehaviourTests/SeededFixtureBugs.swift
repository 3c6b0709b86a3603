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
        "caught", "what could not be tapped on the way cannot be later",
        "    for view in closed { view.isUserInteractionEnabled = true }\n"),
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
        "two-fingers", "a pan takes two fingers", "    panDown.maximumNumberOfTouches = 1\n"),
      SeededBug(
        "sheets", "what goes back begins anew",
        "    if presentation.goOn(then: { self.leave(at: .map) }) { return }\n"),
      SeededBug("sheets", "the app is not asked", ", mayDismiss() {", " {"),
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
      SeededBug("shown", "a panel stays as it came", "    panel.view.alpha = 1\n"),
      SeededBug(
        "caught", "what plays waits for a finger", "var wantsInteractiveStart: Bool { isPulled }",
        "var wantsInteractiveStart: Bool { true }"),
    ]
  }
#endif
