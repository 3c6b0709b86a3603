import UIKit

/// The screens of a transition, either of which may be absent, and their storage between runs.
@MainActor final class TransitionScreens {
  let from: UIViewController?
  let to: UIViewController?
  /// In `style container` the parent of the screens.
  let container: UIViewController?
  /// The view of the from screen; of a presentation that of the presenting controller, with its bars.
  var fromView: UIView? { given ?? from?.viewIfLoaded }
  private let given: UIView?
  let storage: TransitionStorage

  init(
    _ from: UIViewController?, _ to: UIViewController?, in container: UIViewController? = nil,
    fromView: UIView? = nil, storage: TransitionStorage? = nil
  ) {
    (self.from, self.to, self.container) = (from, to, container)
    given = fromView
    self.storage = storage ?? TransitionStorage()
  }

  /// Whether each present screen belongs to the transition.
  func match(_ from: AnyObject?, _ to: AnyObject?) -> Bool {
    (from != nil || self.from.isNil) && (to != nil || self.to.isNil)
  }
}

/// The storage of a to screen: its rest state, its added views, and the found values. Descriptions are made anew for each run, always in
/// the same order, so that each finds its values again.
@MainActor final class TransitionStorage: NSObject {
  /// The standing values, which last as long as the to screen.
  let standing = TransitionLedger()
  /// The places of its views.
  let places = TransitionLedger()
  /// Whether the screens do not rest.
  var isMoving: Bool = false
  /// The rest state of the to screen, or the one for which it is bound; 1 is the first.
  var state: Int = 1
  /// The added views that stay, by their number.
  var views = TransitionTable<UIView>()
  /// VoiceOver's label of an added view that dismisses the to screen.
  var closeLabel: String?
  /// Goes back after a tap on an added view.
  var dismiss: () -> Void = {}

  /// The storage of the lowest of several to screens that leave together: it has the found values that are restored.
  weak var lower: TransitionStorage?
  /// The values that the screens handed over when the last direction started.
  var handed = TransitionTable<Any>()

  /// `tap dismiss`.
  @objc func tapped() { dismiss() }

  private struct Found {
    weak var view: UIView?
    let kind: TransitionPropertyKind
    let amount: TransitionAmount
  }

  private var values: [Found] = []

  /// The value of a UIKit property before a standing value replaced it; nil if none has.
  func original(_ view: UIView, _ kind: TransitionPropertyKind) -> TransitionAmount? {
    (lower ?? self).standing.found(TransitionSlot(view, kind))
  }

  /// The value of a property when the transition first read it.
  func found(_ element: TransitionElement, _ kind: TransitionPropertyKind) -> TransitionAmount {
    guard let view = element.view else { return kind.neutral }
    if !kind.isPart, let found = original(view, kind) { return element.description.mirrored(kind, found) }
    if let known = known(element, kind) { return known }
    let amount: TransitionAmount = element.present(kind)
    // A tint that is handed down is known only in the window.
    if kind != .tint || view.window != nil { values.append(Found(view: view, kind: kind, amount: amount)) }
    return amount
  }

  /// The value of a property when the transition first read it; nil if it has not.
  func known(_ element: TransitionElement, _ kind: TransitionPropertyKind) -> TransitionAmount? {
    values.find { $0.view != nil && $0.view === element.view && $0.kind.is(kind) }?.amount
  }

  /// Forgets the value that the transition has first read, so that it reads the current one.
  func forget(_ element: TransitionElement, _ kind: TransitionPropertyKind) {
    values = values.only { $0.view !== element.view || !$0.kind.is(kind) }
  }

  /// Removes the added views and the found values after the to screen has left.
  func end() {
    places.giveBack(isOwn: true)
    for view in views.values { view.transitionRemove() }
    (views, values, handed) = (TransitionTable(), [], TransitionTable())
  }
}
