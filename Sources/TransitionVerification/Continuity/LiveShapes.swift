import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Finds `live` elements whose two ends have different aspect ratios, in the sample or in constant frames, where nothing says how
/// the view fills the frames between them.
enum LiveShapes {
  static func findings(_ transition: Transition, _ plan: Plan) -> [Diagnostic] {
    let elements = transition.shared.filter { $0.kind == .live && !$0.hasContentMember }
    if elements.isEmpty { return [] }
    let scene = Scene(transition, of: plan)
    return elements.compactMap { element in
      let ends = Side.allCases.map { frame(of: element, at: $0, transition, plan, scene) }
      guard let from = ends[0], let to = ends[1] else { return nil }
      let (one, other) = (from.width * to.height, to.width * from.height)
      // A difference of 2 % is invisible, and may be rounding.
      if abs(one - other) <= 0.02 * max(one, other) { return nil }
      return Diagnostic(
        .liveShape, at: element.location.range, [.text(element.name)],
        notes: [
          "without `content` it is scaled to cover the frame, and cut off: `content aspectFill` says so",
          "`content fill` gives it the size of the frame, and it is laid out anew",
        ],
        fixIts: [
          FixIt(
            "add `content fill`",
            [TextEdit(ByteRange(at: element.to.location.range.end), "\n    content fill")],
            applicability: .needsReview)
        ])
    }
  }

  /// The frame of an element at one end: the constant value of its track, else the frame of its view in the sample; nil where
  /// neither is known.
  private static func frame(
    of element: SharedElement, at side: Side, _ transition: Transition, _ plan: Plan, _ scene: Scene
  ) -> Rect? {
    let frame = element[side].frame
    if case .rect(let rect) = plan.expressions.constantValue(frame) { return rect }
    let view = Subject.provided(side, element[side].view)
    guard transition.sample.contains(where: { $0.subject == view && $0.property.isOfFrame }) else {
      return nil
    }
    return scene.frame(of: view)
  }
}
