import Foundation

public typealias CFTimeInterval = Double

/// A layer. For a view's layer, geometry and opacity are stored in the view, and everything else here.
open class CALayer: NSObject {
  weak var owner: UIView?
  let animations = AnimationList()
  let explicitAnimations = LayerAnimations()

  open var cornerRadius: CGFloat = 0 {
    didSet { noteChange("cornerRadius", from: oldValue, to: cornerRadius) { $0.cornerRadius = $1 } }
  }
  open var borderWidth: CGFloat = 0 {
    didSet { noteChange("borderWidth", from: oldValue, to: borderWidth) { $0.borderWidth = $1 } }
  }
  open var shadowRadius: CGFloat = 3 {
    didSet { noteShadow("shadowRadius", from: oldValue, to: shadowRadius) { $0.shadowRadius = $1 } }
  }
  open var zPosition: CGFloat = 0 {
    didSet { noteChange("zPosition", from: oldValue, to: zPosition) { $0.zPosition = $1 } }
  }
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { noteChange("anchorPoint", from: oldValue, to: anchorPoint) { $0.anchorPoint = $1 } }
  }
  open var shadowOpacity: Float = 0 {
    didSet {
      noteShadow("shadowOpacity", from: CGFloat(oldValue), to: CGFloat(shadowOpacity)) {
        $0.shadowOpacity = Float($1)
      }
    }
  }
  open var shadowOffset = CGSize(width: 0, height: -3) {
    didSet {
      noteShadow(
        "shadowOffset", from: CGPoint(x: oldValue.width, y: oldValue.height),
        to: CGPoint(x: shadowOffset.width, y: shadowOffset.height)
      ) { $0.shadowOffset = CGSize(width: $1.x, height: $1.y) }
    }
  }
  open var shadowColor: CGColor?
  open var borderColor: CGColor? = UIColor.black.cgColor
  open var backgroundColor: CGColor?
  open var masksToBounds = false
  open var mask: CALayer?
  // Stored, but without effect, because nothing is drawn.
  open var shadowPath: CGPath?
  open var contentsGravity = CALayerContentsGravity.resize
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open var allowsEdgeAntialiasing = false
  open var maskedCorners: CACornerMask = .all
  open var cornerCurve = CALayerCornerCurve.circular
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var isHidden = false
  open var name: String?
  open var isDoubleSided = true
  open var anchorPointZ: CGFloat = 0
  open var isOpaque = false
  open var allowsGroupOpacity = true
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var magnificationFilter = CALayerContentsFilter.linear
  open var minificationFilter = CALayerContentsFilter.linear
  open var minificationFilterBias: Float = 0
  // The layer's time in relation to its superlayer's, as in `CAMediaTiming`.
  open var beginTime: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var sublayerTransform = CATransform3DIdentity

  // The geometry and opacity of a layer without a view.
  private var ownOpacity: Float = 1
  private var ownBounds = CGRect.zero
  private var ownPosition = CGPoint.zero
  private var ownTransform = CATransform3DIdentity

  public override init() {
    super.init()
    simulated { explicitAnimations.layer = self }
  }

  /// The initializer with which Core Animation copies a layer. An app's own layer classes override it.
  public init(layer: Any) {
    super.init()
    simulated { explicitAnimations.layer = self }
  }

  /// There are no archives in this module.
  public required init?(coder: NSCoder) {
    nil
  }

  // Overridden by the kinds of layers; see `presentation()`.

  func components(of property: String) -> [CGFloat]? { ownComponents(of: property) }

  func takePresented(from layer: CALayer) { takeOwnPresented(from: layer) }

  var emptyCopy: CALayer { CALayer() }

  open var opacity: Float {
    get { simulated { owner.map { Float($0.alpha) } ?? ownOpacity } }
    set { simulated { if let owner { owner.alpha = CGFloat(newValue) } else { ownOpacity = newValue } } }
  }
  open var bounds: CGRect {
    get { simulated { owner?.bounds ?? ownBounds } }
    set { simulated { if let owner { owner.bounds = newValue } else { ownBounds = newValue } } }
  }
  open var position: CGPoint {
    get { simulated { owner?.center ?? ownPosition } }
    set { simulated { if let owner { owner.center = newValue } else { ownPosition = newValue } } }
  }
  open var transform: CATransform3D {
    get { simulated { owner?.transform3D ?? ownTransform } }
    set { simulated { if let owner { owner.transform3D = newValue } else { ownTransform = newValue } } }
  }
  open var frame: CGRect {
    get {
      if let owner { return simulated { owner.frame } }
      return CGRect(
        x: position.x - bounds.width * anchorPoint.x, y: position.y - bounds.height * anchorPoint.y,
        width: bounds.width, height: bounds.height)
    }
    set {
      if let owner { return simulated { owner.frame = newValue } }
      bounds.size = newValue.size
      position = CGPoint(
        x: newValue.minX + newValue.width * anchorPoint.x, y: newValue.minY + newValue.height * anchorPoint.y)
    }
  }

  private weak var ownDelegate: (any CALayerDelegate)?
  /// For a view's layer, it is the view.
  open var delegate: (any CALayerDelegate)? {
    get { owner ?? ownDelegate }
    set { ownDelegate = newValue }
  }

  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }

  open func setAffineTransform(_ m: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(m)
  }

  // MARK: Tree

  open private(set) weak var superlayer: CALayer?
  private var ownSublayers: [CALayer] = []

  /// The layers of the view's subviews, followed by those that were added to the layer itself.
  open var sublayers: [CALayer]? {
    get {
      let layers = ofSubviews + ownSublayers
      return layers.isEmpty ? nil : layers
    }
    set {
      for layer in ownSublayers { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] where !ofSubviews.contains(layer) { addSublayer(layer) }
    }
  }

  private var ofSubviews: [CALayer] { simulated { owner?.subviews.map(\.layer) ?? [] } }

  open func addSublayer(_ layer: CALayer) {
    insert(layer, at: ownSublayers.count)
  }

  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: min(Int(idx), ownSublayers.count))
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: ownSublayers.firstIndex { $0 === sibling } ?? 0)
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: ownSublayers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? ownSublayers.count)
  }

  open func removeFromSuperlayer() {
    if let owner { return simulated { owner.removeFromSuperview() } }
    superlayer?.ownSublayers.removeAll { $0 === self }
    superlayer = nil
  }

  private func insert(_ layer: CALayer, at index: Int) {
    if layer.owner != nil {
      return simulated { Simulator.violation("the layer of a view was put into another layer by itself") }
    }
    layer.removeFromSuperlayer()
    ownSublayers.insert(layer, at: min(index, ownSublayers.count))
    layer.superlayer = self
  }

  /// The sublayers that belong to no view.
  @_spi(Simulator) public var viewlessSublayers: [CALayer] { ownSublayers }

  // MARK: Presentation values

  /// The radius that is on screen now.
  @_spi(Simulator) public var presentedCornerRadius: CGFloat { presented("cornerRadius", cornerRadius) }

  /// The border's width that is on screen now.
  @_spi(Simulator) public var presentedBorderWidth: CGFloat { presented("borderWidth", borderWidth) }

  /// The shadow's radius that is on screen now.
  @_spi(Simulator) public var presentedShadowRadius: CGFloat { presented("shadowRadius", shadowRadius) }

  /// The shadow's offset that is on screen now.
  @_spi(Simulator) public var presentedShadowOffset: CGSize {
    let offset = presented("shadowOffset", CGPoint(x: shadowOffset.width, y: shadowOffset.height))
    return CGSize(width: offset.x, height: offset.y)
  }

  /// The shadow's opacity that is on screen now.
  @_spi(Simulator) public var presentedShadowOpacity: CGFloat {
    presented("shadowOpacity", CGFloat(shadowOpacity))
  }

  private func presented<Value: Animatable>(_ property: String, _ model: Value) -> Value {
    simulated {
      let shown = explicitAnimations.presented(property) ?? animations.presented(property, of: self)
      return shown.map { Value(components: $0) } ?? model
    }
  }

  /// Animates a change of the shadow only if `Conduct.blocksAnimateShadows` says so, because UIKit's documentation leaves this open.
  private func noteShadow<Value: Animatable>(
    _ property: String, from old: Value, to new: Value, set: @escaping @MainActor (CALayer, Value) -> Void
  ) {
    if simulated({ Simulator.conduct.blocksAnimateShadows }) {
      noteChange(property, from: old, to: new, set: set)
    }
  }

  /// Records a change for the current animation block. On a device, other changes of a layer without a view are animated implicitly;
  /// this is not simulated.
  private func noteChange<Value: Animatable>(
    _ property: String, from old: Value, to new: Value,
    set: @escaping @MainActor (CALayer, Value) -> Void
  ) {
    simulated {
      Animation.note(self, property, from: old, to: new) { [weak self] value in
        if let self { set(self, value) }
      }
    }
  }
}

extension CALayer: AnimationSubject {}

/// The delegate of a layer. None of its methods are called here.
public protocol CALayerDelegate: NSObjectProtocol {}

extension UIView: CALayerDelegate {}

public struct CACornerMask: OptionSet, Sendable {
  public let rawValue: UInt

  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  static let all: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }
}

public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let linear = CALayerContentsFilter(rawValue: "linear")
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}
