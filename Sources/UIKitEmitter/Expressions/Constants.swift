import TransitionPlan

/// An angle that is a simple fraction of half a turn: 60° is π / 3.
struct NiceAngle {
  private let numerator: Int
  private let denominator: Int

  /// Fractions with these denominators are written with π.
  private static let denominators = [1, 2, 3, 4, 5, 6, 8, 9, 10, 12]

  /// Nil for 0 and for an angle that is no such fraction.
  init?(_ radians: Double) {
    guard radians != 0, abs(radians) < 100 else { return nil }
    for denominator in Self.denominators {
      let share = radians * Double(denominator) / .pi
      let numerator = share.rounded()
      let exact = numerator * .pi / Double(denominator)
      if numerator != 0, abs(exact - radians) <= abs(radians) * 1e-15 {
        self.numerator = Int(numerator)
        self.denominator = denominator
        return
      }
    }
    return nil
  }

  /// The angle as Swift.
  var code: SwiftExpression {
    let pi = SwiftExpression.name("CGFloat").dot("pi")
    let magnitude = abs(numerator)
    let multiple: SwiftExpression =
      magnitude == 1 ? pi : .binary(.number(Double(magnitude)), .multiply, pi)
    let signed: SwiftExpression =
      numerator > 0
      ? multiple
      : magnitude == 1 ? .prefix("-", pi) : .binary(.number(Double(numerator)), .multiply, pi)
    return denominator == 1 ? signed : .binary(signed, .divide, .number(Double(denominator)))
  }

  /// The number of operators in `code`.
  var operators: Int { (abs(numerator) == 1 ? 0 : 1) + (denominator == 1 ? 0 : 1) }
}

extension Color {
  /// The colour as Swift.
  var code: SwiftExpression {
    .call(
      .name("UIColor"),
      [
        SwiftArgument("red", .number(red)), SwiftArgument("green", .number(green)),
        SwiftArgument("blue", .number(blue)), SwiftArgument("alpha", .number(alpha)),
      ])
  }
}

extension Property {
  /// Its name in Swift: `shadowOpacity`.
  var swiftName: String {
    switch self {
    case .shadowOpacity: "shadowOpacity"
    case .shadowRadius: "shadowRadius"
    case .shadowOffset: "shadowOffset"
    // The same values.
    case .bounds: "frame"
    case .leading: "x"
    case .top: "y"
    default: rawValue
    }
  }

  /// The property as an argument in Swift.
  var code: SwiftExpression { .implicit(swiftName) }
}
