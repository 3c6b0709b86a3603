public import TransitionPlan
import TransitionText

/// The values of all properties at one moment, as a table or as JSON.
public enum SampleReport {
  /// Makes the report of a plan, in the geometry of its samples.
  /// - Returns: UTF-8.
  public static func make(_ plan: Plan, _ request: SampleRequest) throws(ReportFailure) -> [UInt8] {
    var moments: [SampledMoment] = []
    for index in plan.transitions.indices {
      var evaluator = Evaluator(plan: plan, transition: index)
      if let container = request.container { evaluator = evaluator.resized(to: container) }
      let isMirrored = request.isRightToLeft && evaluator.transition.isDirectional
      var own = request
      if isMirrored, case .gesture(var gesture, let time) = request.moment {
        gesture.script = gesture.script.mirrored(in: evaluator.scene.frame(of: .container).width)
        own.moment = .gesture(gesture, at: time)
      }
      var found = try self.moments(evaluator, own, of: plan)
      for place in found.indices {
        if isMirrored { found[place].mirror(in: evaluator.scene) }
        found[place].addLayout(evaluator, isMirrored: isMirrored)
      }
      moments += found
    }
    if moments.isEmpty {
      if case .gesture(let gesture, _) = request.moment,
        !plan.transitions.contains(where: { $0.interactions.indices.contains(gesture.interaction) })
      {
        let isNone = plan.transitions.allSatisfy { $0.interactions.isEmpty }
        throw ReportFailure(
          isNone
            ? "no transition has an `interactive`, which a gesture would play"
            : "no transition has an interaction \(gesture.interaction)")
      }
      if let standIn = request.standIn, !plan.transitions.isEmpty {
        throw ReportFailure("no transition has a `\(standIn.memberName)`")
      }
      throw ReportFailure("the spec has no transition")
    }
    return request.isJSON ? json(moments) : Array(moments.map(\.table).joined(separator: "\n").utf8)
  }

  private static func moments(
    _ evaluator: Evaluator, _ request: SampleRequest, of plan: Plan
  ) throws(ReportFailure) -> [SampledMoment] {
    let transition = evaluator.transition
    // In another size of the container the app has its views elsewhere than the `sample`.
    let isGrounded =
      request.container == nil && transition.fallback != nil && !transition.shared.isEmpty
      && !transition.shared.indices.contains { evaluator.canFly($0) }
    let standIn = request.standIn ?? (isGrounded ? .fallback : nil)
    let crossfade = standIn?.crossfade(of: transition)
    if standIn != nil, crossfade == nil { return [] }
    switch request.moment {
    case .time, .share:
      let directions = Direction.allCases.map { direction in
        let plan = transition[direction]
        if let crossfade, let standIn, !plan.isSystem {
          let time = request.moment.time(in: crossfade.duration)
          return SampledMoment(
            transition: transition, what: "\(direction.rawValue), \(standIn.memberName)", time: time,
            length: crossfade.duration,
            values: evaluator.values(of: crossfade, in: direction, at: time).map { SampledValue($0) },
            held: evaluator.heldValues(in: evaluator.phase(of: crossfade, in: direction, at: time)))
        }
        let time = request.moment.time(in: plan.duration, after: plan.delay)
        return SampledMoment(
          transition: transition, what: direction.rawValue, time: time,
          length: evaluator.length(of: direction), isByPlatform: plan.isSystem,
          values: SampledValue.each(
            transition.staggered, items: request.itemCount, evaluator
          ) { $0.values(in: direction, at: time) },
          held: evaluator.heldValues(in: evaluator.phase(in: direction, at: time)))
      }
      return crossfade == nil ? directions + presses(evaluator, request) : directions
    case .gesture(let gesture, let time):
      guard transition.interactions.indices.contains(gesture.interaction) else { return [] }
      var evaluator = evaluator
      if let name = gesture.state {
        guard let state = transition.states.firstIndex(where: { $0.name == name }) else {
          // Another transition of the file may have it.
          if plan.transitions.contains(where: { $0.states.contains { $0.name == name } }) { return [] }
          throw ReportFailure("no transition has a state `\(name)`")
        }
        evaluator = evaluator.resting(in: state)
      }
      if let name = gesture.absent {
        let isElsewhere = plan.transitions.contains { other in
          other.name != transition.name && Side.allCases.contains { other[$0].name == name }
        }
        let isHere = Side.allCases.contains { transition[$0].name == name }
        if isElsewhere, !isHere { return [] }
        evaluator = evaluator.lacking(try absentSide(name, transition))
      }
      if request.standIn == .reduceMotion { evaluator = evaluator.reducingMotion }
      return [playback(evaluator, gesture, time, items: request.itemCount)]
    }
  }

  private static func presses(
    _ evaluator: Evaluator, _ request: SampleRequest
  ) -> [SampledMoment] {
    let transition = evaluator.transition
    return transition.presses.indices.flatMap { index in
      let press = transition.presses[index]
      return [true, false].map { isDown in
        let plan = isDown ? press.down : press.up
        let time = request.moment.time(in: plan.duration, after: plan.delay)
        return SampledMoment(
          transition: transition,
          what: "press \(transition.name(of: press.view)), \(isDown ? "down" : "up")", time: time,
          length: plan.duration,
          values: SampledValue.each(
            plan.staggered, items: request.itemCount, evaluator
          ) { $0.values(ofPress: index, isDown: isDown, at: time) }, held: [])
      }
    }
  }

  private static func absentSide(_ name: String, _ transition: Transition) throws(ReportFailure) -> Side {
    guard let side = Side.allCases.first(where: { transition[$0].name == name }) else {
      throw ReportFailure("`\(transition.name)` has no screen `\(name)`")
    }
    guard transition[side].isOptional else {
      throw ReportFailure("`\(name)` cannot be missing: only a screen with `?` can")
    }
    return side
  }

  /// The frame rate at which a gesture is played: one frame for each millisecond.
  private static let rate = 1000.0

  private static func playback(
    _ evaluator: Evaluator, _ gesture: ScriptedGesture, _ time: Double?, items count: Int
  ) -> SampledMoment {
    let interaction = evaluator.transition.interactions[gesture.interaction]
    let script = gesture.script.filled(rate)
    let played = evaluator.play(script, on: interaction, rate: rate)
    let start = gesture.script.points.first?.time ?? 0
    let end = played.frames.last?.time ?? gesture.script.points.last?.time ?? start
    let moment = time ?? end
    // There is no frame before the platform has started the run.
    func frame(_ played: GesturePlayback) -> GesturePlayback.Frame? {
      played.frames.last { $0.time <= moment + 1e-9 }
    }
    /// The values of a frame, and those at rest of what moves only when the finger has left.
    func values(_ played: GesturePlayback) -> [PropertyValue] {
      guard let frame = frame(played) else { return [] }
      let own = Set(frame.values.map(\.key))
      let others = (played.frames.last?.values ?? []).filter { value in
        // No picture flies between rest states.
        if case .shared = value.subject, interaction.states != nil { return false }
        return !own.contains(value.key)
      }
      if others.isEmpty { return frame.values }
      // A frame of which a part is driven moves with that.
      let now = evaluator.restState(at: interaction.direction.start).setting(frame.values)
      return frame.values
        + others.map { PropertyValue($0.subject, $0.property, now.value(of: $0.subject, $0.property)) }
    }
    // All items get the value of a drive; without one they follow their own windows.
    let driven = Set(
      interaction.drives.filter { $0.value != nil }.map { PropertyKey($0.subject, $0.property) })
    let staggered = evaluator.transition.staggered.subtracting(driven)
    var sampled = SampledMoment(
      transition: evaluator.transition, what: "gesture \(gesture.interaction)", time: moment, length: end,
      values: SampledValue.each(staggered, items: count, evaluator) {
        values(count == 1 ? played : $0.play(script, on: interaction, rate: rate))
      }, held: frame(played)?.held ?? [])
    sampled.isSettling = frame(played)?.progress == nil
    // Between rest states there is none.
    sampled.progress =
      interaction.states != nil
      ? nil
      : sampled.isSettling && frame(played) != nil
        ? played.settledProgress : frame(played)?.progress
    let states = evaluator.transition.states
    sampled.restState = played.restState.map { $0 < 0 ? evaluator.transition.from.name : states[$0].name }
    sampled.outcome = played.isOpen ? played.outcome.map(\.rawValue) ?? "nothing started" : "did not begin"
    if let refusal = evaluator.refusal(of: interaction, with: gesture.script) {
      sampled.remarks = [words(refusal, interaction)]
      if refusal == .condition, let begin = interaction.begin {
        sampled.remarks += evaluator.guessedValues(in: begin).map { name, value in
          "`\(name)` is taken as \(SampledMoment.text(value)), because no `sample` has it"
        }
      }
    }
    sampled.remarks += (interaction.handsOver + interaction.simultaneous).map { rule in
      "scroll views are not played: `\(evaluator.transition.name(of: rule.subject))` would scroll as line \(rule.location.line) says"
    }
    let times = Set(gesture.script.points.map(\.time))
    sampled.steps = played.steps.filter { $0.event != .changed || times.contains($0.time) }
    return sampled
  }

  private static func words(_ refusal: GestureRefusal, _ interaction: Interaction) -> String {
    switch refusal {
    case .direction: "the fingers do not begin as in `\(interaction.gesture.text)`"
    case .absence: "a screen is absent without which it cannot begin"
    case .condition: "the `begin when` of the interaction in line \(interaction.location.line) does not hold"
    }
  }

  private static func json(_ moments: [SampledMoment]) -> [UInt8] {
    var json = JSONWriter()
    json.array { json in
      for moment in moments { json.element { moment.write(&$0) } }
    }
    return json.bytes + [UInt8(ascii: "\n")]
  }
}

extension GestureScript {
  /// The same movement with a place for each frame: from point to point fingers move along the line, at one speed.
  fileprivate func filled(_ rate: Double) -> GestureScript {
    guard let first = points.first else { return self }
    var script = self
    script.points = [first]
    for (from, to) in zip(points, points.dropFirst()) {
      let count = ((to.time - from.time) * rate - 1e-6).rounded(.up)
      for place in stride(from: 1, to: count, by: 1) {
        let share = place / count
        func between(_ value: (Point) -> Double) -> Double { value(from) + (value(to) - value(from)) * share }
        script.points.append(
          Point(
            time: between(\.time), x: between(\.location.x), y: between(\.location.y),
            scale: between(\.scale),
            rotation: between(\.rotation)))
      }
      script.points.append(to)
    }
    return script
  }
}
