#if os(Linux)
  import TransitionPlan

  extension FixtureApp {
    /// Those with views that a run adds.
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
        geometry: "left.card = rect(20pt, 100pt, 100pt, 100pt)", least: 200),
      FixtureApp(
        name: "framedSheet", file: "framed", index: 2,
        fingers: held(0, 120), least: 200),
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
        geometry: "photo.badge = rect(300pt, 100pt, 40pt, 40pt)",
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
    ]

    /// A finger that has gone so far and leaves there, and is cancelled.
    static func held(_ x: Double, _ y: Double) -> [String: (finger: FingerState, outcome: InteractionOutcome)]
    {
      ["held": (FingerState(translation: Vector(x: x, y: y), velocity: Vector(x: 0, y: 0)), .cancel)]
    }

    /// One that leaves fast across its way, and goes home a little.
    private static func flung(_ x: Double, _ y: Double) -> FingerState {
      FingerState(translation: Vector(x: x, y: y), velocity: Vector(x: -300, y: -100))
    }

    /// One that leaves at a speed, and is cancelled.
    static func thrown(
      _ x: Double, _ y: Double, at speed: Double = 200
    ) -> [String: (finger: FingerState, outcome: InteractionOutcome)] {
      ["thrown": (FingerState(translation: Vector(x: x, y: y), velocity: Vector(x: speed, y: 300)), .cancel)]
    }

    /// One that finishes.
    static func finished(
      _ x: Double, _ y: Double
    ) -> [String: (finger: FingerState, outcome: InteractionOutcome)] {
      ["finished": (FingerState(translation: Vector(x: x, y: y), velocity: Vector(x: 0, y: 0)), .finish)]
    }
  }
#endif
