@_spi(Simulator) import UIKit

/// The state of all views in some trees. Two states can be compared, for example before and after a transition.
@MainActor struct HierarchyState {
  /// The properties of a view that a transition may change and must restore. Its geometry is without its last digits, which calculations
  /// on the way change.
  struct ViewState: Equatable {
    var parent: ObjectIdentifier?
    var index = 0
    var alpha: CGFloat
    var isHidden: Bool
    var transform: CGAffineTransform { didSet { transform = transform.rounded } }
    var bounds: CGRect { didSet { bounds = bounds.rounded } }
    var center: CGPoint { didSet { center = center.rounded } }
    var anchor: CGPoint
    var clips: Bool
    var cornerRadius: CGFloat
    var contentMode: UIView.ContentMode
    var isUserInteractionEnabled: Bool
    var isScrollEnabled: Bool?
    var recognizerCount: Int
    var interactions: [ObjectIdentifier]
    var hasMask: Bool
    private var space: Space
    private var sublayerSpace: Space
    var zPosition: CGFloat
    var borderWidth: CGFloat
    var shadowOpacity: Float
    var shadowRadius: CGFloat
    var maskedCorners: CACornerMask
    var effect: UIBlurEffect.Style?
    var hasEffect: Bool
    var isModal: Bool
    var viewlessLayerCount: Int
    var animationCount: Int
    /// The constants of the view's own constraints, in ascending order.
    var constraints: [CGFloat]
    var followsMask: Bool
    var interfaceStyle: UIUserInterfaceStyle
    var accessibilityLabel: String?
    var accessibilityTraits: UIAccessibilityTraits
    var background: UIColor?
    var tint: UIColor?
    var borderColor: CGColor?
    var shadowColor: CGColor?
    var shadowOffset: CGSize
    var image: ObjectIdentifier?
    var disabledRecognizerCount: Int
    var direction: UISemanticContentAttribute

    var transform3D: CATransform3D {
      get { space.transform }
      set { space.transform = newValue.rounded }
    }

    /// A transform in space. Core Animation compares transforms with a function, not with `==`.
    private struct Space: Equatable {
      var transform: CATransform3D

      static func == (left: Self, right: Self) -> Bool {
        CATransform3DEqualToTransform(left.transform, right.transform)
      }
    }

    @MainActor init(of view: UIView) {
      parent = view.superview.map { ObjectIdentifier($0) }
      index = view.superview?.subviews.firstIndex { $0 === view } ?? 0
      alpha = view.alpha
      isHidden = view.isHidden
      transform = view.transform.rounded
      bounds = view.bounds.rounded
      center = view.center.rounded
      anchor = view.layer.anchorPoint
      clips = view.clipsToBounds || view.layer.masksToBounds
      cornerRadius = view.layer.cornerRadius
      contentMode = view.contentMode
      isUserInteractionEnabled = view.isUserInteractionEnabled
      isScrollEnabled = (view as? UIScrollView)?.isScrollEnabled
      recognizerCount = view.gestureRecognizers?.count ?? 0
      // The interaction that keeps the platform's swipe back stays as long as its transition exists, and does nothing on its own.
      interactions = view.interactions.filter { !"\(type(of: $0))".hasSuffix("PlatformSwipe") }
        .map { ObjectIdentifier($0) }
      hasMask = view.mask != nil || view.layer.mask != nil
      space = Space(transform: view.transform3D.rounded)
      sublayerSpace = Space(transform: view.layer.sublayerTransform.rounded)
      zPosition = view.layer.zPosition
      borderWidth = view.layer.borderWidth
      shadowOpacity = view.layer.shadowOpacity
      shadowRadius = view.layer.shadowRadius
      maskedCorners = view.layer.maskedCorners
      let shown = (view as? UIVisualEffectView)?.effect
      effect = (shown as? UIBlurEffect)?.style
      hasEffect = shown != nil
      isModal = view.accessibilityViewIsModal
      viewlessLayerCount = view.layer.viewlessSublayers.count
      animationCount = view.layer.addedAnimationKeys.count
      constraints = view.constraints.map(\.constant).sorted()
      followsMask = view.translatesAutoresizingMaskIntoConstraints
      interfaceStyle = view.overrideUserInterfaceStyle
      accessibilityLabel = view.accessibilityLabel
      accessibilityTraits = view.accessibilityTraits
      background = view.backgroundColor
      tint = view.simulatedTint
      borderColor = view.layer.borderColor
      shadowColor = view.layer.shadowColor
      shadowOffset = view.layer.shadowOffset
      image = (view as? UIImageView)?.image.map { ObjectIdentifier($0) }
      disabledRecognizerCount = view.gestureRecognizers?.count { !$0.isEnabled } ?? 0
      direction = view.semanticContentAttribute
    }
  }

  /// Each view once, in the order of the trees.
  private var views: [UIView] = []
  private var states: [ObjectIdentifier: ViewState] = [:]
  /// The recognizers of each view. Recognizers that a transition adds are only counted, because the tests cannot know them.
  private var recognizers: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]

  init(of roots: [UIView]) {
    for root in roots { add(root) }
  }

  private mutating func add(_ view: UIView) {
    guard states.updateValue(ViewState(of: view), forKey: ObjectIdentifier(view)) == nil else { return }
    views.append(view)
    recognizers[ObjectIdentifier(view)] = Set((view.gestureRecognizers ?? []).map { ObjectIdentifier($0) })
    for child in view.subviews { add(child) }
  }

  /// Changes the expected state of a view.
  mutating func expect(_ view: UIView, _ change: (inout ViewState) -> Void) {
    if var state = states[ObjectIdentifier(view)] {
      change(&state)
      states[ObjectIdentifier(view)] = state
    }
  }

  /// Expects an additional view, with its current state.
  mutating func expect(another view: UIView) {
    if states[ObjectIdentifier(view)] == nil { add(view) }
  }

  /// The differences in the looks of views. Places, sizes and recognizers are ignored, because UIKit itself may still have to set
  /// them.
  func lookDifferences(from expected: HierarchyState) -> [String] {
    var own = self
    for view in expected.views {
      guard let look = expected.states[ObjectIdentifier(view)] else { continue }
      own.expect(view) { state in
        (state.parent, state.index) = (look.parent, look.index)
        (state.bounds, state.center) = (look.bounds, look.center)
        (state.recognizerCount, state.constraints) = (look.recognizerCount, look.constraints)
        state.disabledRecognizerCount = look.disabledRecognizerCount
      }
    }
    return own.views.compactMap { view in
      guard let state = own.states[ObjectIdentifier(view)],
        let look = expected.states[ObjectIdentifier(view)],
        state != look
      else { return nil }
      return "\(view): \(Self.changes(from: look, to: state).joined(separator: ", "))"
    }
  }

  /// Expects an additional view. Its expected state is that of a new view, with a change.
  mutating func expectNew(_ view: UIView, like new: UIView, _ change: (inout ViewState) -> Void) {
    if states[ObjectIdentifier(view)] == nil { views.append(view) }
    states[ObjectIdentifier(view)] = ViewState(of: new)
    expect(view, change)
  }

  /// The differences from the expected state, in words.
  func differences(from expected: HierarchyState) -> [String] {
    var found: [String] = []
    for view in expected.views where states[ObjectIdentifier(view)] == nil { found.append("\(view) is gone") }
    for view in views {
      let id = ObjectIdentifier(view)
      if expected.states[id] == nil, view.isWatch { continue }
      guard let expectedState = expected.states[id] else {
        found.append("\(view) is new in \(view.superview.map { "\($0)" } ?? "nothing")")
        continue
      }
      if let state = states[id], state != expectedState {
        found.append("\(view): \(Self.changes(from: expectedState, to: state).joined(separator: ", "))")
      }
      let before = expected.recognizers[id, default: []]
      let gone = before.subtracting(recognizers[id, default: []]).count
      // Recognizers that the app itself removes lower the expected count.
      if gone > max(0, before.count - expectedState.recognizerCount) {
        found.append("\(view): \(gone) of its recognizers are others than before")
      }
    }
    return found
  }

  private static func changes(from old: ViewState, to new: ViewState) -> [String] {
    zip(Mirror(reflecting: old).children, Mirror(reflecting: new).children).compactMap { old, new in
      let before = "\(old.value)"
      let after = "\(new.value)"
      return before == after ? nil : "\(new.label ?? "?") \(after), not \(before)"
    }
  }
}

extension UIView {
  /// Whether the view is the one with which the runtime notices a window. It lies in a screen as long as that presents or is
  /// presented.
  fileprivate var isWatch: Bool {
    guard "\(type(of: self))" == "TransitionWatch", let screen = superview?.next as? UIViewController else {
      return false
    }
    return screen.presentedViewController != nil || screen.presentingViewController != nil
  }
}

extension CGFloat {
  fileprivate var rounded: CGFloat { (self * 1e9).rounded() / 1e9 }
}

extension CGPoint {
  fileprivate var rounded: CGPoint { CGPoint(x: x.rounded, y: y.rounded) }
}

extension CGRect {
  fileprivate var rounded: CGRect {
    CGRect(
      origin: origin.rounded, size: CGSize(width: size.width.rounded, height: size.height.rounded))
  }
}

extension CGAffineTransform {
  fileprivate var rounded: CGAffineTransform {
    CGAffineTransform(
      a: a.rounded, b: b.rounded, c: c.rounded, d: d.rounded, tx: tx.rounded, ty: ty.rounded)
  }
}

extension CATransform3D {
  fileprivate var rounded: CATransform3D {
    var rounded = self
    for number: WritableKeyPath<CATransform3D, CGFloat> in [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41, \.m42, \.m43,
      \.m44,
    ] {
      rounded[keyPath: number] = self[keyPath: number].rounded
    }
    return rounded
  }
}
