import Foundation

extension UIView {
  public func addSubview(_ view: UIView) {
    insert(view) { subviews.count }
  }

  public func insertSubview(_ view: UIView, at index: Int) {
    insert(view) { min(max(index, 0), subviews.count) }
  }

  public func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, besides: siblingSubview, offset: 0)
  }

  public func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, besides: siblingSubview, offset: 1)
  }

  public func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view) { subviews.count } }
  }

  public func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view) { 0 } }
  }

  public func removeFromSuperview() {
    guard let parent = superview else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    if oldWindow != nil { tellWindowWillChange(to: nil) }
    parent.dropConstraints(on: self)
    parent.subviews.removeAll { $0 === self }
    superview = nil
    Simulator.recorder.record(.removed(view: name, from: parent.name))
    parent.setNeedsLayout()
    didMoveToSuperview()
    if oldWindow != nil { tellWindowChanged() }
  }

  public func isDescendant(of view: UIView) -> Bool {
    self === view || superview?.isDescendant(of: view) == true
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Deactivates the constraints between views that leave and views that stay.
  private func dropConstraints(on leaving: UIView) {
    for constraint in heldConstraints {
      let items = [constraint.firstView, constraint.secondView].compactMap { $0 }
      if items.contains(where: { $0.isDescendant(of: leaving) }) { constraint.isActive = false }
    }
    superview?.dropConstraints(on: leaving)
  }

  private func insert(_ view: UIView, besides sibling: UIView, offset: Int) {
    if view === sibling { return Simulator.violation("\(view.name) inserted besides itself") }
    if sibling.superview !== self {
      Simulator.violation("\(view.name) inserted besides \(sibling.name), which is not in \(name)")
    }
    insert(view) { (subviews.firstIndex { $0 === sibling } ?? subviews.count - offset) + offset }
  }

  /// `index` is called when the view has left its old superview.
  private func insert(_ view: UIView, at index: () -> Int) {
    if let effect = self as? UIVisualEffectView, view !== effect.contentView {
      Simulator.violation("a subview of the effect view \(name) itself")
    }
    if isDescendant(of: view) {
      return Simulator.violation("\(view.name) put into itself or a descendant, \(name)")
    }
    let oldWindow = view.window
    let newWindow = window
    if let parent = view.superview, parent !== self { parent.setNeedsLayout() }
    view.willMove(toSuperview: self)
    if oldWindow !== newWindow { view.tellWindowWillChange(to: newWindow) }
    view.superview?.subviews.removeAll { $0 === view }
    let index = index()
    subviews.insert(view, at: index)
    view.superview = self
    Simulator.recorder.record(.inserted(view: view.name, into: name, at: index))
    setNeedsLayout()
    view.didMoveToSuperview()
    if oldWindow !== newWindow { view.tellWindowChanged() }
  }

  private func tellWindowWillChange(to window: UIWindow?) {
    willMove(toWindow: window)
    for view in subviews { view.tellWindowWillChange(to: window) }
  }

  private func tellWindowChanged() {
    didMoveToWindow()
    // UIKit takes away the touches of a view that is no longer in a window.
    if window == nil { for recognizer in gestureRecognizers ?? [] { recognizer.loseTouches() } }
    for view in subviews { view.tellWindowChanged() }
  }
}
