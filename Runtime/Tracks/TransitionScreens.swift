import UIKit

/// The screens of a transition, either of which may be absent, and what is kept for them between its runs.
@MainActor final class TransitionScreens {
  let from: UIViewController?
  let to: UIViewController?
  /// In `style container` the controller that has them as children.
  let container: UIViewController?
  /// The view of the from screen; in an overlay that of the presenting controller.
  let fromView: UIView?
  let storage: TransitionStorage

  init(
    _ from: UIViewController?, _ to: UIViewController?, in container: UIViewController? = nil,
    fromView: UIView? = nil, storage: TransitionStorage? = nil
  ) {
    (self.from, self.to, self.container) = (from, to, container)
    self.fromView = fromView ?? from?.viewIfLoaded
    self.storage = storage ?? TransitionStorage()
  }

  /// Whether each screen that is there is one of the transition's.
  func match(_ from: AnyObject?, _ to: AnyObject?) -> Bool {
    (from != nil || self.from == nil) && (to != nil || self.to == nil)
  }
}

/// What is kept while a to screen is there: in which rest state it is, the views that are added for it, and the values that were
/// found. Descriptions are made anew for each run; the same description finds the same again, in the same order.
@MainActor final class TransitionStorage: NSObject {
  /// The standing values: they last as long as the to screen is there.
  let standing = TransitionLedger()
  /// In which of its rest states the to screen is, or for which it is bound: 1 is the first.
  var state: Int = 1
  /// The added views that stay, by their number.
  var views: [Int: UIView] = [:]
  /// What VoiceOver calls what dismisses the to screen.
  var closeLabel: String?
  /// A tap on an added view asks for the way back.
  var dismiss: () -> Void = {}

  /// What is kept for the lowest of several to screens that leave together: it has found what all go back to.
  weak var lower: TransitionStorage?
  /// What the screens hand over, as it was when the last direction started.
  var handed: [Int: Any] = [:]

  /// `tap dismiss`.
  @objc func tapped() { dismiss() }

  private struct Found {
    weak var view: UIView?
    let kind: TransitionPropertyKind
    let amount: TransitionAmount
  }

  private var values: [Found] = []

  /// What a property had when the transition first asked.
  func found(_ element: TransitionElement, _ kind: TransitionPropertyKind) -> TransitionAmount {
    guard let view = element.view else { return kind.neutral }
    if let found = element.slot(kind).flatMap({ (lower ?? self).standing.found($0) }) {
      return element.description.mirrored(kind, found)
    }
    if let found = values.first(where: { $0.view === view && $0.kind == kind }) { return found.amount }
    let amount: TransitionAmount = element.present(kind)
    values.append(Found(view: view, kind: kind, amount: amount))
    return amount
  }

  /// The to screen has left: its added views go, and what it finds is found anew the next time.
  func end() {
    for view in views.values { view.transitionRemove() }
    (views, values, handed) = ([:], [], [:])
  }
}
