public import TransitionPlan

extension Transition {
  /// The name of a rest state.
  public func name(of place: TransitionMachine.Place) -> String {
    switch place {
    case .from: from.name
    case .to(let state): states.indices.contains(state) ? "\(to.name) \(states[state].name)" : to.name
    }
  }
}

extension TransitionMachine {
  /// What happens on a step, in the words of a transition.
  /// - Parameter withGoal: Whether the text says where a settle ends.
  public func text(of step: Int, in transition: Transition, withGoal: Bool = true) -> String {
    let step = steps[step]
    switch step.event {
    case .plays(let direction): return "`\(direction.rawValue)` starts"
    case .comes: return "`\(transition.to.name)` comes without an animation"
    case .systemPlays(let direction): return "UIKit plays `\(direction.rawValue)`"
    case .finishes: return "it finishes"
    case .isCancelled: return "\(transition.style.host) cancels it"
    case .isResized: return "the container changes its size, which ends it"
    case .catches(let interaction): return "\(finger(interaction, transition)) takes it over"
    case .leavesOtherwise:
      return "`\(transition.to.name)` leaves in another way, \(transition.style.otherWay)"
    case .gesture(let event):
      return text(of: event, from: states[step.from], to: states[step.to], withGoal, transition)
    }
  }

  /// A state in the words of a transition.
  public func text(ofState index: Int, in transition: Transition) -> String {
    func gesture(_ interaction: Int) -> String {
      let interaction = transition.interactions[interaction]
      let way = interaction.states == nil ? interaction.direction.rawValue : "states"
      return "\(way) by \(interaction.gesture.text)"
    }
    switch states[index] {
    case .resting(let place): return "at rest in \(transition.name(of: place))"
    case .playing(let direction, _): return "\(direction.rawValue) plays"
    case .waiting(let interaction, _): return "\(gesture(interaction)): not started yet"
    case .released(let interaction, _): return "\(gesture(interaction)): over, not started yet"
    case .driving(let interaction, _): return "\(gesture(interaction)): under the finger"
    case .settling(let interaction, _, let place):
      return "\(gesture(interaction)): goes to \(transition.name(of: place))"
    }
  }

  private func finger(_ interaction: Int, _ transition: Transition) -> String {
    "a finger (`\(transition.interactions[interaction].gesture.text)`)"
  }

  private func text(
    of event: GestureEvent, from start: State, to end: State, _ withGoal: Bool, _ transition: Transition
  ) -> String {
    var goal = ""
    if withGoal, case .settling(_, _, let place) = end {
      goal = ", and it goes to `\(transition.name(of: place))`"
    }
    switch event {
    case .began:
      if case .waiting(let interaction, _) = end { return "\(finger(interaction, transition)) begins" }
      return "a finger begins"
    case .started: return "\(transition.style.host) starts the run" + goal
    case .refused:
      if case .settling = start { return "\(transition.style.host) interrupts it" }
      if case .driving = start { return "\(transition.style.host) interrupts it" }
      return "\(transition.style.host) never starts it"
    case .changed: return "the finger moves"
    case .reached: return "the finger has gone far enough" + goal
    case .ended: return "the finger leaves" + goal
    case .cancelled: return "the system takes the finger away" + goal
    case .failed: return "the recognizer fails" + goal
    case .resized: return "the container changes its size" + goal
    case .settled: return "the values are at rest"
    }
  }
}

extension TransitionStyle {
  /// What starts and cancels the runs that a finger begins, in words.
  public var host: String { self == .container ? "the container" : "UIKit" }

  /// A way in which a to screen leaves without the transition, in words.
  fileprivate var otherWay: String {
    switch self {
    case .navigation: "as a pop to root does"
    case .modal, .overlay: "as when code dismisses it without an animation"
    case .tab: "as when code selects another tab"
    case .container: "as when the container shows another child"
    }
  }
}
