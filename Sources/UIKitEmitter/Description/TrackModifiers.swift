import TransitionPlan

/// The modifiers of a piece: when and how it moves.
struct TrackModifiers {
  let scope: DescriptionScope
  let forward: DirectionPlan
  let backward: DirectionPlan

  /// A call of `animate`, with all modifiers of its piece.
  /// - Parameter setup: Receives the statements that have to come before this one.
  func applied(
    to call: SwiftExpression, _ piece: TrackPiece, _ setup: inout [SwiftStatement]
  ) -> SwiftExpression {
    var code = call
    if let window = window(of: piece) { code = .call(code.dot("over"), window) }
    if let damping = piece.track.damping {
      let value = scope.live(damping, named: "damping", &setup)
      code = code.calling("spring", SwiftArgument("damping", value))
    } else if let curve = curve(of: piece) {
      code = .call(code.dot("curve"), curve)
    }
    let isAlike =
      piece.forward == nil || piece.backward == nil || piece.forward?.stagger == piece.backward?.stagger
    for (direction, track) in [(Direction.forward, piece.forward), (.backward, piece.backward)] {
      guard let stagger = track?.stagger else { continue }
      let way = isAlike ? [] : [SwiftArgument("in", .implicit(direction.rawValue))]
      code = .call(code.dot("stagger"), arguments(stagger, &setup) + way)
      if isAlike { break }
    }
    if let arc = piece.track.arc {
      code = code.calling(
        "arc", SwiftArgument(nil, .implicit(arc.bend.rawValue)), SwiftArgument("height", .number(arc.height)))
    }
    if let direction = onlyDirection(of: piece) {
      code = code.calling("only", SwiftArgument(nil, .implicit(direction.rawValue)))
    }
    return code
  }

  /// The only direction in which a piece moves; nil if it moves in both, or if the platform plays the other one.
  private func onlyDirection(of piece: TrackPiece) -> Direction? {
    if piece.backward == nil, !backward.isSystem { return .forward }
    if piece.forward == nil, !forward.isSystem { return .backward }
    return nil
  }

  private func window(of piece: TrackPiece) -> [SwiftArgument]? {
    let there = piece.forward.map { TrackWindow($0, in: forward) }
    let back = piece.backward.map { TrackWindow($0, in: backward) }
    guard let first = there ?? back?.mirrored else { return nil }
    let other = back.flatMap { $0.isNear(first.mirrored) ? nil : $0 }
    if first.isNear(.whole), other?.isNear(.whole) ?? true { return nil }
    return [SwiftArgument(nil, first.code)] + (other.map { [SwiftArgument("backward", $0.code)] } ?? [])
  }

  private func curve(of piece: TrackPiece) -> [SwiftArgument]? {
    let there = piece.forward?.curve
    let back = piece.backward?.curve
    let isUsual = there?.isAlike(forward.curve) ?? true && back?.isAlike(backward.curve) ?? true
    guard !isUsual, let first = there ?? back else { return nil }
    let other = back.flatMap { $0.isAlike(first) ? nil : $0 }
    return [SwiftArgument(nil, first.code)] + (other.map { [SwiftArgument("backward", $0.code)] } ?? [])
  }

  private func arguments(_ stagger: Stagger, _ setup: inout [SwiftStatement]) -> [SwiftArgument] {
    let interval = SwiftArgument(nil, .number(stagger.interval))
    switch stagger.origin {
    case .first: return [interval]
    case .last: return [interval, SwiftArgument("from", .implicit("last"))]
    case .center: return [interval, SwiftArgument("from", .implicit("center"))]
    case .near(let point):
      let point = SwiftArgument(nil, scope.live(point, named: "point", &setup))
      return [interval, SwiftArgument("from", .call(.implicit("near"), [point]))]
    }
  }
}
