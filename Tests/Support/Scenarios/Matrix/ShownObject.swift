@_spi(Simulator) import UIKit

/// The views that show an object of a spec.
@MainActor struct ShownObject {
  let view: UIView
  /// The view that blurs the object, if it is not the object's own.
  var blur: UIView?
  /// The view that dims the object.
  var dim: UIView?
  /// The view that clips the object.
  var crop: UIView?
  /// The view with the round corners, if it is not the object's own.
  var rounded: UIView?
  /// The second of the two contents that it shows.
  var content: UIView?
  /// Whether the object's place in the spec is set by the transform of its view: in part if x and y have their own times, or
  /// completely if the screen's own layout sets the center.
  var isMovedByTransform = false

  init(
    _ view: UIView, blur: UIView? = nil, dim: UIView? = nil, crop: UIView? = nil, rounded: UIView? = nil,
    content: UIView? = nil,
    isMovedByTransform: Bool = false
  ) {
    self.view = view
    self.blur = blur
    self.dim = dim
    self.crop = crop
    self.rounded = rounded
    self.content = content
    self.isMovedByTransform = isMovedByTransform
  }

  /// The values that are visible now.
  func reading(in container: UIView) -> Reading {
    var (center, scale) = Self.place(of: view, in: container)
    let bounds = view.presentedBounds
    var m = view.presentedTransform3D
    if isMovedByTransform {
      center = Self.place(of: view, in: container, moved: CGPoint(x: m.m41, y: m.m42)).center
      (m.m41, m.m42) = (0, 0)
    }
    return Reading(
      center: [center.x, center.y], size: [bounds.width * scale, bounds.height * scale],
      alpha: view.presentedAlpha, isHidden: view.isHidden,
      transform: [
        m.m11, m.m12, m.m13, m.m14, m.m21, m.m22, m.m23, m.m24, m.m31, m.m32, m.m33, m.m34, m.m41, m.m42,
        m.m43, m.m44,
      ],
      cornerRadius: (rounded ?? view).layer.presentedCornerRadius,
      borderWidth: (rounded ?? view).layer.presentedBorderWidth,
      shadowOpacity: view.layer.presentedShadowOpacity, shadowRadius: view.layer.presentedShadowRadius,
      shadowOffset: [view.layer.presentedShadowOffset.width, view.layer.presentedShadowOffset.height],
      background: (rounded ?? view).presentedBackground,
      borderColor: (rounded ?? view).layer.borderColor.map { UIColor(cgColor: $0) }.components,
      tint: Optional(view.tintColor).components, dim: dim?.presentedAlpha,
      blur: ((blur ?? view) as? UIVisualEffectView)?.presentedEffect,
      crop: crop.map { Self.frame(of: $0, in: container) },
      content: content?.presentedAlpha, isScrollEnabled: (view as? UIScrollView)?.isScrollEnabled,
      offset: (view as? UIScrollView).map {
        [$0.contentOffset.x + $0.adjustedContentInset.left, $0.contentOffset.y + $0.adjustedContentInset.top]
      },
      anchor: [view.layer.anchorPoint.x, view.layer.anchorPoint.y],
      perspective: Self.perspective(of: view), isClipped: (rounded ?? view).clipsToBounds)
  }

  private static func perspective(of view: UIView) -> CGFloat? {
    let share = view.layer.sublayerTransform.m34
    return share == 0 ? nil : -1 / share
  }

  /// The frame of a view in the container, without the view's own transform, but with the movement of its superviews.
  static func frame(of view: UIView, in container: UIView) -> [CGFloat] {
    let (center, scale) = place(of: view, in: container)
    let size = view.presentedBounds.size
    let anchor = view.layer.anchorPoint
    return [
      center.x - size.width * scale * anchor.x, center.y - size.height * scale * anchor.y,
      size.width * scale, size.height * scale,
    ]
  }

  /// The place of a view's anchor in the container, and the length of a point of its superview there.
  /// - Parameter way: A way from the anchor, in points of the superview, which may be turned and scaled.
  private static func place(
    of view: UIView, in container: UIView, moved way: CGPoint = .zero
  ) -> (center: CGPoint, scale: CGFloat) {
    let center = view.presentedCenter
    let place = CGPoint(x: center.x + way.x, y: center.y + way.y)
    let (inner, innerScale) = windowPlace(of: place, in: view.superview)
    let (origin, outerScale) = windowPlace(of: container.presentedBounds.origin, in: container)
    let anchor = CGPoint(x: (inner.x - origin.x) / outerScale, y: (inner.y - origin.y) / outerScale)
    return (anchor, innerScale / outerScale)
  }

  /// A point of a view in its window, and the length of a point of the view there.
  private static func windowPlace(of point: CGPoint, in view: UIView?) -> (CGPoint, CGFloat) {
    var (point, scale, next) = (point, CGFloat(1), view)
    while let view = next, let outer = view.superview {
      let (bounds, anchor) = (view.presentedBounds, view.layer.anchorPoint)
      let aboutAnchor = CGPoint(
        x: point.x - bounds.minX - bounds.width * anchor.x,
        y: point.y - bounds.minY - bounds.height * anchor.y)
      let transform = view.presentedTransform
      let turned = aboutAnchor.applying(transform)
      let center = view.presentedCenter
      point = CGPoint(x: turned.x + center.x, y: turned.y + center.y)
      scale *= (transform.a * transform.a + transform.b * transform.b).squareRoot()
      next = outer
    }
    return (point, scale)
  }
}

/// The visible values of an object at one moment, in points of the container.
struct Reading: Encodable {
  /// The place of its anchor.
  let center: [CGFloat]
  let size: [CGFloat]
  let alpha: CGFloat
  let isHidden: Bool
  /// The rows one after the other.
  let transform: [CGFloat]
  let cornerRadius: CGFloat
  let borderWidth: CGFloat
  let shadowOpacity: CGFloat
  let shadowRadius: CGFloat
  let shadowOffset: [CGFloat]
  /// Red, green, blue and alpha.
  let background: [CGFloat]
  let borderColor: [CGFloat]
  let tint: [CGFloat]
  let dim: CGFloat?
  let blur: CGFloat?
  /// x, y, width and height.
  let crop: [CGFloat]?
  /// The alpha of the second of two contents.
  let content: CGFloat?
  let isScrollEnabled: Bool?
  /// The scroll position. It is 0 at the top left, whatever the insets.
  let offset: [CGFloat]?
  let anchor: [CGFloat]
  /// The perspective of the object's subviews, as the distance of the eye in points. It is nil without perspective.
  let perspective: CGFloat?
  let isClipped: Bool

  /// The values that may not jump when a finger takes over.
  var places: [CGFloat] { center + size + transform + [alpha] }
}

extension UIColor? {
  /// Red, green, blue and alpha. All are 0 without a colour.
  fileprivate var components: [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    self?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }
}
