import TransitionPlan

/// The finger: it moves values, and leaves.
enum RunFinger {
  static func items(_ scope: TransitionScope) -> [SwiftItem] {
    let interactions = scope.pulls.map { scope.transition.interactions[$0] }
    let finger = scope.finger
    let resized = SwiftItem.compact(
      "if context.containerView.bounds.size != size",
      "release(velocity: \(finger.none), isCancelled: true)")
    let velocity = scope.finishesNow ? ", velocity: \(finger.type)? = nil" : ""
    return swift {
      SwiftItem.doc("The finger has moved; before the start only its place is kept.")
      SwiftItem.block("func pull(to \(finger.name): \(finger.type)\(velocity))") {
        scope.catching.isEmpty
          ? "self.\(finger.name) = \(finger.name)"
          : "self.translation = CGPoint(x: origin.x + translation.x, y: origin.y + translation.y)"
        "guard let context, target == nil else { return }"
        perInteraction(scope) { drive(scope, $0) }
        resized
        if scope.finishesNow {
          "if let velocity, hasReached { release(velocity: velocity, isCancelled: false) }"
        }
      }
      SwiftItem.blank
      SwiftItem.doc("The finger has left, or was taken away; before the start this is only kept.")
      SwiftItem.block("func release(velocity: \(finger.type), isCancelled: Bool)") {
        "let isResized: Bool = context.map { $0.containerView.bounds.size != size } ?? false"
        "if released == nil { released = isResized ? (\(finger.none), true) : (velocity, isCancelled) }"
        "settleIfReleased()"
      }
      SwiftItem.blank
      SwiftItem.doc("How it goes on when the finger has left (\(scope.lines(places(interactions)))).")
      SwiftItem.block("private func settleIfReleased()") {
        "guard \(scope.isContainer ? "context != nil" : "let context"), let released, target == nil else { return }"
        perInteraction(scope) { decide(scope, $0) }
      }
      if scope.mayTurn, !scope.isContainer {
        SwiftItem.blank
        SwiftItem.block(
          "private func tell(_ context: any UIViewControllerContextTransitioning, at side: \(scope.type("Side")))"
        ) {
          "if side == start { context.cancelInteractiveTransition() } else { context.finishInteractiveTransition() }"
        }
      }
    }
  }

  private static func places(_ interactions: [Interaction]) -> [SpecLocation] {
    interactions.flatMap { interaction -> [SpecLocation] in
      switch interaction.decision {
      case .finishWhen(_, let location), .cancelWhen(_, let location):
        [location, interaction.finish.location, interaction.cancel.location]
      case .cancels, .nearest: [interaction.finish.location, interaction.cancel.location]
      }
    }
  }

  /// The same for each interaction, by the gesture that pulls.
  private static func perInteraction(
    _ scope: TransitionScope, _ body: (Int) -> [SwiftItem]
  ) -> [SwiftItem] {
    var cases: [(gestures: [String], body: [SwiftItem])] = []
    for index in scope.pulls {
      let items = body(index)
      if let place = cases.firstIndex(where: { $0.body == items }) {
        cases[place].gestures.append("." + scope.pull(index))
      } else {
        cases.append((["." + scope.pull(index)], items))
      }
    }
    if cases.count == 1 { return cases[0].body }
    return swift {
      "switch gesture {"
      for (gestures, body) in cases {
        "case \(gestures.joined(separator: ", ")):"
        SwiftItem.inner { body }
      }
      "case nil:"
      SwiftItem.inner { "break" }
      "}"
    }
  }

  private static func drive(_ scope: TransitionScope, _ index: Int) -> [SwiftItem] {
    let interaction = scope.transition.interactions[index]
    let type = scope.poseType(index)
    let isOffset = !scope.catching.isEmpty
    let call = "\(scope.poseName(index))(at: \(isOffset ? "self." : "")\(scope.finger.name))"
    // A function of the same name: `self` says which is meant.
    let qualified = scope.hasManyPoses ? call : "self." + call
    let writer = SlotWriter(scope: scope, isInRun: true)
    return swift {
      "let pose: \(type) = \(qualified)"
      let isResisted = scope.mayLackEnd(index)
      if isResisted { "let position: CGFloat = \(scope.position(index, "pose"))" }
      let isTurning = scope.mayTurn(index)
      if isTurning { "let way: CGFloat = \(scope.isTurned(index)) ? 1 - pose.progress : pose.progress" }
      let place = isResisted ? "position" : isTurning ? "way" : "pose.progress"
      if interaction.drives.isEmpty {
        scope.show(isResisted ? "position" : "pose.progress", interaction.direction)
        if !scope.catching.isEmpty { "meter.center.x = \(place)" }
        if scope.isInterruptible { "interruptible.fractionComplete = \(place)" }
      } else {
        let slots = drivenSlots(scope, index)
        let moving = slots.filter { $0.isLeftOutOfFades && scope.canFade }
        for slot in slots where !moving.contains(slot) { driven(scope, index, slot, "pose", writer) }
        if !moving.isEmpty {
          SwiftItem.block("if !isFading") {
            for slot in moving { driven(scope, index, slot, "pose", writer) }
          }
        }
      }
      if !scope.isContainer { "context.updateInteractiveTransition(\(place))" }
      if let (question, asksVelocity) = PoseWriter.complete(scope, index).reachedQuestion {
        let end = scope.names[interaction.direction.end]
        let isThere = isResisted ? "\(end) != nil, " : ""
        "if \(isThere)\(asksVelocity ? "let velocity" : "velocity != nil"), pose.\(question) { hasReached = true }"
      }
    }
  }

  /// The slots that an interaction drives, in the order of the spec.
  static func drivenSlots(_ scope: TransitionScope, _ index: Int) -> [Slot] {
    var slots: [Slot] = []
    for drive in scope.transition.interactions[index].drives {
      guard let kind = Slot.kind(of: drive.property) else { continue }
      let slot = Slot(subject: drive.subject, kind: kind)
      if !slots.contains(slot) { slots.append(slot) }
    }
    return slots
  }

  /// The statements that give a slot the values of a pose.
  static func driven(
    _ scope: TransitionScope, _ index: Int, _ slot: Slot, _ pose: String, _ writer: SlotWriter
  ) -> [SwiftItem] {
    let interaction = scope.transition.interactions[index]
    func field(_ property: Property) -> Code? {
      interaction.drives.first { $0.subject == slot.subject && $0.property == property }
        .map { Code("\(pose).\(PoseWriter.field(scope, $0))") }
    }
    switch slot.kind {
    case .alpha: return swift { writer.assign(slot, field(.alpha) ?? .one) }
    case .cornerRadius: return swift { writer.assign(slot, field(.cornerRadius) ?? .zero) }
    case .dim: return swift { writer.assign(slot, field(.dim) ?? .zero) }
    case .blur:
      let amount = field(.blur) ?? .zero
      return swift { "\(writer.object(slot.subject)).show(at: \(amount.text))" }
    case .background:
      // A colour has no arithmetic: it is mixed where the view is, which says how it looks there.
      let mixing = SlotWriter(scope: scope, position: pose + ".progress", isInRun: true)
      return mixing.statements(slot, between: interaction.direction)
    case .content, .shadowOpacity, .shadowRadius:
      let value = slot.kind.property.flatMap(field) ?? .zero
      return swift { writer.assign(slot, value) }
    case .shadowOffset:
      let offset = field(.shadowOffset).map { Value.pair($0.member("x"), $0.member("y")) }
      return swift { writer.assign(slot, (offset ?? .pair(.zero, .zero)).size) }
    case .clip: return []
    case .frame where slot.subject.isAdded:
      return PresentationLayout.object(scope, slot.subject, writer) { subject, property in
        field(property).map { SlotWriter.read($0, property) }
          ?? writer.rest(subject, property, at: interaction.direction.start)
      }
    case .frame where slot.element == nil:
      let driven = interaction.drives.filter { $0.subject == slot.subject && $0.property.isGeometry }
      return writer.driven(
        slot.subject, driven.compactMap { drive in field(drive.property).map { (drive.property, $0) } })
    case .frame:
      if let frame = field(.frame) { return writer.place(slot, at: frame.text) }
      return swift { "\(writer.object(slot.subject)).center = \((field(.center) ?? .zero).text)" }
    case .transform:
      let code = scope.transform(scope.transformParts(slot.subject)) { property in
        if let field = field(property) {
          return property == .translation ? .pair(field.member("x"), field.member("y")) : .scalar(field)
        }
        // What the finger does not move stays as it was when it came.
        return writer.rest(slot.subject, property, at: interaction.direction.start)
      }
      return swift { writer.assign(slot, code) }
    }
  }

  /// The statement that tells UIKit how it ends: of a run that has turned round, the other way about.
  private static func tell(_ scope: TransitionScope, _ index: Int, finish: Bool) -> [SwiftItem] {
    if scope.isContainer { return [] }  // of the app's own
    let calls = ["context.cancelInteractiveTransition()", "context.finishInteractiveTransition()"]
    let direction = scope.transition.interactions[index].direction
    return swift {
      if scope.mayTurn(index) {
        "tell(context, at: .\(scope.names[finish ? direction.end : direction.start]))"
      } else {
        calls[finish ? 1 : 0]
      }
    }
  }

  private static func decide(_ scope: TransitionScope, _ index: Int) -> [SwiftItem] {
    let interaction = scope.transition.interactions[index]
    let pose = PoseWriter.complete(scope, index)
    let question = "\(scope.poseName(index))(at: \(scope.finger.name)).\(pose.question)"
    let end = scope.names[interaction.direction.end]
    let lost =
      scope.mayLackEnd(index)
      ? [SwiftItem.line("let isLost: Bool = released.isCancelled || \(end) == nil", "nothing to go to")] : []
    let taken = lost.isEmpty ? "released.isCancelled" : "isLost"
    let decision = pose.isCancelDecision ? question : "!\(question)"
    let isLeft = interaction.finishNow == nil ? decision : "!hasReached && \(decision)"
    let condition = "\(taken) || \(interaction.decision == .cancels ? "!hasReached" : isLeft)"
    let call = "\(scope.poseName(index))(at: \(scope.finger.name))"
    let reached = scope.mayLackEnd(index) ? scope.position(index, call) : call + ".progress"
    let left = scope.keepsTimeAlongside ? swift { "let progress: CGFloat = \(reached)" } : []
    return lost + left
      + SwiftItem.chain([
        (
          condition,
          swift {
            RunAlongside.settle(scope, interaction.cancel, left: "progress")
            tell(scope, index, finish: false)
            RunSettle.settle(scope, index, interaction.cancel, at: interaction.direction.start)
          }
        ),
        (
          nil,
          swift {
            RunAlongside.settle(scope, interaction.finish, left: "1 - progress")
            tell(scope, index, finish: true)
            RunEndpoints.resolveAgain(scope, index)
            RunSettle.settle(scope, index, interaction.finish, at: interaction.direction.end)
          }
        ),
      ])
  }
}
