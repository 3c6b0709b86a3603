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
  static func named(_ name: String) -> Unit? {
    let bytes = Array(name.utf8)
    return named(by: bytes, bytes.indices)
  }

  /// The unit that some bytes of a text name, or nil.
  static func named(by bytes: borrowing [UInt8], _ range: Range<Int>) -> Unit? {
    if range.count > longest { return nil }
    var key: UInt64 = 0
    for index in range { key = key << 8 | UInt64(bytes[index]) }
    for (other, unit) in units where other == key { return unit }
    return nil
  }

  private static let longest = 4

  /// A short name as one number.
  private static func key(_ name: String) -> UInt64 { name.utf8.reduce(0) { $0 << 8 | UInt64($1) } }

  private static let units: [(key: UInt64, unit: Unit)] = [
    (key("ms"), Unit(factor: 0.001, dimension: .time)),
    (key("s"), Unit(factor: 1, dimension: .time)),
    (key("pt"), Unit(factor: 1, dimension: .length)),
    (key("%"), Unit(factor: 0.01, dimension: .none)),
    (key("deg"), Unit(factor: .pi / 180, dimension: .angle)),
    (key("°"), Unit(factor: .pi / 180, dimension: .angle)),
    (key("rad"), Unit(factor: 1, dimension: .angle)),
    (key("turn"), Unit(factor: 2 * .pi, dimension: .angle)),
  ]
}
