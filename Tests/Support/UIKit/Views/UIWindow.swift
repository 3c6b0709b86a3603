import Foundation

@preconcurrency @MainActor open class UIWindow: UIView {
  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.view.removeFromSuperview()
      guard let rootViewController else { return }
      rootViewController.view.fill(bounds)
      addSubview(rootViewController.view)
    }
  }
  open var isKeyWindow: Bool { true }
  /// Delivers the touches of the window.
  let gestures = GestureEnvironment()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    Simulator.clock.layOut(self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var window: UIWindow? { self }

  /// Makes the root controller appear. Without this call, a window is laid out as well, but no controller gets appearance callbacks.
  open func makeKeyAndVisible() {
    guard let rootViewController, !isVisible else { return }
    isVisible = true
    rootViewController.beginAppearanceTransition(true, animated: false)
    rootViewController.endAppearanceTransition()
  }
  private var isVisible = false

  open override var next: UIResponder? { nil }

  open override func layoutSubviews() {
    super.layoutSubviews()
    rootViewController?.view.fill(bounds)
    for view in subviews where view is PresentationContainer {
      view.fill(PresentationContainer.frame(in: self))
    }
  }

  /// Rotates the device or resizes the window. The controllers are told, and then the window is laid out.
  @_spi(Simulator) public func resize(to size: CGSize) {
    guard let rootViewController else { return }
    let isTurned = (bounds.width > bounds.height) != (size.width > size.height)
    let turn = isTurned ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
    let coordinator = SizeChange(from: rootViewController, in: self, turn: turn)
    rootViewController.viewWillTransition(to: size, with: coordinator)
    var presenter = rootViewController
    while let presented = presenter.ownPresented {
      presented.presentationController?.viewWillTransition(to: size, with: coordinator)
      presenter = presented
    }
    UIView.animate(withDuration: coordinator.transitionDuration) {
      self.fill(CGRect(origin: .zero, size: size))
      coordinator.runAlongside()
      self.layoutIfNeeded()
    }
    Simulator.clock.schedule(after: coordinator.transitionDuration) { coordinator.complete() }
  }
}

extension UIView {
  /// Fills a rectangle of the superview, under any transform.
  func fill(_ rect: CGRect) {
    bounds.size = rect.size
    center = CGPoint(x: rect.midX, y: rect.midY)
  }

  /// Does the same for a bar. A controller that sets the bar's frame compensates for its transform.
  func fillAsBar(_ rect: CGRect) {
    fill(rect)
    guard Simulator.conduct.barsArePlacedByTheirFrame else { return }
    bounds.size = CGSize(width: rect.width / abs(transform.a), height: rect.height / abs(transform.d))
    center = CGPoint(x: rect.midX - transform.tx, y: rect.midY - transform.ty)
  }
}
