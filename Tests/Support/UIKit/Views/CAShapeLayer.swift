import Foundation

public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")

  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A layer with a path. Only layer animations animate the path: blocks do not, since the documentation mentions no implicit animation
/// of it.
open class CAShapeLayer: CALayer, @unchecked Sendable {
  open var path: CGPath?
  open var fillColor: CGColor? = UIColor.black.cgColor
  open var fillRule = CAShapeLayerFillRule.nonZero
  open var strokeColor: CGColor?
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var lineWidth: CGFloat = 1
  open var miterLimit: CGFloat = 10
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var lineDashPhase: CGFloat = 0
  open var lineDashPattern: [NSNumber]?

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The path that is on screen now.
  @_spi(Simulator) public var presentedPath: CGPath? {
    simulated { explicitAnimations.presentedPath } ?? path
  }

  override func components(of property: String) -> [CGFloat]? {
    switch property {
    case "strokeStart": [strokeStart]
    case "strokeEnd": [strokeEnd]
    case "lineWidth": [lineWidth]
    case "lineDashPhase": [lineDashPhase]
    default: super.components(of: property)
    }
  }

  override func takePresented(from layer: CALayer) {
    super.takePresented(from: layer)
    guard let shape = layer as? CAShapeLayer else { return }
    path = shape.presentedPath
    strokeStart = shape.presentedComponents(of: "strokeStart")?.first ?? shape.strokeStart
    strokeEnd = shape.presentedComponents(of: "strokeEnd")?.first ?? shape.strokeEnd
    lineWidth = shape.presentedComponents(of: "lineWidth")?.first ?? shape.lineWidth
    (fillColor, strokeColor, fillRule) = (shape.fillColor, shape.strokeColor, shape.fillRule)
  }

  override var emptyCopy: CALayer { CAShapeLayer() }
}

public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let axial = CAGradientLayerType(rawValue: "axial")
  public static let radial = CAGradientLayerType(rawValue: "radial")
  public static let conic = CAGradientLayerType(rawValue: "conic")

  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A layer with a gradient. Nothing is drawn, and presentation values of its colours are not computed.
open class CAGradientLayer: CALayer, @unchecked Sendable {
  open var colors: [Any]?
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial

  public override init() {
    super.init()
  }

  public override init(layer: Any) {
    super.init(layer: layer)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var emptyCopy: CALayer { CAGradientLayer() }
}
