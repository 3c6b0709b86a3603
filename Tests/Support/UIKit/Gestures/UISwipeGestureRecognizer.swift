import Foundation

/// A quick movement in one direction. It is recognized once the finger has moved far enough, while the finger is still down.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
  }

  /// The least distance and the largest sideways distance, in points, and the longest time, in seconds. None of them is documented.
  private static let least: CGFloat = 50
  private static let mostAside: CGFloat = 25
  private static let patience: TimeInterval = 0.3

  open var direction: Direction = .right
  open var numberOfTouchesRequired = 1
  private var start = CGPoint.zero
  private var began: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if trackedTouches.count > numberOfTouchesRequired, state == .possible { return state = .failed }
    fingerPlace = middle
    start = middle
    if trackedTouches.count == 1 { began = Simulator.clock.now }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, pendingState == nil, trackedTouches.count == numberOfTouchesRequired else {
      return
    }
    if Simulator.clock.now - began > Self.patience { return state = .failed }
    let way = CGPoint(x: middle.x - start.x, y: middle.y - start.y)
    if min(abs(way.x), abs(way.y)) > Self.mostAside { return state = .failed }
    guard max(abs(way.x), abs(way.y)) >= Self.least else { return }
    let isSideways = abs(way.x) > abs(way.y)
    let taken: Direction = isSideways ? (way.x > 0 ? .right : .left) : (way.y > 0 ? .down : .up)
    state = direction.contains(taken) ? .ended : .failed
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, pendingState == nil { state = .failed }
  }
}
