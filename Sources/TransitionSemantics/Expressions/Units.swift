package import TransitionPlan

/// The units of numbers.
package enum Units {
  /// A unit, with its size in points, seconds or radians.
  package struct Unit {
    var factor: Double
    package var dimension: Dimension
  }

  /// All units, by name.
  package static let all: [(name: String, unit: Unit)] = [
    ("ms", Unit(factor: 0.001, dimension: .time)),
    ("s", Unit(factor: 1, dimension: .time)),
    ("pt", Unit(factor: 1, dimension: .length)),
    ("deg", Unit(factor: .pi / 180, dimension: .angle)),
    ("rad", Unit(factor: 1, dimension: .angle)),
    ("turn", Unit(factor: 2 * .pi, dimension: .angle)),
    ("%", Unit(factor: 0.01, dimension: .none)),
  ]

  /// The names of all units.
  static let names = all.map(\.name)

  /// The unit with a name, or nil. The degree sign is accepted after its error, for what follows.
  static func named(_ name: String) -> Unit? {
    let bytes = Array(name.utf8)
    return named(by: bytes, bytes.indices)
  }

  /// The unit that bytes of a text name, or nil.
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

  private static let units: [(key: UInt64, unit: Unit)] =
    all.map { (key($0.name), $0.unit) } + [(key("°"), Unit(factor: .pi / 180, dimension: .angle))]
}
