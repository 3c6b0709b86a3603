import TransitionPlan

/// What of an overlay plays in one animation of several, at the end of its direction.
enum PresentationParts {
  /// The function that plays a part of a direction: what jumps at its start without a number.
  static func part(_ direction: Direction, _ index: Int?) -> String {
    direction.rawValue + (index.map { String($0 + 1) } ?? "Start")
  }

  static func items(_ scope: TransitionScope) -> [SwiftItem] {
    var items: [SwiftItem] = []
    for direction in scope.played where scope.isInParts(direction) {
      items += part(scope, direction, scope.slots(at: .start, of: direction), part(direction, nil))
      for (index, pace) in scope.paces(of: direction).enumerated() {
        let name = part(direction, index)
        items += part(scope, direction, scope.slots(at: pace, of: direction), name)
        items += part(scope, direction, scope.slots(at: .after(pace), of: direction), name + "Step")
      }
    }
    return items
  }

  private static func part(
    _ scope: TransitionScope, _ direction: Direction, _ slots: [Slot], _ name: String
  ) -> [SwiftItem] {
    let slots = slots.filter { $0.element == nil }
    if slots.isEmpty { return [] }
    let writer = SlotWriter(scope: scope)
    let tracks = scope.transition[direction].tracks.filter { track in
      slots.contains { $0.subject == track.subject && $0.kind == Slot.kind(of: track.property) }
    }
    return swift {
      SwiftItem.blank
      SwiftItem.doc("What ends together, at its end (\(scope.lines(tracks.map(\.location)))).")
      SwiftItem.block("func \(name)()") {
        PresentationValues.guarded(
          scope,
          swift {
            for slot in slots {
              if slot.kind == .frame, scope.laidOut.contains(slot.subject) {
                PresentationLayout.object(scope, slot.subject, writer) {
                  writer.rest($0, $1, at: direction.end)
                }
              } else {
                writer.statements(slot, at: .fixed(direction.end))
              }
            }
            PresentationValues.dimmed(scope, slots)
          })
      }
    }
  }
}
