import TransitionPlan
import TransitionText

extension JSONWriter {
  /// Writes a direction that a finger drives.
  mutating func interaction(_ interaction: Interaction, _ context: TimelineContext) {
    object { json in
      json.member("direction", interaction.direction.rawValue)
      if let states = interaction.states {
        let table = context.transition.stateTables[states.table]
        json.member("states") { json in
          json.object { json in
            json.path(table.subject, table.property, context)
            json.expression("nearest", states.nearest, context)
            json.member("includesBackward", states.includesBackward)
          }
        }
      }
      json.gesture("gesture", interaction.gesture, interaction.view, context)
      json.condition("begin", interaction.begin, context)
      json.list("holds", interaction.holds) { json, hold in
        json.assignment(hold.subject, hold.property, hold.value, hold.location, context)
      }
      json.list("simultaneous", interaction.simultaneous) { json, rule in
        json.object { json in
          json.member("with", context.name(rule.subject))
          json.condition("when", rule.condition, context)
          json.spec(rule.location)
        }
      }
      json.list("steps", interaction.steps) { $0.step($1, context) }
      if let progress = interaction.progress { json.expression("progress", progress, context) }
      // Without drives every track follows the progress.
      json.member("scrubs", interaction.drives.isEmpty)
      json.list("drives", interaction.drives) { json, drive in
        json.assignment(drive.subject, drive.property, drive.value, drive.location, context)
      }
      json.decision(interaction.decision, context)
      json.relations(interaction, context)
      json.member("settle") { json in
        json.object { json in
          json.settle("finish", interaction.finish)
          json.settle("cancel", interaction.cancel)
        }
      }
      json.spec(interaction.location)
    }
  }

  private mutating func gesture(
    _ key: String, _ gesture: Gesture, _ view: Subject, _ context: TimelineContext
  ) {
    line(key) { json in
      json.member("kind", gesture.name)
      if let direction = gesture.direction { json.member("direction", direction) }
      json.member("on", context.name(view))
    }
  }

  /// Writes the relations of an interaction to other gestures, scroll views, motions and hooks, if it has any.
  private mutating func relations(_ interaction: Interaction, _ context: TimelineContext) {
    if let condition = interaction.finishNow { expression("finishNow", condition, context) }
    if !interaction.rules.isEmpty {
      list("rules", interaction.rules) { json, rule in
        json.object { json in
          json.member("relation", rule.relation.rawValue)
          json.gesture("gesture", rule.gesture, rule.view, context)
          json.spec(rule.location)
        }
      }
    }
    if !interaction.handsOver.isEmpty {
      list("handsOver", interaction.handsOver) { json, rule in
        json.object { json in
          json.member("to", context.name(rule.subject))
          json.condition("when", rule.condition, context)
          json.spec(rule.location)
        }
      }
    }
    if !interaction.catches.isEmpty {
      list("catches", interaction.catches) { $0.string($1.rawValue) }
    }
    if !interaction.calls.isEmpty {
      list("calls", interaction.calls) { $0.call($1, context.transition) }
    }
  }

  /// Writes a condition; one that is left out always holds.
  private mutating func condition(_ key: String, _ condition: ExpressionID?, _ context: TimelineContext) {
    if let condition { expression(key, condition, context) } else { member(key, true) }
  }

  private mutating func assignment(
    _ subject: Subject, _ property: Property, _ value: ExpressionID?, _ location: SpecLocation,
    _ context: TimelineContext
  ) {
    object { json in
      json.path(subject, property, context)
      // A drive without a value follows its track, or its table, at the progress.
      if let value { json.expression("value", value, context) } else { json.member("follows", true) }
      json.spec(location)
    }
  }

  private mutating func step(_ step: PoseStep, _ context: TimelineContext) {
    line { json in
      switch step {
      case .local(let index):
        json.member("kind", "local")
        json.member("name", context.transition.locals[index].name)
      case .progress: json.member("kind", "progress")
      case .drive(let index):
        json.member("kind", "drive")
        json.member("index", index)
      }
    }
  }

  private mutating func decision(_ decision: Decision, _ context: TimelineContext) {
    member("decision") { json in
      json.object { json in
        switch decision {
        case .finishWhen(let condition, let location):
          json.member("kind", "finishWhen")
          json.expression("condition", condition, context)
          json.spec(location)
        case .cancelWhen(let condition, let location):
          json.member("kind", "cancelWhen")
          json.expression("condition", condition, context)
          json.spec(location)
        case .cancels: json.member("kind", "cancels")
        case .nearest(let location):
          json.member("kind", "nearest")
          json.spec(location)
        }
      }
    }
  }

  private mutating func settle(_ key: String, _ settle: Settle) {
    member(key) { json in
      json.object { json in
        json.member("durationMs", Milliseconds.of(settle.duration))
        json.curve(settle.curve, isOfGesture: true)
        json.spec(settle.location)
      }
    }
  }

  /// Writes the state machine of all interactions: the reaction in each state to each event.
  mutating func gestureMachine() {
    object { json in
      json.member("initial", GestureState.idle.rawValue)
      json.member("states") { json in
        json.inline { json in
          json.array { json in
            for state in GestureState.allCases { json.element { $0.string(state.rawValue) } }
          }
        }
      }
      json.member("events") { json in
        json.inline { json in
          json.array { json in
            for event in GestureEvent.allCases { json.element { $0.string(event.rawValue) } }
          }
        }
      }
      let all = GestureState.allCases.flatMap { state in GestureEvent.allCases.map { (state, $0) } }
      json.list("transitions", all) { json, cell in
        let (next, action) = GestureMachine.step(cell.0, cell.1)
        json.line { json in
          json.member("state", cell.0.rawValue)
          json.member("event", cell.1.rawValue)
          json.member("action", action.rawValue)
          json.member("next", next.rawValue)
        }
      }
    }
  }
}
