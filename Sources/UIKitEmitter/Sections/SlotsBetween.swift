import TransitionPlan

/// Writes the statements that set slots between the sides, at the variable that says how far a direction has come.
extension SlotWriter {
  /// The statements that put a slot between the sides of a direction, at the position of a scrub.
  func statements(_ slot: Slot, between direction: Direction) -> [SwiftItem] {
    if slot.kind == .background, let own = scope.oneWay(slot), own != direction {
      return swift { assign(slot, rest(slot, at: own.end)) }
    }
    if slot.kind == .frame, slot.subject.isAdded {
      return PresentationLayout.object(scope, slot.subject, self) { between($0, $1, direction) }
    }
    if slot.kind == .frame, slot.element == nil {
      return geometry(slot.subject, named: true) { between(slot.subject, $0, direction) }
    }
    switch slot.kind {
    case .frame, .clip:
      let name = rectVariable(slot)
      let (a, b) = (rest(slot, at: direction.start), rest(slot, at: direction.end))
      let property: Property = slot.kind == .clip ? .clip : .frame
      let share = self.share(slot.subject, property, direction)
      let pieces = scope.pieces(of: slot, in: direction)
      let value =
        !pieces.isEmpty
        ? between(pieces, direction).scalar
        : a == b ? a : Code.call(scope.helper(.lerpRect), [a, b, share])
      if let off = standOff(slot.subject, property, direction) {
        let straight = Code("straight")
        return swift {
          "let straight: CGRect = \(value.text)"
          "let \(name): CGRect = \(straight.offset(by: off).text)"
        } + place(slot, at: name)
      }
      return swift { "let \(name): CGRect = \(value.text)" } + place(slot, at: name)
    case .alpha: return swift { assign(slot, between(slot.subject, .alpha, direction).scalar) }
    case .cornerRadius: return swift { assign(slot, between(slot.subject, .cornerRadius, direction).scalar) }
    case .blur:
      let amount = between(slot.subject, .blur, direction).scalar
      return swift { "\(object(slot.subject)).show(at: \(amount.text))" }
    case .dim, .content, .shadowOpacity, .shadowRadius:
      let property = slot.kind.property ?? .alpha
      return swift { assign(slot, between(slot.subject, property, direction).scalar) }
    case .shadowOffset:
      return swift { assign(slot, between(slot.subject, .shadowOffset, direction).size) }
    case .background where !scope.pieces(of: slot, in: direction).isEmpty:
      return swift { assign(slot, mixed(scope.pieces(of: slot, in: direction), direction)) }
    case .background:
      let (a, b) = (rest(slot, at: direction.start), rest(slot, at: direction.end))
      let share = self.share(slot.subject, .background, direction)
      let object = object(slot.subject)
      let view = object.hasSuffix("?") ? String(object.dropLast()) : object
      let mixed = Code.call(scope.helper(.mix), [a, b, share, Code("in: " + view)])
      return swift { assign(slot, a == b ? a : mixed) }
    case .transform:
      let parts = scope.transformParts(slot.subject)
      return swift { assign(slot, scope.transform(parts) { between(slot.subject, $0, direction) }) }
    }
  }

  /// The value of a property at the variable `position`.
  func between(_ subject: Subject, _ property: Property, _ direction: Direction) -> Value {
    let pieces = scope.pieces(subject, property, in: direction)
    if pieces.count > 1 { return between(pieces, direction) }
    let value = straight(subject, property, direction)
    guard let off = standOff(subject, property, direction) else { return value }
    if case .rect(let rect) = value { return .rect(rect.offset(by: off)) }
    return .pair(value.pair.x + off.x, value.pair.y + off.y)
  }

  /// The value of a property at the variable `position`, on the straight way.
  private func straight(_ subject: Subject, _ property: Property, _ direction: Direction) -> Value {
    let moving = Slot.kind(of: property).flatMap { scope.oneWay(Slot(subject: subject, kind: $0)) }
    let stays = moving == direction.opposite ? moving?.end : nil
    let a = rest(subject, property, at: stays ?? direction.start)
    let b = rest(subject, property, at: stays ?? direction.end)
    let share = self.share(subject, property, direction)
    if property.type == .rect {
      return .rect(
        a.scalar == b.scalar ? a.scalar : .call(scope.helper(.lerpRect), [a.scalar, b.scalar, share]))
    }
    return a.zip(b) { a, b in
      if a == b { return a }
      if a == .zero, b == .one { return share }
      if a == .one, b == .zero { return .one - share }
      return .call(scope.helper(.lerp), [a, b, share])
    }
  }

  /// A number that goes a share of the way between two others.
  static func going(_ sum: Code, from a: Code, to b: Code, _ share: Code) -> Code {
    if a == b { return sum }
    if b == .zero, Double(a.text) == nil { return sum - a * share }
    guard let from = Double(a.text), let to = Double(b.text) else { return sum + (b - a) * share }
    let way = (to - from).plain
    return way < 0 ? sum - Code(-way) * share : sum + Code(way) * share
  }

  /// How far a property is at the variable `position`: all the way along its window.
  func share(_ subject: Subject, _ property: Property, _ direction: Direction) -> Code {
    let tracks = scope.transition[direction].tracks
    let track = tracks.first { $0.subject == subject && $0.property == property }
    return track.map { share($0, direction) } ?? Code("position")
  }

  /// A share of a duration that may itself be rounded, as the spec says it.
  private static func plain(_ share: Double) -> Double {
    let plain = (share * 1e6).rounded() / 1e6
    return abs(share - plain) < 1e-8 ? plain : share.plain
  }

  /// How far a track is at the variable `position`.
  func share(_ track: Track, _ direction: Direction) -> Code {
    let plan = scope.transition[direction]
    let low = Self.plain((track.windowStart - plan.delay) / plan.duration)
    let high = Self.plain((track.windowEnd - plan.delay) / plan.duration)
    if low <= 0, high >= 1 { return Code(position) }
    if high <= low {
      let hasPassed =
        low >= 1 ? "\(position) == 1" : low <= 0 ? "\(position) > 0" : "\(position) >= \(Code(low).text)"
      return Code("\(hasPassed) ? 1 : 0", .ternary)
    }
    return .call(scope.helper(.map), [Code(position), Code(low), Code(high), .zero, .one])
  }
}
