import TransitionPlan

/// A number that moves in step with another one, as two positions do: each is a fixed distance or multiple of the other one on every motion.
struct LinkedPlace {
  /// The number that determines it.
  var other: PartKey
  /// The tracks of both, in `forward` and in `backward`.
  fileprivate var tracks: [(own: Track, other: Track)] = []
}

extension InteractionRules {
  /// The driven numbers that a value reads and with which a number moves in step.
  ///
  /// Both have one track in each direction, with the same window and the same curve. After a release all settles with one curve, and two
  /// numbers that are a multiple of each other have the same relative velocity; with a spring only two positions do, because the velocity of
  /// another number is never negative then. Each gesture of the transition keeps them in step.
  func links(of key: PartKey, in value: ExpressionID) -> [LinkedPlace] {
    guard transition.states.isEmpty, transition.presses.isEmpty else { return [] }
    let hasNoSprings = transition.interactions.allSatisfy { interaction in
      [interaction.finish.curve, interaction.cancel.curve].allSatisfy {
        if case .spring = $0 { false } else { true }
      }
    }
    return driven(in: value).compactMap { other in
      let isSame = other.subject == key.subject && key.property.settles(with: other.property)
      let arePlaces = FrameAxis(of: key.property) != nil && FrameAxis(of: other.property) != nil
      if isSame || !arePlaces && !hasNoSprings { return nil }
      var link = LinkedPlace(other: other)
      for direction in Direction.allCases {
        guard let own = onlyTrack(of: key, in: direction), let other = onlyTrack(of: other, in: direction),
          own.windowStart == other.windowStart, own.windowEnd == other.windowEnd, own.curve == other.curve
        else { return nil }
        link.tracks.append((own, other))
      }
      return transition.interactions.allSatisfy { keeps(link, key, hasNoSprings, $0) } ? link : nil
    }
  }

  /// The driven numbers of the objects that a value reads, itself or through a `let`: an edge follows from another one.
  private func driven(in value: ExpressionID) -> [PartKey] {
    var read = NumberedSet<Subject>()
    expressions.visit(value, through: transition.locals, reading: .property) { id in
      if case .property(let subject, _) = expressions[id].kind { read.insert(subject) }
    }
    return interaction.drives.filter { read.contains($0.subject) }.flatMap { drive in
      (0..<drive.property.type.count).map { PartKey(drive.subject, drive.property, $0) }
    }
  }

  /// The track of a number, if nothing else sets what settles together with it, nor a finger in another way.
  private func onlyTrack(of key: PartKey, in direction: Direction) -> Track? {
    switch key.subject {
    case .screen, .added: break
    case .provided, .tabBar, .navigationBar: if key.property.isOfFrame { return nil }
    case .container, .shared: return nil
    }
    guard key.property.type.count == 1, FrameAxis(of: key.property)?.length != key.property else {
      return nil
    }
    func isOther(_ subject: Subject, _ property: Property) -> Bool {
      subject == key.subject && key.property.settles(with: property)
        && (property.type.count > 1 || PartKey(subject, property, 0) != key)
    }
    let tracks = neighbours.tracks(of: key.subject, in: direction).filter {
      key.property.settles(with: $0.property)
    }
    guard tracks.count == 1, let track = tracks.first, !isOther(track.subject, track.property),
      track.damping == nil, track.stagger == nil, track.arc == nil,
      !transition.interactions.contains(where: { interaction in
        interaction.drives.contains { isOther($0.subject, $0.property) }
          || interaction.holds.contains {
            $0.subject == key.subject && key.property.settles(with: $0.property)
          }
      }),
      !transition.obligations.contains(where: { obligation in
        guard case .held(let subject, let property, _) = obligation.kind else { return false }
        return subject == key.subject && key.property.settles(with: property)
      })
    else { return nil }
    return isShort(track) ? track : nil
  }

  /// Whether a value settles the way that it plays: an angle goes the shorter way round.
  private func isShort(_ track: Track) -> Bool {
    guard track.property.type.dimension == .angle else { return true }
    let ends = [track.start, track.end].compactMap { expressions.constant($0) }
    return ends.count == 2 && abs(ends[1] - ends[0]) < .pi
  }

  /// Whether two numbers surely are in step wherever the fingers of an interaction go, and both directions move them alike.
  ///
  /// Without springs starts are supposed between the ends, as in `settledWays`: how far a finger leaves beyond them is not known.
  private func keeps(
    _ link: LinkedPlace, _ key: PartKey, _ hasNoSprings: Bool, _ interaction: Interaction
  ) -> Bool {
    var analysis = FingerAnalysis(interaction, of: transition, facts.rests, expressions)
    analysis.bars = self.analysis.bars
    return GestureDomain.displays.indices.allSatisfy { index in
      analysis.go(to: .lasting, on: index, isCaught: !interaction.catches.isEmpty)
      for key in hasNoSprings ? [key, link.other] : [] {
        analysis.suppose(key, on: Direction.allCases.flatMap { playedWays(key, $0) })
      }
      var sums = SumAnalysis(analysis)
      let ends = link.tracks.flatMap { [($0.own.start, $0.other.start), ($0.own.end, $0.other.end)] }
      let agree = ends.allSatisfy { own, other in
        let (own, other) = (sums.value(own, 0, .layout), sums.value(other, 0, .layout))
        let place = sums.place(link, at: other)
        return sums.areEqual(own, place)
      }
      func drive(of key: PartKey) -> Drive? {
        interaction.drives.first { PartKey($0.subject, $0.property, 0) == key }
      }
      let drives = (own: drive(of: key), other: drive(of: link.other))
      // Both follow the progress, or both stay.
      if drives.own?.value == nil, drives.other?.value == nil {
        return agree && (drives.own == nil) == (drives.other == nil)
      }
      if !agree { return false }
      let (own, other) = (sums.live(key), sums.live(link.other))
      let place = sums.place(link, at: other)
      return sums.areEqual(own, place)
    }
  }
}

extension Property {
  /// Whether a property of the same object settles with this one: the frame and the transform have one velocity each.
  fileprivate func settles(with other: Property) -> Bool {
    self == other || isOfFrame && other.isOfFrame || isTransform && other.isTransform
  }
}

extension SumAnalysis {
  /// Whether two numbers surely are equal, up to what is visible.
  func areEqual(_ a: PossibleSum, _ b: PossibleSum) -> Bool {
    range(of: a - b).magnitude.high <= InteractionRules.visible
  }

  /// Where a linked number is when the other one is at a number.
  mutating func place(_ link: LinkedPlace, at number: PossibleSum) -> PossibleSum {
    let (track, other) = link.tracks[0]
    let (start, otherStart) = (value(track.start, 0, .layout), value(other.start, 0, .layout))
    guard let way = (value(track.end, 0, .layout) - start).sum,
      let otherWay = (value(other.end, 0, .layout) - otherStart).sum
    else { return PossibleSum(nil) }
    let more = number - otherStart
    if let known = (way - otherWay).known, abs(known) <= UnknownSum.tiny { return start + more }
    guard let known = way.known, let otherKnown = otherWay.known, otherKnown != 0 else {
      return PossibleSum(nil)
    }
    return start + combined(.multiply, more, constant(known / otherKnown))
  }
}
