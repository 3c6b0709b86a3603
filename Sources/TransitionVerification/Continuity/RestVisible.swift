import TransitionDiagnostics
import TransitionPlan

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
          ])
      ]
    }
    return []
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
