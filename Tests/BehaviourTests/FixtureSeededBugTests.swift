#if os(Linux)
  import Testing

  /// Shows that the scenarios of the emitter's own specs can fail: each bug that is put into one of the generated texts is
  /// found, by a check or by a value in flight.
  @Suite struct FixtureSeededBugTests {
    static let bugs: [SpecSeededBugTests.Bug] = [
      .init("arcs", "the picture bends the other way", "dy: -0.4 * photoFrameWay", "dy: 0.4 * photoFrameWay"),
      .init(
        "arcs", "the finger moves the detail straight", "translationX: -100 * arcsArch(position)",
        "translationX: 0"),
      .init(
        "arcs", "an arc inside a scaled view is too small",
        "    middle = CGVector(dx: end.x - zero.x, dy: end.y - zero.y)\n"),
      .init("spans", "what a finger holds is held without one", "    if isPulled {\n", "    do {\n"),
      .init("staggered", "all items go at once", "(rank * step, length - last * step)", "(0, length)"),
      .init(
        "staggered", "items that have been used again stay as they were",
        "    for item in detailTilesItems { item.alpha = 1 }\n"),
      .init("carried", "what keeps the place stays", "    defer { keeper.removeFromSuperview() }\n"),
      .init("carried", "the constraints are lost", "    NSLayoutConstraint.activate(constraints)\n"),
      .init(
        "stacked", "what a claim above has found is not mended",
        "        Self.claims[later].found = claim.found\n"),
      .init("handed", "the app is not asked", "    listRise = list.handedRise\n"),
      .init(
        "caught", "UIKit has nothing that it may interrupt", "func interruptibleAnimator(",
        "func uninterruptibleAnimator("),
      .init(
        "caught", "what UIKit may interrupt goes on under the finger",
        "    interruptible.pauseAnimation()\n    interruptible.isReversed = false\n"),
      .init(
        "caught", "what UIKit may interrupt does not follow", "    interruptible.fractionComplete = way\n"),
      .init(
        "caught", "what UIKit may interrupt outlives the run", "if interruptible.state == .active {",
        "if interruptible.state == .stopped {"),
      .init(
        "ordered", "the list does not wait", "=== panel?.orderShowList", "=== panel?.orderShowGrip"),
      .init(
        "ordered", "the knob does not go first", "=== sheet?.orderSheetKnob", "=== sheet?.orderSheetList"),
      .init(
        "ordered", "UIKit's swipe waits for what waits for it",
        "=== page?.navigationController?.interactivePopGestureRecognizer\n    {\n      return false",
        "=== page?.navigationController?.interactivePopGestureRecognizer\n    {\n      return true"),
      .init(
        "ordered", "what is the transition's own waits, too",
        "      otherGestureRecognizer.delegate !== self\n", "      true\n"),
      .init(
        "two-fingers", "a pan takes two fingers", "    panDown.maximumNumberOfTouches = 1\n"),
      .init(
        "sheets", "what goes back begins anew",
        "    if presentation.goOn(then: { self.leave(at: .map) }) { return }\n"),
      .init("sheets", "the app is not asked", ", mayDismiss() {", " {"),
      .init("two-fingers", "a turn goes on from the last one", "      angle = nil\n      run", "      run"),
      .init(
        "two-fingers", "a turn is not added up", "run?.rotation += twist", "run?.rotation = twist"),
      .init("two-fingers", "a finger's speed is lost", "translation: recognizer.velocity(in: space), ", ""),
      .init(
        "two-fingers", "a pinch is taken for its opposite", "velocity < 0 || velocity == 0",
        "velocity > 0 || velocity == 0"),
      .init(
        "caught", "what plays waits for a finger", "var wantsInteractiveStart: Bool { isPulled }",
        "var wantsInteractiveStart: Bool { true }"),
    ]

    @Test(arguments: bugs) func isFound(_ bug: SpecSeededBugTests.Bug) async throws {
      let texts = try zip(GeneratedSwift.fixtureNames, GeneratedSwift.fixtures()).map { name, text in
        if name != bug.spec { return text }
        return try #require(
          bug.bug.applied(to: text), "the generated text has changed: nothing in it is \(bug.bug.original)")
      }
      let apps = FixtureApp.all.filter { $0.file == bug.spec }
      let owners = Set(apps.map(\.name) + [bug.spec])
      let names = try await ScenarioProgram.photos().scenarioNames(["--fixtures"]).filter { name in
        owners.contains { name.hasPrefix($0 + ": ") }
      }
      try #require(!names.isEmpty)
      let outcome = try await ScenarioProgram.fixtures(withGenerated: texts).run(["--fixtures"] + names)
      var isFound = outcome.status != 0 || outcome.checks.contains { !$0.ok }
      for app in apps where !isFound {
        let expected = try app.samples()
        isFound = outcome.samples.contains { sample in
          guard sample.spec == app.name else { return false }
          return expected.value(sample).map { abs($0 - sample.value) <= 0.01 } != true
        }
      }
      #expect(isFound)
    }
  }
#endif
