import TransitionDiagnostics
import TransitionPlan

/// The to screen of an `overlay` is put above the from screen when `forward` begins, and taken away when `backward` has ended: one of
/// which a good part is seen then comes and goes at once.
enum ComesSeen {
  static func findings(_ layouts: RestingLayouts) -> [Diagnostic] {
    let plan = layouts.plan
    let transition = plan.transitions[layouts.index]
    guard transition.style == .overlay, transition.top == .to, !transition.forward.tracks.isEmpty,
      !transition.forward.isSystem, !transition.backward.isSystem, !isShownOtherwise(transition)
    else { return [] }
    let (tracks, expressions) = (transition.forward.tracks, plan.expressions)
    let own = tracks.filter { $0.subject == screen }
    let geometry = own.first { $0.property.isOfFrame || $0.property == .translation }
    let place = own.isEmpty ? transition.placements.first { $0.subject == screen } : nil
    guard let location = geometry?.location ?? place?.location else { return [] }
    // Most come without alpha.
    if own.contains(where: { $0.property == .alpha && (expressions.constant($0.start) ?? 0) < 0.5 }) {
      return []
    }
    guard own.allSatisfy({ KnownRests.isKnown($0, transition, expressions) }),
      own.allSatisfy({ !readsViews($0.start, transition, expressions) }),
      transition.placements.allSatisfy({
        $0.subject != screen || KnownRests.isKnown($0.value, transition, expressions)
      })
    else { return [] }
    // What has a size of its own goes as far as that.
    let hasSize = transition.placements.contains { $0.subject == screen && $0.property.isLength }
    let isSeen = layouts.evaluators.allSatisfy { evaluator in
      self.isSeen(evaluator.restState(at: .from), share: hasSize ? 0.02 : 0.25)
    }
    if !isSeen { return [] }
    return [
      Diagnostic(
        .restNotFound, at: location.range,
        [
          .text(transition.to.name), .text("not seen"), .text("where it is seen"),
          .text("the from screen rests"),
        ],
        notes: [
          "it comes and goes at once: let it come from beyond an edge, as from `container.height`, or from an `alpha` of 0"
        ])
    ]
  }

  private static let screen = Subject.screen(.to)

  /// Whether something else has a say in what is seen when it comes: its views, a picture, what is above it, or the app.
  private static func isShownOtherwise(_ transition: Transition) -> Bool {
    func isOfScreen(_ subject: Subject) -> Bool {
      if case .provided(.to, _) = subject { true } else { false }
    }
    return !transition.shared.isEmpty || transition.calls.contains { $0.side == .to }
      || transition.forward.tracks.contains { isOfScreen($0.subject) }
      || transition.stateTables.contains { isOfScreen($0.subject) }
      || transition.layers.contains { $0.below == screen }
      || transition.obligations.contains { obligation in
        switch obligation.kind {
        case .held(let subject, _, _), .invisible(let subject): subject == screen || isOfScreen(subject)
        default: false
        }
      }
  }

  /// Whether a value is where a view of the from screen is: a screen may well grow out of that.
  private static func readsViews(
    _ value: ExpressionID, _ transition: Transition, _ expressions: ExpressionArena
  ) -> Bool {
    var reads = false
    expressions.visit(value) { id in
      switch expressions[id].kind {
      case .property(.provided, _), .found(.provided, _), .property(.tabBar, _), .property(.navigationBar, _):
        reads = true
      case .local(let index):
        reads = reads || readsViews(transition.locals[index].value, transition, expressions)
      default: break
      }
    }
    return reads
  }

  /// - Parameter share: The share of itself, and of the container's, from which on what is seen was not meant to peep out.
  private static func isSeen(_ rest: Scene, share: Double) -> Bool {
    for property in [Property.alpha, .scale, .scaleX, .scaleY] {
      if rest.value(of: screen, property).number < 0.5 { return false }
    }
    for property in [Property.rotation, .rotationX, .rotationY] {
      if rest.value(of: screen, property).number != 0 { return false }
    }
    var frame = rest.frame(of: screen)
    guard case .vector(let offset) = rest.value(of: screen, .translation), frame.width > 0, frame.height > 0
    else { return false }
    frame = Rect(x: frame.x + offset.x, y: frame.y + offset.y, width: frame.width, height: frame.height)
    let container = rest.frame(of: .container)
    let width = min(frame.right, container.width) - max(0, frame.x)
    let height = min(frame.bottom, container.height) - max(0, frame.y)
    guard width > 0, height > 0 else { return false }
    return width * height >= share * min(frame.width * frame.height, container.width * container.height)
  }
}
