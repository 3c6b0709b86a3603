#if os(Linux)
  import Testing

  /// Shows that the scenarios of the specs besides Photos can fail: each bug that is put into one of the generated texts is
  /// found by them.
  @Suite struct SpecSeededBugTests {
    /// A bug in what one spec becomes.
    struct Bug: Sendable, CustomTestStringConvertible {
      let spec: String
      let bug: SeededBug

      init(_ spec: String, _ description: String, _ original: String, _ replacement: String = "") {
        self.spec = spec
        bug = SeededBug(description, original, replacement)
      }

      var testDescription: String { "\(spec): \(bug)" }
    }

    static let bugs: [Bug] = [
      Bug("swipe-back", "the bar keeps its alpha", "    standing.giveBack()\n"),
      Bug(
        "swipe-back", "the bar's alpha is not found",
        "stay?.standing.found(navigationBar, \\UIView.alpha) ?? "),
      Bug("swipe-back", "left is leading for all readers", "{ isRightToLeft ? size.width - x : x }", "{ x }"),
      Bug(
        "swipe-back", "the list does not come back",
        "    list.view.center.x = mirrored(list.view.bounds.width / 2)\n"),
      Bug(
        "swipe-back", "the platform's own swipe-back goes first",
        "return SwipeBackPlatformSwipe.recognizers(of: navigation).contains(otherGestureRecognizer)",
        "return false"),
      Bug(
        "zoom-modal", "the button stays away", "    photo.zoomModalClose.transform.ty = 0\n"),
      Bug(
        "zoom-modal", "the album is not put back", "insertSubview(entering, at: 0)", "addSubview(entering)"),
      Bug(
        "half-sheet", "an early exit does not complete", "      leave(at: start == .host ? .sheet : .host)\n"),
      Bug("half-sheet", "the host stays small", "    standing.giveBack()\n"),
      Bug("half-sheet", "a run goes on while the size changes", "    run?.jump()\n"),
      Bug("side-menu", "every presentation follows the finger", "isPulled: isPulling)", "isPulled: true)"),
      Bug(
        "mini-player", "the bar is read where the home stands",
        "    rest(at: .home)  // where the home is read\n"),
      Bug("mini-player", "the artwork is read where the card comes from", "    rest(.player)\n"),
      Bug("mini-player", "the card keeps the bar's colour", "presentation?.leaveViews()", "_ = presentation"),
      Bug("mini-player", "the cover stays", "    homeDim.removeFromSuperview()\n"),
      Bug("map-sheet", "what is caught jumps back to its rest", "isCaught\n      ? ", "!isCaught\n      ? "),
      Bug(
        "map-sheet", "a layout pass takes the sheet from the finger", ", !isHeld, animators.isEmpty {", " {"),
      Bug(
        "map-sheet", "a dismissal leaves the finger in charge",
        "    jump()\n  }\n\n  override func dismissal", "  }\n\n  override func dismissal"),
      Bug(
        "map-sheet", "a finger that was taken away decides", "    if !isCancelled {\n      let wanted",
        "    do {\n      let wanted"),
      Bug(
        "map-sheet", "the list takes the finger back",
        "velocity.y > 0 ? offset.y > -insets.top : offset.y < bottom",
        "true"),
      Bug("story-cube", "a story goes on turning about its edge", "    ledger.giveBack()\n"),
      Bug("story-cube", "what leaves is not told", "      gone.willMove(toParent: nil)\n"),
      Bug(
        "story-cube", "who comes back is not told",
        "        leaving.beginAppearanceTransition(true, animated: true)\n"),
      Bug("story-cube", "nothing resists", "1 - 1 / (1 + 0.55 * max(0, reach))", "min(max(0, reach), 1)"),
      Bug(
        "story-cube", "what is caught begins anew", "    translation = origin\n    released = nil",
        "    origin = .zero\n    translation = origin\n    released = nil"),
      Bug(
        "tabs", "a second tap begins besides the first", "    jump()\n    return run == nil",
        "    return true"),
      Bug("tabs", "code selects besides what is under way", "jump()  // selected", "// selected"),
      Bug(
        "tabs", "the first tab is always on the left", "== .rightToLeft ? new < old : new > old",
        "!= .rightToLeft ? new > old : new > old"),
      Bug(
        "tabs", "a finger takes the wrong neighbour", "isMirrored ? place - distance : place + distance",
        "place + distance"),
      Bug("tabs", "a finger on the bar pulls", "touch.view?.isDescendant(of: shown) ?? false", "true"),
      Bug(
        "tabs", "the tab takes the finger from a swipe back", "return otherGestureRecognizer === swipeBack",
        "return false"),
      Bug("tabs", "what is never asked for stays", "pulled = nil }  //", "}  //"),
      Bug("tabs", "what settles is not known", "    transition?.run = nil\n"),
      Bug("tabs", "a finger begins below a sheet", "tabs.presentedViewController == nil", "tabs.view != nil"),
      Bug(
        "tabs", "a turned window goes on", "    if isPulled { release(velocity: .zero, isCancelled: true) }\n"
      ),
      Bug("mini-player", "the home is not laid out anew", "    if run == nil, isUp { settleDown() }\n"),
      Bug(
        "app-store-card", "the card stays pressed",
        "  override func reset() {\n    super.reset()\n    lift()\n",
        "  override func reset() {\n    super.reset()\n"),
      Bug(
        "app-store-card", "the card is read as it is pressed",
        "appStoreCardFrame(of: today.appStoreCardCard, in: containerView)",
        "today.appStoreCardCard.convert(today.appStoreCardCard.bounds, to: containerView)"),
      Bug(
        "app-store-card", "the way up has the time of the rest", "    presentation?.partStart(at: .article)\n"
      ),
      Bug(
        "app-store-card", "it never closes by itself",
        "if velocity != nil, pose.isReached { hasReached = true }",
        "if velocity == nil, pose.isReached { hasReached = true }"),
      Bug(
        "app-store-card", "a finger that leaves closes it", "released.isCancelled || !hasReached",
        "released.isCancelled"),
      Bug("app-store-card", "the pull comes before the edge", "    panDown.require(toFail: edgeLeadingEdge)"),
      Bug(
        "app-store-card", "left is leading for all readers", "todayCardFrame = mirrored(",
        "todayCardFrame = ("),
      Bug(
        "app-store-card", "the article goes with the card's corners", "presentation?.leaveViews()",
        "_ = presentation"),
      Bug("container-transform", "the scrim stays", "    presentation?.remove()\n"),
      Bug(
        "container-transform", "the scrim is above the page", "insertSubview(scrim, belowSubview: page.view)",
        "addSubview(scrim)"),
      Bug("container-transform", "the contents keep their size", "    surface.layoutIfNeeded()\n"),
      Bug(
        "container-transform", "the contents lose their shape", "bounds.width * size.height / size.width",
        "bounds.height"),
      Bug(
        "container-transform", "the ends are snapshots of nothing", "if surface.isEmpty {",
        "if !surface.isEmpty {"),
      Bug(
        "container-transform", "both contents are seen", "contents.first?.view.alpha = 1 - content",
        "contents.first?.view.alpha = 1"),
      Bug("container-transform", "the page goes invisible", "    page.view.alpha = 1\n"),
      Bug(
        "container-transform", "the page is seen behind the surface", "    presentation?.backwardStart()\n"),
      Bug(
        "container-transform", "the box is cut", "    inside.clipsToBounds = true", "    clipsToBounds = true"
      ),
    ]

    @Test(arguments: bugs) func isFound(_ bug: Bug) async throws {
      let texts = try zip(GeneratedSwift.specNames, GeneratedSwift.specs()).map { name, text in
        if name != bug.spec { return text }
        return try #require(
          bug.bug.applied(to: text), "the generated text has changed: nothing in it is \(bug.bug.original)")
      }
      let outcome = try await ScenarioProgram.specs(withGenerated: texts).run(["--specs", "--stop"])
      let hasFailed = outcome.checks.contains { !$0.ok }
      #expect(hasFailed, "status \(outcome.status) after \(outcome.checks.count) checks")
    }
  }
#endif
