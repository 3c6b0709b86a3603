/// The helper functions of what is thrown: how far it goes, what holds it back, and where it is between rest states.
enum ThrowHelpers {
  static func function(_ helper: Helper, _ name: String) -> [SwiftItem] {
    switch helper {
    case .project: project(name)
    case .rubberBand: rubberBand(name)
    case .unbanded: unbanded(name)
    case .between: between(name)
    default: []
    }
  }

  private static func project(_ name: String) -> [SwiftItem] {
    swift {
      SwiftItem.doc("`project`: how far a velocity goes on that keeps a share of itself each millisecond.")
      SwiftItem.block("private func \(name)(_ velocity: CGFloat, _ rate: CGFloat) -> CGFloat") {
        "rate < 1 ? velocity / 1000 * rate / (1 - rate) : 0"
      }
    }
  }

  private static func rubberBand(_ name: String) -> [SwiftItem] {
    swift {
      SwiftItem.doc("`rubberBand`: x, held back outside the range from a to b.")
      SwiftItem.block("private func \(name)(_ x: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat") {
        "let length: CGFloat = abs(b - a)"
        "let held: CGFloat = min(max(x, min(a, b)), max(a, b))"
        "if x == held { return held }"
        "let outside: CGFloat = length * (1 - 1 / (1 + 0.55 * abs(x - held) / length))"
        "return x < held ? held - outside : held + outside"
      }
    }
  }

  /// A share of 1 would be infinitely far: nothing is held that far out.
  private static func unbanded(_ name: String) -> [SwiftItem] {
    swift {
      SwiftItem.doc("What a rubber band holds at x.")
      SwiftItem.block("private func \(name)(_ x: CGFloat, _ a: CGFloat, _ b: CGFloat) -> CGFloat") {
        "let length: CGFloat = abs(b - a)"
        "let held: CGFloat = min(max(x, min(a, b)), max(a, b))"
        "if x == held { return held }"
        "let outside: CGFloat = length * (1 / (1 - min(abs(x - held) / length, 0.99)) - 1) / 0.55"
        "return x < held ? held - outside : held + outside"
      }
    }
  }

  private static func between(_ name: String) -> [SwiftItem] {
    swift {
      SwiftItem.doc(
        "What one table has where x lies in another: linear between two rest states, and held to the ends.")
      SwiftItem.block(
        "private func \(name)(_ x: CGFloat, _ stops: [CGFloat], _ values: [CGFloat]) -> CGFloat"
      ) {
        "guard let first = stops.first, let last = stops.last else { return 0 }"
        "let held: CGFloat = min(max(x, min(first, last)), max(first, last))"
        SwiftItem.block("for index in stops.indices.dropLast()") {
          "let (a, b): (CGFloat, CGFloat) = (stops[index], stops[index + 1])"
          "if a == b || held < min(a, b) || held > max(a, b) { continue }"
          "return values[index] + (values[index + 1] - values[index]) * (held - a) / (b - a)"
        }
        "return values[0]"
      }
    }
  }
}
