import TransitionPlan

/// Tracks of one property that follow each other: each begins where the one before it has ended.
extension TransitionScope {
  /// The values of a property at the two sides, or nil when nothing animates it.
  func tracks(_ subject: Subject, _ property: Property) -> (from: ExpressionID, to: ExpressionID)? {
    let forward = pieces(subject, property, in: .forward)
    if let first = forward.first, let last = forward.last { return (first.start, last.end) }
    let backward = pieces(subject, property, in: .backward)
    if let first = backward.first, let last = backward.last { return (last.end, first.start) }
    return nil
  }

  /// The tracks of a property in a direction, in the order in which they play.
  func pieces(_ subject: Subject, _ property: Property, in direction: Direction) -> [Track] {
    transition[direction].tracks.filter { $0.subject == subject && $0.property == property }
      .sorted { $0.windowStart < $1.windowStart }
  }

  /// The tracks of a slot where there are several one after the other; those of the parts of a transform or of a frame have
  /// the same times.
  func pieces(of slot: Slot, in direction: Direction) -> [Track] {
    let parts: [Property] =
      switch slot.kind {
      case .transform: splitTransform(slot.subject, in: direction)?.kept ?? transformParts(slot.subject)
      case .frame: slot.element == nil ? geometry(slot.subject) : [.frame]
      default: [slot.kind.property].compactMap(\.self)
      }
    let pieces = parts.map { self.pieces(slot.subject, $0, in: direction) }
    return pieces.first { $0.count > 1 } ?? []
  }

  /// Whether a track only waits at one value for the next one: an animator of nothing would end at once.
  func isPause(_ track: Track, in direction: Direction) -> Bool {
    guard arena.areEqual(track.start, track.end) == true else { return false }
    return pieces(track.subject, track.property, in: direction).contains {
      $0.windowStart >= track.windowEnd && $0.windowEnd > $0.windowStart
    }
  }

  // MARK: Pictures

  /// The values through which a property of a picture passes and that are not known before both screens are there: they are
  /// read with its ends, so that a later track begins where the earlier one has ended.
  func stations(_ element: Int, _ property: Property) -> [ExpressionID] {
    guard let ends = tracks(.shared(element), property) else { return [] }
    var found: [ExpressionID] = []
    for piece in Direction.allCases.flatMap({ pieces(.shared(element), property, in: $0) }) {
      for id in [piece.start, piece.end]
      where id != ends.from && id != ends.to && !isConstant(id) && !found.contains(id) {
        found.append(id)
      }
    }
    return found
  }

  /// All such values of a picture, with what each is called among its ends.
  func stations(_ element: Int) -> [(property: Property, value: ExpressionID, name: String)] {
    var properties: [Property] = []
    for track in allTracks where track.subject == .shared(element) && !properties.contains(track.property) {
      properties.append(track.property)
    }
    var taken = Set(
      Side.allCases.flatMap { side in
        let name = endName(element, side)
        return [name, name + "Frame", name + "Clip"] + properties.map { extra(element, $0, side) }
      })
    return properties.flatMap { property in
      stations(element, property).map { value in
        (property, value, NameTable.unique("via" + Self.words(property), "", &taken))
      }
    }
  }
}
