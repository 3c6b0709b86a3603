import TransitionPlan
import TransitionText

extension JSONWriter {
  /// Writes the values of all properties at every frame, and the layout for which they were computed.
  mutating func samples(_ plan: Plan, _ index: Int, _ rate: Double) {
    let evaluator = Evaluator(plan: plan, transition: index)
    let context = TimelineContext(transition: evaluator.transition, expressions: plan.expressions)
    let geometry = SampledGeometry(evaluator.transition, plan.expressions, evaluator.scene)
    member("samples") { json in
      json.object { json in
        json.member("ratePerSecond", rate)
        json.list("geometry", geometry.entries) { json, entry in
          json.line { json in
            json.path(entry.key.subject, entry.key.property, context)
            json.member("value") { $0.sampled(entry.value) }
          }
        }
        json.handed(evaluator, context)
        let defaulted = geometry.entries.filter(\.isDefaulted).map {
          context.name($0.key.subject) + "." + $0.key.property.rawValue
        }
        json.strings("defaulted", defaulted + Self.unhanded(evaluator))
        let objects = SampledObjects(evaluator)
        json.strings("bottomToTop", objects.drawn.map(context.name))
        json.member("rests") { json in
          json.object { json in
            for side in Side.allCases { json.values(side.rawValue, objects.rest(at: side), context) }
          }
        }
        for direction in Direction.allCases { json.samples(direction, evaluator, objects, rate, context) }
        json.pulls(evaluator, rate, context)
      }
    }
  }

  /// The handed-over values that the sample does not contain.
  private static func unhanded(_ evaluator: Evaluator) -> [String] {
    Side.allCases.flatMap { side in
      let screen = evaluator.transition[side]
      return screen.values.indices.filter { !evaluator.scene.isHanded(side, $0) }
        .map { screen.name + "." + screen.values[$0].name }
    }
  }

  /// Writes texts on one line.
  private mutating func strings(_ key: String, _ texts: [String]) {
    member(key) { json in
      json.inline { json in
        json.array { json in
          for text in texts { json.element { $0.string(text) } }
        }
      }
    }
  }

  /// Writes values of properties.
  private mutating func values(_ key: String, _ values: [PropertyValue], _ context: TimelineContext) {
    list(key, values) { json, value in
      json.line { json in
        json.path(value.subject, value.property, context)
        json.member("value") { $0.sampled(value.value) }
      }
    }
  }

  /// Writes the values that the screens hand over in the sample.
  private mutating func handed(_ evaluator: Evaluator, _ context: TimelineContext) {
    let all = Side.allCases.flatMap { side in
      evaluator.transition[side].values.enumerated().map { (side, $0.offset, $0.element) }
    }
    if all.isEmpty { return }
    list("handed", all) { json, item in
      let (side, index, value) = item
      json.line { json in
        json.member("name", evaluator.transition[side].name + "." + value.name)
        json.member("unit", TimelineUnit.of(value.type))
        json.member("value") { $0.sampled(evaluator.scene.handed(side, index, value.type)) }
      }
    }
  }

  private mutating func samples(
    _ direction: Direction, _ evaluator: Evaluator, _ objects: SampledObjects, _ rate: Double,
    _ context: TimelineContext
  ) {
    let times = FrameTimes.times(length: evaluator.length(of: direction), rate: rate)
    let frames = times.map { evaluator.values(in: direction, at: $0) }
    member(direction.rawValue) { json in
      json.object { json in
        json.member("timesMs") { json in json.numbers(times.map { Self.rounded($0 * 1000) }) }
        json.series("tracks", frames, context)
        json.series("frames", times.map { objects.frames(in: direction, at: $0) }, context)
        json.values(
          "held", evaluator.startValues(of: direction) + evaluator.heldValues(in: .playing(direction)),
          context)
      }
    }
  }

  private mutating func pulls(_ evaluator: Evaluator, _ rate: Double, _ context: TimelineContext) {
    let pulls = evaluator.transition.interactions.enumerated().compactMap { index, interaction in
      SampledPull(interaction, evaluator).map { (index, $0) }
    }
    list("pulls", pulls) { json, indexed in
      let (index, pull) = indexed
      json.object { json in
        json.member("interaction", index)
        json.member("timesMs") { json in json.numbers(pull.times.map { Self.rounded($0 * 1000) }) }
        switch pull.kind {
        case .translation:
          json.member("translationsPt") { json in
            json.inline { json in
              json.array { json in
                for finger in pull.fingers { json.element { $0.sampled(.vector(finger.translation)) } }
              }
            }
          }
        case .scale: json.member("scales") { $0.numbers(pull.fingers.map { Self.rounded($0.scale) }) }
        case .rotation:
          json.member("rotationsRad") { $0.numbers(pull.fingers.map { Self.rounded($0.rotation) }) }
        }
        json.member("progress") { json in json.numbers(pull.poses.map { Self.rounded($0.progress) }) }
        json.series("values", pull.poses.map(\.values), context)
        json.values("held", pull.held, context)
        json.member("releasedAt", SampledPull.release)
        json.list("settles", pull.settles) { json, settle in
          let times = FrameTimes.times(length: settle.motion.duration, rate: rate)
          json.object { json in
            json.member("outcome", settle.motion.outcome.rawValue)
            if let state = settle.state { json.member("state", evaluator.transition.states[state].name) }
            json.member("timesMs") { json in json.numbers(times.map { Self.rounded($0 * 1000) }) }
            json.series("tracks", times.map { settle.motion.values(at: $0) }, context)
          }
        }
      }
    }
  }

  /// Writes the values of each property over the frames, which all have the same properties in the same order.
  private mutating func series(_ key: String, _ frames: [[PropertyValue]], _ context: TimelineContext) {
    let properties = frames.first ?? []
    list(key, Array(properties.enumerated())) { json, property in
      json.object { json in
        json.path(property.element.subject, property.element.property, context)
        json.member("values") { json in
          json.inline { json in
            json.array { json in
              for frame in frames { json.element { $0.sampled(frame[property.offset].value) } }
            }
          }
        }
      }
    }
  }

  /// Writes a value: a truth value, a number, or its numbers.
  private mutating func sampled(_ value: Value) {
    switch value {
    case .flag(let flag): bool(flag)
    case .number(let value): number(Self.rounded(value))
    default: numbers(value.numbers.map(Self.rounded))
    }
  }

  /// A number with four decimals, which is finer than any display.
  private static func rounded(_ number: Double) -> Double {
    let rounded = (number * 10_000).rounded() / 10_000
    return rounded.isFinite ? rounded : number
  }
}
