import Foundation

public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
  public static let center = CALayerContentsGravity(rawValue: "center")

  public init(rawValue: String) { self.rawValue = rawValue }
}

extension CALayer {
  /// A copy with the presentation values of bounds, position, transform, opacity, corners, border and shadow, and of the path and
  /// stroke of a shape. The copy has no superlayer. An app's own layer class has no copy.
  public func presentation() -> Self? {
    let copy = emptyCopy
    guard let own = copy as? Self else {
      simulated {
        Simulator.violation("presentation() of \(type(of: self)), an app's own kind of layer")
      }
      return nil
    }
    copy.takePresented(from: self)
    return own
  }

  /// The layer itself. For a presentation copy it should be the original layer, but that is not simulated.
  public func model() -> Self { self }

  func presentedComponents(of property: String) -> [CGFloat]? {
    simulated { explicitAnimations.presented(property) }
  }

  /// The layer's model value for an animated key path.
  func ownComponents(of property: String) -> [CGFloat]? {
    switch property {
    case "position": position.components
    case "position.x": [position.x]
    case "position.y": [position.y]
    case "bounds": bounds.components
    case "bounds.size": [bounds.width, bounds.height]
    case "opacity": [CGFloat(opacity)]
    case "cornerRadius": [cornerRadius]
    case "borderWidth": [borderWidth]
    case "shadowOpacity": [CGFloat(shadowOpacity)]
    case "shadowRadius": [shadowRadius]
    case "shadowOffset": [shadowOffset.width, shadowOffset.height]
    case "transform": transform.components
    case "path": (self as? CAShapeLayer)?.path?.components
    default: nil
    }
  }

  func takeOwnPresented(from layer: CALayer) {
    simulated { takeGeometry(from: layer) }
    anchorPoint = layer.anchorPoint
    cornerRadius = layer.presentedCornerRadius
    borderWidth = layer.presentedBorderWidth
    shadowRadius = layer.presentedShadowRadius
    shadowOffset = layer.presentedShadowOffset
    shadowOpacity = Float(layer.presentedShadowOpacity)
    (backgroundColor, borderColor, shadowColor) = (
      layer.backgroundColor, layer.borderColor, layer.shadowColor
    )
    (masksToBounds, isHidden, zPosition) = (layer.masksToBounds, layer.isHidden, layer.zPosition)
  }

  @MainActor private func takeGeometry(from layer: CALayer) {
    if let view = layer.owner {
      bounds = view.presentedBounds
      position = view.presentedCenter
      transform = view.presentedTransform3D
      opacity = Float(view.presentedAlpha)
    } else {
      let animations = layer.explicitAnimations
      bounds = animations.presented("bounds").map { CGRect(components: $0) } ?? layer.bounds
      if let size = animations.presented("bounds.size") {
        bounds.size = CGSize(width: size[0], height: size[1])
      }
      let place = animations.shown(layer.position)
      position = CGPoint(x: place.x + animations.offset.x, y: place.y + animations.offset.y)
      transform = animations.added(to: layer.transform)
      opacity = animations.presented("opacity").map { Float($0[0]) } ?? layer.opacity
    }
  }
}

extension UIView {
  /// A layer of the class that the view asks for. An app's own class cannot be instantiated without Objective-C.
  static func newLayer() -> CALayer {
    let kind: AnyClass = layerClass
    if kind == CAShapeLayer.self { return CAShapeLayer() }
    if kind == CAGradientLayer.self { return CAGradientLayer() }
    if kind != CALayer.self { Simulator.violation("a view whose layer is of the app's own class \(kind)") }
    return CALayer()
  }
}
