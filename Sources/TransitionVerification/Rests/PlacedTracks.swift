import TransitionPlan

/// Tracks of placed objects that repeat the place.
struct PlacedTracks {
  private let placements: [Subject: [Placement]]
  private let expressions: ExpressionArena
  private let locals: [Local]

  init(_ transition: Transition, _ expressions: ExpressionArena) {
    placements = Dictionary(grouping: transition.placements, by: \.subject)
    (self.expressions, locals) = (expressions, transition.locals)
  }

  /// Whether a track surely goes straight from the frame of `place` to the same frame.
  func restsAsPlaced(_ track: Track) -> Bool {
    guard !placements.isEmpty, track.arc == nil, track.property.isOfFrame else { return false }
    return (placements[track.subject] ?? []).contains { place in
      // A size is in a frame as two numbers.
      let parts: [Property] =
        track.property == .size && place.property == .frame ? [.width, .height] : [track.property]
      return parts.allSatisfy { part in
        guard let placed = expressions.part(part, of: place.value, as: place.property, through: locals)
        else { return false }
        return [track.start, track.end].allSatisfy { value in
          if case .found(track.subject, track.property) = expressions[value].kind { return true }
          return expressions.part(part, of: value, as: track.property, through: locals).map {
            expressions.areEqual(placed, $0, through: locals) == true
          } ?? false
        }
      }
    }
  }
}

extension ExpressionArena {
  /// The value of a property that a value of another one gives as it is written: this value, or a part of a rect or a size.
  func part(
    _ property: Property, of value: ExpressionID, as other: Property, through locals: [Local]
  ) -> ExpressionID? {
    if property == other { return value }
    switch (other, kind(value, through: locals)) {
    case (.frame, .call(.rect, let parts)) where parts.count == 4:
      switch property {
      case .x: return parts[0]
      case .y, .top: return parts[1]
      case .width: return parts[2]
      case .height: return parts[3]
      default: return nil
      }
    case (.size, .call(.size, let parts)) where parts.count == 2:
      return property == .width ? parts[0] : property == .height ? parts[1] : nil
    default: return nil
    }
  }

  /// Whether a value of a frame or a size is written with a length of 0.
  func lengthOfZero(in value: ExpressionID, of property: Property, through locals: [Local]) -> Property? {
    [.width, .height].first { part($0, of: value, as: property, through: locals).flatMap(constant) == 0 }
  }
}
