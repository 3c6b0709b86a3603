import Foundation

@preconcurrency @MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The longest time between taps that count together, in seconds. The value on a device is not documented.
  static let patience: TimeInterval = 0.35

  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  private var taps = 0
  private var mostTouches = 0
  private var start = CGPoint.zero
  /// The number of the last scheduled timeout. Timeouts with older numbers are ignored.
  private var wait = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    wait += 1
    waitsForMore = false
    fingerPlace = middle
    if trackedTouches.count == 1 { start = middle }
    mostTouches = max(mostTouches, trackedTouches.count)
    if trackedTouches.count > numberOfTouchesRequired, state == .possible { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, pendingState == nil, trackedTouches.count == mostTouches else { return }
    let slack = UIPanGestureRecognizer.slack
    if abs(middle.x - start.x) > slack || abs(middle.y - start.y) > slack { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, trackedTouches.count == touches.count else { return }
    guard mostTouches == numberOfTouchesRequired else { return state = .failed }
    taps += 1
    mostTouches = 0
    if taps >= numberOfTapsRequired { return state = .ended }
    waitsForMore = true
    wait += 1
    let current = wait
    Simulator.clock.schedule(after: Self.patience) { [weak self] in
      guard let self, current == wait, waitsForMore else { return }
      waitsForMore = false
      if state == .possible { state = .failed }
    }
  }

  open override func reset() {
    taps = 0
    mostTouches = 0
    wait += 1
  }

  /// A single tap does not prevent a double tap.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  /// Simulates a tap at a point of the window.
  @_spi(Simulator) public func tap(at place: CGPoint) {
    fingerPlace = place
    guard isEnabled, view?.window != nil, mayBegin else { return }
    commit(.ended)
  }
}

@preconcurrency @MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  private var start = CGPoint.zero
  private var wait = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingerPlace = middle
    guard trackedTouches.count == numberOfTouchesRequired else { return }
    start = middle
    wait += 1
    let current = wait
    Simulator.clock.schedule(after: minimumPressDuration) { [weak self] in
      guard let self, current == wait, state == .possible else { return }
      state = .began
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    fingerPlace = middle
    if isUnderWay { return state = .changed }
    let isFar = abs(middle.x - start.x) > allowableMovement || abs(middle.y - start.y) > allowableMovement
    if state == .possible, isFar { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if isUnderWay { state = .ended } else if state == .possible { state = .failed }
  }

  open override func reset() {
    wait += 1
  }
}
