import Foundation

/// A slider. A finger moves the value from where it is, wherever the finger comes down.
@preconcurrency @MainActor open class UISlider: UIControl {
  private var ownValue: Float = 0
  private var startX: CGFloat = 0
  private var startValue: Float = 0

  open var value: Float {
    get { ownValue }
    set { ownValue = min(max(newValue, minimumValue), max(maximumValue, minimumValue)) }
  }
  open var minimumValue: Float = 0 {
    didSet { value = ownValue }
  }
  open var maximumValue: Float = 1 {
    didSet { value = ownValue }
  }
  /// Whether it reports each change, or only the last one.
  open var isContinuous = true

  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let touch = touches.first { (startX, startValue) = (touch.location(in: self).x, value) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
    guard isTracking, let touch = touches.first, bounds.width > 0 else { return }
    let share = Float((touch.location(in: self).x - startX) / bounds.width)
    let old = value
    value = startValue + share * (maximumValue - minimumValue)
    if isContinuous, value != old { sendActions(for: .valueChanged) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if isTracking, !isContinuous, value != startValue { sendActions(for: .valueChanged) }
    super.touchesEnded(touches, with: event)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 31) }
}
