import TransitionPlan

/// The items of collections that move one later than the other.
///
/// A run keeps the items that are shown when it begins: each has its own part of the time, and each is given back as it was
/// found, also when it shows another item by then.
enum RunItems {
  /// The properties with the items.
  static func properties(_ scope: TransitionScope) -> [SwiftItem] {
    swift { for slot in scope.itemized { "private var \(scope.items(slot)): [UIView] = []" } }
  }

  /// The statements that ask for the items.
  static func find(_ scope: TransitionScope) -> [SwiftItem] {
    let writer = SlotWriter(scope: scope)
    return swift {
      for slot in scope.itemized {
        "\(scope.items(slot)) = \(scope.helper(.items))(of: \(view(writer.object(slot.subject))))"
      }
    }
  }

  /// The statements that put all items at rest at `side`.
  static func rest(_ scope: TransitionScope) -> [SwiftItem] {
    each(scope) { slot in
      let values = Side.allCases.map { scope.staggeredValue(slot, at: $0) }
      return values[0] == values[1]
        ? values[0] : .either("side == .\(scope.from)", values[0], values[1])
    }
  }

  /// The statements that put all items where they are at a position of the way.
  static func show(_ scope: TransitionScope, _ direction: Direction) -> [SwiftItem] {
    let plan = scope.transition[direction]
    return swift {
      for slot in scope.transition.staggered {
        guarded(
          scope, slot,
          swift {
            if let track = scope.tracks(slot, in: direction).first {
              SwiftItem.block("for (index, item) in \(scope.items(slot)).enumerated()") {
                turn(scope, slot, track)
                let begin = Code((track.windowStart - plan.delay).plain) + Code("turn.delay")
                let time = Code("position") * Code(plan.duration)
                let share = Code.call(
                  scope.helper(.map), [time, begin, begin + Code("turn.duration"), .zero, .one])
                "let share: CGFloat = \(share.text)"
                let value = scope.staggeredValue(slot) { property in
                  let a = scope.staggeredRest(slot, property, at: direction.start)
                  let b = scope.staggeredRest(slot, property, at: direction.end)
                  return a.zip(b) { a, b in
                    if a == b { return a }
                    if a == .zero, b == .one { return Code("share") }
                    if a == .one, b == .zero { return .one - Code("share") }
                    return .call(scope.helper(.lerp), [a, b, Code("share")])
                  }
                }
                assignment(slot, value)
              }
            }
          })
      }
    }
  }

  /// The statements that play the items of a direction: an animator for each.
  static func play(_ scope: TransitionScope, _ direction: Direction) -> [SwiftItem] {
    swift {
      for slot in scope.transition.staggered {
        if let track = scope.tracks(slot, in: direction).first {
          SwiftItem.block("for (index, item) in \(scope.items(slot)).enumerated()") {
            turn(scope, slot, track)
            let delay = Code(track.windowStart) + Code("turn.delay")
            "let timing: any UITimingCurveProvider = \(scope.runTiming(Pace(track)))"
            "let part: UIViewPropertyAnimator = animator(duration: turn.duration, delay: \(delay.text), "
              + "timing: timing)"
            SwiftItem.compact(
              "part.addAnimations", assignment(slot, scope.staggeredValue(slot, at: direction.end)))
          }
        }
      }
    }
  }

  /// The statements that give all items back, which are as they were found when their screen shows.
  static func leave(_ scope: TransitionScope) -> [SwiftItem] {
    swift {
      for slot in scope.transition.staggered {
        let value = scope.staggeredValue(slot, at: slot.side)
        SwiftItem.compact("for item in \(scope.items(slot))", assignment(slot, value))
      }
      for slot in scope.itemized { "\(scope.items(slot)) = []" }
    }
  }

  // MARK: Parts

  private static func each(_ scope: TransitionScope, _ value: (StaggeredSlot) -> Code) -> [SwiftItem] {
    swift {
      for slot in scope.transition.staggered {
        guarded(
          scope, slot,
          swift { SwiftItem.compact("for item in \(scope.items(slot))", assignment(slot, value(slot))) })
      }
    }
  }

  private static func guarded(
    _ scope: TransitionScope, _ slot: StaggeredSlot, _ items: [SwiftItem]
  ) -> [SwiftItem] {
    slot.isLeftOutOfFades && scope.canFade
      ? [.block("if !isFading", comment: nil, items, tail: .none)] : items
  }

  private static func assignment(_ slot: StaggeredSlot, _ value: Code) -> String {
    if slot.kind == .alpha { return "item.alpha = \(value.text)" }
    return "item.transform = \(value.text == "CGAffineTransform.identity" ? ".identity" : value.text)"
  }

  /// The statements that say when an item's turn is, in the time of the group.
  private static func turn(_ scope: TransitionScope, _ slot: StaggeredSlot, _ track: Track) -> [SwiftItem] {
    guard let stagger = track.stagger else { return [] }
    let count = scope.items(slot) + ".count"
    let (rank, last) =
      switch stagger.origin {
      case .first: ("TimeInterval(index)", "TimeInterval(\(count) - 1)")
      case .last: ("TimeInterval(\(count) - 1 - index)", "TimeInterval(\(count) - 1)")
      case .center:
        ("abs(TimeInterval(index) - TimeInterval(\(count) - 1) / 2)", "TimeInterval(\(count) - 1) / 2")
      }
    let length = Code((track.windowEnd - track.windowStart).plain).text
    return swift {
      "let rank: TimeInterval = \(rank)"
      "let turn: (delay: TimeInterval, duration: TimeInterval) = \(scope.helper(.turn))(rank, of: \(last), "
        + "each: \(Code(stagger.interval).text), in: \(length))"
    }
  }

  private static func view(_ object: String) -> String {
    object.hasSuffix("?") ? String(object.dropLast()) : object
  }
}
