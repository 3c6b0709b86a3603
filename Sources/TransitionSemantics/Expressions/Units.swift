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
    switch name {
    case "ms": Unit(factor: 0.001, dimension: .time)
    case "s": Unit(factor: 1, dimension: .time)
    case "pt": Unit(factor: 1, dimension: .length)
    case "deg", "°": Unit(factor: .pi / 180, dimension: .angle)
    case "rad": Unit(factor: 1, dimension: .angle)
    case "turn": Unit(factor: 2 * .pi, dimension: .angle)
    case "%": Unit(factor: 0.01, dimension: .none)
    default: nil
    }
  }
}
