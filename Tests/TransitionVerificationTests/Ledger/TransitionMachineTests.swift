import Testing
import TransitionPlan
import TransitionVerification

@Suite struct TransitionMachineTests {
  private func machine(_ name: String) throws -> TransitionMachine {
    TransitionMachine(try VerifiedSpecs.plan(name).transitions[0])
  }

  /// Everything begins at rest in the from screen. Every state can be reached from there, and it can be reached from every state.
  @Test(arguments: VerifiedSpecs.names) func nothingHangs(name: String) throws {
    let machine = try machine(name)
    #expect(machine.states.first == .resting(.from))
    func reached(from first: Int, _ next: (TransitionMachine.Step) -> (Int, Int)) -> Set<Int> {
      var seen: Set<Int> = [first]
      var pending = [first]
      while let state = pending.popLast() {
        for step in machine.steps where next(step).0 == state && seen.insert(next(step).1).inserted {
          pending.append(next(step).1)
        }
      }
      return seen
    }
    #expect(reached(from: 0) { ($0.from, $0.to) } == Set(machine.states.indices))
    #expect(reached(from: 0) { ($0.to, $0.from) } == Set(machine.states.indices))
    #expect(machine.leaving.count == machine.states.count)
    for (state, steps) in machine.leaving.enumerated() {
      #expect(!steps.isEmpty && steps.allSatisfy { machine.steps[$0].from == state })
    }
  }

  /// Every event to which the machine of a gesture responds has a step, from each state of each finger.
  @Test(arguments: VerifiedSpecs.names) func everyEventOfAGestureIsThere(name: String) throws {
    let plan = try VerifiedSpecs.plan(name)
    let machine = TransitionMachine(plan.transitions[0])
    for (index, state) in machine.states.enumerated() {
      let (gesture, interaction): (GestureState, Int)
      switch state {
      case .waiting(let finger, _): (gesture, interaction) = (.waiting, finger)
      case .released(let finger, _): (gesture, interaction) = (.released, finger)
      case .driving(let finger, _): (gesture, interaction) = (.driving, finger)
      case .settling(let finger, _, _): (gesture, interaction) = (.settling, finger)
      case .resting, .playing: continue
      }
      for event in GestureEvent.allCases {
        let (next, action) = GestureMachine.step(gesture, event)
        if next == gesture { continue }
        if action == .finish, plan.transitions[0].interactions[interaction].finishNow == nil { continue }
        #expect(
          machine.leaving[index].contains { machine.steps[$0].event == .gesture(event) },
          "\(state) \(event)")
      }
    }
  }

  /// A step that ends a run gives back. A step that only waits for the platform does nothing.
  @Test(arguments: VerifiedSpecs.names) func runsEndInTheLedger(name: String) throws {
    let machine = try machine(name)
    for step in machine.steps {
      let (from, to) = (machine.states[step.from], machine.states[step.to])
      let givesBack = step.actions.contains { if case .giveBack = $0 { true } else { false } }
      switch (from, to) {
      case (.playing, .resting), (.driving, .resting), (.settling, .resting): #expect(givesBack)
      case (.resting, .waiting), (.waiting, .released), (.driving, .settling): #expect(step.actions.isEmpty)
      default: break
      }
    }
  }

  @Test func photosInWords() throws {
    let plan = try VerifiedSpecs.plan("photos.transition")
    let machine = TransitionMachine(plan.transitions[0])
    let words = machine.states.indices.map { machine.text(ofState: $0, in: plan.transitions[0]) }
    #expect(Set(words).count == words.count)
    #expect(words.contains("backward by pan(down): over, not started yet"))
    let steps = machine.steps.indices.map { machine.text(of: $0, in: plan.transitions[0]) }
    #expect(steps.contains("the finger leaves, and it goes to `grid`"))
    #expect(steps.contains("UIKit never starts it"))
  }
}
