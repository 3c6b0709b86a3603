import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Finds samples that show nothing: mostly of a view that has been renamed or moved.
enum UnusedSamples {
  static func findings(_ transition: Transition, _ uses: Uses, _ expressions: ExpressionArena) -> [Diagnostic]
  {
    var findings: [Diagnostic] = []
    func report(_ sample: SampleValue, _ words: String) {
      var path = transition.name(of: sample.subject)
      if sample.property != .frame { path += "." + sample.property.rawValue }
      findings.append(Diagnostic(.unusedSample, at: sample.location.range, [.text(path), .text(words)]))
    }
    for sample in transition.sample where !isUsed(sample, uses) { report(sample, "is read by nothing") }
    if !findings.isEmpty { return findings }
    for (sample, words) in unseen(transition, expressions) { report(sample, words) }
    return findings
  }

  private static func isUsed(_ sample: SampleValue, _ uses: Uses) -> Bool {
    // A view that nothing uses is reported itself; its sample is there for later.
    if case .provided = sample.subject, !uses.has(sample.subject) { return true }
    switch sample.property {
    case .imageSize: return true  // a picture is drawn in its shape
    case _ where sample.property.isOfFrame:
      switch sample.subject {
      // All other geometry derives from theirs.
      case .container, .screen: return true
      // Other objects are drawn at their frames when they move.
      default: return uses.has(sample.subject)
      }
    default: return uses.reads(PropertyKey(sample.subject, sample.property))
    }
  }

  /// Whether a constant size is 0 in a dimension.
  private static func hasNoSize(_ value: ExpressionID, _ expressions: ExpressionArena) -> Bool {
    expressions.constantValue(value)?.numbers.contains { $0 <= 0 } ?? false
  }

  /// The findings about samples of pictures and frames without size, of views outside the container, and of placed objects with
  /// another frame.
  private static func unseen(
    _ transition: Transition, _ expressions: ExpressionArena
  ) -> [(SampleValue, String)] {
    let flat = transition.sample.filter { $0.property == .imageSize && hasNoSize($0.value, expressions) }
      .map { ($0, "has no size") }
    let frames = transition.sample.filter { $0.property.isOfFrame }
    if frames.isEmpty || !flat.isEmpty { return flat }
    var alone = transition
    alone.forward.tracks = []
    alone.backward.tracks = []
    alone.obligations = []
    let plan = Plan(sourceName: "", expressions: expressions, transitions: [alone])
    let placed =
      transition.placements.isEmpty
      ? nil : Evaluator(plan: plan, scene: Scene(alone, of: plan)).restState(at: .to)
    alone.placements = []
    let scene = Scene(alone, of: plan)
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
  /// Whether two rects are equal up to an invisible difference.
  fileprivate func isNear(_ other: Rect) -> Bool {
    [x - other.x, y - other.y, width - other.width, height - other.height].allSatisfy { abs($0) < 0.5 }
  }
}
