import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// The to screen is what people come to see: one that tracks leave without alpha or size was mostly meant to appear.
enum RestVisible {
  static func findings(_ plan: Plan, _ index: Int) -> [Diagnostic] {
    let transition = plan.transitions[index]
    let tracks = (transition.forward.tracks + transition.backward.tracks).filter { makesVisible($0) }
    guard !tracks.isEmpty,
      tracks.allSatisfy({ KnownRests.isKnown($0, transition, plan.expressions) })
    else { return [] }
    let evaluator = Evaluator(plan: plan, transition: index)
    for track in tracks {
      let isGone = (0..<max(1, transition.states.count)).allSatisfy { state in
        let rest = evaluator.resting(in: state).restState(at: .to)
        return numbers(rest.value(of: track.subject, track.property)).contains(0)
      }
      if !isGone { continue }
      return [
        Diagnostic(
          .restInvisible, at: track.location.range,
          [.text(transition.to.name), .text(track.property.isOfFrame ? "size" : track.property.rawValue)],
          notes: [
            "A of `A -> B` is at rest in `\(transition.from.name)`, B in `\(transition.to.name)`"
          ], fixIts: transition.states.isEmpty ? turned(track, plan.expressions) : [])
      ]
    }
    return []
  }

  /// The two numbers of a track the other way round, where both are written out.
  private static func turned(_ track: Track, _ expressions: ExpressionArena) -> [FixIt] {
    let values = [track.start, track.end].map {
      (number: expressions.constant($0), range: expressions[$0].range)
    }
    let whole = track.location.range
    guard let first = values[0].number, let second = values[1].number, first > 0,
      values.allSatisfy({ !$0.range.isEmpty && $0.range.start >= whole.start && $0.range.end <= whole.end }),
      [first, second].allSatisfy({ $0 == $0.rounded() }), track.property == .alpha || track.property == .scale
    else { return [] }
    let edits = [
      TextEdit(values[0].range, NumberText.text(second)), TextEdit(values[1].range, NumberText.text(first)),
    ]
    return [FixIt("turn them round", edits, applicability: .needsReview)]
  }

  private static func makesVisible(_ track: Track) -> Bool {
    guard track.subject == .screen(.to) else { return false }
    switch track.property {
    case .alpha, .scale, .scaleX, .scaleY, .width, .height, .size, .frame: return true
    default: return false
    }
  }

  /// The numbers of a value of which none may be 0.
  private static func numbers(_ value: Value) -> [Double] {
    switch value {
    case .number(let number): [number]
    case .size(let size): [size.width, size.height]
    case .rect(let rect): [rect.width, rect.height]
    default: []
    }
  }
}
