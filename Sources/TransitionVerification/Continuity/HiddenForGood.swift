import TransitionDiagnostics
import TransitionPlan

/// Finds what is never visible: a view of the to screen that is hidden for the whole stay, and a to screen that an opaque view
/// covers.
struct HiddenForGood: TransitionRule {
  let checked: CheckedTransition

  func findings() -> [Diagnostic] {
    hiddenViews() + FadedViews(checked: checked).findings() + covers() + [below()].compactMap(\.self)
  }

  // MARK: Order

  /// A to screen of an `overlay` below a from screen that covers it.
  private func below() -> Diagnostic? {
    guard transition.style == .overlay, transition.top == .from, let order = transition.orderLocation else {
      return nil
    }
    let (above, below) = (transition.from.name, transition.to.name)
    guard ScreenCover(of: .from, transition, expressions).coversAlways else {
      return coveringDisplay().map { display in
        Diagnostic(
          .restInvisible, at: order.range,
          [.text(below), .text("`\(above)` rests over it in a container\(display.ofSize)")],
          notes: ["in `overlay` the from screen stays in the window: it should move off `\(below)`"])
      }
    }
    return Diagnostic(
      .restInvisible, at: order.range, [.text(below), .text("`\(above)` stays in the window and covers it")],
      notes: ["in `overlay` the from screen stays in the window: animate it away, or remove the order"])
  }

  /// A display on which the from screen certainly rests over the whole to screen.
  private func coveringDisplay() -> Overflow? {
    let screens: [Subject] = [.screen(.from), .screen(.to)]
    let tracks = transition.tracks
    guard transition.states.isEmpty, !FingerPlaces.isHeld(screens, transition, anyhow: true),
      !transition.sample.contains(where: { screens.contains($0.subject) }),
      !tracks.contains(where: { track in
        ScreenCover.isPart(track.subject, of: .from, transition)
          && !(track.subject == .screen(.from) && (track.property.setsPlace || track.property == .dim))
      }),
      transition.restValues(of: screens).allSatisfy({
        KnownRests.followsDisplay($0, screens, transition, expressions, isSafeAreaKnown: true)
      })
    else { return nil }
    for display in checked.layoutsOnDisplays(readingSafeArea: true) {
      let rests = display.layouts.map { $0.rest(at: .to) }
      let isCovered = rests.allSatisfy { rest in
        rest.transformedFrame(of: .screen(.from)).covers(
          rest.transformedFrame(of: .screen(.to)), in: rest.frame(of: .container))
      }
      if isCovered {
        return Overflow(rests[0].frame(of: .screen(.to)), in: rests[0].frame(of: .container))
      }
    }
    return nil
  }

  // MARK: Views

  private func hiddenViews() -> [Diagnostic] {
    switch transition.style {
    // The same screen may appear from other screens as well, and be visible then.
    case .tab, .container: return []
    case .navigation, .modal, .overlay: break
    }
    let all = transition.obligations.compactMap { obligation -> Hidden? in
      guard !obligation.isOfRun, let (subject, how) = hidden(obligation),
        case .provided(.to, _) = subject
      else { return nil }
      return (subject, how, obligation.location)
    }
    // Most transitions have none.
    if all.isEmpty { return [] }
    // A view with a gesture or a press is reported by another rule.
    let touched = Set(transition.interactions.map(\.view) + transition.presses.map(\.view))
    let ends = Set(transition.shared.map { Subject.provided(.to, $0.to.view) })
    return all.filter { !touched.contains($0.subject) }.map { subject, how, location in
      Diagnostic(
        .restInvisible, at: location.range,
        [.text(transition.name(of: subject)), .text("\(how) as long as `\(transition.to.name)` is shown")],
        notes: ends.contains(subject)
          ? ["a shared element hides both of its ends while it flies, and then shows them again"] : [])
    }
  }

  private typealias Hidden = (subject: Subject, how: String, location: SpecLocation)

  /// The subject that an obligation makes invisible, and the word for how.
  private func hidden(_ obligation: Obligation) -> (subject: Subject, how: String)? {
    switch obligation.kind {
    case .invisible(let subject): return (subject, "it is hidden")
    case .held(let subject, .alpha, let value):
      return expressions.constant(value) == 0 ? (subject, "its `alpha` is held at 0") : nil
    default: return nil
    }
  }

  // MARK: Covers

  /// A colour with a smaller alpha is not seen.
  private let visible = 0.05

  private func covers() -> [Diagnostic] {
    guard transition.views.contains(where: { $0.isStanding && ($0.isBlur || $0.isColor) }) else {
      return []
    }
    let cover = checked.cover
    return transition.views.indices.compactMap { index in
      let view = transition.views[index]
      // A to screen below the from screen may come out of the shade between the two. A weak blur over a screen that gets its touches may be
      // intended.
      if view.isStanding, transition.top == .to, view.isBlur && view.dismissesOnTap || view.isColor(visible),
        cover.covers(index, visible), !(view.mayBeOpaque && cover.covers(index, 1))
      {
        return Diagnostic(
          .restNotFound, at: view.location.range,
          [.text(transition.to.name), .text("is covered by `\(view.name)` when the to screen rests")],
          notes: ["with `below \(transition.to.name)` it is behind the screen"])
      }
      guard view.mayBeOpaque,
        let covered =
          cover.covers(index, 1) ? .screen(.to) : view.isColor ? cover.coveredView(index) : nil
      else { return nil }
      return Diagnostic(
        .restInvisible, at: view.location.range,
        [.text(transition.name(of: covered)), .text("`\(view.name)` covers it")],
        notes: ["with `below \(transition.to.name)` it is behind the screen"])
    }
  }
}

extension AddedView {
  /// Whether the content is a plain colour. A blur above a view may let it shine through.
  fileprivate var isColor: Bool { isColor(0) }

  /// Whether the content is a plain colour with an alpha.
  fileprivate func isColor(_ least: Double) -> Bool {
    if case .color(let color) = content { color.alpha >= least } else { false }
  }

  fileprivate var isBlur: Bool { if case .blur = content { true } else { false } }

  /// Whether the view is opaque where its alpha, or the amount of its blur, is 1.
  fileprivate var mayBeOpaque: Bool {
    switch content {
    case .color(let color): isStanding && color.alpha >= 1
    case .blur: isStanding
    case .button, .image: false
    }
  }
}
