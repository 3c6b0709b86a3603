import Foundation

public typealias CFTimeInterval = Double

/// The layer of a view. Geometry and opacity are the view's; the rest is stored here.
@preconcurrency @MainActor open class CALayer: NSObject, AnimationSubject {
  weak var owner: UIView?
  let animations = AnimationList()

  open var cornerRadius: CGFloat = 0 {
    didSet { noteChange("cornerRadius", from: oldValue, to: cornerRadius) { $0.cornerRadius = $1 } }
  }
  open var borderWidth: CGFloat = 0 {
    didSet { noteChange("borderWidth", from: oldValue, to: borderWidth) { $0.borderWidth = $1 } }
  }
  open var shadowRadius: CGFloat = 0 {
    didSet { noteChange("shadowRadius", from: oldValue, to: shadowRadius) { $0.shadowRadius = $1 } }
  }
  open var zPosition: CGFloat = 0 {
    didSet { noteChange("zPosition", from: oldValue, to: zPosition) { $0.zPosition = $1 } }
  }
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet { noteChange("anchorPoint", from: oldValue, to: anchorPoint) { $0.anchorPoint = $1 } }
  }
  open var shadowOpacity: Float = 0 {
    didSet {
      noteChange("shadowOpacity", from: CGFloat(oldValue), to: CGFloat(shadowOpacity)) {
        $0.shadowOpacity = Float($1)
      }
    }
  }
  open var shadowOffset = CGSize.zero
  open var shadowColor: CGColor?
  open var borderColor: CGColor?
  open var backgroundColor: CGColor?
  open var masksToBounds = false
  open var mask: CALayer?

  open var opacity: Float {
    get { owner.map { Float($0.alpha) } ?? 1 }
    set { owner?.alpha = CGFloat(newValue) }
  }
  open var bounds: CGRect {
    get { owner?.bounds ?? .zero }
    set { owner?.bounds = newValue }
  }
  open var position: CGPoint {
    get { owner?.center ?? .zero }
    set { owner?.center = newValue }
  }
  open var frame: CGRect {
    get { owner?.frame ?? .zero }
    set { owner?.frame = newValue }
  }

  /// A change outside the view's own animation blocks would be animated implicitly on a layer without a view; on
  /// the layer of a view it is not.
  private func noteChange<Value: Animatable>(
    _ property: String, from old: Value, to new: Value,
    set: @escaping @MainActor (CALayer, Value) -> Void
  ) {
    Animation.note(self, property, from: old, to: new) { [weak self] value in
      if let self { set(self, value) }
    }
  }
}
