import TransitionPlan

/// A number that moves in step with another one, as two positions do: on every motion it is a fixed distance from a fixed multiple of the
/// other one.
struct LinkedPlace {
  var key: PartKey
  /// The number that determines it.
  var other: PartKey
  /// What plays them in `forward` and in `backward`, and the numbers that settle together with one of them.
  fileprivate var pieces: [[MotionPiece]] = []
}

/// A track of a number, and the part of its values that the number is.
private struct MotionPiece {
  var key: PartKey
  var track: Track
  var part: Int
}

extension InteractionRules {
  /// The driven numbers that a value reads and with which a number moves in step.
  ///
  /// All tracks of both have the same window and the same curve. After a release all settles with one curve. What settles with one velocity
  /// moves in step altogether, or not at all: then the relative velocities are equal. With a spring, a point or a rect has a velocity that
  /// may be negative, and nothing else has. Each gesture of the transition keeps them in step.
  func links(of key: PartKey, in value: ExpressionID) -> [LinkedPlace] {
    // Between several states the way of the one number bends, and that of the other one does not.
    guard transition.states.count < 2, transition.presses.isEmpty else { return [] }
    let hasSprings = transition.interactions.contains { interaction in
      [interaction.finish.curve, interaction.cancel.curve].contains {
        if case .spring = $0 { true } else { false }
      }
    }
    let drives = transition.interactions.flatMap(\.drives)
    return driven(in: value).compactMap { other in
      if other == key { return nil }
      var link = LinkedPlace(key: key, other: other)
      for direction in Direction.allCases {
        guard let own = pieces(beside: key, in: direction), let others = pieces(beside: other, in: direction),
          let first = others.first?.track,
          (own + others).allSatisfy({
            $0.track.windowStart == first.windowStart && $0.track.windowEnd == first.windowEnd
              && $0.track.curve == first.curve
          })
        else { return nil }
        link.pieces.append(own + others)
      }
      let beside = drives.filter { $0.numbers.contains { $0.settles(with: key) || $0.settles(with: other) } }
      let properties = link.pieces.joined().map(\.track.property) + beside.map(\.property)
      let isFree = hasSprings && properties.contains(where: \.isPlace)
      if isFree, !properties.allSatisfy(\.isPlace) { return nil }
      var numbers: [PartKey] = []
      for number in link.pieces.joined().map(\.key) + beside.flatMap(\.numbers)
      where !numbers.contains(number) {
        numbers.append(number)
      }
      // Of three scales the products settle.
      let scales = numbers.filter(\.property.isScale)
      if scales.contains(where: { scale in scales.count { $0.subject == scale.subject } > 2 }) { return nil }
      return transition.interactions.allSatisfy {
        keeps(link, numbers, hasSprings: hasSprings, isFree: isFree, $0)
      } ? link : nil
    }
  }

  /// The objects that a value reads, itself or through a `let`.
  func objects(readBy value: ExpressionID) -> Set<Subject> {
    var read: Set<Subject> = []
    expressions.visit(value, through: transition.locals, reading: .property) { id in
      if case .property(let subject, _) = expressions[id].kind { read.insert(subject) }
    }
    return read
  }

  /// The driven numbers of the objects that a value reads, itself or through a `let`: an edge follows from another one.
  func driven(in value: ExpressionID) -> [PartKey] {
    let read = objects(readBy: value)
    return interaction.drivenNumbers.filter { read.contains($0.subject) }
  }

  /// The tracks of what settles together with a number; nil where not all of them play straight, or where something is held.
  private func pieces(beside key: PartKey, in direction: Direction) -> [MotionPiece]? {
    switch key.subject {
    case .screen, .added: break
    case .provided, .tabBar, .navigationBar: if key.property.isOfFrame { return nil }
    case .container, .shared: return nil
    }
    // A perspective alone has no velocity.
    if key.property == .perspective || !key.property.hasLinkedNumbers { return nil }
    func isHeld(_ subject: Subject, _ property: Property) -> Bool {
      PartKey(subject, property, 0).settles(with: key)
    }
    let isFree =
      !transition.interactions.contains { $0.holds.contains { isHeld($0.subject, $0.property) } }
      && !transition.obligations.contains { obligation in
        guard case .held(let subject, let property, _) = obligation.kind else { return false }
        return isHeld(subject, property)
      }
    if !isFree { return nil }
    var pieces: [MotionPiece] = []
    for track in neighbours.tracks(of: key.subject, in: direction) {
      // The place of a view in a screen is a part of its transform.
      if track.property.isOfFrame, key.property == .translation, case .provided = key.subject { return nil }
      for part in 0..<track.property.type.count {
        let own = PartKey(track.subject, track.property, part)
        if !own.settles(with: key) { continue }
        guard track.damping == nil, track.stagger == nil, track.arc == nil, isShort(track),
          !pieces.contains(where: { $0.key == own })
        else { return nil }
        pieces.append(MotionPiece(key: own, track: track, part: part))
      }
    }
    return pieces
  }

  /// Whether a value settles the way that it plays: an angle goes the shorter way round.
  private func isShort(_ track: Track) -> Bool {
    guard track.property.type.dimension == .angle else { return true }
    let ends = [track.start, track.end].compactMap { expressions.constant($0) }
    return ends.count == 2 && abs(ends[1] - ends[0]) < .pi
  }

  /// Whether some numbers surely are in step with another one wherever the fingers of an interaction go, and both directions move them alike.
  ///
  /// Without springs starts are supposed between the ends, as in `settledWays`: how far a finger leaves beyond them is not known. A spring
  /// leads beyond them by itself.
  private func keeps(
    _ link: LinkedPlace, _ numbers: [PartKey], hasSprings: Bool, isFree: Bool, _ interaction: Interaction
  ) -> Bool {
    var analysis = FingerAnalysis(interaction, of: transition, facts.rests, expressions)
    (analysis.bars, analysis.guess) = (self.analysis.bars, self.analysis.guess)
    let others = drives(of: link.other, in: interaction)
    return GestureDomain.displays.indices.allSatisfy { index in
      analysis.go(to: .lasting, on: index, isCaught: !interaction.catches.isEmpty)
      for key in hasSprings ? [] : numbers {
        analysis.suppose(key, on: Direction.allCases.flatMap { playedWays(key, $0) })
      }
      var sums = SumAnalysis(analysis)
      return numbers.allSatisfy { key in
        if key == link.other { return true }
        let own = LinkedPlace(key: key, other: link.other, pieces: link.pieces)
        if !sums.agrees(own) { return false }
        let isStill = sums.isStill(key, in: own)
        // The velocity of a length is never negative.
        if isFree, let axis = Axis(of: key.property),
          !sums.isStill(PartKey(key.subject, axis[.length], 0), in: own)
        {
          return false
        }
        let drives = drives(of: key, in: interaction)
        if drives.allSatisfy({ $0.value == nil }) {
          // Both follow the progress, or both stay.
          return isStill || others.allSatisfy { $0.value == nil } && drives.isEmpty == others.isEmpty
        }
        let (now, other) = (sums.live(key), sums.live(link.other))
        let place = sums.place(own, at: other)
        return sums.areEqual(now, place)
      }
    }
  }

  /// The drives that move a number, itself or by other numbers of its axis.
  private func drives(of key: PartKey, in interaction: Interaction) -> [Drive] {
    let length = Axis(of: key.property)?[.length]
    return interaction.drives.filter { drive in
      drive.numbers.contains { number in
        number == key
          || number.subject == key.subject && length != nil
            && Axis(of: number.property)?[.length] == length
      }
    }
  }
}

extension Drive {
  /// The numbers that it sets.
  var numbers: [PartKey] { (0..<property.type.count).map { PartKey(subject, property, $0) } }
}

extension Interaction {
  fileprivate var drivenNumbers: [PartKey] { drives.flatMap(\.numbers) }
}

extension PartKey {
  /// Whether a number of the same object settles with this one: the frame and the transform have one velocity each. That of a transform does
  /// not depend on its perspective.
  fileprivate func settles(with other: PartKey) -> Bool {
    subject == other.subject
      && (property == other.property || property.isOfFrame && other.property.isOfFrame
        || property != .perspective && property.isTransform && other.property.isTransform)
  }
}

extension Property {
  /// Whether it has positions on both axes.
  fileprivate var isPlace: Bool { type == .point || type == .rect }

  /// Whether each of its numbers may follow another one.
  fileprivate var hasLinkedNumbers: Bool { type.count == 1 || isOfFrame || isTransform }
}

extension SumAnalysis {
  /// Whether two numbers surely are equal, up to what is visible.
  mutating func areEqual(_ a: PossibleSum, _ b: PossibleSum) -> Bool {
    range(of: a - b).magnitude.high <= InteractionRules.visible
  }

  /// Where a linked number is when the other one is at a number.
  mutating func place(_ link: LinkedPlace, at number: PossibleSum) -> PossibleSum {
    let (own, other) = (ends(of: link.key, link.pieces[0]), ends(of: link.other, link.pieces[0]))
    guard let way = (own.last - own.first).sum, let otherWay = (other.last - other.first).sum else {
      return PossibleSum(nil)
    }
    if otherWay.isTiny { return way.isTiny ? own.first : PossibleSum(nil) }
    let ratio = combined(.divide, PossibleSum(way), PossibleSum(otherWay))
    return own.first + combined(.multiply, number - other.first, ratio)
  }

  /// Whether both directions move a linked number alike.
  fileprivate mutating func agrees(_ link: LinkedPlace) -> Bool {
    link.pieces.allSatisfy { pieces in
      let (own, other) = (ends(of: link.key, pieces), ends(of: link.other, pieces))
      let (first, last) = (place(link, at: other.first), place(link, at: other.last))
      return areEqual(own.first, first) && areEqual(own.last, last)
    }
  }

  /// Whether no track moves a number.
  fileprivate mutating func isStill(_ key: PartKey, in link: LinkedPlace) -> Bool {
    let ends = ends(of: key, link.pieces[0])
    return (ends.last - ends.first).sum?.isTiny ?? false
  }

  /// A number where its motion begins and ends.
  private mutating func ends(of key: PartKey, _ pieces: [MotionPiece]) -> (
    first: PossibleSum, last: PossibleSum
  ) {
    (end(of: key, pieces, isLast: false), end(of: key, pieces, isLast: true))
  }

  private mutating func end(of key: PartKey, _ pieces: [MotionPiece], isLast: Bool) -> PossibleSum {
    if let piece = pieces.first(where: { $0.key == key }) {
      return value(isLast ? piece.track.end : piece.track.start, piece.part, .layout)
    }
    guard let axis = Axis(of: key.property) else { return layout(key) }
    let said = axis.properties.filter { property in
      pieces.contains { $0.key == PartKey(key.subject, property, 0) }
    }
    return onAxis(key, axis, said) { $0.end(of: $1, pieces, isLast: isLast) } ?? PossibleSum(nil)
  }
}
