@_spi(Simulator) import UIKit

/// An app whose to screen is presented.
@MainActor class PresentingApp: SpecApp {
  override class var hasRoomAround: Bool { true }

  /// Whether the presenter leaves the window.
  let takesPresenterOut: Bool

  init(
    from: UIViewController, to: UIViewController, in surroundings: Surroundings, takesPresenterOut: Bool,
    root: UIViewController
  ) {
    self.takesPresenterOut = takesPresenterOut
    super.init(from: from, to: to, root: root, in: surroundings)
  }

  /// In an overlay nothing below the to screen has moved.
  override var leavesAsItHasCome: Bool { !takesPresenterOut }

  override var canAskMeanwhile: Bool { true }

  override func go(to side: Side, animated: Bool) {
    if side == .to { present(animated: animated) } else { to.dismiss(animated: animated) }
    // The window is laid out before anything else happens, as it is in every frame.
    Simulator.clock.advance(by: 0)
  }

  /// A presenter that has left the window for the presented screen is not put back.
  override func setRoot(isInWindow: Bool) {
    if side == .from { super.setRoot(isInWindow: isInWindow) }
  }

  /// The transition would put the presenter back into UIKit's own container, which does not exist outside a window.
  override var canLoseWindow: Bool { !takesPresenterOut }

  override func loseWindow() { container?.removeFromSuperview() }

  override func regainWindow() {
    super.regainWindow()
    if side == .to, let container, container.superview == nil { window.addSubview(container) }
  }

  /// A presenter outside the window is not laid out, and neither are its subviews.
  override var unseen: [UIView] {
    if root.view.window != nil { return super.unseen }
    var views: [UIView] = [root.view]
    var index = 0
    while index < views.count {
      views += views[index].subviews
      index += 1
    }
    return views + super.unseen
  }

  func present(animated: Bool) { from.present(to, animated: animated) }

  override var side: Side { root.presentedViewController === to ? .to : .from }

  override var container: UIView? { to.currentPresentation?.containerView }

  override func needs(_ key: UITransitionContextViewKey, to side: Side) -> Bool {
    !takesPresenterOut && key == (side == .to ? .to : .from)
  }

  /// The frame of the to screen at rest, in the container.
  var place: CGRect { container?.bounds ?? .zero }

  /// The views that the transition has added to the container, from the bottom up. The to screen is above them.
  var additions: [UIView] { container?.subviews.filter { $0 !== to.view } ?? [] }

  override func place(_ expected: inout HierarchyState) {
    guard let container else { return }
    let frame = CGRect(origin: .zero, size: size).inset(by: Simulator.presentationInsets)
    if takesPresenterOut { expected.expect(root.view) { $0.parent = nil } }
    expected.expectNew(container, like: UIView(frame: frame)) { state in
      state.parent = ObjectIdentifier(self.window)
      state.index = self.takesPresenterOut ? 0 : 1
      state.isModal = !self.takesPresenterOut  // VoiceOver reads nothing beside an overlay
    }
    let place = place
    expected.expect(to.view) { state in
      state.parent = ObjectIdentifier(container)
      state.index = self.expectedAdditions
      state.bounds = CGRect(origin: .zero, size: place.size)
      state.center = CGPoint(x: place.midX, y: place.midY)
    }
  }

  /// The number of views that the transition has in the container while the to screen is at rest.
  var expectedAdditions: Int { 0 }

  /// Expects a view in the container that the transition has added.
  func expectAddition(
    _ expected: inout HierarchyState, at index: Int, like new: UIView,
    _ change: (inout HierarchyState.ViewState) -> Void
  ) {
    guard let container, additions.indices.contains(index) else { return }
    let view = additions[index]
    expected.expectNew(view, like: new) { state in
      state.parent = ObjectIdentifier(container)
      state.index = index
      change(&state)
    }
  }
}
