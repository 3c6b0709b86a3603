import Testing
import TransitionPlan

@Suite struct ExpressionDifferenceTests {
  /// Sums of the same values differ by their constants, and a length from the layout is more than 0.
  @Test func sums() {
    var small = SmallPlan()
    let width = small.add(.property(.container, .width), .length)
    let x = small.add(.property(.screen(.to), .x), .length)
    let (two, three, ten) = (small.number(2), small.number(3), small.add(.number(10), .length))
    let half = small.add(.binary(.divide, width, two), .length)
    let third = small.add(.binary(.divide, width, three), .length)
    let halves = small.add(.binary(.add, half, half), .length)
    let further = small.add(.binary(.add, x, ten), .length)
    let doubled = small.add(.binary(.multiply, two, x), .length)
    let bounds = ExpressionBounds(small.plan([]).expressions, locals: [])
    #expect(bounds.surelyDiffer(half, third))
    #expect(!bounds.surelyDiffer(halves, width))
    #expect(bounds.surelyDiffer(x, further))
    #expect(!bounds.surelyDiffer(x, doubled), "both are 0 at the left edge")
    #expect(!bounds.surelyDiffer(x, width))
  }

  /// Beyond a limit, a property has the value of the limit, so that different values may become the same.
  @Test func limits() {
    var small = SmallPlan()
    let x = small.add(.property(.screen(.to), .alpha), .number)
    let more = small.add(.binary(.add, x, small.number(1)), .number)
    let bounds = ExpressionBounds(small.plan([]).expressions, locals: [])
    #expect(bounds.surelyDiffer(x, more))
    #expect(!bounds.surelyDiffer(x, more, heldTo: .unit))
  }
}
