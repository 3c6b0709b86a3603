import Foundation

/// Lists the objects that were created and are still alive, to find leaks and reference cycles.
@_spi(Simulator) @MainActor public final class Census {
  /// The role of an object.
  public enum Role: String, CaseIterable, Sendable {
    case view, viewController, gestureRecognizer, propertyAnimator, animationController
  }

  private struct Entry {
    let role: Role
    let name: String
    weak var object: AnyObject?
  }

  private var entries: [Entry] = []
  private var transitions: [() -> TransitionContext?] = []

  func enter(_ object: AnyObject, as role: Role) {
    if role == .animationController, entries.contains(where: { $0.object === object }) { return }
    entries.append(Entry(role: role, name: "\(type(of: object))", object: object))
  }

  func enter(_ context: TransitionContext) {
    transitions.append { [weak context] in context }
  }

  /// Descriptions of the transitions that have begun and not completed. If nothing is scheduled and no finger is down, such a
  /// transition will never complete: the screen is frozen.
  public var transitionsUnderWay: [String] {
    transitions.compactMap { $0()?.stuckDescription }
  }

  /// Whether a running transition keeps touches from all views.
  var keepsTouches: Bool { transitions.contains { $0()?.keepsTouches ?? false } }

  /// The fractions of the interruptible animators of the running transitions.
  public var interruptibleFractions: [CGFloat] {
    transitions.compactMap { $0()?.interruptibleAnimator?.fractionComplete }
  }

  /// The types of the living objects with a role.
  public func alive(_ role: Role) -> [String] {
    entries.compactMap { $0.role == role && $0.object != nil ? $0.name : nil }
  }

  /// The types of all living objects.
  public var alive: [String] {
    Role.allCases.flatMap { alive($0) }
  }
}
