import Testing

@testable import UIKitEmitter

@Suite struct LineWrapperTests {
  @Test func shortLinesStay() {
    #expect(LineWrapper.wrap("let a = f(b, c)", indent: 2, width: 40) == ["  let a = f(b, c)"])
  }

  @Test func argumentsFillTheLinesBelow() {
    #expect(
      LineWrapper.wrap("let a = f(first, second, third)", indent: 0, width: 20)
        == ["let a = f(", "  first, second,", "  third)"])
  }

  @Test func conditionsStandOneALine() {
    #expect(
      LineWrapper.wrap("guard let a = b(c, d), let e = f else { return nil }", indent: 0, width: 30)
        == ["guard let a = b(c, d),", "  let e = f", "else { return nil }"])
  }

  @Test func signaturesBreakAtTheirParameters() {
    #expect(
      LineWrapper.wrap("func f(a: Int, b: Int) -> (any P)? {", indent: 0, width: 24)
        == ["func f(", "  a: Int, b: Int", ") -> (any P)? {"])
  }

  @Test func operatorsBeginLines() {
    #expect(
      LineWrapper.wrap("return first(a) && second(b) && third", indent: 0, width: 30)
        == ["return first(a) && second(b)", "  && third"])
  }

  @Test func assignmentsBreakBeforeTheirValue() {
    #expect(
      LineWrapper.wrap("value = side == .grid ? first : second", indent: 0, width: 34)
        == ["value =", "  side == .grid ? first : second"])
    #expect(
      LineWrapper.wrap("value = side == .grid ? first : second", indent: 0, width: 24)
        == ["value =", "  side == .grid", "  ? first", "  : second"])
  }
}
