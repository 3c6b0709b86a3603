import Testing
import TransitionText

@Suite struct TextSearchTests {
  @Test func parts() {
    #expect("a or b or c".parts(between: " or ") == ["a", "b", "c"])
    #expect("a or b or c".parts(between: " or ", most: 1) == ["a", "b or c"])
    #expect("".parts(between: "x") == [""])
    #expect("xx".parts(between: "x") == ["", "", ""])
    #expect("aaa".parts(between: "aa") == ["", "a"])
  }

  @Test func changing() {
    #expect("a & b & é".changing("&", to: "&amp;") == "a &amp; b &amp; é")
    #expect("none".changing("x", to: "y") == "none")
  }

  @Test func has() {
    #expect("translation.x".has("ion.") && !"translation.x".has("ion.y") && "x".has("x"))
    #expect(!"".has("x"))
  }
}
