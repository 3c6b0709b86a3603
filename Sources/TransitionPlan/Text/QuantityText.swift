import TransitionText

/// Quantities in the language's notation: `250ms`, `12pt`, `800pt/s`, `0.5rad`.
package enum QuantityText {
  /// A number of a dimension, given in points, seconds and radians.
  package static func text(_ number: Double, _ dimension: Dimension) -> String {
    switch dimension {
    case .none: NumberText.text(number)
    case .time: milliseconds(number)
    default: NumberText.text(number) + unit(dimension)
    }
  }

  /// Seconds, written in milliseconds.
  package static func milliseconds(_ seconds: Double) -> String {
    NumberText.text(Milliseconds.of(seconds)) + "ms"
  }

  /// A type with the unit of its numbers: `number`, `length<pt>`, `vector<pt/s>`.
  package static func text(_ type: ValueType) -> String {
    switch type {
    case .scalar(let dimension), .vector(let dimension), .range(let dimension):
      dimension == .none ? type.name : "\(type.name)<\(unit(dimension))>"
    default: type.name
    }
  }

  /// The unit of a dimension: `pt`, `pt/s`, `/s`; powers, which the language cannot write, as `pt^2`.
  private static func unit(_ dimension: Dimension) -> String {
    let parts = [("pt", dimension.length), ("s", dimension.time), ("rad", dimension.angle)]
    let above = parts.filter { $0.1 > 0 }.map { power($0.0, Int($0.1)) }.joined(separator: "*")
    let below = parts.filter { $0.1 < 0 }.map { "/" + power($0.0, -Int($0.1)) }.joined()
    return above + below
  }

  private static func power(_ unit: String, _ exponent: Int) -> String {
    exponent == 1 ? unit : "\(unit)^\(exponent)"
  }
}

/// Times in milliseconds, for outputs.
public enum Milliseconds {
  /// Seconds as milliseconds: rounded to a millionth if that is the same time, so that 0.035 s is 35.
  public static func of(_ seconds: Double) -> Double {
    let product = seconds * 1000
    let rounded = (product * 1e6).rounded() / 1e6
    return rounded / 1000 == seconds ? rounded : product
  }
}
