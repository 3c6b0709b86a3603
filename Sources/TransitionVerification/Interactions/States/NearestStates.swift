import TransitionDiagnostics
import TransitionPlan

/// Rules about `settle nearest`: it keeps the state for a finger that has not moved, and can select each state.
extension InteractionRules {
  /// A rest state that a finger can reach, and its value in the driven table.
  private struct Stop {
    /// The state of the to screen; nil for the from screen.
    var state: Int?
    var name: String
    var value: ExpressionID
  }

  /// Where a finger may begin, as shares of the display; nil for anywhere.
  private static let places: [Double?] = [nil, 0.05, 0.95]

  /// Reports a `nearest` that leaves the state for a finger that has not moved, follows the motion across, or never comes near a
  /// state.
  mutating func reportOtherState(
    _ states: StatesInteraction, beside driven: ExpressionID, _ way: GestureDomain.Way
  ) {
    let table = transition.stateTables[states.table]
    var stops = zip(transition.states.indices, table.values).map { index, value in
      Stop(state: index, name: transition.states[index].name, value: value)
    }
    if states.includesBackward { stops.insert(Stop(name: transition.from.name, value: table.from), at: 0) }
    let nearest = states.nearest
    if let cause = beginning(of: nearest, 0, [.location]) {
      reportAstray(
        nearest, "depends on \(cause.words) when the gesture begins",
        "`\(GestureValue.translation.text(cause.part))` is the distance that the finger has moved since then")
    } else if let (own, other) = leftAtOnce(nearest, stops) {
      reportAstray(
        nearest, "is nearer to `\(other.name)` for a finger that began in `\(own.name)` and has not moved",
        "it is compared with the values of the states: begin with `\(name(of: states))`, which has the value of the state until the finger moves",
        excluding: own)
    } else if followsAcross(nearest, beside: driven, way) {
      let (own, other) = (way.axis.name, way.axis.other.name)
      reportAstray(
        nearest, "follows the motion across `\(gesture.text)`",
        "the gesture moves along \(own); \(other) is the motion across it")
    } else if let stop = unreached(nearest, stops) {
      reportAstray(
        nearest, "is never nearest to `\(stop.name)` from another state",
        "each state should be the nearest for some finger", excluding: stop)
    }
  }

  private func name(of states: StatesInteraction) -> String { name(interaction.drives[states.drive]) }

  /// - Parameter stop: A state that is not selected: where a `clamp` leaves out its value, the finding says so in place of the note.
  private mutating func reportAstray(
    _ nearest: ExpressionID, _ what: String, _ note: String, excluding stop: Stop? = nil
  ) {
    let range = stop.flatMap { rangeThatExcludes($0, in: nearest) }
    report(
      Diagnostic(
        .nearestAstray, at: expressions[nearest].range, [.text(what)],
        labels: range.map {
          [DiagnosticLabel(expressions[$0].range, "this leaves out `\(stop?.name ?? "")`")]
        } ?? [],
        notes: range == nil ? [note] : ["the range has to include the value of each state"]))
  }

  /// Reports a driven value whose range ends at the from screen, to which the gesture does not lead: the finger takes the screen there, and
  /// it comes back.
  mutating func reportRange(_ states: StatesInteraction, _ driven: ExpressionID) {
    let table = transition.stateTables[states.table]
    if states.includesBackward { return }
    let ends = ranges(in: driven, of: [.clamp, .rubberBand]).flatMap { [($0, 0), ($0, 1)] }
    let isEnd = ends.contains { range, part in
      surely(.zero) { analysis in
        let end = analysis.value(range, part)
        let ways = ([table.from] + table.values).map {
          (analysis.value($0, 0, .layout) - end).range.magnitude
        }
        return ways[0].high < Self.visible && ways.dropFirst().allSatisfy { $0.low > Self.visible }
      }
    }
    if !isEnd { return }
    let from = transition.from.name
    report(
      idle: "the way to `\(from)`",
      "the gesture settles in a state, so `\(transition.to.name)` comes back from there",
      at: expressions[driven].range,
      notes: ["`interactive states or backward` leads there as well; else let the range end at a state"])
  }

  /// The range of a `clamp` in a value that surely leaves out the value of a state.
  private mutating func rangeThatExcludes(_ stop: Stop, in nearest: ExpressionID) -> ExpressionID? {
    ranges(in: nearest, of: [.clamp]).first { range in
      surely(.zero) { analysis in
        let ends = analysis.value(range, 0).range.hull(analysis.value(range, 1).range)
        let own = analysis.value(stop.value, 0, .layout).range
        return own.low > ends.high + Self.visible || own.high < ends.low - Self.visible
      }
    }
  }

  /// The ranges to which functions limit a value, or a part of it. A range that is in an end of another one limits that end alone.
  private func ranges(in id: ExpressionID, of functions: [Function]) -> [ExpressionID] {
    switch expressions[id].kind {
    case .local(let index): ranges(in: transition.locals[index].value, of: functions)
    case .call(let function, let arguments) where functions.contains(function) && arguments.count == 2:
      ranges(in: arguments[0], of: functions) + [arguments[1]]
    default: expressions.operands(of: id).flatMap { ranges(in: $0, of: functions) }
    }
  }

  /// A state that a finger leaves although it has neither moved nor speed, and the state that it goes to.
  private mutating func leftAtOnce(_ nearest: ExpressionID, _ stops: [Stop]) -> (own: Stop, other: Stop)? {
    let isByPlace = reads(.location, nearest, orAtStart: true)
    for own in stops where own.state != nil {
      for other in stops where other.state != own.state {
        for place in isByPlace ? Self.places : [nil] {
          let isLeft = surely(.zero, in: beginnings.count > 1 ? own.state : nil) {
            guard $0.rest(at: place) else { return false }
            return $0.isNearer(nearest, to: other.value, than: own.value)
          }
          if isLeft { return (own, other) }
        }
      }
    }
    return nil
  }

  /// Whether a value surely follows the motion across the gesture to one side at least, while the driven value does not.
  private mutating func followsAcross(
    _ nearest: ExpressionID, beside driven: ExpressionID, _ way: GestureDomain.Way
  ) -> Bool {
    guard way.value == .translation, surely(.deciding, by: .across, { $0.value(driven).rate.isZero }) else {
      return false
    }
    return [1.0, -1].contains { side in
      [1.0, -1].contains { sign in
        surely(.deciding, by: .across) {
          $0.restrict {
            $0.go(beyond: 0, to: side, along: way.axis.other)
            $0[.velocity, way.axis.other] = side > 0 ? .nonNegative : -.nonNegative
          }
          return $0.value(nearest).goes(sign)
        }
      }
    }
  }

  /// A state that surely no finger can reach from another state.
  private mutating func unreached(_ nearest: ExpressionID, _ stops: [Stop]) -> Stop? {
    if beginnings.count < 2 { return nil }
    return stops.first { stop in
      stops.allSatisfy { own in
        if own.state == nil || own.state == stop.state { return true }
        return surely(.deciding, in: own.state) { analysis in
          // Another gesture can go on where the display ends.
          analysis.restrict(analysis.domain.withoutEnds())
          return stops.contains { other in
            other.state != stop.state && analysis.isNearer(nearest, to: other.value, than: stop.value)
          }
        }
      }
    }
  }
}

extension FingerAnalysis {
  /// Assumes that the finger does not move.
  /// - Parameter place: Where it is, as a share of the display; nil for anywhere.
  /// - Returns: Whether it can be there.
  fileprivate mutating func rest(at place: Double?) -> Bool {
    var domain = domain
    for axis in Axis.allCases {
      domain[.velocity, axis] = .zero
      domain[start: .velocity, axis] = .zero
      guard let place else { continue }
      let (known, point) = (domain[start: .location, axis], Interval(place * display.length(along: axis)))
      // In the coordinates of another view its location is unknown.
      guard known != .everything, known.intersection(point) != nil else { return false }
      domain[.location, axis] = point
      domain[start: .location, axis] = point
    }
    restrict(domain)
    return true
  }

  /// Whether a value surely is nearer to one of two others.
  fileprivate mutating func isNearer(
    _ id: ExpressionID, to other: ExpressionID, than own: ExpressionID
  ) -> Bool {
    let (there, here) = (value(other, 0, .layout), value(own, 0, .layout))
    let way = (there - here).range
    let beyond = (value(id) - (there + here) / Quantity(2)).range
    return way.low > 0 && beyond.low > InteractionRules.visible
      || way.high < 0 && beyond.high < -InteractionRules.visible
  }
}
