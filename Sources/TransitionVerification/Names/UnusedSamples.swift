import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Samples that show nothing: most often of a view that has another name or another place by now.
enum UnusedSamples {
  static func findings(_ transition: Transition, _ uses: Uses, _ layouts: RestingLayouts) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    func report(_ sample: SampleValue, _ words: String) {
      var path = transition.name(of: sample.subject)
      if sample.property != .frame { path += "." + sample.property.rawValue }
      findings.append(Diagnostic(.unusedSample, at: sample.location.range, [.text(path), .text(words)]))
    }
    for sample in transition.sample where !isUsed(sample, uses) { report(sample, "is read by nothing") }
    if !findings.isEmpty { return findings }
    for (sample, words) in unseen(transition, layouts) { report(sample, words) }
    return findings
  }

  private static func isUsed(_ sample: SampleValue, _ uses: Uses) -> Bool {
    // A view that nothing uses is found fault with itself: its sample is there for when something does.
    if case .provided = sample.subject, !uses.has(sample.subject) { return true }
    switch sample.property {
    case .imageSize: return true  // a picture is drawn in its shape
    case _ where sample.property.isOfFrame:
      switch sample.subject {
      // All other geometry is derived from theirs.
      case .container, .screen: return true
      // Whatever moves is drawn where its frame is.
      default: return uses.has(sample.subject)
      }
    default: return uses.reads(PropertyKey(sample.subject, sample.property))
    }
  }

  /// Whether a size, which is constant, is 0 one way or both.
  private static func hasNoSize(_ value: ExpressionID, _ expressions: ExpressionArena) -> Bool {
    expressions.constantValue(value)?.numbers.contains { $0 <= 0 } ?? false
  }

  /// Samples of pictures and frames without size, of views outside the container, and of what is placed elsewhere.
  private static func unseen(
    _ transition: Transition, _ layouts: RestingLayouts
  ) -> [(SampleValue, String)] {
    let expressions = layouts.plan.expressions
    let flat = transition.sample.filter { $0.property == .imageSize && hasNoSize($0.value, expressions) }
      .map { ($0, "has no size") }
    let frames = transition.sample.filter { $0.property.isOfFrame }
    if frames.isEmpty || !flat.isEmpty { return flat }
    var alone = transition
    alone.forward.tracks = []
    alone.backward.tracks = []
    alone.obligations = []
    let plan = Plan(sourceName: "", expressions: expressions, transitions: [alone])
    var (scene, placed): (Scene, Scene?) = (layouts.all[0].scene, nil)
    if !transition.placements.isEmpty {
      placed = Evaluator(plan: plan, scene: scene).restState(at: .to)
      alone.placements = []
      scene = Scene(alone, of: plan)
    }
    let container = scene.frame(of: .container)
    var reported = FlatSet<Subject>()
    return frames.compactMap { sample in
      let frame = scene.frame(of: sample.subject)
      guard reported.insert(sample.subject) else { return nil }
      if frame.width <= 0 || frame.height <= 0 { return (sample, "has no size") }
      if let placed, transition.placements.contains(where: { $0.subject == sample.subject }),
        !frame.isNear(placed.frame(of: sample.subject))
      {
        return (sample, "differs from its `place`")
      }
      guard case .provided = sample.subject, Overflow(frame, in: container).isWhole else { return nil }
      return (sample, "lies wholly outside the container")
    }
  }
}

extension Rect {
  /// Whether another one is the same but for what nobody sees.
  fileprivate func isNear(_ other: Rect) -> Bool {
    [x - other.x, y - other.y, width - other.width, height - other.height].allSatisfy { abs($0) < 0.5 }
  }
}
