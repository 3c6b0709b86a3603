import PlanFixtures
import Testing
import TransitionPlan

@Suite("The gesture machine")
struct GestureMachineTests {
  /// The states that can be reached from a state by any events.
  private func reachable(from start: GestureState) -> Set<GestureState> {
    var reached: Set<GestureState> = [start]
    var open = [start]
    while let state = open.popLast() {
      for event in GestureEvent.allCases {
        let next = GestureMachine.step(state, event).next
        if reached.insert(next).inserted { open.append(next) }
      }
    }
    return reached
  }

  @Test("answers every event in every state, and nothing happens where nothing is said to")
  func isTotal() {
    for state in GestureState.allCases {
      for event in GestureEvent.allCases {
        let (next, action) = GestureMachine.step(state, event)
        if action == .none { #expect(next == state) }
        if next != state { #expect(action != .none) }
      }
    }
  }

  @Test(
    "ends what has begun, however the finger ends",
    arguments: [GestureEvent.ended, .cancelled, .failed, .resized])
  func everyEndIsAnswered(_ event: GestureEvent) {
    // An end before the platform has started is kept until then.
    for answers in [[GestureEvent.began, event, .started], [.began, .started, event]] {
      var state = GestureState.idle
      var actions: [GestureAction] = []
      for answer in answers {
        let (next, action) = GestureMachine.step(state, answer)
        #expect(action != .none, "\(answer) in \(state)")
        (state, actions) = (next, actions + [action])
      }
      #expect(state == .settling)
      #expect(!actions.contains(.leave))
      let (next, action) = GestureMachine.step(state, .settled)
      #expect(next == .idle && action == .leave)
    }
  }

  @Test("reaches every state and comes back to idle from each", arguments: GestureState.allCases)
  func comesBack(_ state: GestureState) {
    #expect(reachable(from: .idle).contains(state))
    #expect(reachable(from: state).contains(.idle))
  }

  @Test(
    "cannot hang: what the platform still owes leads to idle from anywhere", arguments: GestureState.allCases)
  func cannotHang(_ state: GestureState) {
    // Without any further finger, the platform refuses the transition, or starts it and lets the values settle.
    for answers in [[GestureEvent.refused], [.started, .ended, .settled], [.ended, .started, .settled]] {
      let end = answers.reduce(state) { GestureMachine.step($0, $1).next }
      #expect(end == .idle)
    }
  }

  /// Visits the actions of a run for every sequence of events of a length.
  private func walk(
    _ state: GestureState, _ depth: Int, begun: Bool, _ visit: (GestureAction, Bool) -> Void
  ) {
    if depth == 0 { return }
    for event in GestureEvent.allCases {
      let (next, action) = GestureMachine.step(state, event)
      visit(action, begun)
      let begins = action == .begin || action == .beginAndDecide
      walk(next, depth - 1, begun: action == .leave ? false : begun || begins, visit)
    }
  }

  @Test("takes and gives back in pairs on every path")
  func pairs() {
    walk(.idle, 6, begun: false) { action, begun in
      switch action {
      case .begin, .beginAndDecide, .forget, .keep, .keepRelease, .keepCancel, .request: #expect(!begun)
      case .drive, .decide, .finish, .cancel, .leave: #expect(begun)
      case .none: break
      }
    }
  }
}

@Suite("A scripted gesture")
struct GesturePlaybackTests {
  let evaluator = Evaluator(plan: PhotosPlan.plan)
  var pull: Interaction { evaluator.transition.interactions[0] }
  let down: [GestureScript.Point] = (0...6).map {
    .init(time: 1 + Double($0) * 0.05, x: 195, y: 400 + 35 * Double($0))
  }

  @Test("finishes after a pull down")
  func finishes() throws {
    let playback = evaluator.play(GestureScript(points: down, ending: .lifted), on: pull, rate: 60)
    #expect(playback.isOpen)
    #expect(playback.outcome == .finish)
    #expect(playback.steps.first?.state == .idle)
    #expect(playback.steps.last?.next == .idle)
    #expect(playback.steps.map(\.event).prefix(2) == [.began, .started])
    let first = try #require(playback.frames.first)
    #expect(first.time == 1 && first.progress == 0 && first.state == .driving)
    let last = try #require(playback.frames.last)
    #expect(abs(last.time - 1.55) < 1e-9 && last.progress == nil)
    for value in last.values {
      #expect(value.value == evaluator.restValue(of: value.subject, value.property, at: .from))
    }
    // At 1.2 s the finger is 140 pt down.
    let frame = try #require(playback.frames.last { $0.time <= 1.2 + 1e-9 })
    #expect(abs(try #require(frame.progress) - 140.0 / 422) < 1e-9)
    #expect(playback.frames.count == 34)
  }

  @Test("taken away goes back without a velocity", arguments: [GestureScript.Ending.cancelled, .failed])
  func takenAway(_ ending: GestureScript.Ending) throws {
    let playback = evaluator.play(GestureScript(points: down, ending: ending), on: pull, rate: 60)
    #expect(playback.outcome == .cancel)
    let last = try #require(playback.frames.last)
    #expect(abs(last.time - 1.8) < 1e-9)
    for value in last.values {
      #expect(value.value == evaluator.restValue(of: value.subject, value.property, at: .to))
    }
  }

  @Test("that turns upwards cancels")
  func turns() {
    let up = down + [.init(time: 1.35, x: 195, y: 590)]
    #expect(evaluator.play(GestureScript(points: up, ending: .lifted), on: pull, rate: 60).outcome == .cancel)
  }

  @Test("that does not go down is not let through")
  func closed() {
    let sideways = [GestureScript.Point(time: 0, x: 0, y: 0), .init(time: 0.1, x: 50, y: 10)]
    let playback = evaluator.play(GestureScript(points: sideways, ending: .lifted), on: pull, rate: 60)
    #expect(!playback.isOpen && playback.steps.isEmpty && playback.frames.isEmpty)
    let nothing = evaluator.play(GestureScript(points: [], ending: .lifted), on: pull, rate: 60)
    #expect(!nothing.isOpen)
  }

  @Test("that ends before the platform starts is decided at the start")
  func endsEarly() throws {
    let script = GestureScript(points: down, ending: .lifted, platform: .starts(after: 0.5))
    let playback = evaluator.play(script, on: pull, rate: 60)
    #expect(playback.outcome == .finish)
    #expect(playback.steps.map(\.action).contains(.keepRelease))
    #expect(playback.steps.map(\.action).suffix(2) == [.beginAndDecide, .leave])
    let first = try #require(playback.frames.first)
    #expect(first.time == 1.5 && first.state == .settling)
    let cancelled = GestureScript(points: down, ending: .cancelled, platform: .starts(after: 0.5))
    #expect(evaluator.play(cancelled, on: pull, rate: 60).outcome == .cancel)
  }

  @Test("that the platform refuses leaves nothing behind")
  func refused() {
    for time in [0.0, 0.1, 0.5] {
      let script = GestureScript(points: down, ending: .lifted, platform: .refuses(after: time))
      let playback = evaluator.play(script, on: pull, rate: 60)
      #expect(playback.isOpen && playback.outcome == nil && playback.frames.isEmpty)
      #expect(playback.steps.contains { $0.action == .forget })
      #expect(playback.steps.last?.next == .idle)
    }
  }
}
