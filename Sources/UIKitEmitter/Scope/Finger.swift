import TransitionPlan

/// What the run knows of the finger: where it is, as the gesture counts.
struct Finger {
  /// The run's property: `translation`.
  let name: String
  /// Its type, which is that of the velocity too.
  let type: String
  /// Its value while nothing has moved.
  let initial: String
  /// The type's neutral value: no velocity.
  let none: String
}

extension TransitionScope {
  /// What the run knows of the finger; gestures of one kind have the same.
  var finger: Finger {
    if let first = transition.interactions.first, !first.gesture.isPan {
      return Finger(name: "scale", type: "CGFloat", initial: "1", none: "0")
    }
    return Finger(name: "translation", type: "CGPoint", initial: ".zero", none: ".zero")
  }

  /// Whether a finger can finish while it is still there.
  var finishesNow: Bool { transition.interactions.contains { $0.finishNow != nil } }

  /// Whether places are turned into the coordinates of views that are inside others.
  var needsContainer: Bool {
    !isOverlay
      && slots.contains { slot in
        if case .provided = slot.subject { slot.kind == .frame } else { false }
      }
  }
}
