import Testing
import TransitionPlan

/// The crossfades that are played with reduced motion, and when no picture can fly.
@Suite struct CrossfadeTests {
  private func alphas(_ evaluator: Evaluator, _ fade: Crossfade, _ direction: Direction, at time: Double)
    -> [String: Double]
  {
    let values = evaluator.values(of: fade, in: direction, at: time)
    #expect(values.allSatisfy { $0.property == .alpha })
    let named = values.map { (evaluator.transition.name(of: $0.subject), $0.value.number) }
    return Dictionary(uniqueKeysWithValues: named)
  }

  @Test func photosFadesWithoutItsPicture() throws {
    let evaluator = try SpecLibrary.evaluator("photos")
    let fade = try #require(evaluator.transition.reduceMotion)
    #expect(alphas(evaluator, fade, .forward, at: 0) == ["viewer": 0, "tabBar": 1])
    #expect(alphas(evaluator, fade, .forward, at: 0.1) == ["viewer": 0.5, "tabBar": 0.5])
    #expect(alphas(evaluator, fade, .forward, at: 0.2) == ["viewer": 1, "tabBar": 0])
    #expect(alphas(evaluator, fade, .backward, at: 0.2) == ["viewer": 0, "tabBar": 1])
    #expect(alphas(evaluator, fade, .backward, at: -1) == ["viewer": 1, "tabBar": 0])
  }

  /// Under a finger, alpha and bars follow as usual, and the upper screen fades. Pictures and transforms do not move.
  @Test func aFingerMovesOnlyWhatFades() throws {
    for (name, moving) in [
      ("photos", ["viewer.alpha", "tabBar.alpha"]), ("swipe-back", ["navigationBar.alpha", "detail.alpha"]),
    ] {
      let evaluator = try SpecLibrary.evaluator(name)
      let reduced = evaluator.reducingMotion
      let interaction = evaluator.transition.interactions[0]
      let finger = FingerState(translation: Vector(x: 90, y: 100), velocity: Vector(x: 400, y: 400))
      func names(_ values: [PropertyValue]) -> [String] {
        values.map { evaluator.transition.name(of: $0.subject) + "." + $0.property.rawValue }
      }
      let (all, few) = (evaluator.pose(interaction, under: finger), reduced.pose(interaction, under: finger))
      #expect(few.progress == all.progress)
      #expect(names(few.values).sorted() == moving.sorted())
      let fade = PropertyKey(.screen(evaluator.transition.top), .alpha)
      #expect(few.values.filter { $0.key != fade }.allSatisfy(all.values.contains))
      #expect(few.values.contains { $0.key == fade && (0.0...1).contains($0.value.number) })
      #expect(reduced.decision(interaction, under: finger) == evaluator.decision(interaction, under: finger))
      for outcome in InteractionOutcome.allCases {
        let motion = reduced.settle(interaction, outcome, from: finger)
        #expect(names(motion.values(at: 0.05)).sorted() == moving.sorted())
        let whole = evaluator.settle(interaction, outcome, from: finger)
        #expect(motion.values(at: 0.05).filter { $0.key != fade }.allSatisfy(whole.values(at: 0.05).contains))
      }
    }
  }

  /// Every spec has a crossfade for reduced motion, which ends where its direction would.
  @Test(arguments: SpecLibrary.names.filter { $0 != "motion" }) func endsAtRest(name: String) throws {
    let evaluator = try SpecLibrary.evaluator(name)
    let fade = try #require(evaluator.transition.reduceMotion)
    for direction in Direction.allCases {
      for value in evaluator.values(of: fade, in: direction, at: fade.duration)
      where value.subject != .screen(evaluator.transition.top) || direction.end == evaluator.transition.top {
        let tracks = Direction.allCases.flatMap { evaluator.transition[$0].tracks }
        if case .added(let index) = value.subject, value.property == .alpha,
          !tracks.contains(where: { $0.subject == value.subject && $0.property == .alpha })
        {
          // What would move fades, if it stays.
          let isSeen = direction.end == .to && evaluator.transition.views[index].isStanding
          #expect(value.value == .number(isSeen ? 1 : 0))
        } else {
          let rest = evaluator.restValue(of: value.subject, value.property, at: direction.end)
          #expect(value.value == rest)
        }
      }
    }
  }
}
