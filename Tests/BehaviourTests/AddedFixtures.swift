#if os(Linux)
  import TransitionPlan

  extension FixtureApp {
    /// Those with views that a run adds.
    static let added: [FixtureApp] = [
      FixtureApp(
        name: "addedPush", file: "added", geometry: "container = size(400pt, 800pt)", fingers: held(0, 240),
        least: 300),
      FixtureApp(
        name: "addedShow", file: "added", index: 1, geometry: "container = size(400pt, 800pt)",
        fingers: held(0, 240).merging(finished(0, 500)) { first, _ in first }, least: 200),
      FixtureApp(
        name: "addedTabs", file: "added", index: 2, geometry: "container = size(400pt, 800pt)",
        fingers: held(-120, 0), least: 200),
      FixtureApp(
        name: "addedSwap", file: "added", index: 3, geometry: "container = size(400pt, 800pt)",
        fingers: held(0, 240), least: 100),
      FixtureApp(
        name: "reachPush", file: "reached", geometry: "container = size(400pt, 800pt)",
        fingers: held(-120, 0),
        least: 100),
      FixtureApp(
        name: "reachShow", file: "reached", index: 1,
        geometry: "container = size(400pt, 800pt)\nbase.handle = rect(180pt, 780pt, 40pt, 20pt)",
        fingers: held(0, -200), least: 50),
    ]

    /// A finger that has gone so far and leaves there, and is cancelled.
    static func held(_ x: Double, _ y: Double) -> [String: (finger: FingerState, outcome: InteractionOutcome)]
    {
      ["held": (FingerState(translation: Vector(x: x, y: y), velocity: Vector(x: 0, y: 0)), .cancel)]
    }

    /// One that finishes.
    static func finished(
      _ x: Double, _ y: Double
    ) -> [String: (finger: FingerState, outcome: InteractionOutcome)] {
      ["finished": (FingerState(translation: Vector(x: x, y: y), velocity: Vector(x: 0, y: 0)), .finish)]
    }
  }
#endif
