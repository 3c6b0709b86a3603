import TransitionPlan

/// What only `forward` moves: by `backward` it stays as the to screen has it. The checker has seen to it that nothing else is
/// moved by one direction alone, as it would be left behind.
extension TransitionScope {
  /// The direction that alone moves a slot, where that can be written.
  func oneWay(_ slot: Slot) -> Direction? {
    guard !isOverlay, let direction = entering(slot.subject), plays(direction), plays(direction.opposite)
    else {
      return nil
    }
    switch slot.kind {
    case .alpha, .cornerRadius, .transform, .background, .frame: break
    default: return nil
    }
    func moves(_ direction: Direction) -> [Track] {
      transition[direction].tracks.filter { track in
        track.subject == slot.subject && Slot.kind(of: track.property) == slot.kind && !comesBack(track)
      }
    }
    let isDriven = transition.interactions.contains { interaction in
      interaction.drives.contains { $0.subject == slot.subject && Slot.kind(of: $0.property) == slot.kind }
    }
    let own = moves(direction)
    let isAlone = !own.isEmpty && moves(direction.opposite).isEmpty && !isDriven
    return isAlone && own.allSatisfy { $0.stagger == nil && $0.arc == nil } ? direction : nil
  }

  /// The side at whose rest values a direction leaves a slot: its end, or its start where the other one alone moves that.
  func restSide(of slot: Slot, after direction: Direction) -> Side {
    oneWay(slot) == direction.opposite ? direction.start : direction.end
  }

  /// Whether a track is of a property that has one value in both rest states: it comes back by itself, and a direction that
  /// does not move it leaves it where it is.
  func comesBack(_ track: Track) -> Bool {
    guard track.stagger == nil, let ends = tracks(track.subject, track.property) else { return false }
    return arena.areEqual(ends.from, ends.to) == true
  }

  /// Whether anything is moved by one direction alone.
  var hasOneWay: Bool { slots.contains { oneWay($0) != nil } }

  /// The direction by which an object enters: at its end the object is as it rests.
  private func entering(_ subject: Subject) -> Direction? {
    switch subject {
    case .screen(.to), .provided(.to, _): mayLack(.to) ? nil : .forward
    default: nil
    }
  }
}
