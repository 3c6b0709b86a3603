/// Numbers that go to their ends, each at its own velocity.
struct SettlePart: Sendable {
  /// The property; `frame` represents all parts of it.
  let key: PropertyKey
  let start: Value
  let end: Value
  /// In whole distances per second, for each number; for a frame centre x, centre y, width, height. Nil if the finger does not move it.
  var velocities: [Double]?
  /// The screen along with which it goes: its frames are those while that is at rest.
  var screen: Side?
}

extension SettlePart {
  /// The numbers that are animated separately.
  func numbers(of value: Value) -> [Double] { Self.numbers(of: value) }

  static func numbers(of value: Value) -> [Double] {
    guard case .rect(let rect) = value else { return value.numbers }
    return [rect.center.x, rect.center.y, rect.width, rect.height]
  }

  /// The value with such numbers.
  func value(of numbers: [Double]) -> Value {
    guard case .rect = start else { return start.replacing(numbers) }
    return .rect(
      Rect(
        center: Point(x: numbers[0], y: numbers[1]), size: Size(width: numbers[2], height: numbers[3])))
  }

  /// Whether a number of a value is one coordinate of a place or a displacement.
  static func isCoordinate(_ index: Int, of value: Value) -> Bool {
    switch value {
    case .point, .vector: true
    case .rect: index < 2
    default: false
    }
  }

  /// The time over which a velocity is measured, in seconds.
  static let moment = 0.001

  /// Smaller distances are rounding errors, by which a velocity must not be divided. In the unit of the property.
  private static let tiny = 1e-9

  /// The velocities of numbers that go from where they are to their ends, in whole distances per second.
  /// - Parameters:
  ///   - ahead: Where they are a moment later.
  ///   - isFree: Whether a number is a coordinate of a place, which has its own velocity.
  static func velocities(
    from: [Double], to: [Double], ahead: [Double], _ curve: Curve, isFree: (Int) -> Bool
  ) -> [Double] {
    from.indices.map { index in
      guard abs(to[index] - from[index]) > tiny else { return 0 }
      let velocity = (ahead[index] - from[index]) / moment / (to[index] - from[index])
      let isFree = isFree(index)
      if isFree, case .spring = curve { return velocity }
      if isFree {
        let ways = (0...1).map { (left: to[$0] - from[$0], speed: (ahead[$0] - from[$0]) / moment) }
        let length = ways[0].left * ways[0].left + ways[1].left * ways[1].left
        return max(0, (ways[0].speed * ways[0].left + ways[1].speed * ways[1].left) / length)
      }
      return max(0, velocity)
    }
  }

  /// The parts, with one velocity for those of an object's transform.
  ///
  /// A platform moves a transform as one: the velocity of its parts is the finger's speed projected on their ways home, so that a part with
  /// a short way does not make another part fast. A scale or an angle of 1 counts as half the object's diagonal, the distance that a corner
  /// moves.
  static func joined(
    _ parts: [SettlePart], _ now: Scene, ahead: Scene, moved: Set<PropertyKey>
  ) -> [SettlePart] {
    var parts = parts
    for subject in Set(parts.map(\.key.subject)) {
      let own = parts.indices.filter { index in
        let key = parts[index].key
        return key.subject == subject && key.property.isTransform && key.property != .perspective
      }
      if own.isEmpty { continue }
      let size = now.frame(of: subject).size
      var way = 0.0
      var gone = 0.0
      for part in own.map({ parts[$0] }) {
        let isLength = part.key.property == .translation
        let unit = isLength ? 1 : (size.width * size.width + size.height * size.height).squareRoot() / 2
        let isMoved = moved.contains(part.key)
        let (from, to) = (part.start.numbers, part.end.numbers)
        let next = isMoved ? ahead.value(of: subject, part.key.property).numbers : from
        for index in from.indices where abs(to[index] - from[index]) > Self.tiny {
          let left = (to[index] - from[index]) * unit
          way += left * left
          gone += (next[index] - from[index]) * unit / Self.moment * left
        }
      }
      if own.allSatisfy({ parts[$0].velocities == nil }) { continue }
      let velocity = way > 0 ? max(0, gone / way) : 0
      for index in own { parts[index].velocities = parts[index].start.numbers.map { _ in velocity } }
    }
    return parts
  }
}
