import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

/// Rules about the values of a picture where it leaves: they must equal those of the view that becomes visible there, or it jumps.
extension Checker {
  /// Reports pictures with the frame of their other end, or with another alpha than that of the view that becomes visible.
  mutating func reportSharedRests(_ shared: [SharedElement], _ found: CheckedMembers) {
    if shared.isEmpty { return }
    let alphas = FlatTable(
      grouping: found.animations.indices.filter {
        found.animations[$0].property == .alpha && found.animations[$0].forward != nil
      }
    ) { found.animations[$0].subject }
    for (index, element) in shared.enumerated() {
      reportForeignFrame(index, element, found.animations)
      reportForeignAlpha(element, (alphas[.shared(index)] ?? []).map { found.animations[$0] }, found)
    }
  }

  // MARK: Frames

  private mutating func reportForeignFrame(
    _ index: Int, _ element: SharedElement, _ animations: [CheckedAnimation]
  ) {
    func isFrame(_ side: Side, of other: Side) -> Bool {
      isFrameItself(element[side].frame, of: .provided(other, element[other].view))
    }
    guard let side = Side.allCases.first(where: { isFrame($0, of: $0.opposite) }),
      let track = animations.first(where: { $0.subject == .shared(index) && $0.property == .frame })
    else { return }
    let value = expressions[element[side].frame].range
    let other = expressions[element[side.opposite].frame].range
    let view = current.screens.look(side.opposite) { $0?.views[element[side.opposite].view].name ?? "" }
    let (here, there) = (current.screens[side]?.name ?? "", current.screens[side.opposite]?.name ?? "")
    var diagnostic = Diagnostic(
      .typeMismatch, at: isWritten(value, in: track) ? value : track.location.range,
      [
        .text("the frame of `\(element.name)` where `\(here)` rests"),
        .text("that of `\(there).\(view)`, its other end"),
      ],
      notes: [
        "A of `A -> B` is at rest in `\(current.screens[.from]?.name ?? "")`, B in `\(current.screens[.to]?.name ?? "")`"
      ])
    if isWritten(value, in: track), isWritten(other, in: track), value != other {
      diagnostic.fixIts = [swapping(value, other)]
    }
    report(diagnostic)
  }

  /// Whether a value is the frame of a view, directly or by a `let`.
  private func isFrameItself(_ id: ExpressionID, of view: Subject) -> Bool {
    switch expressions[id].kind {
    case .property(view, .frame), .property(view, .bounds): true
    case .local(let index): isFrameItself(current.locals[index].value, of: view)
    default: false
    }
  }

  // MARK: Alphas

  /// - Parameter own: The alpha tracks of the element in that direction.
  private mutating func reportForeignAlpha(
    _ element: SharedElement, _ own: [CheckedAnimation], _ found: CheckedMembers
  ) {
    guard let first = own.min(by: { begin($0) < begin($1) }), let last = own.max(by: { end($0) < end($1) })
    else { return }
    for (side, track, value) in [(Side.from, first, first.from), (.to, last, last.to)] {
      guard let alpha = expressions.constant(value), alpha != 1, !isRest(alpha, of: element, side, found)
      else { continue }
      let (range, view) = (expressions[value].range, element[side].view)
      let name = current.screens.look(side) { ($0?.name ?? "") + "." + ($0?.views[view].name ?? "") }
      let isWritten = isWritten(range, in: track)
      report(
        Diagnostic(
          .restNotFound, at: isWritten ? range : track.location.range,
          [
            .text("\(element.name).alpha"), .number(1), .number(alpha),
            .text("the \(side.rawValue) screen rests"),
          ],
          notes: ["`\(name)` replaces it there at once: `_` is the alpha of that view"],
          fixIts: isWritten ? [FixIt("write `_`", replacing: range, with: "_")] : []))
    }
  }

  /// Whether the spec may give the view at an end, or its screen, this alpha at rest.
  private func isRest(_ alpha: Double, of element: SharedElement, _ side: Side, _ found: CheckedMembers)
    -> Bool
  {
    func isIt(_ subject: Subject, _ property: Property, _ value: ExpressionID) -> Bool {
      property == .alpha && (subject == .screen(side) || subject == .provided(side, element[side].view))
        && expressions.constant(value).map { $0 == alpha } ?? true
    }
    return found.animations.contains { isIt($0.subject, $0.property, side == .from ? $0.from : $0.to) }
      || found.holds.contains { isIt($0.hold.subject, $0.hold.property, $0.hold.value) }
  }
}
