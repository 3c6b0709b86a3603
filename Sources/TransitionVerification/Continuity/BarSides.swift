import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Finds bars that are moved by their own height into the screen, where the other sign moves them out of it, or by less than what the
/// safe area adds to it.
struct BarSides: TransitionRule {
  let checked: CheckedTransition

  func findings() -> [Diagnostic] {
    let tracks = transition.forward.tracks + (transition.isMirrored ? [] : transition.backward.tracks)
    return tracks.compactMap { track in
      // A bar that fades may go anywhere.
      guard track.property == .translation, let out = outside(track.subject),
        !tracks.contains(where: { $0.subject == track.subject && $0.property == .alpha })
      else { return nil }
      let ways = [track.start, track.end].compactMap(vertical)
      guard let way = ways.first(where: { isInward($0, track.subject, out) }) else {
        return ways.first { isShort($0, track.subject, out) }.map { short($0, track) }
      }
      var diagnostic = Diagnostic.withoutEffect(
        at: expressions[way].range, "this translation",
        "it moves `\(transition.name(of: track.subject))` into the screen",
        notes: ["y grows downwards: a y \(out > 0 ? "above" : "below") 0 moves the bar off the screen"])
      let range = expressions[way].range
      switch expressions[way].kind {
      case .negate(let operand):
        let sign = ByteRange(range.start, expressions[operand].range.start)
        diagnostic.fixIts = [FixIt("remove the sign", replacing: sign, with: "")]
      case .property:
        diagnostic.fixIts = [FixIt("change the sign", replacing: ByteRange(at: range.start), with: "-")]
      default: break
      }
      return diagnostic
    }
  }

  /// The sign of y on the way out of the screen; nil for what is no bar.
  private func outside(_ subject: Subject) -> Double? {
    switch subject {
    case .tabBar: 1
    case .navigationBar: -1
    default: nil
    }
  }

  /// The vertical part of a displacement that has no horizontal one.
  private func vertical(_ value: ExpressionID) -> ExpressionID? {
    guard let parts = expressions.numbers(of: value, through: transition.locals),
      expressions.constant(parts[0]) == 0
    else { return nil }
    return parts[1]
  }

  /// Whether a bar certainly moves out by its height without the safe area: by 44 points, or the height of a navigation bar below the
  /// status bar, or by the 49 points of a tab bar above the home indicator.
  private func isShort(_ way: ExpressionID, _ bar: Subject, _ out: Double) -> Bool {
    let sum = bounds.terms([(way, out)])
    if sum.terms.isEmpty { return sum.constant == (bar == .tabBar ? 49 : 44) }
    return bar == .navigationBar && sum.constant == 0 && sum.terms.count == 1 && sum.terms[0].factor == 1
      && bounds.expressions[sum.terms[0].value].kind == .property(bar, .height)
  }

  private func short(_ way: ExpressionID, _ track: Track) -> Diagnostic {
    let isTab = track.subject == .tabBar
    let (length, side) = isTab ? ("tabBar.height", "below") : ("navigationBar.bottom", "above")
    return Diagnostic.withoutEffect(
      at: expressions[way].range, "hiding the bar in this way",
      "`\(transition.name(of: track.subject))` stays visible in the safe area \(side)",
      notes: ["move it by `\(length)`, which includes the safe area"])
  }

  /// Whether a bar surely goes by at least its own height against the way out.
  private func isInward(_ way: ExpressionID, _ bar: Subject, _ out: Double) -> Bool {
    let sum = bounds.terms([(way, out)])
    func isOwn(_ id: ExpressionID) -> Bool {
      guard case .property(bar, let property) = bounds.expressions[id].kind else { return false }
      return property == .height || property == .bottom && bar == .navigationBar
    }
    func isInset(_ id: ExpressionID) -> Bool {
      guard case .component(let operand, _) = bounds.expressions[id].kind,
        case .property(_, .safeArea) = bounds.expressions[operand].kind
      else { return false }
      return true
    }
    return sum.constant <= 0 && sum.terms.contains { $0.factor <= -1 && isOwn($0.value) }
      && sum.terms.allSatisfy { $0.factor < 0 && (isOwn($0.value) || isInset($0.value)) }
  }
}
