import Testing
import TransitionPlan

@testable import UIKitEmitter

@Suite struct CodeTests {
  private let a = Code("a")
  private let b = Code("b")
  private let c = Code("c")

  @Test func parenthesesOnlyWhereNeeded() {
    #expect(((a + b) + c).text == "a + b + c")
    #expect((a - (b - c)).text == "a - (b - c)")
    #expect((a - (b + c)).text == "a - (b + c)")
    #expect(((a + b) * c).text == "(a + b) * c")
    #expect((a + b * c).text == "a + b * c")
    #expect(Code.binary(a, "/", b * c, .multiplication).text == "a / (b * c)")
    #expect(Code.binary(a * b, "/", c, .multiplication).text == "a * b / c")
    #expect((-(a + b)).text == "-(a + b)")
    #expect((-(-a)).text == "a")
    #expect((a + -b).text == "a - b")
    #expect((a + (b - c)).text == "a + b - c")
  }

  @Test func conditions() {
    let or = Code.binary(a, "||", b, .or)
    let and = Code.binary(a, "&&", b, .and)
    #expect(Code.binary(or, "&&", c, .and).text == "(a || b) && c")
    #expect(Code.binary(and, "||", c, .or).text == "a && b || c")
    #expect(Code.either("x", a, a).text == "a")
    #expect(Code.either("x", a, b).member("y").text == "(x ? a : b).y")
  }

  @Test func neutralNumbersVanish() {
    #expect((a + .zero).text == "a")
    #expect((a - .zero).text == "a")
    #expect((.zero - a).text == "-a")
    #expect((a * .one).text == "a")
    #expect(Code(-0.5).text == "-0.5")
  }

  @Test func limits() {
    #expect(a.held(to: 0...1).text == "min(max(a, 0), 1)")
    #expect(a.held(to: 0...Double.infinity).text == "max(a, 0)")
  }
}
