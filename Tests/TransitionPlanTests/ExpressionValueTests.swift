import Testing
import TransitionPlan

@Suite("The values of expressions")
struct ExpressionValueTests {
  private func scalar(_ body: (inout SmallPlan) -> ExpressionID) -> Double {
    var small = SmallPlan()
    let id = body(&small)
    return small.value(id, as: .scale).number
  }

  private func rect(_ body: (inout SmallPlan) -> ExpressionID) -> [Double] {
    var small = SmallPlan()
    let id = body(&small)
    return small.value(id, as: .frame).numbers
  }

  @Test(
    "of operators",
    arguments: [
      (BinaryOperator.add, 5.5), (.subtract, 2.5), (.multiply, 6), (.divide, 4.0 / 1.5),
    ])
  func operators(_ symbol: BinaryOperator, _ expected: Double) {
    let value = scalar {
      let operands = ($0.number(4), $0.number(1.5))
      return $0.add(.binary(symbol, operands.0, operands.1), .number)
    }
    #expect(value == expected)
  }

  @Test("of a division by zero, and of a negative root, are 0")
  func zeroes() {
    let quotient = scalar {
      let operands = ($0.number(4), $0.number(0))
      return $0.add(.binary(.divide, operands.0, operands.1), .number)
    }
    #expect(quotient == 0)
    #expect(scalar { $0.call(.sqrt, [-4], .number) } == 0)
    #expect(scalar { $0.call(.sqrt, [9], .number) } == 3)
  }

  @Test("of functions of scalars")
  func functions() {
    #expect(scalar { $0.call(.min, [3, 1, 2], .number) } == 1)
    #expect(scalar { $0.call(.max, [3, 1, 7, 2], .number) } == 7)
    #expect(scalar { $0.call(.abs, [-3], .number) } == 3)
    #expect(scalar { $0.call(.lerp, [10, 20, 0.25], .number) } == 12.5)
    #expect(scalar { $0.call(.lerp, [10, 20, 1.5], .number) } == 25)
    #expect(abs(scalar { $0.call(.sin, [0.5], .number) } - 0.479425538604203) < 1e-15)
    #expect(abs(scalar { $0.call(.cos, [0.5], .number) } - 0.877582561890373) < 1e-15)
  }

  @Test(
    "of clamp and map",
    arguments: [
      // x, a..b, c..d, clamp(x, a..b), map(x, a..b, c..d)
      [0.5, 0, 1, 10, 20, 0.5, 15], [-1, 0, 1, 10, 20, 0, 10], [2, 0, 1, 10, 20, 1, 20],
      [0.25, 0, 1, 1, 0, 0.25, 0.75], [3, 4, 2, 0, 8, 3, 4], [5, 4, 2, 0, 8, 4, 0], [5, 2, 2, 7, 8, 2, 7],
    ])
  func ranges(_ row: [Double]) {
    let clamped = scalar {
      let arguments = [$0.number(row[0]), $0.range(row[1], row[2])]
      return $0.add(.call(.clamp, arguments), .number)
    }
    #expect(clamped == row[5])
    let mapped = scalar {
      let arguments = [$0.number(row[0]), $0.range(row[1], row[2]), $0.range(row[3], row[4])]
      return $0.add(.call(.map, arguments), .number)
    }
    #expect(mapped == row[6])
  }

  @Test("of rects")
  func rects() {
    func fitted(_ function: Function, _ size: [Double]) -> [Double] {
      rect {
        let arguments = [$0.call(.size, size, .size), $0.call(.rect, [10, 20, 100, 200], .rect)]
        return $0.add(.call(function, arguments), .rect)
      }
    }
    #expect(fitted(.aspectFit, [2, 1]) == [10, 95, 100, 50])
    #expect(fitted(.aspectFit, [1, 4]) == [35, 20, 50, 200])
    #expect(fitted(.aspectFill, [1, 4]) == [10, -80, 100, 400])
    #expect(fitted(.aspectFill, [2, 1]) == [-140, 20, 400, 200])
    #expect(fitted(.aspectFit, [0, 4]) == [10, 20, 100, 200])
    let inset = rect {
      let arguments = [$0.call(.rect, [10, 20, 100, 200], .rect), $0.call(.insets, [1, 2, 3, 4], .insets)]
      return $0.add(.call(.inset, arguments), .rect)
    }
    #expect(inset == [12, 21, 94, 196])
    let even = rect {
      let arguments = [$0.call(.rect, [10, 20, 100, 200], .rect), $0.number(60, .length)]
      return $0.add(.call(.inset, arguments), .rect)
    }
    #expect(even == [70, 80, 0, 80])
  }

  @Test(
    "of parts of a rect",
    arguments: [
      (Component.x, 10.0), (.y, 20), (.width, 100), (.height, 200), (.left, 10), (.top, 20), (.right, 110),
      (.bottom, 220),
    ])
  func components(_ component: Component, _ expected: Double) {
    let value = scalar {
      let rect = $0.call(.rect, [10, 20, 100, 200], .rect)
      return $0.add(.component(rect, component), .length)
    }
    #expect(value == expected)
  }

  @Test("of points: a displacement moves one, and a number stretches a displacement")
  func points() {
    var small = SmallPlan()
    let point = small.call(.point, [3, 4], .point)
    let vector = small.call(.vector, [10, -20], .vector(.length))
    let half = small.number(0.5)
    let stretched = small.add(.binary(.multiply, half, vector), .vector(.length))
    let moved = small.add(.binary(.add, point, stretched), .point)
    let opposite = small.add(.negate(stretched), .vector(.length))
    #expect(small.value(moved, as: .center) == .point(Point(x: 8, y: -6)))
    #expect(small.value(opposite, as: .translation) == .vector(Vector(x: -5, y: 10)))
  }

  @Test("that are not finite leave a property as it was found")
  func notFinite() {
    var small = SmallPlan()
    let huge = small.number(1e300)
    let infinite = small.add(.binary(.multiply, huge, huge), .number)
    let half = small.number(0.5)
    let plan = small.plan([small.track(.screen(.to), .scale, half, infinite)])
    let evaluator = Evaluator(plan: plan)
    #expect(evaluator.value(of: .screen(.to), .scale, in: .forward, at: 1) == .number(0.5))
    #expect(evaluator.value(of: .screen(.to), .scale, in: .forward, at: 0.4) == .number(0.5))
    #expect(small.value(infinite, as: .scale) == .number(1))
  }
}
