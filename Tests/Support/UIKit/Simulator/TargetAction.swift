import Foundation

/// Replaces Objective-C's selectors where there is no Objective-C. It holds the method itself.
///
/// Code with `#selector(f)` compiles here after `#selector(` is replaced by `Selector(`.
public struct Selector {
  /// Whether it retains its target. A method of an object does, a method of a class does not.
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

  /// Replaces `#selector(Class.method(_:))`.
  public init<Target: AnyObject, Sender>(_ method: @escaping @MainActor (Target) -> (Sender) -> Void) {
    isBound = false
    call = { if let target = $0 as? Target, let sender = $1 as? Sender { method(target)(sender) } }
  }

  /// Replaces `#selector(Class.method)`.
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
/// A bound method retains its target. To undo that, the initializer releases the target once. It also keeps the method alive forever,
/// because the method would release the target a second time. A weak reference shows whether the target still exists. So each target
/// and action leaks a few words, which does not matter in a short test program.
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
