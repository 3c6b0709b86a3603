import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// A `live` element whose two ends have different shapes, as the sample, places or frames say, and nothing says how the view fills
/// the frames between.
struct LiveShapes: TransitionRule {
  let checked: CheckedTransition

  func findings() -> [Diagnostic] {
    return transition.shared.indices.compactMap { index -> Diagnostic? in
      let element = transition.shared[index]
      guard element.kind == .live, !element.hasContentMember,
        areKnown([element.from.frame, element.to.frame]),
        layouts.allSatisfy({ layout in
          let ends = Side.allCases.map { layout.evaluator.restState(at: $0).frame(of: .shared(index)) }
          let (one, other) = (ends[0].width * ends[1].height, ends[1].width * ends[0].height)
          // A difference of a fiftieth cannot be seen, and may be rounding.
          return abs(one - other) > 0.02 * max(one, other)
        })
      else { return nil }
      return Diagnostic(
        .liveShape, at: element.location.range, [.text(element.name)],
        notes: [
          "without `content` it is scaled to fill the frame, and cut off; `content aspectFill` makes this explicit",
          "`content fill` gives it the size of the frame and a new layout",
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
