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
      items += start(scope, direction)
      for (index, pace) in scope.paces(of: direction).enumerated() {
        let name = part(direction, index)
        items += part(scope, direction, scope.slots(at: pace, of: direction), name, at: pace)
        items += part(scope, direction, scope.slots(at: .after(pace), of: direction), name + "Step")
      }
    }
    return items
  }

  /// The damping ratios that are known when a direction starts.
  static func dampings(_ scope: TransitionScope) -> [SwiftItem] {
    let writer = ExpressionWriter(scope: scope) { scope.readInRun($0) }
    let tracks = scope.transition.forward.tracks + scope.transition.backward.tracks
    return scope.dampings.flatMap { damping in
      swift {
        SwiftItem.blank
        SwiftItem.doc(
          "The damping of its spring, known when a direction starts "
            + "(\(scope.lines(tracks.filter { $0.damping == damping }.map(\.location)))).")
        SwiftItem.compact("var \(scope.dampingName(damping)): CGFloat", writer.scalar(damping).text)
      }
    }
  }

  /// What jumps at the start of a direction, and how a frame is split whose parts have different times.
  private static func start(_ scope: TransitionScope, _ direction: Direction) -> [SwiftItem] {
    let splits = scope.transition.splits(in: direction)
    let slots = scope.slots(at: .start, of: direction)
    if splits.isEmpty { return part(scope, direction, slots, part(direction, nil)) }
    let writer = SlotWriter(scope: scope)
    let tracks = scope.transition[direction].tracks.filter { track in
      splits.contains { $0.subject == track.subject && $0.moves(track) }
    }
    let jumps = slots.filter { $0.element == nil }
    return swift {
      SwiftItem.blank
      SwiftItem.doc(
        "What moves in another time than the rest of its frame goes by the transform "
          + "(\(scope.lines(tracks.map(\.location)))).")
      SwiftItem.block("func \(part(direction, nil))()") {
        PresentationValues.guarded(
          scope,
          swift {
            for slot in jumps { writer.statements(slot, at: .fixed(direction.end)) }
            for split in splits { self.split(scope, split, direction, writer) }
          })
      }
    }
  }

  /// Puts a frame where its own time ends with the rest still to go, and takes it back by the transform.
  static func split(
    _ scope: TransitionScope, _ split: SplitFrame, _ direction: Direction, _ writer: SlotWriter
  ) -> [SwiftItem] {
    let object = writer.object(split.subject)
    let name = PoseWriter.field(scope, split.subject, .center)
    return swift {
      "let \(name): CGPoint = \(object).center"
      placed(scope, split.subject, writer) { subject, property in
        writer.rest(
          subject, property, at: split.offset.contains(property) ? direction.end : direction.start)
      }
      "\(object).transform = CGAffineTransform(translationX: \(name).x - \(object).center.x, "
        + "y: \(name).y - \(object).center.y)"
    }
  }

  /// A presentation lays its objects out, a run sets what is animated of a screen.
  private static func placed(
    _ scope: TransitionScope, _ subject: Subject, _ writer: SlotWriter,
    _ value: (Subject, Property) -> Value
  ) -> [SwiftItem] {
    if case .screen = subject, !scope.isOverlay {
      return writer.geometry(subject, named: true) { value(subject, $0) }
    }
    return PresentationLayout.object(scope, subject, writer, value)
  }

  private static func part(
    _ scope: TransitionScope, _ direction: Direction, _ slots: [Slot], _ name: String, at pace: Pace? = nil
  ) -> [SwiftItem] {
    let slots = slots.filter { $0.element == nil }
    if slots.isEmpty { return [] }
    let writer = SlotWriter(scope: scope)
    let tracks = scope.transition[direction].tracks.filter { track in
      if scope.transition.split(track.subject, in: direction) != nil, pace != nil, Pace(track) != pace {
        return false
      }
      return slots.contains { $0.subject == track.subject && $0.kind == Slot.kind(of: track.property) }
    }
    return swift {
      SwiftItem.blank
      SwiftItem.doc("What ends together, at its end (\(scope.lines(tracks.map(\.location)))).")
      SwiftItem.block("func \(name)()") {
        PresentationValues.guarded(
          scope,
          swift {
            for slot in slots {
              if slot.kind == .frame, let split = scope.transition.split(slot.subject, in: direction),
                split.offsetPace == pace
              {
                "\(writer.object(slot.subject)).transform = .identity"
              } else if slot.kind == .frame, scope.laidOut.contains(slot.subject) {
                PresentationLayout.object(scope, slot.subject, writer) {
                  writer.rest($0, $1, at: direction.end)
                }
              } else {
                writer.statements(slot, atEndOf: direction, pace)
              }
            }
            PresentationValues.dimmed(scope, slots)
          })
      }
    }
  }
}
