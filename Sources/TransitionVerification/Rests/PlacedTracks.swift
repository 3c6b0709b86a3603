import TransitionPlan

/// Tracks of placed objects that repeat the place.
struct PlacedTracks {
  private let placements: [Subject: [Placement]]
  private let expressions: ExpressionArena

  init(_ transition: Transition, _ expressions: ExpressionArena) {
    placements = Dictionary(grouping: transition.placements, by: \.subject)
    self.expressions = expressions
  }

  /// Whether a track surely goes straight from the frame of `place` to the same frame.
  func restsAsPlaced(_ track: Track) -> Bool {
    guard !placements.isEmpty, track.arc == nil, track.property.isOfFrame,
      let placed = placed(track.subject, track.property)
    else { return false }
    return [track.start, track.end].allSatisfy { value in
      if case .found(track.subject, track.property) = expressions[value].kind { return true }
      return placed.isSame(value, expressions)
    }
  }

  /// The value of a property in a place: an expression, or parts of a rect.
  private enum Placed {
    case value(ExpressionID)
    case size(ExpressionID, ExpressionID)

    func isSame(_ value: ExpressionID, _ expressions: ExpressionArena) -> Bool {
      switch self {
      case .value(let own): return expressions.areEqual(own, value) == true
      case .size(let width, let height):
        guard case .call(.size, let parts) = expressions[value].kind, parts.count == 2 else { return false }
        return expressions.areEqual(width, parts[0]) == true
          && expressions.areEqual(height, parts[1]) == true
      }
    }
  }

  private func placed(_ subject: Subject, _ property: Property) -> Placed? {
    for place in placements[subject] ?? [] {
      if place.property == property { return .value(place.value) }
      switch (place.property, expressions[place.value].kind) {
      case (.frame, .call(.rect, let parts)) where parts.count == 4:
        switch property {
        case .x: return .value(parts[0])
        case .y, .top: return .value(parts[1])
        case .width: return .value(parts[2])
        case .height: return .value(parts[3])
        case .size: return .size(parts[2], parts[3])
        default: break
        }
      case (.size, .call(.size, let parts)) where parts.count == 2:
        if property == .width { return .value(parts[0]) }
        if property == .height { return .value(parts[1]) }
      default: break
      }
    }
    return nil
  }
}
