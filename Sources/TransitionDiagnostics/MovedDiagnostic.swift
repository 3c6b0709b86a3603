package import TransitionText

/// Findings about a text whose position has changed since.
extension Diagnostic {
  /// All places that it points at.
  package var places: [ByteRange] {
    var places = [range] + labels.map(\.range) + fixIts.flatMap(\.edits).map(\.range)
    places += finger?.followed ?? []
    for argument in arguments {
      switch argument {
      case .source(let range), .quoted(let range): places.append(range)
      case .text, .number: break
      }
    }
    return places
  }

  /// The same about a text that has moved from one offset to another.
  package func moved(from start: UInt32, to end: UInt32) -> Diagnostic {
    if start == end { return self }
    func place(_ range: ByteRange) -> ByteRange {
      ByteRange(range.start &- start &+ end, range.end &- start &+ end)
    }
    var moved = self
    moved.range = place(range)
    moved.finger = finger.map {
      FingerPlace(
        place($0.transition), place($0.interaction), $0.member, followed: $0.followed.map(place))
    }
    moved.arguments = arguments.map { argument in
      switch argument {
      case .source(let range): .source(place(range))
      case .quoted(let range): .quoted(place(range))
      case .text, .number: argument
      }
    }
    for index in moved.labels.indices { moved.labels[index].range = place(labels[index].range) }
    for fixIt in moved.fixIts.indices {
      for edit in moved.fixIts[fixIt].edits.indices {
        moved.fixIts[fixIt].edits[edit].range = place(fixIts[fixIt].edits[edit].range)
      }
    }
    return moved
  }
}
