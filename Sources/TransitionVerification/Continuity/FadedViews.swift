import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Finds views of the to screen that can be scrolled or tapped, and that tracks leave without alpha or scale, or outside the
/// container; and views that are invisible at both ends.
///
/// A label or a picture may fade out as the screen appears, like a cover.
struct FadedViews: TransitionRule {
  let checked: CheckedTransition

  func findings() -> [Diagnostic] {
    let tracks = transition.forward.tracks
    var gone: [Int] = []
    for index in tracks.indices {
      guard case .provided(.to, let view) = tracks[index].subject else { continue }
      if isOfSight(tracks[index].property) {
        if isGone(tracks[index].end) { gone.append(index) }
      } else if transition.to.views[view].kind.isTouched, isOutside(tracks[index]) {
        gone.append(index)
      }
    }
    // Most transitions have none.
    if gone.isEmpty { return [] }
    // A view with a gesture is reported by another rule, and a driven view is visible under the finger.
    let others = Set(
      transition.interactions.map(\.view) + transition.presses.map(\.view)
        + transition.interactions.flatMap { $0.drives.map(\.subject) })
    let own = Dictionary(grouping: tracks) { PropertyKey($0.subject, $0.property) }
    let tables = Dictionary(grouping: transition.stateTables) { PropertyKey($0.subject, $0.property) }
    return gone.map { tracks[$0] }.filter {
      let key = PropertyKey($0.subject, $0.property)
      return !others.contains($0.subject)
        && (!isOfSight($0.property)
          || isFault($0, own[key] ?? [], tables[key] ?? []))
    }
    .map { track in
      let number = expressions.constant(track.end) ?? 0
      return Diagnostic(
        .restInvisible, at: track.location.range,
        [
          .text(transition.name(of: track.subject)),
          .text(
            isOfSight(track.property)
              ? "its `\(track.property.rawValue)` is \(NumberText.text(number))"
              : "it is outside the container"),
        ],
        notes: ["A of `A -> B` is at rest in `\(transition.from.name)`, B in `\(transition.to.name)`"])
    }
  }

  /// Whether a track that ends invisibly is a fault.
  /// - Parameters:
  ///   - own: The tracks of the same property, this one among them.
  ///   - tables: Values of the property in the rest states.
  private func isFault(_ track: Track, _ own: [Track], _ tables: [StateTable]) -> Bool {
    // The last of consecutive tracks determines the value at rest.
    guard own.last?.location == track.location else { return false }
    guard tables.allSatisfy({ $0.values.allSatisfy { isGone($0) } }) else { return false }
    if own.allSatisfy({ isGone($0.start) && isGone($0.end) }) { return true }
    // A view that is visible only between the ends is an effect.
    guard case .provided(.to, let index) = track.subject,
      let first = own.first, !isGone(first.start)
    else { return false }
    let kind = transition.to.views[index].kind
    return kind.isTouched || kind == .bar
  }

  /// Whether the only track that moves a view leaves it outside the container: with less than a finger can take hold of where the spec says
  /// where the view lies, and else wholly, whatever its size is and wherever it lies in the layout.
  private func isOutside(_ track: Track) -> Bool {
    let subject = track.subject
    guard transition.states.isEmpty, !expressions.isFound(track.end), track.property.isPlace,
      !FingerPlaces.isHeld([subject, .screen(.to)], transition),
      transition.forward.tracks.allSatisfy({ other in
        other.location == track.location || other.subject != subject || !other.property.movesFrame
      }),
      !transition.placements.contains(where: { $0.subject == subject && !$0.property.isLength }),
      isKnown(track.end)
    else { return false }
    return layouts.allSatisfy { layout in
      let rest = layout.evaluator.restState(at: .to)
      let (container, frame) = (rest.frame(of: .container), rest.frame(of: subject))
      if RestingPlaces.isLaidOut(subject, transition) {
        return Overflow(rest.transformedFrame(of: subject), in: container).isNearlyWhole
      }
      guard case .vector(let offset) = rest.value(of: subject, .translation),
        case .vector(let carried) = rest.value(of: .screen(.to), .translation)
      else { return false }
      switch track.property {
      case .x, .leading: return frame.x >= container.width
      case .y, .top: return frame.y >= container.height
      case .trailing: return frame.right <= 0
      case .bottom: return frame.bottom <= 0
      default:
        return abs(offset.x + carried.x) >= container.width || abs(offset.y + carried.y) >= container.height
      }
    }
  }

  private func isOfSight(_ property: Property) -> Bool { property == .alpha || property.isScale }

  private func isGone(_ value: ExpressionID) -> Bool {
    guard let number = expressions.constant(value) else { return false }
    return abs(number) <= RestVisible.least
  }
}

extension ViewKind {
  /// Whether fingers tap or scroll such a view.
  var isTouched: Bool {
    switch self {
    case .scroll, .collection, .button: true
    case .view, .image, .label, .bar: false
    }
  }
}

extension Property {
  /// Whether it says where a view is, whatever its size is.
  fileprivate var isPlace: Bool {
    switch self {
    case .x, .leading, .y, .top, .trailing, .bottom, .translation: true
    default: false
    }
  }
}
