import TransitionPlan

/// What of an overlay plays in one animation of several, at the end of its direction.
struct PresentationPart {
  /// When it is played.
  enum Moment: Hashable {
    /// As soon as the direction starts.
    case start
    /// By an animator of the direction.
    case during(Int)
    /// When that animator has ended.
    case after(Int)
  }

  /// The directions that play it, each with the moment.
  private(set) var moments: [Direction: Moment]
  private var tracks: [Track]
  /// The statements that go to the end of a direction.
  private let body: [SwiftItem]
  /// The statements that go to the side that `side` says; nil where the directions differ.
  private var common: [SwiftItem]?
  /// Whether it takes back what goes in another time than the rest of its frame.
  private let isSplit: Bool
  /// Whether it starts what goes beside the animators.
  private let isBeside: Bool

  /// The parts of both directions, once where they do the same.
  static func all(_ scope: TransitionScope) -> [PresentationPart] {
    var parts: [PresentationPart] = []
    for direction in scope.played where scope.isInParts(direction) {
      var moments: [Moment] = [.start]
      for index in scope.paces(of: direction).indices { moments += [.during(index), .after(index)] }
      for moment in moments {
        guard let part = PresentationPart(scope, direction, moment) else { continue }
        let twin = parts.firstIndex { other in
          let isAlike = part.common != nil && other.common == part.common || other.body == part.body
          return isAlike && other.moments[direction] == nil
        }
        if let twin {
          parts[twin].moments[direction] = moment
          parts[twin].tracks += part.tracks
          if parts[twin].common != part.common { parts[twin].common = nil }
        } else {
          parts.append(part)
        }
      }
    }
    return parts
  }

  /// Nil where nothing of the presentation's own is played.
  private init?(_ scope: TransitionScope, _ direction: Direction, _ moment: Moment) {
    let paces = scope.paces(of: direction)
    let splits = moment == .start ? scope.transition.splits(in: direction) : []
    let pace: Pace?
    let found: [Slot]
    switch moment {
    case .start: (pace, found) = (nil, scope.slots(at: .start, of: direction))
    case .during(let index): (pace, found) = (paces[index], scope.slots(at: paces[index], of: direction))
    case .after(let index): (pace, found) = (nil, scope.slots(at: .after(paces[index]), of: direction))
    }
    let slots = found.filter { $0.element == nil }
    let beside = moment == .start ? RunBeside.start(scope, direction) : []
    if slots.isEmpty, splits.isEmpty, beside.isEmpty { return nil }
    moments = [direction: moment]
    tracks = scope.transition[direction].tracks.filter { track in
      if scope.goesBeside(track, in: direction) { return !beside.isEmpty && !track.subject.isPicture }
      if !splits.isEmpty { return splits.contains { $0.subject == track.subject && $0.moves(track) } }
      if scope.transition.split(track.subject, in: direction) != nil, pace != nil, Pace(track) != pace {
        return false
      }
      return slots.contains { $0.subject == track.subject && $0.kind == Slot.kind(of: track.property) }
    }
    func body(_ choice: SideChoice) -> [SwiftItem] {
      PresentationValues.guarded(
        scope,
        Self.statements(scope, slots, direction, pace, choice) + Self.split(scope, splits, choice)
          + (splits.isEmpty ? PresentationValues.dimmed(scope, slots) : []) + beside)
    }
    self.body = body(.fixed(direction.end))
    let isPieced = slots.contains { slot in
      scope.pieces(of: slot, in: direction).contains { Pace($0) == pace }
    }
    common = isPieced || !beside.isEmpty ? nil : body(.variable)
    isSplit = !splits.isEmpty
    isBeside = !beside.isEmpty
  }

  // MARK: Writing

  /// Whether it is told the side to which it goes.
  private var takesSide: Bool { moments.count > 1 && (common ?? []).mention("side") }

  private var name: String {
    let direction: Direction = moments[.forward] == nil ? .backward : .forward
    let prefix = moments.count > 1 ? "part" : direction.rawValue
    switch moments[direction] {
    case .during(let index): return prefix + String(index + 1)
    case .after(let index): return prefix + String(index + 1) + "Step"
    case .start, nil: return prefix + "Start"
    }
  }

  /// The function.
  func item(_ scope: TransitionScope) -> [SwiftItem] {
    var moved: [String] = []
    for track in tracks {
      let name = "`\(scope.transition.name(of: track.subject)).\(track.property.rawValue)`"
      if !moved.contains(name) { moved.append(name) }
    }
    let doc =
      isBeside
      ? "What has another time than the rest of its transform goes beside it: \(moved.joined(separator: ", "))"
      : isSplit
        ? "What moves in another time than the rest of its frame goes by the transform"
        : "What goes together, at its end: \(moved.joined(separator: ", "))"
    return swift {
      SwiftItem.blank
      SwiftItem.doc("\(doc) (\(scope.lines(tracks.map(\.location)))).")
      SwiftItem.block("func \(name)(\(takesSide ? "at side: \(scope.type("Side"))" : ""))") {
        moments.count > 1 ? common ?? body : body
      }
    }
  }

  /// The call of it in a direction.
  func call(_ scope: TransitionScope, _ direction: Direction) -> String {
    "\(name)(\(takesSide ? "at: .\(scope.names[direction.end])" : ""))"
  }

  // MARK: Statements

  private static func statements(
    _ scope: TransitionScope, _ slots: [Slot], _ direction: Direction, _ pace: Pace?, _ choice: SideChoice
  ) -> [SwiftItem] {
    let writer = SlotWriter(scope: scope)
    return slots.flatMap { slot -> [SwiftItem] in
      if slot.kind == .frame, let split = scope.transition.split(slot.subject, in: direction),
        split.offsetPace == pace
      {
        return swift { "\(writer.object(slot.subject)).transform = .identity" }
      }
      if slot.kind == .frame, scope.laidOut.contains(slot.subject) {
        // Where nothing else has geometry that moves, the layout of the side is that of this object.
        let others = scope.laidOut.filter { $0 != slot.subject }
        if others.allSatisfy({ scope.geometry($0).isEmpty }), scope.pieces(of: slot, in: direction).isEmpty {
          let side = if case .fixed(let side) = choice { "." + scope.names[side] } else { "side" }
          return swift { scope.layOut(at: side) }
        }
        if case .fixed = choice {
          return PresentationLayout.object(scope, slot.subject, writer) {
            writer.end($0, $1, of: direction, pace)
          }
        }
        return PresentationLayout.object(scope, slot.subject, writer) { writer.rest($0, $1, at: choice) }
      }
      if case .fixed = choice { return writer.statements(slot, atEndOf: direction, pace) }
      return writer.statements(slot, at: choice)
    }
  }

  /// Puts each frame where its own time ends with the rest still to go, and takes it back by the transform.
  static func split(
    _ scope: TransitionScope, _ splits: [SplitFrame], _ choice: SideChoice
  ) -> [SwiftItem] {
    let writer = SlotWriter(scope: scope)
    return splits.flatMap { split in
      let object = writer.object(split.subject)
      let name = PoseWriter.field(scope, split.subject, .center)
      return swift {
        "let \(name): CGPoint = \(object).center"
        placed(scope, split.subject, writer) { subject, property in
          writer.rest(subject, property, at: split.offset.contains(property) ? choice : choice.opposite)
        }
        "\(object).transform = CGAffineTransform(translationX: \(name).x - \(object).center.x, "
          + "y: \(name).y - \(object).center.y)"
      }
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
}
