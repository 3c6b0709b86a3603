import Testing

@testable import UIKitEmitter

@Suite struct PrintingTests {
  private let a = SwiftExpression.name("a")
  private let b = SwiftExpression.name("b")
  private let c = SwiftExpression.name("c")

  private func lines(_ expression: SwiftExpression, width: Int) -> [String] {
    var printer = LayoutPrinter(width: width)
    printer.layout.write(expression)
    printer.flush()
    return String(decoding: printer.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func text(_ expression: SwiftExpression) -> String {
    lines(expression, width: 110).joined(separator: "\n")
  }

  @Test func parenthesesOnlyWhereNeeded() {
    func binary(_ x: SwiftExpression, _ symbol: SwiftOperator, _ y: SwiftExpression) -> SwiftExpression {
      .binary(x, symbol, y)
    }
    #expect(text(binary(binary(a, .add, b), .add, c)) == "a + b + c")
    #expect(text(binary(a, .subtract, binary(b, .subtract, c))) == "a - (b - c)")
    #expect(text(binary(binary(a, .add, b), .multiply, c)) == "(a + b) * c")
    #expect(text(binary(a, .add, binary(b, .multiply, c))) == "a + b * c")
    #expect(text(binary(a, .divide, binary(b, .multiply, c))) == "a / (b * c)")
    #expect(text(.prefix("-", binary(a, .add, b))) == "-(a + b)")
    #expect(text(binary(binary(a, .or, b), .and, c)) == "(a || b) && c")
    #expect(text(binary(binary(a, .and, b), .or, c)) == "a && b || c")
    #expect(text(.member(binary(a, .add, b), "x")) == "(a + b).x")
  }

  /// The literal of any text is one line.
  @Test func strings() {
    #expect(text(.string("a\"b\\c")) == #""a\"b\\c""#)
    #expect(text(.string("a\nb")) == #""a\u{a}b""#)
    #expect(text(.string(#"\(a)"#)) == #""\\(a)""#)
  }

  @Test func argumentsFillTheLinesBelow() {
    let call = SwiftExpression.call("f", .name("first"), .name("second"), .name("third"))
    #expect(lines(call, width: 40) == ["f(first, second, third)"])
    #expect(lines(call, width: 18) == ["f(", "  first, second,", "  third)"])
  }

  @Test func operatorsBeginLines() {
    let chain = SwiftExpression.binary(
      .binary(.call("first", a), .and, .call("second", b)), .and, .name("third"))
    #expect(lines(chain, width: 40) == ["first(a) && second(b) && third"])
    #expect(lines(chain, width: 24) == ["first(a)", "  && second(b)", "  && third"])
  }
}
