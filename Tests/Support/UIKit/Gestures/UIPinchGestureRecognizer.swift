import Foundation

/// What two fingers do besides moving together: a figure of theirs, and how fast it changes.
@preconcurrency @MainActor open class TwoFingerGestureRecognizer: UIGestureRecognizer {
  private var lastMove: TimeInterval = 0

  /// The fingers' figure as they are now.
  func figure(_ first: CGPoint, _ second: CGPoint) -> CGFloat { 0 }

  /// The fingers have come down with a figure.
  func begin(from figure: CGFloat) {}

  /// The fingers have another figure.
  /// - Parameter passed: Since they last had one, in seconds.
  /// - Returns: Whether that is enough of a change to be a gesture.
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
    guard let currentFigure else { return }
    fingerPlace = middle
    let isEnough = take(currentFigure, after: Simulator.clock.now - lastMove)
    lastMove = Simulator.clock.now
    if isUnderWay {
      state = .changed
    } else if isEnough, state == .possible, pendingState == nil {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard trackedTouches.count - touches.count < 2 else { return }
    if isUnderWay { state = .ended } else if state == .possible, trackedTouches.count >= 2 { state = .failed }
  }
}

@preconcurrency @MainActor open class UIPinchGestureRecognizer: TwoFingerGestureRecognizer {
  /// How much nearer or farther fingers may be without pinching, in points; it is not documented.
  private static let slack: CGFloat = 8

  /// Set, it counts on from there, and the velocity is reset.
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
  /// How far apart the fingers were at first.
  private var firstDistance: CGFloat = 1
  /// The scale with which a scenario has let it begin.
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

  // MARK: The scenario's side

  /// Two fingers have come down around a place of the window and have moved far enough.
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

  /// The fingers have moved.
  /// - Parameters:
  ///   - scale: From where they were when the gesture began; so is the velocity.
  @_spi(Simulator) public func move(scale: CGFloat, velocity: CGFloat = 0) {
    current = begun * scale
    speed = begun * velocity
    if isUnderWay { commit(.changed) }
  }

  /// The fingers have left the screen.
  @_spi(Simulator) public func end(velocity: CGFloat) {
    speed = begun * velocity
    if isUnderWay { commit(.ended) }
  }
}

@preconcurrency @MainActor open class UIRotationGestureRecognizer: TwoFingerGestureRecognizer {
  /// How far fingers may turn without rotating, in radians; it is not documented.
  private static let slack: CGFloat = 0.1

  open var rotation: CGFloat = 0
  open private(set) var velocity: CGFloat = 0
  private var angle: CGFloat = 0
  /// The rotation with which a scenario has let it begin.
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

  // MARK: The scenario's side

  /// Two fingers have come down around a place of the window and have turned far enough.
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

  /// The fingers have turned.
  /// - Parameter rotation: From where they were when the gesture began.
  @_spi(Simulator) public func move(rotation: CGFloat, velocity: CGFloat = 0) {
    self.rotation = begun + rotation
    self.velocity = velocity
    if isUnderWay { commit(.changed) }
  }

  /// The fingers have left the screen.
  @_spi(Simulator) public func end(velocity: CGFloat) {
    self.velocity = velocity
    if isUnderWay { commit(.ended) }
  }
}
