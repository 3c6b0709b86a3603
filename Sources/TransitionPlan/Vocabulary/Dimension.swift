/// The physical dimension of a scalar: integer exponents of length, time and angle.
///
/// A speed is length¹·time⁻¹. Values are kept in points, seconds and radians.
public struct Dimension: Hashable, Sendable {
  /// The exponent of length (points).
  public var length: Int8
  /// The exponent of time (seconds).
  public var time: Int8
  /// The exponent of angle (radians).
  public var angle: Int8

  /// Makes a dimension of its exponents.
  public init(length: Int8 = 0, time: Int8 = 0, angle: Int8 = 0) {
    self.length = length
    self.time = time
    self.angle = angle
  }

  /// A plain number.
  public static let none = Dimension()
  /// Points.
  public static let length = Dimension(length: 1)
  /// Seconds.
  public static let time = Dimension(time: 1)
  /// Radians.
  public static let angle = Dimension(angle: 1)
  /// Points per second.
  public static let speed = Dimension(length: 1, time: -1)

  /// The dimension of a product; exponents are clamped to -128…127.
  public static func * (left: Dimension, right: Dimension) -> Dimension {
    Dimension(
      length: clampedSum(left.length, right.length), time: clampedSum(left.time, right.time),
      angle: clampedSum(left.angle, right.angle))
  }

  /// The dimension of a quotient.
  public static func / (left: Dimension, right: Dimension) -> Dimension { left * right.inverse }

  /// The dimension of the square root, or nil when an exponent is odd.
  public var squareRoot: Dimension? {
    guard length % 2 == 0, time % 2 == 0, angle % 2 == 0 else { return nil }
    return Dimension(length: length / 2, time: time / 2, angle: angle / 2)
  }

  private var inverse: Dimension {
    Dimension(length: -max(length, -127), time: -max(time, -127), angle: -max(angle, -127))
  }

  private static func clampedSum(_ a: Int8, _ b: Int8) -> Int8 { Int8(clamping: Int(a) + Int(b)) }
}

extension Dimension: CustomStringConvertible {
  /// The dimension in words: `a length`, `a time`, `a speed`, `a plain number`, `length² / time`.
  public var description: String {
    switch self {
    case .none: return "a plain number"
    case .length: return "a length"
    case .time: return "a time"
    case .angle: return "an angle"
    case .speed: return "a speed (length / time)"
    case Dimension(time: -1): return "a rate (1 / time)"
    default:
      let above = Self.product(of: [("length", length), ("time", time), ("angle", angle)])
      let below = Self.product(of: [("length", -length), ("time", -time), ("angle", -angle)])
      if below.isEmpty { return above }
      return (above.isEmpty ? "1" : above) + " / " + below
    }
  }

  private static func product(of factors: [(name: String, exponent: Int8)]) -> String {
    factors.filter { $0.exponent > 0 }.map { $0.exponent == 1 ? $0.name : "\($0.name)^\($0.exponent)" }
      .joined(separator: "·")
  }
}
