import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Finds samples that show nothing: mostly of a view that has been renamed or moved.
struct UnusedSamples: TransitionRule {
  let checked: CheckedTransition
  let uses: Uses

  func findings() -> [Diagnostic] {
    var findings: [Diagnostic] = []
    func report(_ sample: SampleValue, _ words: String) {
      var path = transition.name(of: sample.subject)
      if sample.property != .frame { path += "." + sample.property.rawValue }
      var finding = Diagnostic(.unusedSample, at: sample.location.range, [.text(path), .text(words)])
      if let track = contrary(to: sample) {
        finding.labels = [DiagnosticLabel(track.location.range, "this sets another value at rest")]
        finding.notes = ["`_` there is the original value, which the sample gives"]
      }
      findings.append(finding)
    }
    for sample in transition.sample where !isUsed(sample) { report(sample, "is never read") }
    if !findings.isEmpty { return findings }
    for (sample, words) in unseen() { report(sample, words) }
    return findings
  }

  /// A track whose value in the from screen contradicts the sample of a property.
  private func contrary(to sample: SampleValue) -> Track? {
    guard let own = expressions.constantValue(sample.value), !sample.property.isOfFrame else { return nil }
    return transition.forward.tracks.first { track in
      track.subject == sample.subject && track.property == sample.property
        && expressions.constantValue(track.start).map { $0 != own } ?? false
    }
  }

  private func isUsed(_ sample: SampleValue) -> Bool {
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

  /// Smaller differences are invisible, in points.
  private let visible = 0.5

  /// Whether a constant size is 0 in a dimension.
  private func hasNoSize(_ value: ExpressionID) -> Bool {
    expressions.constantValue(value)?.numbers.contains { $0 <= 0 } ?? false
  }

  /// Whether a sample gives a `snapshot` or a `live` element another size than its view at the from end, which it shows.
  private func isOtherSize(_ sample: SampleValue) -> Bool {
    guard sample.property == .imageSize, case .shared(let index) = sample.subject,
      case .size(let size)? = expressions.constantValue(sample.value)
    else { return false }
    let element = transition.shared[index]
    if element.kind == .image { return false }
    let view = Subject.provided(.from, element.from.view)
    return transition.sample.contains { other in
      guard other.subject == view, case .rect(let frame)? = expressions.constantValue(other.value) else {
        return false
      }
      return abs(frame.width - size.width) >= visible || abs(frame.height - size.height) >= visible
    }
  }

  /// Samples of pictures and frames without size, of other sizes than their views, of views outside the container, and of what is placed elsewhere.
  private func unseen() -> [(SampleValue, String)] {
    let flat = transition.sample.filter { $0.property == .imageSize && hasNoSize($0.value) }
      .map { ($0, "has no size") }
    let frames = transition.sample.filter { $0.property.isOfFrame }
    let clips = Side.allCases.flatMap { side in
      transition.shared.compactMap { element in
        element[side].clip.map { (Subject.provided(side, element[side].view), $0) }
      }
    }
    if !flat.isEmpty { return flat }
    let sizes = transition.sample.filter { isOtherSize($0) }
    if !sizes.isEmpty { return sizes.map { ($0, "differs from the size of the view at its from end") } }
    if frames.isEmpty { return [] }
    var scene = layouts[0].scene
    // Where places and tables put everything, where the from screen rests and in the first state.
    var placed: [Scene] = []
    if !transition.placements.isEmpty {
      let evaluator = Evaluator(plan: checked.plan, transition: checked.index, scene: scene) { _ in false }
      placed = [-1, 0].map { scene.setting(evaluator.stateValues(in: $0)) }
      var alone = transition
      alone.placements = []
      scene = Scene(alone, of: checked.plan)
    }
    let container = scene.frame(of: .container)
    // A view of a sheet may be seen only in a higher state.
    func isOutside(_ view: Subject) -> Bool {
      if !Overflow(scene.frame(of: view), in: container).isWhole { return false }
      let evaluator = Evaluator(plan: checked.plan, transition: checked.index, scene: scene)
      return transition.states.indices.dropFirst().allSatisfy { state in
        Overflow(evaluator.resting(in: state).scene.frame(of: view), in: container).isWhole
      }
    }
    var reported = FlatSet<Subject>()
    let contrary = frames.filter { sample in
      let own = expressions.constantValue(sample.value)?.numbers ?? []
      let read = scene.value(of: sample.subject, sample.property).numbers
      return zip(own, read).contains { abs($0 - $1) >= visible } && reported.insert(sample.subject)
    }
    if !contrary.isEmpty { return contrary.map { ($0, "contradicts another sample of the same frame") } }
    return frames.compactMap { sample in
      let frame = scene.frame(of: sample.subject)
      guard reported.insert(sample.subject) else { return nil }
      if frame.width <= 0 || frame.height <= 0 { return (sample, "has no size") }
      if transition.placements.contains(where: { $0.subject == sample.subject }),
        !frame.isNear(placed[sample.subject.side == .from ? 0 : 1].frame(of: sample.subject), within: visible)
      {
        return (sample, "differs from its `place`")
      }
      guard case .provided = sample.subject else { return nil }
      if isOutside(sample.subject) { return (sample, "is entirely outside the container") }
      let isCutOff = clips.contains { view, clip in
        guard view == sample.subject,
          case .rect(let clip) = scene.value(clip, transition.locals)
        else { return false }
        return !frame.meets(clip)
      }
      return isCutOff ? (sample, "is entirely outside the clip of the view") : nil
    }
  }
}
