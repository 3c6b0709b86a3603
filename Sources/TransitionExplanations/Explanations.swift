public import TransitionDiagnostics
import TransitionText

/// The explanations of all codes.
public enum Explanations {
  /// All of them, in the order of their codes.
  public static let all: [Explanation] =
    (syntax + expressionsOfSyntax + names + files + types + structure + time + interaction + fingers
    + gestures + rests + unused + writers + advice + presence)
    .sorted { $0.code.rawValue < $1.code.rawValue }

  /// The explanation of a code; nil when it lacks one, which a test forbids.
  public static func of(_ code: DiagnosticCode) -> Explanation? { all.first { $0.code == code } }

  /// The code that a text names: `T0105`, `t0105`, `0105` or `105`.
  public static func code(named text: String) -> DiagnosticCode? {
    number(in: text).flatMap(DiagnosticCode.init(rawValue:))
  }

  /// The code that a text which names none is nearest to, by its number or by its spelling.
  public static func nearestCode(to text: String) -> DiagnosticCode? {
    guard let number = number(in: text) else {
      let name = EditDistance.nearest(to: text, among: DiagnosticCode.allCases.map(\.name))
      return name.flatMap(DiagnosticCode.init(name:))
    }
    let nearest = DiagnosticCode.allCases.min { distance($0, number) < distance($1, number) }
    return nearest.flatMap { distance($0, number) < farthest ? $0 : nil }
  }

  /// A code this far from a number was not meant by it.
  private static let farthest = 20

  private static func distance(_ code: DiagnosticCode, _ number: UInt16) -> Int {
    abs(Int(code.rawValue) - Int(number))
  }

  private static func number(in text: String) -> UInt16? {
    let digits = text.first.map { $0 == "T" || $0 == "t" } == true ? text.dropFirst() : text[...]
    guard (1...4).contains(digits.utf8.count), digits.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else {
      return nil
    }
    return UInt16(digits)
  }
}
