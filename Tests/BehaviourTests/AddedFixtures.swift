#if os(Linux)
  import TransitionPlan

  extension FixtureApp {
    /// The apps of the specs with views that a run adds.
    static let added: [FixtureApp] = [
      FixtureApp(
        name: "addedPush", file: "added", fingers: held(0, 240),
        least: 300),
      FixtureApp(
        name: "addedShow", file: "added", index: 1,
        fingers: held(0, 240).merging(finished(0, 500)) { first, _ in first }, least: 200),
      FixtureApp(
        name: "addedTabs", file: "added", index: 2,
        fingers: held(-120, 0), least: 200),
      FixtureApp(
        name: "addedSwap", file: "added", index: 3,
        fingers: held(0, 240), least: 100),
      FixtureApp(
        name: "reachPush", file: "reached",
        fingers: held(-120, 0),
        least: 100),
      FixtureApp(
        name: "reachShow", file: "reached", index: 1,
        geometry: "base.handle = rect(180pt, 780pt, 40pt, 20pt)",
        fingers: held(0, -200), least: 50),
      FixtureApp(
        name: "drivenPush", file: "driven",
        fingers: thrown(60, 240).merging(finished(60, 400)) { first, _ in first }, least: 150),
      FixtureApp(
        name: "drivenShow", file: "driven", index: 1,
        geometry: """
          photo.badge = rect(300pt, 100pt, 40pt, 40pt)
          photo.head = rect(0pt, 0pt, 400pt, 100pt)
          photo.note = rect(20pt, 600pt, 100pt, 40pt)
          """,
        fingers: thrown(60, 240).merging(finished(60, 400)) { first, _ in first }, least: 100),
      FixtureApp(
        name: "drivenSheet", file: "driven", index: 2,
        fingers: thrown(0, 120, at: 0).merging(finished(0, 240)) { first, _ in first }, least: 200),
      FixtureApp(
        name: "framedPush", file: "framed",
        geometry: """
          list.card = rect(20pt, 100pt, 100pt, 100pt)
          list.note = rect(200pt, 500pt, 120pt, 40pt)
          """,
        fingers: held(0, 240), least: 300),
      FixtureApp(
        name: "framedTabs", file: "framed", index: 1,
        geometry: "left.card = rect(20pt, 100pt, 100pt, 100pt)", least: 240),
      FixtureApp(
        name: "framedSheet", file: "framed", index: 2,
        fingers: held(0, 120), least: 200),
      FixtureApp(
        name: "raise", file: "raised",
        geometry: """
          list.cell = rect(20pt, 300pt, 80pt, 60pt)
          list.cell.cornerRadius = 8pt
          page.picture = rect(0pt, 60pt, 400pt, 300pt)
          page.badge = rect(300pt, 500pt, 60pt, 20pt)
          page.mark = rect(20pt, 400pt, 40pt, 40pt)
          """,
        fingers: held(0, 240).merging(held(0, 500, as: "far")) { first, _ in first }, least: 800),
      FixtureApp(name: "raisePanel", file: "raised", index: 1, least: 400),
      FixtureApp(
        name: "raiseCard", file: "raised", index: 2,
        geometry: """
          board.card = rect(40pt, 500pt, 120pt, 80pt)
          sheet.body = rect(20pt, 100pt, 360pt, 600pt)
          """,
        least: 400),
      FixtureApp(name: "twirl", file: "twirled", fingers: held(0, 240), least: 1000),
      FixtureApp(name: "twirlCard", file: "twirled", index: 1, least: 300),
      FixtureApp(
        name: "twirlPhoto", file: "twirled", index: 2,
        geometry: """
          board.card = rect(40pt, 500pt, 120pt, 80pt)
          sheet.picture = rect(20pt, 100pt, 360pt, 240pt)
          """,
        least: 150),
      FixtureApp(
        name: "visit", file: "visited",
        geometry: """
          list.mark = rect(20pt, 300pt, 40pt, 40pt)
          page.badge = rect(300pt, 100pt, 60pt, 20pt)
          """,
        fingers: held(0, 240), least: 400),
      FixtureApp(
        name: "inside", file: "inside",
        geometry: """
          list.card = rect(20pt, 100pt, 100pt, 100pt)
          page.badge = rect(300pt, 100pt, 60pt, 20pt)
          page.mark = rect(20pt, 400pt, 40pt, 40pt)
          page.seal = rect(20pt, 600pt, 40pt, 40pt)
          """,
        fingers: held(0, 240), least: 600),
      FixtureApp(
        name: "insidePile", file: "inside", index: 1,
        geometry: "list.card = rect(20pt, 100pt, 100pt, 100pt)", least: 200),
      FixtureApp(
        name: "insideSheet", file: "inside", index: 2,
        geometry: "sheet.grip = rect(180pt, 510pt, 40pt, 20pt)",
        fingers: held(0, 100), least: 190),
      FixtureApp(
        name: "spin", file: "turned",
        geometry: "page.dial = rect(100pt, 100pt, 200pt, 200pt)", least: 400),
      FixtureApp(
        name: "roll", file: "turned", index: 1,
        geometry: """
          list.cell = rect(40pt, 500pt, 100pt, 100pt)
          page.picture = rect(100pt, 100pt, 200pt, 200pt)
          """,
        least: 80),
      FixtureApp(name: "whirl", file: "turned", index: 2, least: 40),
      FixtureApp(name: "whirlCard", file: "turned", index: 3, least: 150),
      FixtureApp(
        name: "askedSheet", file: "handed-over",
        geometry: """
          base.shrink = 0.9
          sheet.tall = 300pt
          sheet.dark = 0.3
          sheet.far = 200pt
          """,
        fingers: held(0, 60), least: 100),
      FixtureApp(
        name: "stoodTabs", file: "stood",
        geometry: "player.badge = rect(300pt, 100pt, 40pt, 40pt)", least: 100),
      FixtureApp(
        name: "twist", file: "two-fingers",
        fingers: [
          "held": (FingerState(translation: Vector(x: 30, y: 20), scale: 0.8, rotation: 0.5), .cancel)
        ],
        least: 8),
      FixtureApp(
        name: "hands", file: "two-fingers", index: 2,
        fingers: [
          "thrown": (
            FingerState(translation: Vector(x: 0, y: 240), velocity: Vector(x: 0, y: -300)), .cancel
          )
        ],
        least: 20),
      FixtureApp(
        name: "homePull", file: "homeward",
        fingers: [
          "flung": (flung(1, 200), .cancel),
          "away": (FingerState(translation: Vector(x: 1, y: 200), velocity: Vector(x: 300, y: 100)), .cancel),
        ],
        least: 90),
      FixtureApp(
        name: "homeTurn", file: "homeward", index: 1,
        fingers: [
          "flung": (flung(1, 200), .cancel),
          "finished": (
            FingerState(translation: Vector(x: 1, y: 400), velocity: Vector(x: -300, y: 400)), .finish
          ),
        ],
        least: 110),
      FixtureApp(name: "resized", file: "resized", least: 22),
      FixtureApp(name: "sunk", file: "resized", index: 1, least: 90),
      FixtureApp(
        name: "tallboy", file: "sheets",
        fingers: ["thrown": (FingerState(translation: Vector(x: 0, y: 240)), .finish)], least: 40),
      FixtureApp(
        name: "tray", file: "sheets", index: 1,
        fingers: [
          "thrown": (
            FingerState(translation: Vector(x: 0, y: 120), velocity: Vector(x: 0, y: 300)), .finish
          )
        ],
        least: 20),
      FixtureApp(
        name: "lookShow", file: "looks",
        fingers: thrown(60, 240).merging(finished(0, 500)) { first, _ in first }, least: 150),
      FixtureApp(
        name: "lookSheet", file: "looks", index: 1,
        fingers: held(0, 100).merging(finished(0, 220)) { first, _ in first }, least: 100),
      FixtureApp(
        name: "lookPush", file: "looks", index: 2,
        fingers: [
          "thrown": (
            FingerState(translation: Vector(x: 0, y: -240), velocity: Vector(x: 0, y: -300)), .cancel
          ),
          "finished": (FingerState(translation: Vector(x: 0, y: -480)), .finish),
        ],
        least: 250),
      FixtureApp(
        name: "lookTurn", file: "looks", index: 3,
        geometry: """
          list.card = rect(20pt, 300pt, 360pt, 200pt)
          page.body = rect(0pt, 0pt, 400pt, 800pt)
          """,
        fingers: held(0, 240).merging(finished(0, 400)) { first, _ in first }, least: 250),
      FixtureApp(
        name: "lookLift", file: "looks", index: 4,
        geometry: """
          list.card = rect(20pt, 300pt, 360pt, 200pt)
          page.body = rect(0pt, 0pt, 400pt, 800pt)
          """,
        fingers: [
          "thrown": (
            FingerState(translation: Vector(x: 0, y: 240), velocity: Vector(x: 200, y: 300)), .cancel
          ),
          "finished": (
            FingerState(translation: Vector(x: 0, y: 400), velocity: Vector(x: 0, y: 500)), .finish
          ),
        ],
        least: 300),
    ]

    /// A finger that stops at a place and is lifted there, which cancels.
    static func held(
      _ x: Double, _ y: Double, as name: String = "held"
    ) -> [String: (finger: FingerState, outcome: InteractionOutcome)] {
      [name: (FingerState(translation: Vector(x: x, y: y), velocity: Vector(x: 0, y: 0)), .cancel)]
    }

    /// A velocity that is mostly across the way, and slightly along the way back.
    private static func flung(_ x: Double, _ y: Double) -> FingerState {
      FingerState(translation: Vector(x: x, y: y), velocity: Vector(x: -300, y: -100))
    }

    /// A finger that is lifted with a velocity, which cancels.
    static func thrown(
      _ x: Double, _ y: Double, at speed: Double = 200
    ) -> [String: (finger: FingerState, outcome: InteractionOutcome)] {
      ["thrown": (FingerState(translation: Vector(x: x, y: y), velocity: Vector(x: speed, y: 300)), .cancel)]
    }

    /// A finger that finishes.
    static func finished(
      _ x: Double, _ y: Double
    ) -> [String: (finger: FingerState, outcome: InteractionOutcome)] {
      ["finished": (FingerState(translation: Vector(x: x, y: y), velocity: Vector(x: 0, y: 0)), .finish)]
    }
  }
#endif
