import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// A `live` element of which the sample shows two ends of different shapes, and nothing says how the view fills the frames between.
enum LiveShapes {
  static func findings(_ transition: Transition, _ plan: Plan) -> [Diagnostic] {
    let elements = transition.shared.filter { $0.kind == .live && !$0.hasContentMember }
    if elements.isEmpty { return [] }
    let scene = Scene(transition, of: plan)
    return elements.compactMap { element in
      let ends = Side.allCases.map { Subject.provided($0, element[$0].view) }
      guard
        ends.allSatisfy({ end in
          transition.sample.contains { $0.subject == end && $0.property.isOfFrame }
        })
      else { return nil }
      let (from, to) = (scene.frame(of: ends[0]), scene.frame(of: ends[1]))
      let (one, other) = (from.width * to.height, to.width * from.height)
      // A difference of a fiftieth cannot be seen, and may be rounding.
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
}
