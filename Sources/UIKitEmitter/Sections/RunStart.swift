import TransitionPlan

/// The start of a run: durations, the way into the container, the endpoints.
enum RunStart {
  static func items(_ scope: TransitionScope) -> [SwiftItem] {
    swift {
      if !scope.isContainer {
        duration(scope)
        SwiftItem.blank
      }
      animate(scope)
      for direction in scope.played where scope.isInParts(direction) {
        SwiftItem.blank
        playPaces(scope, direction)
      }
      RunArcs.items(scope)
      RunShadows.items(scope)
      RunAlone.items(scope)
      if scope.isInteractive {
        SwiftItem.blank
        SwiftItem.block(
          "func startInteractiveTransition(_ transitionContext: \(scope.contextType))"
        ) {
          scope.mayNotBegin ? "guard begin(transitionContext) else { return }" : "begin(transitionContext)"
          scope.catching.isEmpty || !scope.isContainer ? "pull(to: \(scope.finger.name))" : "pull(to: .zero)"
          "settleIfReleased()"
        }
        RunInterruption.items(scope)
      }
      if scope.isInteractive {
        SwiftItem.blank
        RunBegin.items(scope)
      }
      for index in scope.transition.shared.indices {
        SwiftItem.blank
        RunEndpoints.resolve(scope, index)
        SwiftItem.blank
        RunEndpoints.add(scope, index)
      }
      RunAlone.finders(scope)
    }
  }

  private static func duration(_ scope: TransitionScope) -> [SwiftItem] {
    let transition = scope.transition
    let lengths = scope.played.map { Code(transition[$0].delay + transition[$0].duration) }
    let usual = Code.either("start == .\(scope.from)", lengths.first ?? .zero, lengths.last ?? .zero).text
    var words = scope.played.map { "`\($0.rawValue)`" }
    var places = scope.played.map { transition[$0].location }
    if let reduced = transition.reduceMotion {
      words.append("`reduceMotion`")
      places.append(reduced.location)
    }
    return swift {
      SwiftItem.doc("\(words.joined(separator: ", ")) (\(scope.lines(places))).")
      SwiftItem.block(
        "func transitionDuration(using _: (any UIViewControllerContextTransitioning)?) -> TimeInterval"
      ) {
        if let reduced = transition.reduceMotion {
          if lengths.allSatisfy({ $0 == lengths.first }) {
            "\(scope.reducedName) ? \(Code(reduced.duration).text) : \(usual)"
          } else {
            "if \(scope.reducedName) { return \(Code(reduced.duration).text) }"
            "return \(usual)"
          }
        } else {
          usual
        }
      }
    }
  }

  /// The condition under which no picture flies.
  static func nothingFlies(_ scope: TransitionScope) -> String {
    scope.transition.shared.indices.map { scope.ends($0) + " == nil" }.joined(separator: " && ")
  }

  private static func play(_ scope: TransitionScope, _ pace: Pace, _ location: SpecLocation?) -> [SwiftItem] {
    let delay = pace.delay > 0 ? "delay: \(Code(pace.delay).text), " : ""
    let call =
      "play(to: side, duration: \(Code(pace.duration).text), \(delay)timing: \(scope.runTiming(pace)))"
    return [.line(call, comment: location.map(scope.line))]
  }

  private static func animate(_ scope: TransitionScope) -> [SwiftItem] {
    let transition = scope.transition
    var branches: [(condition: String?, body: [SwiftItem])] = []
    if let fade = transition.reduceMotion {
      let pace = Pace(delay: 0, duration: fade.duration, curve: fade.curve)
      branches.append((scope.reducedName, play(scope, pace, fade.location)))
    }
    if let fade = scope.fallback {
      let pace = Pace(delay: 0, duration: fade.duration, curve: fade.curve)
      branches.append((nothingFlies(scope), play(scope, pace, fade.location)))
    }
    func direction(_ direction: Direction) -> [SwiftItem] {
      let bend = RunArcs.call(scope, direction)
      if !scope.isInParts(direction) {
        let pace = scope.paces(of: direction)[0]
        return bend + RunAlone.play(scope, to: "side") + RunShadows.whole(scope, to: "side", pace)
          + play(scope, pace, nil)
      }
      return bend + swift { "play\(NameTable.capitalized(direction.rawValue))()" }
    }
    let paces = scope.played.map { scope.paces(of: $0) }
    let isWhole = !scope.played.contains(where: scope.isInParts)
    let isOneWay = paces.allSatisfy { $0 == paces.first } && isWhole && scope.bendsAlike || paces.count == 1
    if isOneWay {
      branches.append((nil, direction(scope.played.first ?? .forward)))
    } else {
      branches.append(("start == .\(scope.from)", direction(.forward)))
      branches.append((nil, direction(.backward)))
    }
    let needsSide = !(branches.count == paces.count && scope.played.allSatisfy(scope.isInParts))
    let end = scope.played.map { "." + scope.names[$0.end] }
    return swift {
      if !scope.isInteractive { SwiftItem.doc(RunBegin.words(scope) + ", and plays.") }
      SwiftItem.block(
        "func animateTransition(using \(scope.isInteractive ? "transitionContext" : "context"): "
          + "\(scope.contextType))"
      ) {
        if scope.isInteractive {
          scope.mayNotBegin ? "guard begin(transitionContext) else { return }" : "begin(transitionContext)"
        } else {
          RunBegin.body(scope)
        }
        if needsSide {
          end.count == 1
            ? "let side: \(scope.type("Side")) = \(end[0])"
            : "let side: \(scope.type("Side")) = start == .\(scope.from) ? .\(scope.to) : .\(scope.from)"
        }
        SwiftItem.chain(branches)
      }
    }
  }

  /// A direction whose tracks have windows or curves of their own: one animator for each.
  private static func playPaces(_ scope: TransitionScope, _ direction: Direction) -> [SwiftItem] {
    let writer = SlotWriter(scope: scope)
    let paces = scope.paces(of: direction)
    let splits = scope.isOverlay ? [] : scope.transition.splits(in: direction)
    // Those that another one follows.
    let named = Set(paces.indices.compactMap { scope.predecessor(of: $0, in: direction) })
    return swift {
      SwiftItem.doc(
        "`\(direction.rawValue)`, each track in its own time "
          + "(\(scope.lines(scope.transition[direction].tracks.map(\.location)))).")
      SwiftItem.block("private func play\(NameTable.capitalized(direction.rawValue))()") {
        statements(
          scope, scope.slots(at: .start, of: direction), direction, writer,
          at: .start)
        PresentationPart.split(scope, splits, .fixed(direction.end))
        RunAlone.play(scope, to: "." + scope.names[direction.end])
        if !scope.isOverlay { RunBeside.start(scope, direction) }
        RunBeside.pictures(scope, direction)
        RunShadows.parts(scope, direction)
        for (index, pace) in paces.enumerated() {
          let earlier = scope.predecessor(of: index, in: direction)
          let delay =
            (pace.delay > 0 ? "delay: \(Code(pace.delay).text), " : "")
            + (earlier.map { "after: part\($0 + 1), " } ?? "")
          let maker =
            "animator(duration: \(Code(pace.duration).text), \(delay)timing: \(scope.runTiming(pace)))"
          let steps = scope.slots(at: .after(pace), of: direction)
          let moved = statements(
            scope, scope.slots(at: pace, of: direction).filter { !$0.kind.isShadow }, direction, writer,
            at: .during(index), pace: pace)
          let opening = maker + ".addAnimations { [self] in"
          let isLong = !moved.isEmpty && 4 + opening.columns > SwiftRenderer.width
          let isNamed =
            isLong || !steps.isEmpty || earlier != nil && !moved.isEmpty || named.contains(index)
            || scope.isClock(pace, of: direction)
          if moved.isEmpty, !isNamed {
            // A direction takes its time also where there is no item.
            "_ = \(maker)"
          } else if isNamed {
            "let part\(index + 1): UIViewPropertyAnimator = \(maker)"
          }
          if scope.isClock(pace, of: direction) {
            "part\(index + 1).addAnimations { self.clock.center.x += 1 }"
          }
          if !moved.isEmpty {
            closure((isNamed ? "part\(index + 1)" : maker) + ".addAnimations", "", moved)
          }
          if !steps.isEmpty {
            closure(
              "part\(index + 1).addCompletion", "_ ",
              statements(
                scope, steps, direction, writer, at: .after(index)))
          }
        }
        RunItems.play(scope, direction)
        "start(to: .\(scope.names[direction.end]))"
      }
    }
  }

  /// A call with a closure: on one line, if all that it does is to ask the presentation.
  private static func closure(_ call: String, _ parameters: String, _ body: [SwiftItem]) -> SwiftItem {
    if body.count == 1, case .line(let text, nil) = body[0], text.hasPrefix("presentation?.") {
      return .compact(call, parameters + (parameters.isEmpty ? "" : "in ") + "self." + text)
    }
    return .closure(call, parameters: "[self] \(parameters)in", body)
  }

  private static func statements(
    _ scope: TransitionScope, _ slots: [Slot], _ direction: Direction, _ writer: SlotWriter,
    at moment: PresentationPart.Moment, pace: Pace? = nil
  ) -> [SwiftItem] {
    swift {
      if scope.isOverlay {
        for part in scope.presentationParts where part.moments[direction] == moment {
          "presentation?.\(part.call(scope, direction))"
        }
      } else {
        for slot in slots where slot.element == nil {
          if slot.kind == .frame, scope.transition.split(slot.subject, in: direction)?.offsetPace == pace {
            "\(writer.object(slot.subject)).transform = .identity"
          } else {
            writer.statements(slot, atEndOf: direction, pace)
          }
        }
      }
      for element in scope.transition.shared.indices {
        let own = slots.filter { $0.element == element }
        if !own.isEmpty {
          let ends = scope.ends(element)
          let set = own.flatMap { writer.statements($0, atEndOf: direction, pace) }
          if set.mention(ends) {
            SwiftItem.block("if let \(ends)") { set }
          } else if scope.alwaysFlies {
            set
          } else {
            SwiftItem.block("if \(ends) != nil") { set }
          }
        }
      }
    }
  }
}

extension TransitionScope {
  /// Whether a picture flies wherever a direction goes in parts: without it there is a crossfade.
  var alwaysFlies: Bool { transition.shared.count == 1 && fallback != nil }
}
