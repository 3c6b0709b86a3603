import TransitionPlan
import TransitionText

extension JSONWriter {
  /// Writes a transition of a plan.
  mutating func transition(_ plan: Plan, _ index: Int, _ sampleRate: Double?) {
    let transition = plan.transitions[index]
    let context = TimelineContext(transition: transition, expressions: plan.expressions)
    object { json in
      json.member("name", transition.name)
      json.summary(transition.documentation)
      json.member("style", transition.style.rawValue)
      if transition.isDirectional { json.member("xAxis", "leadingToTrailing") }
      json.member("screens") { json in
        json.object { json in
          for side in Side.allCases { json.screen(side.rawValue, transition[side]) }
        }
      }
      json.order(transition)
      json.member("directions") { json in
        json.object { json in
          for direction in Direction.allCases {
            json.direction(direction.rawValue, context.transition[direction], context)
          }
        }
      }
      json.additions(context)
      json.list("shared", transition.shared) { $0.shared($1, context) }
      json.list("calls", transition.calls) { $0.call($1, transition) }
      let reported = EmittedLocals.indices(transition, plan.expressions).map { transition.locals[$0] }
      json.list("locals", reported) { json, local in
        json.object { json in
          json.member("name", local.name)
          json.member("unit", TimelineUnit.of(plan.expressions[local.value].type))
          json.expression("value", local.value, context)
          json.spec(local.location)
        }
      }
      json.list("interactions", transition.interactions) { $0.interaction($1, context) }
      json.list("obligations", Array(transition.obligations.enumerated())) { json, numbered in
        json.obligation(numbered.element, number: numbered.offset + 1, context)
      }
      json.member("environment") { json in
        json.object { json in
          if let fallback = transition.fallback { json.crossfade("fallback", fallback) }
          if let reduceMotion = transition.reduceMotion { json.crossfade("reduceMotion", reduceMotion) }
        }
      }
      if let sampleRate { json.samples(plan, index, sampleRate) }
    }
  }

  private mutating func screen(_ key: String, _ screen: Screen) {
    member(key) { json in
      json.object { json in
        json.member("name", screen.name)
        if let className = screen.className { json.member("class", className) }
        json.list("provides", screen.views) { json, view in
          json.line { json in
            json.member("name", view.name)
            json.member("kind", view.kind.rawValue)
            json.member("optional", view.isOptional)
            json.summary(view.documentation)
            json.spec(view.location)
          }
        }
        if screen.isOptional { json.member("optional", true) }
        if !screen.values.isEmpty {
          json.list("values", screen.values) { json, value in
            json.line { json in
              json.member("name", value.name)
              json.member("type", value.type.name)
              json.spec(value.location)
            }
          }
        }
        json.list("hooks", screen.hooks) { json, hook in
          json.line { json in
            json.member("name", hook.name)
            json.spec(hook.location)
          }
        }
        json.spec(screen.location)
      }
    }
  }

  /// The screens from the lowest to the one on top.
  private mutating func order(_ transition: Transition) {
    line("order") { json in
      json.list("bottomToTop", [transition.top.opposite, transition.top]) {
        $0.string(transition[$1].name)
      }
      if let location = transition.orderLocation { json.spec(location) }
    }
  }

  mutating func direction(_ key: String, _ plan: DirectionPlan, _ context: TimelineContext) {
    member(key) { json in
      json.object { json in
        if plan.isSystem { json.member("isSystem", true) }
        json.member("durationMs", Milliseconds.of(plan.duration))
        json.member("delayMs", Milliseconds.of(plan.delay))
        json.curve(plan.curve)
        json.list("tracks", plan.tracks) { json, track in
          json.object { json in
            json.path(track.subject, track.property, context)
            json.member("type", track.property.type.name)
            json.member("windowMs") {
              $0.numbers([Milliseconds.of(track.windowStart), Milliseconds.of(track.windowEnd)])
            }
            json.curve(track.curve)
            if let damping = track.damping { json.expression("dampingRatio", damping, context) }
            if let stagger = track.stagger {
              json.line("stagger") { json in
                json.member("intervalMs", Milliseconds.of(stagger.interval))
                if let word = stagger.origin.word { json.member("from", word) }
                if let point = stagger.point { json.expression("from", point, context) }
              }
            }
            if let arc = track.arc {
              json.line("arc") { json in
                json.member("bend", arc.bend.rawValue)
                json.member("height", arc.height)
              }
            }
            json.expression("from", track.start, context)
            json.expression("to", track.end, context)
            json.spec(track.location)
          }
        }
        json.spec(plan.location)
      }
    }
  }

  private mutating func shared(_ element: SharedElement, _ context: TimelineContext) {
    object { json in
      json.member("name", element.name)
      json.member("kind", element.kind.rawValue)
      json.member("content", element.contentMode.rawValue)
      for side in Side.allCases {
        let end = element[side]
        json.member(side.rawValue) { json in
          json.object { json in
            json.member("view", context.name(.provided(side, end.view)))
            json.expression("frame", end.frame, context)
            if let clip = end.clip { json.expression("clip", clip, context) }
            json.spec(end.location)
          }
        }
      }
      if let missing = element.missing { json.crossfade("missing", missing) }
      json.spec(element.location)
    }
  }

  mutating func call(_ call: HookCall, _ transition: Transition) {
    let screen = transition[call.side]
    line { json in
      json.member("hook", screen.name + "." + screen.hooks[call.hook].name)
      json.member("direction", call.direction?.rawValue ?? "both")
      json.member("moment", call.moment.rawValue)
      json.spec(call.location)
    }
  }

  private mutating func crossfade(_ key: String, _ crossfade: Crossfade) {
    member(key) { json in
      json.object { json in
        json.member("kind", "crossfade")
        json.member("durationMs", Milliseconds.of(crossfade.duration))
        json.curve(crossfade.curve)
        json.spec(crossfade.location)
      }
    }
  }

  private mutating func obligation(_ obligation: Obligation, number: Int, _ context: TimelineContext) {
    object { json in
      json.member("id", "o\(number)")
      switch obligation.kind {
      case .inserted(let subject):
        json.member("what", "inserted")
        json.member("target", context.name(subject))
      case .invisible(let subject):
        json.member("what", "invisible")
        json.member("target", context.name(subject))
      case .held(let subject, let property, let value):
        json.member("what", "held")
        json.path(subject, property, context)
        json.expression("value", value, context)
      case .standing(let subject, let property, let value):
        json.member("what", "standing")
        json.path(subject, property, context)
        json.expression("value", value, context)
      case .moved(let subject):
        json.member("what", "moved")
        json.member("target", context.name(subject))
      case .recognizer(let interaction):
        json.member("what", "recognizer")
        json.member("interaction", interaction)
      }
      json.member("acquire", obligation.acquire.rawValue)
      json.line("release") { json in
        for release in obligation.releases {
          json.member(release.exit.rawValue, release.point?.rawValue ?? "stays")
        }
      }
      json.member("reason", obligation.reason)
      json.spec(obligation.location)
    }
  }
}
