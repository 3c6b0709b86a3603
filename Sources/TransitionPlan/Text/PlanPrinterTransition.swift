import TransitionText

extension PlanPrinter {
  /// Writes a transition.
  mutating func transition(_ transition: Transition, _ text: ExpressionText) {
    section("transition \(transition.name)", transition.location) { printer in
      for line in transition.documentation { printer.line("/// " + line) }
      printer.line("style \(transition.style.rawValue)")
      if transition.isDirectional { printer.line("x from leading to trailing") }
      for side in Side.allCases { printer.screen(transition[side], side) }
      let order = transition.orderLocation.map(Self.text) ?? "(by default)"
      printer.line("order \(transition[transition.top].name) on top \(order)")
      for layer in transition.layers {
        let pair = "\(text.name(of: layer.above)) above \(text.name(of: layer.below))"
        printer.line("order \(pair) \(Self.text(layer.location))")
      }
      for state in transition.states { printer.line("state \(state.name) \(Self.text(state.location))") }
      for table in transition.stateTables { printer.table(table, in: transition, text) }
      for view in transition.views { printer.view(view, text) }
      for place in transition.placements {
        let path = text.name(of: place.subject) + "." + place.property.rawValue
        printer.line("place \(path) = \(printer.text(place.value, text)) \(Self.text(place.location))")
      }
      for direction in Direction.allCases {
        printer.direction(transition[direction], direction.rawValue, text)
      }
      for press in transition.presses {
        printer.section("press \(text.name(of: press.view))", press.location) { printer in
          printer.direction(press.down, "down", text)
          printer.direction(press.up, "up", text)
        }
      }
      printer.list("shared", transition.shared) { $0.shared($2, in: transition, text) }
      printer.list("calls", transition.calls) { printer, _, call in
        printer.line(printer.text(call, in: transition))
      }
      printer.list("lets", transition.locals) { printer, _, local in
        printer.line("\(local.name) = \(printer.text(local.value, text)) \(Self.text(local.location))")
      }
      printer.list("interactions", transition.interactions) {
        $0.interaction($2, number: $1, in: transition, text)
      }
      if !transition.interactions.isEmpty { printer.machine() }
      printer.list("ledger", transition.obligations) { $0.obligation($2, number: $1, text) }
      printer.crossfade("fallback", transition.fallback)
      printer.crossfade("reduceMotion", transition.reduceMotion)
      printer.list("sample", transition.sample) { printer, _, sample in
        let path = text.name(of: sample.subject) + "." + sample.property.rawValue
        printer.line("\(path) = \(printer.text(sample.value, text)) \(Self.text(sample.location))")
      }
      for sample in transition.handedSample {
        let screen = transition[sample.side]
        let name = screen.name + "." + screen.values[sample.index].name
        printer.line("sample \(name) = \(printer.text(sample.value, text)) \(Self.text(sample.location))")
      }
    }
  }

  /// A hook and its moment.
  func text(_ call: HookCall, in transition: Transition) -> String {
    let screen = transition[call.side]
    let name = screen.hooks.indices.contains(call.hook) ? screen.hooks[call.hook].name : "hooks[\(call.hook)]"
    let moment = [call.direction?.rawValue, call.moment.rawValue].compactMap { $0 }.joined(separator: " ")
    return "\(screen.name).\(name) at \(moment) \(Self.text(call.location))"
  }

  private mutating func table(_ table: StateTable, in transition: Transition, _ text: ExpressionText) {
    section("states of \(text.name(of: table.subject)).\(table.property.rawValue)", table.location) {
      printer in
      printer.line("\(transition.from.name): \(printer.text(table.from, text))")
      for (state, value) in zip(transition.states, table.values) {
        printer.line("\(state.name): \(printer.text(value, text))")
      }
    }
  }

  private mutating func view(_ view: AddedView, _ text: ExpressionText) {
    let content =
      switch view.content {
      case .color(let color): "color \(text.text(color))"
      case .blur(let style): "blur \(style.rawValue)"
      case .button(let name): "button \(name)"
      case .image(let name): "image \(name)"
      }
    section("view \(view.name): \(content)", view.location) { printer in
      if let filled = view.fills { printer.line("fills \(text.name(of: filled))") }
      printer.line(view.isStanding ? "while the to screen is there" : "for each run")
      if view.dismissesOnTap { printer.line("a tap plays backward") }
    }
  }

  private mutating func screen(_ screen: Screen, _ side: Side) {
    let className = (screen.isOptional ? "?" : "") + (screen.className.map { ": \($0)" } ?? "")
    section("\(side.rawValue) \(screen.name)\(className)", screen.location) { printer in
      printer.list("views", screen.views) { printer, _, view in
        for line in view.documentation { printer.line("/// " + line) }
        let mark = view.isOptional ? "?" : ""
        printer.line("\(view.name): \(view.kind.rawValue)\(mark) \(Self.text(view.location))")
      }
      printer.list("hooks", screen.hooks) { printer, _, hook in
        printer.line("\(hook.name) \(Self.text(hook.location))")
      }
      for value in screen.values {
        printer.line("value \(value.name): \(value.type.name) \(Self.text(value.location))")
      }
    }
  }

  private mutating func direction(_ plan: DirectionPlan, _ name: String, _ text: ExpressionText) {
    if plan.isSystem { return line("\(name) by UIKit \(Self.text(plan.location))") }
    let pace = "\(QuantityText.milliseconds(plan.duration)) delay \(QuantityText.milliseconds(plan.delay))"
    section("\(name) \(pace) \(plan.curve.planText)", plan.location) { printer in
      printer.list("tracks", plan.tracks) { printer, _, track in
        let path = text.name(of: track.subject) + "." + track.property.rawValue
        printer.section(path, track.location) { printer in
          printer.line("\(printer.text(track.start, text)) -> \(printer.text(track.end, text))")
          let start = QuantityText.milliseconds(track.windowStart)
          let end = QuantityText.milliseconds(track.windowEnd)
          printer.line("over \(start)..\(end) \(track.curve.planText)")
          if let damping = track.damping {
            printer.line("the spring's damping is \(printer.text(damping, text))")
          }
          if let stagger = track.stagger {
            let interval = QuantityText.milliseconds(stagger.interval)
            let origin = stagger.origin.word ?? stagger.point.map { printer.text($0, text) } ?? ""
            printer.line("stagger \(interval) from \(origin)")
          }
          if let arc = track.arc {
            printer.line("along an arc \(arc.bend.rawValue) of height \(NumberText.text(arc.height))")
          }
        }
      }
    }
  }

  private mutating func shared(_ element: SharedElement, in transition: Transition, _ text: ExpressionText) {
    section("\(element.name): \(element.kind.rawValue)", element.location) { printer in
      for side in Side.allCases {
        let end = element[side]
        printer.section(
          "\(side.rawValue) \(text.name(of: .provided(side, end.view)))", end.location
        ) { printer in
          printer.line("frame \(printer.text(end.frame, text))")
          let clip = end.clip.map { printer.text($0, text) } ?? "the container"
          printer.line("clipped to \(clip)")
        }
      }
      printer.line("content \(element.contentMode.rawValue)")
      printer.crossfade("missing", element.missing)
    }
  }

  private mutating func crossfade(_ heading: String, _ crossfade: Crossfade?) {
    guard let crossfade else { return line(heading + ": none") }
    let pace = "\(QuantityText.milliseconds(crossfade.duration)) \(crossfade.curve.planText)"
    line("\(heading) crossfade \(pace) \(Self.text(crossfade.location))")
  }

  private mutating func obligation(_ obligation: Obligation, number: Int, _ text: ExpressionText) {
    let what: String
    switch obligation.kind {
    case .inserted(let subject): what = "inserted \(text.name(of: subject))"
    case .invisible(let subject): what = "invisible \(text.name(of: subject))"
    case .held(let subject, let property, let value):
      what = "held \(text.name(of: subject)).\(property.rawValue) = \(self.text(value, text))"
    case .standing(let subject, let property, let value):
      what = "standing \(text.name(of: subject)).\(property.rawValue) = \(self.text(value, text))"
    case .moved(let subject): what = "moved \(text.name(of: subject))"
    case .recognizer(let index): what = "recognizer of interaction \(index + 1)"
    }
    section("\(number + 1). \(what), for `\(obligation.reason)`", obligation.location) { printer in
      printer.line("taken at \(obligation.acquire.rawValue)")
      for release in obligation.releases {
        printer.line(
          "\(release.exit.rawValue): \(release.point.map { "given back at \($0.rawValue)" } ?? "stays")")
      }
    }
  }
}

extension Curve {
  /// The curve with its numeric constants.
  var planText: String {
    switch self {
    case .linear: return "linear"
    case .cubic(let curve, let name):
      let points = [curve.x1, curve.y1, curve.x2, curve.y2].map(NumberText.text).joined(separator: ", ")
      return "cubic(\(points))" + (name.map { " named \($0.rawValue)" } ?? "")
    case .spring(let curve):
      let spring = curve.spring
      let constants = [
        "damping: \(NumberText.text(curve.dampingRatio))",
        "settles: \(QuantityText.milliseconds(curve.duration))",
        "mass: \(NumberText.text(spring.mass))", "stiffness: \(NumberText.text(spring.stiffness))",
        "coefficient: \(NumberText.text(spring.damping))",
      ]
      return "spring(\(constants.joined(separator: ", ")))"
    }
  }
}
