#if os(Linux)
  extension SeededBug {
    /// Bugs of the moved objects.
    static let ofObjects: [SeededBug] = [
      SeededBug(
        "TransitionSharedElement", "what flies stays", "(crop ?? flight)?.removeFromSuperview()",
        "Void()", foundBy: "photos"),
      SeededBug(
        "TransitionSharedElement", "the picture is there twice",
        "    ledger.keep(TransitionSlot(ends.to, .alpha), at: 0)\n",
        foundBy: "photos"),
      SeededBug(
        "TransitionSharedElement", "an end out of sight flies",
        "    guard isInSight(.from), isInSight(.to) else { return false }\n", foundBy: "photos"),
      SeededBug(
        "TransitionSharedElement", "what keeps the place stays",
        "    defer { placeholder.removeFromSuperview() }\n", foundBy: "carried"),
      SeededBug(
        "TransitionSharedElement", "the constraints are lost",
        "    NSLayoutConstraint.activate(constraints)\n", foundBy: "carried"),
      SeededBug(
        "TransitionSharedElement", "both contents are seen", "contents.first?.alpha = 1 - content", "Void()",
        foundBy: "container-transform"),
      SeededBug(
        "TransitionSharedElement", "the contents lose their shape", "bounds.width * size.height / size.width",
        "bounds.height", foundBy: "container-transform"),
      SeededBug(
        "TransitionAddedView", "what is added stays", "    view?.transitionRemove()\n",
        foundBy: "added"),
      SeededBug(
        "TransitionAddedView", "a tap beside closes nothing", "{ [weak storage] in storage?.dismiss() }",
        "{ [weak storage] in _ = storage }", foundBy: "side-menu"),
      SeededBug(
        "TransitionSlot", "an anchor moves its view", "(view.bounds.point(at: CGPoint(amount)) - old)",
        "(old - old)", foundBy: "story-cube"),
    ]

    /// Bugs of containers.
    static let ofHosts: [SeededBug] = [
      SeededBug(
        "TransitionHost", "an interaction controller without a finger",
        "{ $0.isPulled || $0.isCatchable ? $0 : nil }", "{ $0 }", foundBy: "photos"),
      SeededBug(
        "TransitionNavigation", "a push without animation is not noticed",
        "      beginStay(of: screen)\n      stay(", "      stay(", foundBy: "photos"),
      SeededBug(
        "TransitionPlatformSwipe", "the gate of another transition does not count",
        "guard !isHeld, let navigation", "guard let navigation", foundBy: "shared-image"),
      SeededBug(
        "TransitionNavigation", "the tab bar comes back at once",
        "      coordinator.animate(\n", "      standing.show(isHeld: false)\n      coordinator.animate(\n",
        foundBy: "photos"),
      SeededBug(
        "TransitionStay", "standing values are not given back",
        "    storage.standing.giveBack()\n    for bar in bars", "    for bar in bars", foundBy: "swipe-back"),
      SeededBug(
        "TransitionStay", "the gesture stays",
        "    removeRecognizers()\n", foundBy: "photos"),
      SeededBug(
        "TransitionTabs", "a second tap begins besides the first", "    jump()\n    return !isRunning",
        "    return true", foundBy: "tabs"),
      SeededBug(
        "TransitionTabs", "a finger takes the wrong neighbour",
        "isMirrored(tabs) ? place - distance : place + distance", "place + distance", foundBy: "tabs"),
      SeededBug(
        "TransitionTabs", "the first tab is always on the left", "isMirrored(tabs) ? new < old : new > old",
        "new > old", foundBy: "tabs"),
      SeededBug(
        "TransitionTabs", "a finger on the bar pulls",
        "return view.then { touch.view?.isDescendant(of: $0) } ?? false", "return view != nil",
        foundBy: "tabs"),
      SeededBug(
        "TransitionTabs", "a finger begins below a sheet", "tabs.presentedViewController.isNil && ",
        foundBy: "tabs"),
      SeededBug(
        "TransitionPlatformSwipe", "the app's delegate needs a back button", "!isPlatforms || ",
        foundBy: "swipe-back"),
      SeededBug(
        "TransitionTabs", "the tab takes the finger from a swipe back", ".contains(other)", ".isEmpty",
        foundBy: "tabs"),
      SeededBug(
        "TransitionContainer", "what leaves is not told", "      gone?.willMove(toParent: nil)\n",
        foundBy: "story-cube"),
      SeededBug(
        "TransitionContainer", "who comes back is not told",
        "        leaving?.beginAppearanceTransition(true, animated: true)\n", foundBy: "story-cube"),
      SeededBug(
        "TransitionContainer", "a finger asks twice", "offered ?? alone.gesture.ask?()",
        "alone.gesture.ask?()", foundBy: "story-cube"),
      SeededBug(
        "TransitionPresentation", "the recognizers stay on the sheet",
        "    stay?.end()\n    for bar in",
        "    for bar in", foundBy: "map-sheet"),
      SeededBug(
        "TransitionPresentation", "a run goes on while the size changes", "    run?.jump()\n",
        foundBy: "half-sheet"),
      SeededBug(
        "TransitionPresentation", "a layout pass takes the sheet from the finger",
        "run.isNil, change.isNil {",
        "run.isNil {", foundBy: "map-sheet"),
      SeededBug(
        "TransitionPresentation", "the app moves a screen that comes", "(isUp, isBusy) = (true, true)",
        "(isUp, isBusy) = (true, false)", foundBy: "map-sheet"),
      SeededBug(
        "TransitionPresentation", "the app moves a screen that goes",
        "dismissalTransitionWillBegin() {\n    isBusy = true\n",
        "dismissalTransitionWillBegin() {\n", foundBy: "map-sheet"),
      SeededBug(
        "TransitionPresentation", "the screen is not laid out anew",
        "{ if isUp, run.isNil, change.isNil { settleDown() } }", "{ Void() }", foundBy: "map-sheet"),
      SeededBug(
        "TransitionPresenting", "the app is not asked", "    return isLet\n", "    return true\n",
        foundBy: "sheets"),
    ]

    /// Bugs in generated files.
    static let ofThinFiles: [SeededBug] = [
      SeededBug(
        in: "photos", "another spring", "TransitionTiming(0.5, .spring(damping: 0.8))",
        "TransitionTiming(0.5, .spring(damping: 0.7))"),
      SeededBug(
        in: "photos", "the picture is not kept under the finger",
        " - CGPoint(x: 0, y: photo.height * shrink / 2)"),
      SeededBug(
        in: "photos", "a pull begins in a scrolled pager",
        "finger.velocity.y >= 0 && viewerPager.offset.y <= 0", "finger.velocity.y >= 0"),
      SeededBug(
        in: "photos", "the bar does not stay away", "from: 1, to: 0).standing()", "from: 1, to: 0)"),
      SeededBug(
        in: "photos", "the cell is not revealed", "{ gridController?.photosZoomRevealCell() }",
        "{ _ = gridController }"),
      SeededBug(
        in: "half-sheet", "the sheet is too high", "height: container.height / 2))",
        "height: container.height))"),
      SeededBug(
        in: "half-sheet", "the button is in the unsafe area", "max(60, container.safeArea.top + 8)", "60"),
      SeededBug(
        in: "story-cube", "a story turns less far", "from: 0, to: -CGFloat.pi / 3)",
        "from: 0, to: -CGFloat.pi / 4)"),
      SeededBug(
        in: "story-cube", "a story goes on that has gone", "transition.call(at: .cancel, of: .forward)",
        "transition.call(at: .finish, of: .forward)"),
      SeededBug(
        in: "app-store-card", "the pull comes before the edge",
        "edgePanLeading.outranks(.pan(.down), on: article)", "_ = edgePanLeading"),
    ]
  }
#endif
