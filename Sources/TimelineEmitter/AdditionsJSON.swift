import TransitionPlan
import TransitionText

extension JSONWriter {
  /// Writes the additions of a transition to the screens: views, layout, the order of layers, and presses.
  ///
  /// A list is left out when it is empty.
  mutating func additions(_ context: TimelineContext) {
    let transition = context.transition
    if !transition.states.isEmpty {
      list("states", transition.states) { json, state in
        json.line { json in
          json.member("name", state.name)
          json.spec(state.location)
        }
      }
      list("stateTables", transition.stateTables) { json, table in
        json.object { json in
          json.path(table.subject, table.property, context)
          json.expression("from", table.from, context)
          json.list("values", table.values) { $0.expression($1, context) }
          json.spec(table.location)
        }
      }
    }
    if !transition.views.isEmpty { list("views", transition.views) { $0.view($1, context) } }
    if !transition.placements.isEmpty {
      list("placements", transition.placements) { json, placement in
        json.object { json in
          json.path(placement.subject, placement.property, context)
          json.expression("value", placement.value, context)
          json.spec(placement.location)
        }
      }
    }
    if !transition.layers.isEmpty {
      list("layers", transition.layers) { json, layer in
        json.line { json in
          json.member("above", context.name(layer.above))
          json.member("below", context.name(layer.below))
          json.spec(layer.location)
        }
      }
    }
    if !transition.presses.isEmpty {
      list("presses", transition.presses) { json, press in
        json.object { json in
          json.member("on", context.name(press.view))
          json.direction("down", press.down, context)
          json.direction("up", press.up, context)
          json.spec(press.location)
        }
      }
    }
  }

  private mutating func view(_ view: AddedView, _ context: TimelineContext) {
    object { json in
      json.member("name", view.name)
      json.line("content") { json in
        switch view.content {
        case .color(let color):
          json.member("kind", "color")
          json.member("rgba") { $0.numbers([color.red, color.green, color.blue, color.alpha]) }
        case .blur(let style):
          json.member("kind", "blur")
          json.member("style", style.rawValue)
        case .button(let name):
          json.member("kind", "button")
          json.member("symbol", name)
        case .image(let name):
          json.member("kind", "image")
          json.member("name", name)
        }
      }
      if let filled = view.fills { json.member("fills", context.name(filled)) }
      json.member("life", view.isStanding ? "stay" : "run")
      json.member("dismissesOnTap", view.dismissesOnTap)
      json.spec(view.location)
    }
  }
}
