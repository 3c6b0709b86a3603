import Foundation

/// The stand-in for Objective-C's selectors where there is no Objective-C: the method itself.
///
/// Who compiles `#selector(f)` here writes `Selector(f)` first.
public struct Selector {
  /// Whether it holds its target, as a method of an object does; one of a class does not.
  let isBound: Bool
  private let call: @MainActor (_ target: AnyObject?, _ sender: Any) -> Void

  public init<Sender>(_ method: @escaping @MainActor (Sender) -> Void) {
    isBound = true
    call = { if let sender = $1 as? Sender { method(sender) } }
  }

  public init<Sender>(_ method: @escaping @MainActor (Sender, UIEvent) -> Void) {
    isBound = true
    call = { if let sender = $1 as? Sender { method(sender, UIEvent()) } }
  }

  public init(_ method: @escaping @MainActor () -> Void) {
    isBound = true
    call = { _, _ in method() }
  }

  /// `#selector(Class.method(_:))`
  public init<Target: AnyObject, Sender>(_ method: @escaping @MainActor (Target) -> (Sender) -> Void) {
    isBound = false
    call = { if let target = $0 as? Target, let sender = $1 as? Sender { method(target)(sender) } }
  }

  /// `#selector(Class.method)`
  public init<Target: AnyObject>(_ method: @escaping @MainActor (Target) -> () -> Void) {
    isBound = false
    call = { target, _ in if let target = target as? Target { method(target)() } }
  }

  @MainActor func perform(on target: AnyObject?, _ sender: Any) {
    call(target, sender)
  }
}

/// A target and its action. Like UIKit's, it does not retain the target.
///
/// The selector's stand-in is a method of the target, which holds the target. So that it is not retained through
/// that, the one retain that the method has is given back here, and the method itself is kept for ever: should the
/// target die, nothing gives the retain back a second time. Whether the target lives is asked of a weak reference.
/// What is kept is a few words for each recognizer of a short test program.
@MainActor final class TargetAction {
  private final class Keeper {
    let action: Selector

    init(_ action: Selector) {
      self.action = action
    }
  }

  private(set) weak var target: AnyObject?
  private let action: Selector
  private let hadTarget: Bool

  init(target: Any?, action: Selector) {
    let target = target as AnyObject?
    self.target = target
    self.action = action
    hadTarget = target != nil
    guard let target, action.isBound else { return }
    _ = Unmanaged.passRetained(Keeper(action))
    Unmanaged.passUnretained(target).release()
  }

  func send(_ sender: Any) {
    if let target { return action.perform(on: target, sender) }
    if hadTarget { Simulator.violation("an action was sent to a target that no longer exists") }
  }
}
