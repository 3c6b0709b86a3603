import Foundation

/// What has happened, in order.
@_spi(Simulator) @MainActor public final class Recorder {
  /// One thing that has happened.
  public enum Event: Equatable, Sendable, CustomStringConvertible {
    /// A property of a view or layer has another model value.
    case changed(view: String, property: String, value: String, isAnimated: Bool)
    /// A view has been put into another, or moved within it.
    case inserted(view: String, into: String, at: Int)
    /// A view has been taken out of its superview.
    case removed(view: String, from: String)
    /// A transition has been handed to its interaction controller.
    case interactionStarted
    /// An interactive transition has reported how far it is.
    case interactionUpdated(CGFloat)
    /// An interactive transition will finish.
    case interactionFinished
    /// An interactive transition will be cancelled.
    case interactionCancelled
    /// `completeTransition` has been called.
    case completed(Bool)
    /// A navigation delegate has been told that a view controller is on screen.
    case didShow(String)
    /// An appearance callback of a view controller.
    case appearance(String)
    /// A notification for assistive technology.
    case posted(String, argument: String)
    /// An animated transition that no finger has had in hand: what its animator has said, and how long it took, in
    /// seconds.
    case played(reported: TimeInterval, taken: TimeInterval)
    /// A spring has been made.
    case springVelocity(CGVector)
    /// A scenario's own mark.
    case mark(String)
    /// Something that UIKit logs and does not do.
    case ignored(String)
    /// What a person would feel.
    case felt(String)
    /// Something that an animator has left in a container, and may have.
    case left(String)
    /// Something that UIKit forbids, or that leaves the screen broken.
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

  /// What was forbidden.
  public var violations: [String] {
    events.compactMap { if case .violation(let text) = $0.event { text } else { nil } }
  }

  /// What animators have left in containers.
  public var leftViews: [String] {
    events.compactMap { if case .left(let text) = $0.event { text } else { nil } }
  }

  /// What `completeTransition` was called with, in order.
  public var completions: [Bool] {
    events.compactMap { if case .completed(let value) = $0.event { value } else { nil } }
  }

  /// The appearance callbacks, in order.
  public var appearances: [String] {
    events.compactMap { if case .appearance(let text) = $0.event { text } else { nil } }
  }

  /// The scenario's own marks, in order.
  public var marks: [String] {
    events.compactMap { if case .mark(let text) = $0.event { text } else { nil } }
  }

  /// The initial velocities of the springs that were made.
  public var springVelocities: [CGVector] {
    events.compactMap { if case .springVelocity(let velocity) = $0.event { velocity } else { nil } }
  }

  /// How far an interactive transition was reported to be, each time.
  public var updates: [CGFloat] {
    events.compactMap { if case .interactionUpdated(let share) = $0.event { share } else { nil } }
  }

  /// All of it as text, for a person.
  public var text: String {
    events.map { "\($0.time)  \($0.event)" }.joined(separator: "\n")
  }
}
