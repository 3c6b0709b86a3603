import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// The to screen is what people come to see: one that tracks leave without alpha or size was mostly meant to appear.
enum RestVisible {
  static func findings(_ plan: Plan, _ index: Int) -> [Diagnostic] {
    if isPlain(plan.transitions[index], plan.expressions) { return [] }
    let transition = plan.transitions[index]
    let tracks = (transition.forward.tracks + transition.backward.tracks).filter {
      makesVisible($0.subject, $0.property)
    }
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

  /// Whether tracks plainly leave the screen with something to see, as most do: they end at a number above 0 or at what is
  /// found, and nothing else has a say. Then no layout has to be worked out, which takes its time.
  private static func isPlain(_ transition: borrowing Transition, _ expressions: ExpressionArena) -> Bool {
    let rests = PlainRest(of: .to, in: transition)
    for direction in Direction.allCases {
      let tracks = direction == .forward ? transition.forward.tracks : transition.backward.tracks
      for index in tracks.indices where makesVisible(tracks[index].subject, tracks[index].property) {
        let property = tracks[index].property
        if property.isOfFrame || rests.hasOther(property) { return false }
        switch expressions[direction == .forward ? tracks[index].end : tracks[index].start].kind {
        case .number(let number) where number > 0: break
        case .found(.screen(.to), property) where !rests.isSampled(property): break
        default: return false
        }
      }
    }
    return true
  }

  private static func makesVisible(_ subject: Subject, _ property: Property) -> Bool {
    guard subject == .screen(.to) else { return false }
    switch property {
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
