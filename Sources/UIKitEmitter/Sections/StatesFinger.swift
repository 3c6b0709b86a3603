import TransitionPlan

/// The finger between rest states: it moves the to screen of an overlay, and lets it settle in the nearest one.
///
/// No transition is under way meanwhile, so all of it is the presentation controller's.
struct StatesFinger {
  let scope: TransitionScope
  let index: Int
  let interaction: Interaction
  let states: StatesInteraction

  /// Nil where there is no such gesture.
  init?(_ scope: TransitionScope) {
    guard let (index, interaction, states) = scope.statesInteraction else { return nil }
    self.scope = scope
    self.index = index
    self.interaction = interaction
    self.states = states
  }

  private var driven: Drive { interaction.drives[states.drive] }
  private var writer: SlotWriter { SlotWriter(scope: scope) }
  private var catches: Bool { !interaction.catches.isEmpty }
  private var resting: String { scope.restingName(driven.subject, driven.property) }
  /// The property with `start.P`.
  private var start: String { PoseWriter.startField(scope, driven.subject, driven.property) }
  private var type: String { scope.poseType(index) }
  private var goesBack: Bool { states.includesBackward }
  /// The side to which it settles, as a choice and as it is written.
  private var choice: SideChoice { goesBack ? .variable : .fixed(.to) }
  private var side: String { goesBack ? "side" : "." + scope.to }

  // MARK: Parts of the presentation

  /// Its properties.
  var properties: [SwiftItem] {
    swift {
      SwiftItem.doc("Whether a finger moves the \(scope.to) just now, and how far it has come.")
      "private var isHeld: Bool = false"
      "private var translation: CGPoint = .zero"
      "private var \(start): CGFloat = 0"
      "private var animators: [UIViewPropertyAnimator] = []"
      "private var unfinished: Int = 0"
      if goesBack {
        SwiftItem.doc(
          "How fast a finger was that has let the \(scope.to) go on its way out, until a run goes on.")
        "private var thrown: CGPoint?"
        "private var whenGone: (() -> Void)?"
      }
      if !taken.isEmpty { "private let meanwhile = \(scope.ledgerType)()" }
    }
  }

  /// The condition that nothing of it is under way.
  static func isStill(_ scope: TransitionScope) -> String? {
    if scope.statesInteraction == nil { return nil }
    return "!isHeld, animators.isEmpty" + (scope.goesBackFromStates ? ", thrown == nil" : "")
  }

  /// Its methods.
  var items: [SwiftItem] {
    swift {
      begin
      meanwhile
      SwiftItem.blank
      move
      SwiftItem.blank
      pose
      SwiftItem.blank
      show
      SwiftItem.blank
      settle
      SwiftItem.blank
      if goesBack {
        goOn
        SwiftItem.blank
      }
      animator
      SwiftItem.blank
      ended
      SwiftItem.blank
      jump
    }
  }

  // MARK: The finger

  private var begin: [SwiftItem] {
    return SwiftItem.block(
      "private func hold()",
      comment: nil,
      PresentationValues.guarded(
        scope,
        swift {
          if catches || ends { "let isCaught: Bool = !animators.isEmpty" }
          SwiftItem.line(
            "for animator in animators where animator.state == .active { animator.stopAnimation(true) }",
            "stays where it is")
          "animators = []"
          leavesWhatIsCaught
          "\(start) = \(catches ? "isCaught ? \(caught) : " : "")\(resting)(in: state)"
          if scope.asksIfFading, scope.transition.reduceMotion != nil {
            "isFading = UIAccessibility.isReduceMotionEnabled"
          }
          enters
          "translation = .zero"
          if goesBack { "thrown = nil" }
          "isHeld = true"
        }),
      tail: .none
    ).documented(
      "\(catches ? "The finger comes" : "The finger comes, or the app moves the \(scope.to)"): what still settles is caught where it is "
        + "(\(scope.line(interaction.location))).")
  }

  /// What is caught is where it is seen; outside a rubber band, it is what a finger would have pulled there.
  private var caught: String {
    let object = writer.object(driven.subject)
    let view = object.hasSuffix("?") ? String(object.dropLast()) : object
    let live = scope.live(driven.property, of: Code(view), in: "containerView")?.scalar.text ?? "0"
    guard let value = driven.value, case .call(.rubberBand, let arguments) = scope.arena[value].kind,
      arguments.count == 2, case .binary(.range, let low, let high) = scope.arena[arguments[1]].kind
    else { return live }
    let expressions = ExpressionWriter(scope: scope) { scope.readInRun($0) }
    return Code.call(
      scope.helper(.unbanded), [Code(live), expressions.scalar(low), expressions.scalar(high)]
    ).text
  }

  private var move: [SwiftItem] {
    SwiftItem.block(
      "private func move(to translation: CGPoint)", comment: nil,
      swift {
        "guard isHeld else { return }"
        "self.translation = translation"
        "show(pose(at: translation))"
      }, tail: .none
    ).documented("The finger has moved.")
  }

  private var pose: [SwiftItem] {
    let arguments = PoseWriter.complete(scope, index).form.arguments
    return SwiftItem.block("private func pose(at translation: CGPoint) -> \(type)") {
      "\(type)(\(arguments.joined(separator: ", ")))"
    }.documented("The driven values under a finger at `translation`.")
  }

  /// The values of a pose; in a crossfade only alphas follow.
  private var show: [SwiftItem] {
    let slots = RunFinger.drivenSlots(scope, index)
    let moving = slots.filter { $0.isLeftOutOfFades && scope.canFade }
    return SwiftItem.block(
      "private func show(_ pose: \(type))", comment: nil,
      PresentationValues.guarded(
        scope,
        swift {
          for slot in slots where !moving.contains(slot) { values(slot) }
          if !moving.isEmpty { SwiftItem.block("if !isFading") { for slot in moving { values(slot) } } }
        }), tail: .none
    ).documented("Puts what is driven where the finger has it.")
  }

  private func values(_ slot: Slot) -> [SwiftItem] {
    guard slot.kind == .frame else { return RunFinger.driven(scope, index, slot, "pose", writer) }
    func value(_ subject: Subject, _ property: Property) -> Value {
      let drive = interaction.drives.first { $0.subject == subject && $0.property == property }
      guard let drive else { return writer.rest(subject, property, at: .to) }
      return .scalar(Code("pose." + PoseWriter.field(scope, drive)))
    }
    if scope.laidOut.contains(slot.subject) {
      return PresentationLayout.object(scope, slot.subject, writer, value)
    }
    return writer.geometry(slot.subject, named: false) { value(slot.subject, $0) }
  }

  // MARK: Settle

  private var isSprung: Bool { if case .spring = interaction.finish.curve { true } else { false } }

  private var settle: [SwiftItem] {
    SwiftItem.block(
      "private func settle(velocity: CGPoint, isCancelled: Bool)", comment: nil,
      PresentationValues.guarded(
        scope,
        swift {
          "guard isHeld else { return }"
          "isHeld = false"
          "let now: \(type) = pose(at: translation)"
          SwiftItem.block("if !isCancelled") {
            "let wanted: CGFloat = now.wanted(at: velocity)"
            "func distance(_ state: \(scope.type("State"))) -> CGFloat { abs(\(resting)(in: state) - wanted) }"
            let nearest = "\(scope.type("State")).allCases.min { distance($0) < distance($1) } ?? state"
            if goesBack {
              "let nearest: \(scope.type("State")) = \(nearest)"
              leaving
              "state = nearest"
            } else {
              "state = \(nearest)"
            }
          }
          if goesBack { "goOn(to: .\(scope.to), from: now, velocity: velocity)" } else { plays }
        }), tail: .none
    ).documented(
      "The finger has left: to the nearest rest state, \(goesBack ? "which may be that without the \(scope.to), " : "")"
        + "or back if it was taken away (\(scope.line(interaction.finish.location))).")
  }

  /// What goes back is dismissed, if the app lets it; how it goes on, the run says.
  private var leaving: SwiftItem {
    let away = writer.rest(driven.subject, driven.property, at: .from).scalar
    let distance = Code.call("abs", [away - Code("wanted")]).text
    return SwiftItem.block("if \(distance) < distance(nearest), \(DismissalQuestion.call)") {
      "thrown = velocity"
      "\(scope.helper(.dismiss))(presentedViewController)"
      "if presentedViewController.isBeingDismissed { return }"
      SwiftItem.line("thrown = nil", "the app has not let it go")
    }
  }

  private var goOn: [SwiftItem] {
    swift {
      SwiftItem.doc("Goes on from where a finger has let the \(scope.to) go on its way out, if one has.")
      SwiftItem.block("func goOn(then whenGone: @escaping () -> Void) -> Bool") {
        "guard let velocity = thrown else { return false }"
        "thrown = nil"
        "goOn(to: .\(scope.from), from: pose(at: translation), velocity: velocity)"
        if PresentationValues.guarded(scope, plays) != plays {
          SwiftItem.line("if animators.isEmpty { return false }", "a screen is gone")
        }
        "self.whenGone = whenGone"
        "return true"
      }
      SwiftItem.blank
      SwiftItem.block(
        "private func goOn(to side: \(scope.type("Side")), from now: \(type), velocity: CGPoint)",
        comment: nil,
        PresentationValues.guarded(scope, plays), tail: .none)
    }
  }

  /// The statements that play to a side.
  @SwiftBuilder private var plays: [SwiftItem] {
    if isSprung { springs } else { play }
    "unfinished = animators.count"
    "for animator in animators { animator.addCompletion { [weak self] _ in self?.animatorEnded() } }"
    "for animator in animators { animator.startAnimation() }"
  }

  @SwiftBuilder private var play: [SwiftItem] {
    if scope.asksIfFading { SwiftItem.compact("if isFading", scope.layOut(at: "." + scope.to)) }
    "let timing = \(scope.timing(interaction.finish.curve))"
    "animator(timing: timing).addAnimations { self.rest(at: \(side)) }"
  }

  /// Each driven property goes on at the velocity that it has.
  @SwiftBuilder private var springs: [SwiftItem] {
    let slots = RunFinger.drivenSlots(scope, index)
    let moving = slots.filter { $0.isLeftOutOfFades && scope.canFade }
    "let moment: CGFloat = 0.001"
    "let ahead = CGPoint(x: translation.x + velocity.x * moment, y: translation.y + velocity.y * moment)"
    "let next: \(type) = pose(at: ahead)"
    SwiftItem.block("func speed(_ now: CGFloat, _ next: CGFloat, _ home: CGFloat) -> CGFloat") {
      "abs(home - now) < 1e-9 ? 0 : max(0, (next - now) / moment / (home - now))"
    }
    SwiftItem.block("func spring(_ dx: CGFloat, _ dy: CGFloat) -> UIViewPropertyAnimator") {
      "let velocity = CGVector(dx: dx, dy: dy)"
      "return animator(timing: \(timing))"
    }
    if slots.contains(where: { drives($0).count > 1 }) { Homeward.functions }
    for slot in slots where !moving.contains(slot) { spring(slot) }
    if !moving.isEmpty {
      SwiftItem.block(
        "if isFading", comment: nil, swift { scope.layOut(at: "." + scope.to) },
        tail: .otherwise("else", moving.flatMap(spring), .none))
    }
    SwiftItem.line(
      "spring(0, 0).addAnimations { self.rest(at: \(side)) }", "what the finger did not move")
  }

  private var timing: String {
    guard case .spring(let curve) = interaction.finish.curve else { return "" }
    if !curve.isExact {
      return
        "UISpringTimingParameters(dampingRatio: \(Code(curve.dampingRatio).text), initialVelocity: velocity)"
    }
    let spring = curve.spring
    return
      "UISpringTimingParameters(mass: \(Code(spring.mass).text), stiffness: \(Code(spring.stiffness).text), "
      + "damping: \(Code(spring.damping).text), initialVelocity: velocity)"
  }

  private func drives(_ slot: Slot) -> [Drive] {
    interaction.drives.filter { $0.subject == slot.subject && Slot.kind(of: $0.property) == slot.kind }
  }

  private func spring(_ slot: Slot) -> [SwiftItem] {
    let drives = drives(slot)
    let fields = drives.map { PoseWriter.field(scope, $0) }
    func home(_ drive: Drive) -> String { writer.rest(drive.subject, drive.property, at: choice).scalar.text }
    let parts = zip(drives, fields).map { "now.\($1), next.\($1), \(home($0))" }
    guard let drive = drives.first, let field = fields.first else { return [] }
    let rest = swift {
      if slot.kind == .frame {
        if scope.laidOut.contains(slot.subject) {
          PresentationLayout.object(scope, slot.subject, writer) { writer.rest($0, $1, at: choice) }
        } else {
          writer.geometry(slot.subject, named: false) { writer.rest(slot.subject, $0, at: choice) }
        }
      } else {
        writer.statements(slot, at: choice)
      }
    }
    let speed =
      parts.count == 1
      ? "speed(\(parts[0]))" : "homeward(\(parts.map { "part(\($0))" }.joined(separator: ", ")))"
    // A place takes its velocity on its own axis; of anything else only the magnitude counts.
    let isVertical = slot.kind == .frame && Axis.vertical.has(drive.property)
    let arguments = isVertical ? "0, \(field)Speed" : "\(field)Speed, 0"
    return swift {
      "let \(field)Speed: CGFloat = \(speed)"
      SwiftItem.closure("spring(\(arguments)).addAnimations", parameters: "[self] in", rest)
    }
  }

  private var animator: [SwiftItem] {
    swift {
      SwiftItem.block("private func animator(timing: any UITimingCurveProvider) -> UIViewPropertyAnimator") {
        "let animator = UIViewPropertyAnimator(duration: \(Code(interaction.finish.duration).text), "
          + "timingParameters: timing)"
        "animators.append(animator)"
        "return animator"
      }
    }
  }

  private var ended: [SwiftItem] {
    swift {
      SwiftItem.block("private func animatorEnded()") {
        "unfinished -= 1"
        "guard unfinished == 0 else { return }"
        "animators = []"
        if goesBack {
          SwiftItem.block("if let whenGone") {
            "self.whenGone = nil"
            "return whenGone()"
          }
        }
        "rest(at: .\(scope.to))"
        leaves
      }
    }
  }

  private var jump: [SwiftItem] {
    SwiftItem.block(
      "private func jump()", comment: nil,
      swift {
        "settle(velocity: .zero, isCancelled: true)"
        SwiftItem.block("for animator in animators where animator.state == .active") {
          "animator.stopAnimation(false)"
          "animator.finishAnimation(at: .end)"
        }
      }, tail: .none
    ).documented("Goes to rest at once: the \(scope.to) leaves, or the container's size is about to change.")
  }
}

extension SwiftItem {
  /// A declaration with its documentation.
  fileprivate func documented(_ text: String) -> [SwiftItem] { [.doc(text), self] }
}

extension Axis {
  /// Whether a property is of this axis.
  func has(_ property: Property) -> Bool {
    var values = AxisValues()
    values.add(property, .scalar(.one), on: self)
    return !values.isEmpty
  }
}
