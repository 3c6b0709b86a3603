import Foundation

/// Recognizes a measure of two fingers, such as their distance, and its velocity.
@preconcurrency @MainActor open class TwoFingerGestureRecognizer: UIGestureRecognizer {
  private var lastMove: TimeInterval = 0

  /// The measure of two points.
  func figure(_ first: CGPoint, _ second: CGPoint) -> CGFloat { 0 }

  /// Called when both fingers are down, with the first measure.
  func begin(from figure: CGFloat) {}

  /// Called when the measure has changed.
  /// - Parameter passed: The time since the last change, in seconds.
  /// - Returns: Whether the change since the begin is large enough for a gesture.
  func take(_ figure: CGFloat, after passed: TimeInterval) -> Bool { false }

  private var currentFigure: CGFloat? {
    let touches = trackedTouches
    return touches.count < 2 ? nil : figure(touches[0].place, touches[1].place)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingerPlace = middle
    lastMove = Simulator.clock.now
    if trackedTouches.count == 2, let currentFigure { begin(from: currentFigure) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    fingerPlace = middle
    guard let currentFigure else {
      if isUnderWay { state = .changed }
      return
    }
    let isEnough = take(currentFigure, after: Simulator.clock.now - lastMove)
    lastMove = Simulator.clock.now
    if isUnderWay {
      state = .changed
    } else if isEnough, state == .possible, pendingState == nil {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let left = trackedTouches.filter { !touches.contains($0) }
    if isUnderWay {
      // As documented, it ends when both fingers lift.
      if let first = left.first { fingerPlace = first.place } else { state = .ended }
    } else if left.count < 2, state == .possible, trackedTouches.count >= 2 {
      state = .failed
    }
  }
}

@preconcurrency @MainActor open class UIPinchGestureRecognizer: TwoFingerGestureRecognizer {
  /// The change of the distance in points from which a movement is a pinch. It is not documented.
  private static let slack: CGFloat = 8

  /// Setting it makes later changes count from the new value, and resets the velocity.
  open var scale: CGFloat {
    get { current }
    set {
      distance *= current / newValue
      current = newValue
      speed = 0
    }
  }
  open var velocity: CGFloat { state == .possible && Simulator.conduct.pinchVelocityComesLater ? 0 : speed }
  private var speed: CGFloat = 0
  private var current: CGFloat = 1
  private var distance: CGFloat = 1
  /// The distance of the fingers when they came down.
  private var firstDistance: CGFloat = 1
  /// The scale at which a scenario has begun the gesture.
  private var begun: CGFloat = 1

  override func figure(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
    let way = CGPoint(x: second.x - first.x, y: second.y - first.y)
    return max((way.x * way.x + way.y * way.y).squareRoot(), 1)
  }

  override func begin(from figure: CGFloat) {
    distance = figure
    firstDistance = figure
    current = 1
    speed = 0
  }

  override func take(_ figure: CGFloat, after passed: TimeInterval) -> Bool {
    let new = figure / distance
    if passed > 0 { speed = (new - current) / CGFloat(passed) }
    current = new
    return abs(figure - firstDistance) >= Self.slack
  }

  // MARK: For scenarios

  /// Simulates two fingers around a point of the window that have moved far enough.
  /// - Returns: Whether the gesture has begun.
  @_spi(Simulator) @discardableResult public func begin(
    around place: CGPoint, scale: CGFloat, velocity: CGFloat
  ) -> Bool {
    fingerPlace = place
    current = scale
    begun = scale
    speed = velocity
    return recognize()
  }

  /// Simulates a movement of the fingers.
  /// - Parameters:
  ///   - scale: The scale since the begin of the gesture. The velocity also relates to it.
  @_spi(Simulator) public func move(scale: CGFloat, velocity: CGFloat = 0) {
    current = begun * scale
    speed = begun * velocity
    if isUnderWay { commit(.changed) }
  }

  /// Simulates that the fingers leave the screen.
  @_spi(Simulator) public func end(velocity: CGFloat) {
    speed = begun * velocity
    if isUnderWay { commit(.ended) }
  }
}

@preconcurrency @MainActor open class UIRotationGestureRecognizer: TwoFingerGestureRecognizer {
  /// The angle in radians from which a movement is a rotation. It is not documented.
  private static let slack: CGFloat = 0.1

  open var rotation: CGFloat = 0
  open private(set) var velocity: CGFloat = 0
  private var angle: CGFloat = 0
  /// The rotation at which a scenario has begun the gesture.
  private var begun: CGFloat = 0

  override func figure(_ first: CGPoint, _ second: CGPoint) -> CGFloat {
    atan2(second.y - first.y, second.x - first.x)
  }

  override func begin(from figure: CGFloat) {
    angle = figure
    rotation = 0
    velocity = 0
  }

  override func take(_ figure: CGFloat, after passed: TimeInterval) -> Bool {
    let turn = remainder(figure - angle - rotation, 2 * .pi)
    rotation += turn
    if passed > 0 { velocity = turn / CGFloat(passed) }
    return abs(rotation) >= Self.slack
  }

  // MARK: For scenarios

  /// Simulates two fingers around a point of the window that have turned far enough.
  /// - Returns: Whether the gesture has begun.
  @_spi(Simulator) @discardableResult public func begin(
    around place: CGPoint, rotation: CGFloat, velocity: CGFloat
  ) -> Bool {
    fingerPlace = place
    self.rotation = rotation
    begun = rotation
    self.velocity = velocity
    return recognize()
  }

  /// Simulates a rotation of the fingers.
  /// - Parameter rotation: The rotation since the begin of the gesture.
  @_spi(Simulator) public func move(rotation: CGFloat, velocity: CGFloat = 0) {
    self.rotation = begun + rotation
    self.velocity = velocity
    if isUnderWay { commit(.changed) }
  }

  /// Simulates that the fingers leave the screen.
  @_spi(Simulator) public func end(velocity: CGFloat) {
    self.velocity = velocity
    if isUnderWay { commit(.ended) }
  }
}
