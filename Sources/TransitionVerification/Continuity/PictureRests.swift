import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Finds pictures that rest elsewhere, or with other corners, than the view of the to screen that replaces them there: what is seen jumps.
/// The spec has to say how the view rests, by a `place` of its frame, or a `hold` or a track of its corners.
struct PictureRests: TransitionRule {
  let checked: CheckedTransition

  func findings() -> [Diagnostic] {
    guard !transition.shared.isEmpty, transition.states.isEmpty, !transition.forward.isSystem else {
      return []
    }
    let roundings = FlatTable(
      grouping: transition.forward.tracks.filter { $0.property == .cornerRadius }, by: \.subject)
    return transition.shared.indices.compactMap { index in
      let view = Subject.provided(.to, transition.shared[index].to.view)
      return place(index, view) ?? roundings[.shared(index)]?.last.flatMap { corners($0, view, roundings) }
    }
  }

  /// The finding about a picture that ends beside the place of its view. One that ends inside the place may show the same image, and so may
  /// one around it whose content is not in its middle.
  private func place(_ index: Int, _ view: Subject) -> Diagnostic? {
    guard let place = transition.placements.first(where: { $0.subject == view && $0.property == .frame })
    else {
      return nil
    }
    let tracks = transition.forward.tracks
    let own = tracks.filter { $0.subject == .shared(index) }
    let element = transition.shared[index]
    let isInMiddle =
      element.kind == .image && element.to.clip == nil
      && [.aspectFill, .aspectFit, .fill].contains(element.contentMode)
    /// Whether a value has the middle of a rect, whatever the size of the picture is. The view has its image in its middle.
    func isFitted(_ value: ExpressionID) -> Bool {
      switch expressions.kind(value, through: transition.locals) {
      case .call(.aspectFit, _), .call(.aspectFill, _): true
      default: false
      }
    }
    guard let track = own.last(where: { $0.property == .frame }),
      own.allSatisfy({ $0 == track || !$0.property.movesFrame }),
      !tracks.contains(where: {
        [view, .screen(.to)].contains($0.subject) && $0.property.movesFrame && !isBack($0)
      }),
      !transition.placements.contains(where: { $0.subject == .screen(.to) }),
      isKnown(track.end),
      isKnown(place.value),
      layouts.allSatisfy({ layout in
        let evaluator = Evaluator(plan: checked.plan, transition: checked.index, scene: layout.scene) {
          $0 == .shared(index)
        }
        let rest = evaluator.restState(at: .to)
        let (own, other) = (rest.frame(of: .shared(index)), rest.frame(of: view))
        return isApart(own, other)
          && (isFitted(track.end)
            || !other.contains(own, within: least) && (isInMiddle || !own.contains(other, within: least)))
      })
    else { return nil }
    return finding(track, view, place.location)
  }

  /// Whether a track of the to screen ends at the layout.
  private func isBack(_ track: Track) -> Bool {
    expressions.isFound(track.end)
      || expressions.constantValue(track.end)?.numbers.allSatisfy { $0 == track.property.neutral ?? 0 }
        ?? false
  }

  private func isApart(_ first: Rect, _ second: Rect) -> Bool {
    abs(first.center.x - second.center.x) > least || abs(first.center.y - second.center.y) > least
  }

  /// Smaller differences are hardly seen, in points.
  private let least = 2.0

  /// The finding about a picture that ends with other corners than its view has at rest.
  private func corners(_ track: Track, _ view: Subject, _ roundings: FlatTable<Subject, [Track]>)
    -> Diagnostic?
  {
    let held = transition.obligations.compactMap { hold -> (value: ExpressionID, location: SpecLocation)? in
      guard !hold.isOfRun, case .held(view, .cornerRadius, let value) = hold.kind else { return nil }
      return (value, hold.location)
    }
    guard let own = held.first ?? roundings[view]?.last.map({ ($0.end, $0.location) }),
      let end = expressions.constant(track.end), let rest = expressions.constant(own.value),
      abs(end - rest) > least
    else { return nil }
    return finding(track, view, own.location)
  }

  private func finding(_ track: Track, _ view: Subject, _ rest: SpecLocation) -> Diagnostic {
    let name = transition.name(of: view)
    var finding = Diagnostic.restNotFound(
      track, of: transition, "is that of `\(name)` when the to screen rests", expressions[track.end].range)
    finding.labels = [DiagnosticLabel(rest.range, "the view rests so")]
    finding.notes = ["`\(name)` replaces it there, and jumps"]
    return finding
  }
}
