import Foundation

/// Records the events of a simulation, in order.
@_spi(Simulator) @MainActor public final class Recorder {
  /// An event.
  public enum Event: Equatable, Sendable, CustomStringConvertible {
    /// The model value of a property of a view or layer has changed.
    case changed(view: String, property: String, value: String, isAnimated: Bool)
    /// A view was inserted into another, or moved within it.
    case inserted(view: String, into: String, at: Int)
    /// A view was removed from its superview.
    case removed(view: String, from: String)
    /// The interaction controller of a transition was started.
    case interactionStarted
    /// An interactive transition has reported its progress.
    case interactionUpdated(CGFloat)
    /// An interactive transition will finish.
    case interactionFinished
    /// An interactive transition will be cancelled.
    case interactionCancelled
    /// `completeTransition` was called.
    case completed(Bool)
    /// The delegate of a navigation controller was told that a screen is visible.
    case didShow(String)
    /// An appearance callback of a view controller.
    case appearance(String)
    /// A notification for assistive technology.
    case posted(String, argument: String)
    /// An animated transition without interaction has completed: the duration that its animator has reported, and the time that it
    /// took, in seconds.
    case played(reported: TimeInterval, taken: TimeInterval)
    /// A spring was created with an initial velocity.
    case springVelocity(CGVector)
    /// An event that a scenario has recorded itself.
    case mark(String)
    /// A call that UIKit only logs.
    case ignored(String)
    /// Haptic feedback.
    case felt(String)
    /// A view that an animator has left in a container, where this is allowed.
    case left(String)
    /// A call or state that UIKit forbids, or that leaves the screen broken.
    case violation(String)

    public var description: String {
      switch self {
      case .changed(let view, let property, let value, let isAnimated):
        "\(view).\(property) = \(value)" + (isAnimated ? " (animated)" : "")
      case .inserted(let view, let parent, let index): "\(view) into \(parent) at \(index)"
      case .removed(let view, let parent): "\(view) out of \(parent)"
      case .interactionStarted: "interaction started"
      case .interactionUpdated(let share): "interaction at \(share)"
      case .interactionFinished: "interaction finishes"
      case .interactionCancelled: "interaction is cancelled"
      case .completed(let didComplete): "completeTransition(\(didComplete))"
      case .didShow(let controller): "didShow \(controller)"
      case .appearance(let text): text
      case .posted(let name, let argument): "posted \(name) with \(argument)"
      case .played(let reported, let taken): "took \(taken) s and had reported \(reported) s"
      case .springVelocity(let velocity): "spring at (\(velocity.dx), \(velocity.dy))"
      case .mark(let text): text
      case .ignored(let text): "ignored: " + text
      case .felt(let text): "felt \(text)"
      case .left(let text): text
      case .violation(let text): "VIOLATION: " + text
      }
    }
  }

  public private(set) var events: [(time: TimeInterval, event: Event)] = []

  public func record(_ event: Event) {
    events.append((Simulator.clock.now, event))
  }

  /// The violations.
  public var violations: [String] {
    events.compactMap { if case .violation(let text) = $0.event { text } else { nil } }
  }

  /// The views that animators have left in containers.
  public var leftViews: [String] {
    events.compactMap { if case .left(let text) = $0.event { text } else { nil } }
  }

  /// The arguments of the calls of `completeTransition`, in order.
  public var completions: [Bool] {
    events.compactMap { if case .completed(let value) = $0.event { value } else { nil } }
  }

  /// The appearance callbacks, in order.
  public var appearances: [String] {
    events.compactMap { if case .appearance(let text) = $0.event { text } else { nil } }
  }

  /// The scenario's own events, in order.
  public var marks: [String] {
    events.compactMap { if case .mark(let text) = $0.event { text } else { nil } }
  }

  /// The initial velocities of the springs, in order.
  public var springVelocities: [CGVector] {
    events.compactMap { if case .springVelocity(let velocity) = $0.event { velocity } else { nil } }
  }

  /// The progress that interactive transitions have reported, in order.
  public var updates: [CGFloat] {
    events.compactMap { if case .interactionUpdated(let share) = $0.event { share } else { nil } }
  }

  /// All events as text, one a line.
  public var text: String {
    events.map { "\($0.time)  \($0.event)" }.joined(separator: "\n")
  }
}
