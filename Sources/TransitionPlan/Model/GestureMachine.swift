/// The states of an interaction. Every event has a transition in every state, so nothing can hang.
public enum GestureState: String, Hashable, Sendable, CaseIterable {
  /// No finger, no run.
  case idle
  /// The finger has begun and the platform has not started the run yet.
  case waiting
  /// The finger has lifted, or the touch was cancelled, before the platform started the run.
  case released
  /// The finger moves values.
  case driving
  /// The finger has lifted; values settle.
  case settling
}

/// The events of an interaction.
public enum GestureEvent: String, Hashable, Sendable, CaseIterable {
  /// The recognizer began and the gates are open.
  case began
  /// The platform starts the run.
  case started
  /// The platform never asks for the run, or a view is missing.
  case refused
  /// The finger moved.
  case changed
  /// The condition holds under which it finishes while the finger is down.
  case reached
  /// The finger lifted.
  case ended
  /// The system cancelled the touch.
  case cancelled
  /// The recognizer failed.
  case failed
  /// The container's size changed.
  case resized
  /// The values are at rest.
  case settled
}

/// The action of an interaction on an event.
public enum GestureAction: String, Hashable, Sendable {
  /// Nothing.
  case none
  /// Make the run and ask the platform for it.
  case request
  /// Store the finger's position for later.
  case keep
  /// Store the release of the finger, with its velocity, for later.
  case keepRelease
  /// Store the cancelled touch for later.
  case keepCancel
  /// Take the obligations and set the values under the finger.
  case begin
  /// The same, then decide at once.
  case beginAndDecide
  /// Set the values under the finger.
  case drive
  /// Decide, then settle.
  case decide
  /// Settle at the end.
  case finish
  /// Settle at the start.
  case cancel
  /// Release everything and notify the platform.
  case leave
  /// Discard the run; no obligation was taken yet.
  case forget
}

/// The state machine of all interactions: a total function of state and event.
public enum GestureMachine {
  /// The transition in a state on an event.
  public static func step(
    _ state: GestureState, _ event: GestureEvent
  ) -> (next: GestureState, action: GestureAction) {
    switch (state, event) {
    case (.idle, .began): (.waiting, .request)
    case (.idle, _): (.idle, .none)

    case (.waiting, .started): (.driving, .begin)
    case (.waiting, .refused): (.idle, .forget)
    case (.waiting, .changed): (.waiting, .keep)
    case (.waiting, .ended): (.released, .keepRelease)
    case (.waiting, .cancelled), (.waiting, .failed), (.waiting, .resized): (.released, .keepCancel)
    case (.waiting, _): (.waiting, .none)

    case (.released, .started): (.settling, .beginAndDecide)
    case (.released, .refused): (.idle, .forget)
    case (.released, _): (.released, .none)

    case (.driving, .changed): (.driving, .drive)
    case (.driving, .reached): (.settling, .finish)
    case (.driving, .ended): (.settling, .decide)
    case (.driving, .cancelled), (.driving, .failed), (.driving, .resized): (.settling, .cancel)
    case (.driving, .refused): (.idle, .leave)
    case (.driving, _): (.driving, .none)

    case (.settling, .settled), (.settling, .refused): (.idle, .leave)
    case (.settling, _): (.settling, .none)
    }
  }
}
