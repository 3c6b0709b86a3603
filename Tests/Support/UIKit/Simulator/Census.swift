import Foundation

/// Which of the objects that have been made are still there: what finds leaks and cycles of references.
@_spi(Simulator) @MainActor public final class Census {
  /// What an object is to the simulation.
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

  /// The transitions that have begun and have not been completed, in words. When nothing is scheduled any more and no
  /// finger is down, such a transition never will be: the screen is dead.
  public var transitionsUnderWay: [String] {
    transitions.compactMap { $0()?.stuckDescription }
  }

  /// Whether a transition is under way that keeps touches from everything.
  var keepsTouches: Bool { transitions.contains { $0()?.keepsTouches ?? false } }

  /// Where what may be interrupted of the transitions under way stands, as fractions of their ways.
  public var interruptibleFractions: [CGFloat] {
    transitions.compactMap { $0()?.interruptibleAnimator?.fractionComplete }
  }

  /// The types of the objects of a role that are alive.
  public func alive(_ role: Role) -> [String] {
    entries.compactMap { $0.role == role && $0.object != nil ? $0.name : nil }
  }

  /// The types of all objects that are alive.
  public var alive: [String] {
    Role.allCases.flatMap { alive($0) }
  }
}
