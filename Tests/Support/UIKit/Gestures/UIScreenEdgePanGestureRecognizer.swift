import Foundation

/// A pan from an edge of the screen inwards. The edges are physical: they do not depend on the layout direction.
@preconcurrency @MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The largest distance from an edge, in points, at which a finger may come down. The value on a device is not documented.
  static let reach: CGFloat = 20

  open var edges: UIRectEdge = []

  override func travel(_ velocity: CGPoint) -> CGPoint {
    let distance = Simulator.panTravel.x
    if edges.contains(.left), velocity.x >= 0 { return CGPoint(x: distance, y: 0) }
    if edges.contains(.right), velocity.x <= 0 { return CGPoint(x: -distance, y: 0) }
    if edges.contains(.top), velocity.y >= 0 { return CGPoint(x: 0, y: distance) }
    return CGPoint(x: 0, y: -distance)
  }

  override func recognize() -> Bool {
    guard let bounds = view?.window?.bounds, isAtEdge(start, of: bounds) else { return false }
    return super.recognize()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, let bounds = view?.window?.bounds, isAtEdge(start, of: bounds) else {
      if state == .possible { state = .failed }
      return
    }
  }

  /// The pan begins if the movement is inwards, and more so than along the edge.
  override func examine(_ way: CGPoint) {
    guard way.x * way.x + way.y * way.y >= Self.slack * Self.slack else { return }
    let isSideways = abs(way.x) >= abs(way.y)
    let isInwards =
      isSideways && (edges.contains(.left) && way.x > 0 || edges.contains(.right) && way.x < 0)
      || !isSideways && (edges.contains(.top) && way.y > 0 || edges.contains(.bottom) && way.y < 0)
    state = isInwards ? .began : .failed
  }

  /// Whether a finger that comes down at a point may become a pan from one of the edges.
  func isAtEdge(_ place: CGPoint, of bounds: CGRect) -> Bool {
    edges.contains(.left) && place.x - bounds.minX <= Self.reach
      || edges.contains(.right) && bounds.maxX - place.x <= Self.reach
      || edges.contains(.top) && place.y - bounds.minY <= Self.reach
      || edges.contains(.bottom) && bounds.maxY - place.y <= Self.reach
  }
}
