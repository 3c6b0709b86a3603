import Testing
import TransitionCompiler
import TransitionPlan
import TransitionText

/// The items of a collection follow each other within the window of the group.
@Suite struct StaggerTests {
  private func evaluator(_ clause: String) throws -> Evaluator {
    let text = """
      transition Rows {
        style navigation
        from list { rows: collection }
        to detail
        forward 400ms linear
        animate list.rows.alpha: 1 -> 0 \(clause)
        animate detail.x: container.width -> 0
        reduceMotion crossfade 200ms
      }
      """
    let (plan, found) = Compiler.plan(of: SourceText(name: "rows.transition", text: text))
    #expect(found.isEmpty, "\(found)")
    return Evaluator(plan: try #require(plan))
  }

  private func alphas(_ evaluator: Evaluator, at time: Double, _ direction: Direction = .forward) -> [Double]
  {
    (0..<5).map { item in
      let value = evaluator.showing(item: item, among: 5).value(
        of: .provided(.from, 0), .alpha, in: direction, at: time)
      return (value.number * 1e6).rounded() / 1e6
    }
  }

  @Test func fromTheFirst() throws {
    // Five items in 400 ms, 50 ms apart: each takes 200 ms.
    let evaluator = try evaluator("stagger 50ms from first")
    #expect(alphas(evaluator, at: 0.2) == [0, 0.25, 0.5, 0.75, 1])
    #expect(alphas(evaluator, at: 0) == [1, 1, 1, 1, 1])
    #expect(alphas(evaluator, at: 0.4) == [0, 0, 0, 0, 0])
    #expect(alphas(evaluator, at: 0.2, .backward) == [1, 0.75, 0.5, 0.25, 0])
  }

  @Test func fromTheLastAndFromTheMiddle() throws {
    #expect(alphas(try evaluator("stagger 50ms from last"), at: 0.2) == [1, 0.75, 0.5, 0.25, 0])
    // The middle is first. The outermost items are 100 ms later and take 300 ms.
    let center = alphas(try evaluator("stagger 50ms from center"), at: 0.1)
    #expect(center[2] < center[1] && center[1] == center[3] && center[0] == center[4] && center[0] == 1)
  }

  @Test func fromAPoint() throws {
    // Five rows. The point is in the third, which is first. Both its neighbours follow together, and then the outer ones.
    let evaluator = try evaluator("stagger 50ms from list.rows.center")
    #expect(alphas(evaluator, at: 0.1) == [1, 0.833333, 0.666667, 0.833333, 1])
    #expect(alphas(evaluator, at: 0.1, .backward) == [0, 0.166667, 0.333333, 0.166667, 0])
    let above = try self.evaluator("stagger 50ms from point(0, 0)")
    #expect(alphas(above, at: 0.2) == alphas(try self.evaluator("stagger 50ms"), at: 0.2))
  }

  @Test func anotherOrderOnTheWayBack() throws {
    let evaluator = try evaluator("stagger 50ms backward stagger 25ms from last")
    #expect(alphas(evaluator, at: 0.2) == [0, 0.25, 0.5, 0.75, 1])
    #expect(alphas(evaluator, at: 0.2, .backward) == [0.333333, 0.416667, 0.5, 0.583333, 0.666667])
    let back = try self.evaluator("backward stagger 50ms")
    #expect(alphas(back, at: 0.2) == [0.5, 0.5, 0.5, 0.5, 0.5])
    #expect(alphas(back, at: 0.2, .backward) == [1, 0.75, 0.5, 0.25, 0])
  }

  @Test func whatDoesNotFitIsShortened() throws {
    // 150 ms apart, five items would not fit into 400 ms. So they are 80 ms apart, and take 80 ms each.
    let evaluator = try evaluator("stagger 150ms")
    #expect(alphas(evaluator, at: 0.08) == [0, 1, 1, 1, 1])
    #expect(alphas(evaluator, at: 0.2) == [0, 0, 0.5, 1, 1])
  }

  @Test func aWindowIsThatOfTheGroup() throws {
    let evaluator = try evaluator("over 100ms..300ms stagger 25ms")
    #expect(alphas(evaluator, at: 0.1) == [1, 1, 1, 1, 1])
    #expect(alphas(evaluator, at: 0.3) == [0, 0, 0, 0, 0])
    #expect(alphas(evaluator, at: 0.2) == [0, 0.25, 0.5, 0.75, 1])
  }
}
