import TransitionPlan

@testable import TransitionVerification

/// Routes through the machine of a transition with a finger for each direction. Both fingers may take over a run.
///
/// They cover all ways out: each direction and each finger, with finish, cancel, a cancel by the system, an end before the start,
/// a change of size, an interruption, and a screen that leaves.
enum LedgerRoutes {
  static let text = """
    transition Ways {
      style overlay
      from one { cell: image, title: label }
      to two { picture: image, caption: label?, body: scroll }
      forward 300ms easeOut
      animate one.alpha: 1 -> 0.5
      animate two.scale: 0.9 -> 1
      hide one.title while two
      hide two.caption
      hold two.body.dim = 0.5 during interaction
      shared photo: image { from one.cell; to two.picture }
      interactive forward by pan(up) on one {
        hold one.scale = 0.9
        progress = max(0, -translation.y) / 300pt
        finish when progress > 50%
        settle 200ms easeOut
        catches forward
        catches backward
        catches settle
      }
      interactive backward by pan(down) on two {
        hold two.body.scrollEnabled = false
        progress = max(0, translation.y) / 300pt
        finish now when progress >= 1
        settle 200ms easeOut
        catches forward
        catches backward
        catches settle
      }
      fallback crossfade 250ms
      reduceMotion crossfade 200ms
    }

    """

  /// A transition with a finger between several rest states.
  static let textOfStates = """
    transition States {
      style overlay
      from one { cell: image }
      to two { body: scroll }
      states low, high
      forward 300ms easeOut
      animate two.y { one: 400pt, low: 200pt, high: 0 }
      animate one.alpha { one: 1, low: 0.8, high: 0.5 }
      hide one.cell
      interactive states or backward by pan(vertical) on two {
        hold two.body.scrollEnabled = false
        drive two.y = start.two.y + translation.y
        settle nearest(two.y) 200ms easeOut
      }
      reduceMotion crossfade 200ms
    }

    """

  /// One step: its event, and the state to which it leads.
  struct Move: Sendable {
    var event: TransitionMachine.Event
    var state: TransitionMachine.State

    init(_ event: TransitionMachine.Event, _ state: TransitionMachine.State) {
      self.event = event
      self.state = state
    }

    init(_ event: GestureEvent, _ state: TransitionMachine.State) { self.init(.gesture(event), state) }
  }

  struct Route: Sendable, CustomStringConvertible {
    var name: String
    /// The rest at which it begins.
    var start: TransitionMachine.Place
    var moves: [Move]
    /// Whether it takes nothing, because the run never starts.
    var isIdle = false

    var description: String { name }
  }

  private typealias Place = TransitionMachine.Place

  /// A direction that plays by itself.
  private static func played(_ direction: Direction) -> [Route] {
    let (start, end): (Place, Place) = direction == .forward ? (.from, .to(0)) : (.to(0), .from)
    let begin = Move(.plays(direction), .playing(direction, from: start))
    // The finger of the same direction continues the run. The finger of the other direction begins a new one.
    let (own, other) = direction == .forward ? (0, 1) : (1, 0)
    func settled(_ finger: Int, from start: Place, to end: Place) -> [Move] {
      [
        Move(.ended, .settling(interaction: finger, from: start, to: end)),
        Move(.settled, .resting(end)),
      ]
    }
    let ways: [(String, [Move])] = [
      ("finish", [Move(.finishes, .resting(end))]),
      ("cancel by the system", [Move(.isCancelled, .resting(start))]),
      ("change of size", [Move(.isResized, .resting(end))]),
      ("screen that leaves", [Move(.leavesOtherwise, .resting(.from))]),
      (
        "taken over, and finish",
        [Move(.catches(interaction: own), .driving(interaction: own, from: start))]
          + settled(own, from: start, to: end)
      ),
      (
        "taken over, and cancel",
        [Move(.catches(interaction: own), .driving(interaction: own, from: start))]
          + settled(own, from: start, to: start)
      ),
      (
        "interrupted by the other direction, which finishes",
        [Move(.catches(interaction: other), .driving(interaction: other, from: end))]
          + settled(other, from: end, to: start)
      ),
      (
        "interrupted by the other direction, which is cancelled",
        [Move(.catches(interaction: other), .driving(interaction: other, from: end))]
          + settled(other, from: end, to: end)
      ),
    ]
    return ways.map { Route(name: "\(direction.rawValue): \($0)", start: start, moves: [begin] + $1) }
  }

  /// A direction that a finger drives.
  private static func driven(_ finger: Int) -> [Route] {
    let direction: Direction = finger == 0 ? .forward : .backward
    let (start, end): (Place, Place) = direction == .forward ? (.from, .to(0)) : (.to(0), .from)
    let waiting = Move(.began, .waiting(interaction: finger, start))
    let begin = [waiting, Move(.started, .driving(interaction: finger, from: start))]
    func settling(_ event: GestureEvent, to place: Place) -> Move {
      Move(event, .settling(interaction: finger, from: start, to: place))
    }
    func released(_ event: GestureEvent) -> [Move] {
      [waiting, Move(event, .released(interaction: finger, start))]
    }
    let (home, away) = (Move(.settled, .resting(start)), Move(.settled, .resting(end)))
    let other = 1 - finger
    var ways: [(String, [Move])] = [
      ("finish", begin + [settling(.ended, to: end), away]),
      ("cancel", begin + [settling(.ended, to: start), home]),
      ("cancel by the system", begin + [settling(.cancelled, to: start), home]),
      ("recognizer that fails", begin + [settling(.failed, to: start), home]),
      ("broken off under the finger", begin + [Move(.refused, .resting(start))]),
      ("broken off on the way there", begin + [settling(.ended, to: end), Move(.refused, .resting(end))]),
      ("broken off on the way back", begin + [settling(.ended, to: start), Move(.refused, .resting(start))]),
      ("ended before it started, and finish", released(.ended) + [settling(.started, to: end), away]),
      ("ended before it started, and cancel", released(.ended) + [settling(.started, to: start), home]),
      ("taken away before it started", released(.cancelled) + [settling(.started, to: start), home]),
      ("failed before it started", released(.failed) + [settling(.started, to: start), home]),
      ("change of size", begin + [settling(.resized, to: start), home]),
      ("change of size before it started", released(.resized) + [settling(.started, to: start), home]),
      (
        "taken over while it settles",
        begin + [
          settling(.ended, to: end),
          Move(.catches(interaction: finger), .driving(interaction: finger, from: start)),
          settling(.ended, to: start), home,
        ]
      ),
      (
        "interrupted by the other direction while it settles",
        begin + [
          settling(.ended, to: end),
          Move(.catches(interaction: other), .driving(interaction: other, from: end)),
          Move(.ended, .settling(interaction: other, from: end, to: start)), home,
        ]
      ),
      ("screen that leaves under the finger", begin + [Move(.leavesOtherwise, .resting(.from))]),
      (
        "screen that leaves while it settles",
        begin + [settling(.ended, to: start), Move(.leavesOtherwise, .resting(.from))]
      ),
    ]
    if direction == .backward { ways.append(("far enough", begin + [settling(.reached, to: end), away])) }
    let idle: [(String, [Move])] = [
      ("never started", [waiting, Move(.refused, .resting(start))]),
      ("ended, and never started", released(.ended) + [Move(.refused, .resting(start))]),
    ]
    let name = "\(direction.rawValue) by a finger"
    return ways.map { Route(name: "\(name): \($0)", start: start, moves: $1) }
      + idle.map { Route(name: "\(name): \($0)", start: start, moves: $1, isIdle: true) }
  }

  /// Screens that come and leave without a run.
  private static let still = [
    Route(name: "leaves in another way", start: .to(0), moves: [Move(.leavesOtherwise, .resting(.from))]),
    Route(
      name: "leaves before the finger has a run", start: .to(0),
      moves: [
        Move(.began, .waiting(interaction: 1, .to(0))), Move(.leavesOtherwise, .resting(.from)),
      ]),
  ]

  static let all = played(.forward) + played(.backward) + driven(0) + driven(1) + still

  /// A finger between rest states.
  static let ofStates: [Route] = {
    let begin = [
      Move(.began, .waiting(interaction: 0, .to(0))), Move(.started, .driving(interaction: 0, from: .to(0))),
    ]
    func settled(_ event: GestureEvent, _ place: Place) -> [Move] {
      [Move(event, .settling(interaction: 0, from: .to(0), to: place)), Move(.settled, .resting(place))]
    }
    let ways: [(String, [Move])] = [
      ("to the same state", begin + settled(.ended, .to(0))),
      ("to another state", begin + settled(.ended, .to(1))),
      ("to the from screen", begin + settled(.ended, .from)),
      ("cancel by the system", begin + settled(.cancelled, .to(0))),
      ("change of size", begin + settled(.resized, .to(0))),
      (
        "ended before it started",
        [
          Move(.began, .waiting(interaction: 0, .to(0))), Move(.ended, .released(interaction: 0, .to(0))),
        ] + settled(.started, .to(1))
      ),
      ("screen that leaves", begin + [Move(.leavesOtherwise, .resting(.from))]),
    ]
    return ways.map { Route(name: "states: \($0)", start: .to(0), moves: $1) }
  }()
}

extension TransitionMachine {
  /// The steps of a route. It is nil if the machine lacks a step for some move.
  func steps(_ moves: [LedgerRoutes.Move], from start: Place) -> [Int]? {
    var state = states.firstIndex(of: .resting(start))
    var found: [Int] = []
    for move in moves {
      let next = steps.indices.filter {
        steps[$0].from == state && steps[$0].event == move.event && states[steps[$0].to] == move.state
      }
      guard next.count == 1 else { return nil }
      found.append(next[0])
      state = steps[next[0]].to
    }
    return found
  }

  /// The machine with some of its steps only. The steps keep their numbers.
  func keeping(_ kept: Set<Int>) -> TransitionMachine {
    var machine = self
    machine.leaving = leaving.map { $0.filter(kept.contains) }
    return machine
  }
}
