/// The states of an interaction. Every event has an answer in every state, so nothing can hang.
public enum GestureState: String, Hashable, Sendable, CaseIterable {
  /// No finger, no run.
  case idle
  /// The finger has begun and the platform has not started the run yet.
  case waiting
  /// The finger has left, or was taken away, before the platform started the run.
  case released
  /// The finger moves values.
  case driving
  /// The finger has left; values go to rest.
  case settling
}

/// What can happen to an interaction.
public enum GestureEvent: String, Hashable, Sendable, CaseIterable {
  /// The recognizer began and the gates are open.
  case began
  /// The platform starts the run.
  case started
  /// The platform never asks for the run, or a view is missing.
  case refused
  /// The finger moved.
  case changed
  /// The finger has brought it so far that it finishes by itself.
  case reached
  /// The finger left.
  case ended
  /// The system took the finger away.
  case cancelled
  /// The recognizer failed.
  case failed
  /// The container's size changed.
  case resized
  /// The values are at rest.
  case settled
}

/// What an interaction does on an event.
public enum GestureAction: String, Hashable, Sendable {
  /// Nothing.
  case none
  /// Make the run and ask the platform for it.
  case request
  /// Keep the finger's place for later.
  case keep
  /// Keep that the finger has left, with its velocity, for later.
  case keepRelease
  /// Keep that the system took the finger away, for later.
  case keepCancel
  /// Take the obligations and put the values under the finger.
  case begin
  /// The same, then decide at once.
  case beginAndDecide
  /// Put the values under the finger.
  case drive
  /// Decide, then go to rest.
  case decide
  /// Go on to rest at the end.
  case finish
  /// Go back to rest at the start.
  case cancel
  /// Give everything back and tell the platform.
  case leave
  /// Forget the run; nothing was taken yet.
  case forget
}

/// The machine of every interaction: a total function of state and event.
public enum GestureMachine {
  /// What happens in a state on an event.
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
