import Foundation

/// Records haptic feedback.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  open func prepare() {}

  func play(_ what: String) { Simulator.recorder.record(.felt(what)) }
}

@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  private let style: FeedbackStyle

  public init(style: FeedbackStyle) {
    self.style = style
  }

  open func impactOccurred() { play("\(style) impact") }

  open func impactOccurred(intensity: CGFloat) { play("\(style) impact of \(intensity)") }
}

@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() { play("selection") }
}

@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  open func notificationOccurred(_ notificationType: FeedbackType) { play("\(notificationType)") }
}
