#if os(Linux)
  extension SeededBug {
    /// In the specs besides Photos.
    static let ofSpecs: [SeededBug] = [
      SeededBug(
        "shared-image", "the gate of another transition does not count", "guard !isHeld,\n", "guard true,\n"),
      SeededBug(
        "shared-image", "what kept the swipe for a transition that has gone stays",
        "      found = recognizer.delegate\n"),
      SeededBug("swipe-back", "the bar keeps its alpha", "    standing.giveBack()\n"),
      SeededBug(
        "swipe-back", "the bar's alpha is not found",
        "stay?.standing.found(navigationBar, \\UIView.alpha) ?? "),
      SeededBug(
        "swipe-back", "left is leading for all readers", "{ isRightToLeft ? size.width - x : x }", "{ x }"),
      SeededBug(
        "swipe-back", "the list does not come back",
        "    list.view.center.x = mirrored(list.view.bounds.width / 2)\n"),
      SeededBug(
        "swipe-back", "the platform's own swipe-back goes first",
        "return SwipeBackPlatformSwipe.recognizers(of: navigation).contains(otherGestureRecognizer)",
        "return false"),
      SeededBug(
        "zoom-modal", "the button stays away", "    photo.zoomModalClose.transform.ty = 0\n"),
      SeededBug(
        "zoom-modal", "the album is not put back", "insertSubview(entering, at: 0)", "addSubview(entering)"),
      SeededBug(
        "half-sheet", "an early exit does not complete", "      leave(at: start == .host ? .sheet : .host)\n"),
      SeededBug("half-sheet", "the host stays small", "    standing.giveBack()\n"),
      SeededBug("half-sheet", "a run goes on while the size changes", "    run?.jump()\n"),
      SeededBug(
        "side-menu", "every presentation follows the finger", "isPulled: isPulling)", "isPulled: true)"),
      SeededBug(
        "mini-player", "the bar is read where the home stands",
        "    rest(at: .home)  // where the home is read\n"),
      SeededBug("mini-player", "the artwork is read where the card comes from", "    rest(.player)\n"),
      SeededBug(
        "mini-player", "the card keeps the bar's colour", "presentation?.leaveViews()", "_ = presentation"),
      SeededBug("mini-player", "the cover stays", "    homeDim.removeFromSuperview()\n"),
      SeededBug(
        "map-sheet", "what is caught jumps back to its rest", "isCaught\n      ? ", "!isCaught\n      ? "),
      SeededBug(
        "map-sheet", "a layout pass takes the sheet from the finger", ", !isHeld, animators.isEmpty {", " {"),
      SeededBug(
        "map-sheet", "a dismissal leaves the finger in charge",
        "    jump()\n  }\n\n  override func dismissal", "  }\n\n  override func dismissal"),
      SeededBug(
        "map-sheet", "a finger that was taken away decides", "    if !isCancelled {\n      let wanted",
        "    do {\n      let wanted"),
      SeededBug(
        "map-sheet", "the list takes the finger back",
        "velocity.y > 0 ? offset.y > -insets.top : offset.y < bottom",
        "true"),
      SeededBug("story-cube", "a story goes on turning about its edge", "    ledger.giveBack()\n"),
      SeededBug("story-cube", "a story can be tapped on the way", "    close()\n"),
      SeededBug(
        "story-cube", "what takes over gets no finger",
        "if open.contains(where: { $0.isDescendant(of: view) }) {",
        "if false {"),
      SeededBug(
        "story-cube", "a finger asks twice", "let story = offeredStory ?? container?",
        "let story = container?"),
      SeededBug("story-cube", "what leaves is not told", "      gone.willMove(toParent: nil)\n"),
      SeededBug(
        "story-cube", "who comes back is not told",
        "        leaving.beginAppearanceTransition(true, animated: true)\n"),
      SeededBug(
        "story-cube", "nothing resists", "1 - 1 / (1 + 0.55 * max(0, reach))", "min(max(0, reach), 1)"),
      SeededBug(
        "story-cube", "what is caught begins anew", "    translation = origin\n    released = nil",
        "    origin = .zero\n    translation = origin\n    released = nil"),
      SeededBug(
        "tabs", "a second tap begins besides the first", "    jump()\n    return run == nil",
        "    return true"),
      SeededBug("tabs", "code selects besides what is under way", "jump()  // selected", "// selected"),
      SeededBug(
        "tabs", "the first tab is always on the left", "== .rightToLeft ? new < old : new > old",
        "!= .rightToLeft ? new > old : new > old"),
      SeededBug(
        "tabs", "a finger takes the wrong neighbour", "isMirrored ? place - distance : place + distance",
        "place + distance"),
      SeededBug("tabs", "a finger on the bar pulls", "touch.view?.isDescendant(of: shown) ?? false", "true"),
      SeededBug(
        "tabs", "the tab takes the finger from a swipe back",
        "    if otherGestureRecognizer === navigation.interactivePopGestureRecognizer { return true }\n"),
      SeededBug(
        "tabs", "the tab takes the finger from a swipe over the content",
        "return otherGestureRecognizer === navigation.interactiveContentPopGestureRecognizer", "return false"),
      SeededBug("tabs", "what is never asked for stays", "pulled = nil }  //", "}  //"),
      SeededBug(
        "tabs", "what settles is not known", "    if transition?.run === self { transition?.run = nil }\n"),
      SeededBug(
        "tabs", "a finger begins below a sheet", "tabs.presentedViewController == nil", "tabs.view != nil"),
      SeededBug(
        "tabs", "a turned window goes on", "    if isPulled { release(velocity: .zero, isCancelled: true) }\n"
      ),
      SeededBug("mini-player", "the home is not laid out anew", "    if run == nil, isUp { settleDown() }\n"),
      SeededBug(
        "app-store-card", "the card stays pressed",
        "  override func reset() {\n    super.reset()\n    lift()\n",
        "  override func reset() {\n    super.reset()\n"),
      SeededBug(
        "app-store-card", "the card is read as it is pressed",
        "appStoreCardFrame(of: today.appStoreCardCard, in: containerView)",
        "today.appStoreCardCard.convert(today.appStoreCardCard.bounds, to: containerView)"),
      SeededBug(
        "app-store-card", "the way up has the time of the rest", "    presentation?.partStart(at: .article)\n"
      ),
      SeededBug(
        "app-store-card", "it never closes by itself",
        "if velocity != nil, pose.isReached { hasReached = true }",
        "if velocity == nil, pose.isReached { hasReached = true }"),
      SeededBug(
        "app-store-card", "a finger that leaves closes it", "released.isCancelled || !hasReached",
        "released.isCancelled"),
      SeededBug(
        "app-store-card", "the pull comes before the edge", "    panDown.require(toFail: edgeLeadingEdge)"),
      SeededBug(
        "app-store-card", "left is leading for all readers", "todayCardFrame = mirrored(",
        "todayCardFrame = ("),
      SeededBug(
        "app-store-card", "the article goes with the card's corners", "presentation?.leaveViews()",
        "_ = presentation"),
      SeededBug("container-transform", "the scrim stays", "    presentation?.remove()\n"),
      SeededBug(
        "container-transform", "the scrim is above the page", "insertSubview(scrim, belowSubview: page.view)",
        "addSubview(scrim)"),
      SeededBug("container-transform", "the contents keep their size", "    surface.layoutIfNeeded()\n"),
      SeededBug(
        "container-transform", "the contents lose their shape", "bounds.width * size.height / size.width",
        "bounds.height"),
      SeededBug(
        "container-transform", "the ends are snapshots of nothing", "if surface.isEmpty {",
        "if !surface.isEmpty {"),
      SeededBug(
        "container-transform", "both contents are seen", "contents = views.map",
        "contents = [(UIView(), .zero)] + views.map"),
      SeededBug("container-transform", "the page goes invisible", "    page.view.alpha = 1\n"),
      SeededBug(
        "container-transform", "the page is seen behind the surface", "    presentation?.backwardStart()\n"),
      SeededBug(
        "container-transform", "the box is cut", "    inside.clipsToBounds = true", "    clipsToBounds = true"
      ),
    ]
  }
#endif
