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
  /// Who gets the touches.
  let gestures = GestureEnvironment()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    Simulator.clock.layOut(self)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override var window: UIWindow? { self }

  /// The root appears; a window of which this is not said may be laid out and looked at, but nobody is told.
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

  /// Turns the device, or resizes the window: tells the controllers, then lays out anew.
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
  /// Takes up a rectangle of the superview whatever transform there is.
  func fill(_ rect: CGRect) {
    bounds.size = rect.size
    center = CGPoint(x: rect.midX, y: rect.midY)
  }

  /// The same of a bar, which its controller may place by the frame: then the transform has moved it there already.
  func fillAsBar(_ rect: CGRect) {
    fill(rect)
    guard Simulator.conduct.barsArePlacedByTheirFrame else { return }
    bounds.size = CGSize(width: rect.width / abs(transform.a), height: rect.height / abs(transform.d))
    center = CGPoint(x: rect.midX - transform.tx, y: rect.midY - transform.ty)
  }
}
