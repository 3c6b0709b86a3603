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
    if transition.interactions.first?.gesture == .rotate {
      return Finger(name: "rotation", type: "CGFloat", initial: "0", none: "0")
    }
    if let first = transition.interactions.first, !first.gesture.isPan {
      return Finger(name: "scale", type: "CGFloat", initial: "1", none: "0")
    }
    return Finger(name: "translation", type: "CGPoint", initial: ".zero", none: ".zero")
  }

  /// What a pose reads of the place of the finger, which its movement does not say: the run's properties.
  var fingerPlaces: [(name: String, value: ExpressionKind)] {
    let all: [(name: String, value: ExpressionKind)] = [
      ("location", .gesture(.location)), ("locationStart", .gestureStart(.location)),
    ]
    return all.filter { place in pulls.contains { reads(place.value, $0) } }
  }

  /// Whether anything that an interaction works out reads a value.
  private func reads(_ value: ExpressionKind, _ index: Int, inMotion: Bool = false) -> Bool {
    let interaction = transition.interactions[index]
    var ids = interaction.drives.compactMap(\.value) + [interaction.progress].compactMap(\.self)
    if !inMotion {
      ids += [interaction.finishNow].compactMap(\.self)
      switch interaction.decision {
      case .finishWhen(let id, _), .cancelWhen(let id, _): ids.append(id)
      case .cancels, .nearest: break
      }
    }
    var isRead = false
    for id in ids { visitWithLocals(id) { isRead = isRead || $0 == value } }
    return isRead
  }

  /// Whether what an interaction moves follows the place of the finger.
  func followsPlace(_ index: Int) -> Bool {
    reads(.gesture(.location), index, inMotion: true)
      || reads(.gestureStart(.location), index, inMotion: true)
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
