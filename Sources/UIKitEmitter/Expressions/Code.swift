import TransitionText

/// A Swift expression as text, with how tightly it binds, so that parentheses stand only where they are needed.
struct Code: Hashable {
  /// How tightly an expression's outermost operator binds.
  enum Precedence: Int, Comparable {
    case ternary, or, and, comparison, addition, multiplication, prefix, primary

    static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }
  }

  /// The text.
  let text: String
  /// How tightly it binds.
  let precedence: Precedence

  init(_ text: String, _ precedence: Precedence = .primary) {
    self.text = text
    self.precedence = precedence
  }

  /// A number.
  init(_ number: Double) {
    self.init(NumberText.text(number), number < 0 ? .prefix : .primary)
  }

  static let zero = Code("0")
  static let one = Code("1")

  /// The text, in parentheses where it binds less tightly than what is around it.
  func text(in around: Precedence) -> String { precedence < around ? "(" + text + ")" : text }

  /// A member of it.
  func member(_ name: String) -> Code { Code(text(in: .primary) + "." + name) }

  /// A function of some arguments.
  static func call(_ function: String, _ arguments: [Code]) -> Code {
    Code(function + "(" + arguments.map(\.text).joined(separator: ", ") + ")")
  }

  /// An operator between two expressions; one that is not associative keeps parentheses on its right.
  static func binary(_ left: Code, _ name: String, _ right: Code, _ precedence: Precedence) -> Code {
    let isAssociative = name == "&&" || name == "||"
    let isComparison = precedence == .comparison
    let tighter = Precedence(rawValue: precedence.rawValue + 1) ?? .primary
    return Code(
      left.text(in: isComparison ? tighter : precedence) + " \(name) "
        + right.text(in: isAssociative ? precedence : tighter), precedence)
  }

  static func + (left: Code, right: Code) -> Code {
    if left == .zero { return right }
    if right == .zero { return left }
    if right.precedence == .prefix, right.text.hasPrefix("-") {
      return binary(left, "-", Code(String(right.text.dropFirst())), .addition)
    }
    let plain = right.precedence == .addition && !right.text.hasPrefix("-")
    return plain
      ? Code(left.text(in: .addition) + " + " + right.text, .addition)
      : binary(left, "+", right, .addition)
  }

  static func - (left: Code, right: Code) -> Code {
    if right == .zero { return left }
    return left == .zero ? -right : binary(left, "-", right, .addition)
  }

  static func * (left: Code, right: Code) -> Code {
    if left == .one { return right }
    return right == .one ? left : binary(left, "*", right, .multiplication)
  }

  static prefix func - (operand: Code) -> Code {
    if operand == .zero { return operand }
    if operand.precedence == .prefix, operand.text.hasPrefix("-") {
      return Code(String(operand.text.dropFirst()))
    }
    return Code("-" + operand.text(in: .primary), .prefix)
  }

  /// Held to a range, either end of which may be open.
  func held(to limits: ClosedRange<Double>) -> Code {
    let low = limits.lowerBound.isFinite ? Code.call("max", [self, Code(limits.lowerBound)]) : self
    return limits.upperBound.isFinite ? .call("min", [low, Code(limits.upperBound)]) : low
  }

  /// One of two expressions; the expression itself where both are one.
  static func either(_ condition: String, _ yes: Code, _ no: Code) -> Code {
    yes == no ? yes : Code("\(condition) ? \(yes.text) : \(no.text)", .ternary)
  }
}
