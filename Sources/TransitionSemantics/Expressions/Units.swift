import TransitionPlan

/// The units that a number can have.
enum Units {
  /// A unit: how many points, seconds or radians one of it is.
  struct Unit {
    var factor: Double
    var dimension: Dimension
  }

  /// The names of all units.
  static let names = ["ms", "s", "pt", "deg", "rad", "turn", "%"]

  /// The unit of a name, or nil. The degree sign is there for what follows it: it has been reported.
  static func named(_ name: some Collection<UInt8>) -> Unit? {
    if name.count > longest { return nil }
    let key = key(name)
    for (other, unit) in units where other == key { return unit }
    return nil
  }

  private static let longest = 4

  /// A short name as one number.
  private static func key(_ name: some Sequence<UInt8>) -> UInt64 {
    var key: UInt64 = 0
    for byte in name { key = key << 8 | UInt64(byte) }
    return key
  }

  private static let units: [(key: UInt64, unit: Unit)] = [
    (key("ms".utf8), Unit(factor: 0.001, dimension: .time)),
    (key("s".utf8), Unit(factor: 1, dimension: .time)),
    (key("pt".utf8), Unit(factor: 1, dimension: .length)),
    (key("%".utf8), Unit(factor: 0.01, dimension: .none)),
    (key("deg".utf8), Unit(factor: .pi / 180, dimension: .angle)),
    (key("°".utf8), Unit(factor: .pi / 180, dimension: .angle)),
    (key("rad".utf8), Unit(factor: 1, dimension: .angle)),
    (key("turn".utf8), Unit(factor: 2 * .pi, dimension: .angle)),
  ]
}
