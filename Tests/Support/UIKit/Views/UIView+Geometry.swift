import Foundation

extension UIView {
  /// The rectangle of the view in its superview. It is documented to be undefined under a transform, so using it then is a violation.
  public var frame: CGRect {
    get {
      if !transform.isIdentity { Simulator.violation("frame of \(name) read while it has a transform") }
      return boundingFrame
    }
    set {
      if !transform.isIdentity { Simulator.violation("frame of \(name) set while it has a transform") }
      // Sets bounds and position so that the rectangle is the given one.
      bounds.size = CGRect(origin: .zero, size: newValue.size).applying(transform.inverted()).size
      let aboutCenter = boundingFrame(bounds: bounds, center: .zero, transform: transform)
      center = CGPoint(x: newValue.minX - aboutCenter.minX, y: newValue.minY - aboutCenter.minY)
    }
  }

  /// The bounding box of the view in its superview, with the transform.
  var boundingFrame: CGRect { boundingFrame(bounds: bounds, center: center, transform: transform) }

  private func boundingFrame(bounds: CGRect, center: CGPoint, transform: CGAffineTransform) -> CGRect {
    let anchor = layer.anchorPoint
    let aboutAnchor = CGRect(
      x: -bounds.width * anchor.x, y: -bounds.height * anchor.y, width: bounds.width,
      height: bounds.height)
    return aboutAnchor.applying(transform).offsetBy(dx: center.x, dy: center.y)
  }

  // MARK: Conversion

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let root = rootPoint(point)
    return view?.localPoint(root) ?? root
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    localPoint(view?.rootPoint(point) ?? point)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    boundingBox(of: rect.corners.map { convert($0, to: view) })
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    boundingBox(of: rect.corners.map { convert($0, from: view) })
  }

  /// Converts a point of this view to the coordinates of its window, or of its topmost ancestor.
  private func rootPoint(_ point: CGPoint) -> CGPoint {
    guard let superview else { return point }
    let anchor = layer.anchorPoint
    let aboutAnchor = CGPoint(
      x: point.x - bounds.minX - bounds.width * anchor.x,
      y: point.y - bounds.minY - bounds.height * anchor.y)
    let turned = aboutAnchor.applying(transform)
    return superview.rootPoint(CGPoint(x: turned.x + center.x, y: turned.y + center.y))
  }

  private func localPoint(_ root: CGPoint) -> CGPoint {
    guard let superview else { return root }
    let outer = superview.localPoint(root)
    let aboutAnchor = CGPoint(x: outer.x - center.x, y: outer.y - center.y)
      .applying(transform.inverted())
    let anchor = layer.anchorPoint
    return CGPoint(
      x: aboutAnchor.x + bounds.minX + bounds.width * anchor.x,
      y: aboutAnchor.y + bounds.minY + bounds.height * anchor.y)
  }

  // MARK: Presentation values

  func presented<Value: Animatable>(_ property: String, _ model: Value) -> Value {
    animations.presented(property, of: self).map { Value(components: $0) } ?? model
  }

  /// The alpha that is on screen now.
  @_spi(Simulator) public var presentedAlpha: CGFloat {
    layer.explicitAnimations.presented("opacity")?.first ?? presented("alpha", alpha)
  }

  /// The background colour that is on screen now: red, green, blue and alpha.
  @_spi(Simulator) public var presentedBackground: [CGFloat] {
    presented("backgroundColor", ShownColor(backgroundColor)).components
  }

  /// The transform that is on screen now.
  @_spi(Simulator) public var presentedTransform: CGAffineTransform {
    CATransform3DGetAffineTransform(presentedTransform3D)
  }

  /// The three-dimensional transform that is on screen now.
  @_spi(Simulator) public var presentedTransform3D: CATransform3D {
    layer.explicitAnimations.added(to: presented("transform", transform3D))
  }

  /// The center that is on screen now.
  @_spi(Simulator) public var presentedCenter: CGPoint {
    let place = layer.explicitAnimations.shown(presented("center", center))
    let offset = layer.explicitAnimations.offset
    return CGPoint(x: place.x + offset.x, y: place.y + offset.y)
  }

  /// The bounds that are on screen now.
  @_spi(Simulator) public var presentedBounds: CGRect {
    let added = layer.explicitAnimations
    var shown = added.presented("bounds").map { CGRect(components: $0) } ?? presented("bounds", bounds)
    if let size = added.presented("bounds.size") { shown.size = CGSize(width: size[0], height: size[1]) }
    return shown
  }

  /// The bounding box of the view on screen now, in its superview.
  @_spi(Simulator) public var presentedFrame: CGRect {
    boundingFrame(bounds: presentedBounds, center: presentedCenter, transform: presentedTransform)
  }

  /// The bounding box of the view on screen now, in its window. It includes the running animations of all ancestors.
  @_spi(Simulator) public var presentedFrameInWindow: CGRect {
    var corners = presentedBounds.corners
    var view: UIView? = self
    while let current = view, let outer = current.superview {
      let bounds = current.presentedBounds
      let center = current.presentedCenter
      let transform = current.presentedTransform
      let anchor = current.layer.anchorPoint
      corners = corners.map { corner in
        let aboutAnchor = CGPoint(
          x: corner.x - bounds.minX - bounds.width * anchor.x,
          y: corner.y - bounds.minY - bounds.height * anchor.y)
        let turned = aboutAnchor.applying(transform)
        return CGPoint(x: turned.x + center.x, y: turned.y + center.y)
      }
      view = outer
    }
    return boundingBox(of: corners)
  }
}
