import TransitionPlan

/// Writes the statements of tracks that follow each other.
extension SlotWriter {
  // MARK: Played

  /// The statements that put a slot at the end of a part of a direction: of one that goes by several tracks, of the one
  /// that has the part's time.
  func statements(_ slot: Slot, atEndOf direction: Direction, _ pace: Pace?) -> [SwiftItem] {
    guard scope.pieces(of: slot, in: direction).contains(where: { Pace($0) == pace }) else {
      return statements(slot, at: .fixed(scope.restSide(of: slot, after: direction)))
    }
    func value(_ property: Property) -> Value { end(slot.subject, property, of: direction, pace) }
    switch slot.kind {
    case .transform:
      let beside = scope.splitTransform(slot.subject, in: direction)?.beside ?? []
      let code = scope.transform(scope.transformParts(slot.subject)) { part in
        beside.contains(part)
          ? rest(slot.subject, part, at: scope.restSide(of: slot, after: direction)) : value(part)
      }
      return swift { assign(slot, code) }
    case .frame where slot.subject.isAdded:
      return PresentationLayout.object(scope, slot.subject, self) { value($1) }
    case .frame where slot.element == nil: return geometry(slot.subject, named: false, value)
    case .frame, .clip:
      let name = rectVariable(slot)
      return swift { "let \(name): CGRect = \(value(.frame).scalar.text)" } + place(slot, at: name)
    case .blur:
      let piece = scope.pieces(slot.subject, .blur, in: direction).first { Pace($0) == pace }
      return swift { assign(slot, blur(slot.subject, piece?.end)) }
    case .shadowOffset: return swift { assign(slot, value(.shadowOffset).size) }
    default: return swift { assign(slot, value(slot.kind.property ?? .alpha).scalar) }
    }
  }

  /// The value that a property has when the track ends that has a part's time; without one it has that of the direction's end.
  func end(_ subject: Subject, _ property: Property, of direction: Direction, _ pace: Pace?) -> Value {
    let piece = scope.pieces(subject, property, in: direction).first { Pace($0) == pace }
    let kind = Slot.kind(of: property) ?? .alpha
    guard let piece else {
      let side = scope.restSide(of: Slot(subject: subject, kind: kind), after: direction)
      return value(subject, property, at: side)
    }
    return value(piece.end, of: subject, property)
  }

  /// The value at an end of one of several tracks: that of a picture is read with its ends.
  func value(_ id: ExpressionID, of subject: Subject, _ property: Property) -> Value {
    let ends = scope.tracks(subject, property)
    if id == ends?.from { return value(subject, property, at: .from) }
    if id == ends?.to { return value(subject, property, at: .to) }
    if case .shared(let element) = subject,
      let station = scope.stations(element).first(where: { $0.property == property && $0.value == id })
    {
      let name = Code("\(scope.ends(element)).\(station.name)")
      return property == .shadowOffset ? .pair(name.member("x"), name.member("y")) : Self.read(name, property)
    }
    return ExpressionWriter(scope: scope) { scope.readInItsRun($0) }.value(id)
  }

  /// The value of a property at rest, also of a picture's frame.
  private func value(_ subject: Subject, _ property: Property, at side: Side) -> Value {
    let isFrame = property == .frame && subject.isPicture
    return isFrame
      ? .rect(rest(Slot(subject: subject, kind: .frame), at: side)) : rest(subject, property, at: side)
  }

  // MARK: Between

  /// Several tracks of a colour one after the other: each is mixed with what the one before has become.
  func mixed(_ pieces: [Track], _ direction: Direction) -> Code {
    guard let first = pieces.first else { return Code("nil") }
    let writer = ExpressionWriter(scope: scope) { scope.readInItsRun($0) }
    let object = object(first.subject)
    let view = object.hasSuffix("?") ? String(object.dropLast()) : object
    return pieces.reduce(writer.scalar(first.start)) { color, piece in
      .call(
        scope.helper(.mix), [color, writer.scalar(piece.end), share(piece, direction), Code("in: " + view)])
    }
  }

  /// Several tracks one after the other: each goes its way from where the one before has ended.
  func between(_ pieces: [Track], _ direction: Direction) -> Value {
    guard let first = pieces.first else { return .scalar(.zero) }
    func value(_ id: ExpressionID) -> Value { self.value(id, of: first.subject, first.property) }
    func sum(_ part: (Value) -> Code) -> Code {
      pieces.reduce(part(value(first.start))) { sum, piece in
        Self.going(sum, from: part(value(piece.start)), to: part(value(piece.end)), share(piece, direction))
      }
    }
    switch value(first.start) {
    case .pair: return .pair(sum { $0.pair.x }, sum { $0.pair.y })
    case .rect(let start):
      // As long as a track has not begun its share is 0, and then that of the one before is 1.
      return .rect(
        pieces.reduce(start) { rect, piece in
          .call(scope.helper(.lerpRect), [rect, value(piece.end).scalar, share(piece, direction)])
        })
    default: return .scalar(sum { $0.scalar })
    }
  }
}
