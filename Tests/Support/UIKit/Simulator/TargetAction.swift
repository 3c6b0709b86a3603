import Foundation

/// The stand-in for Objective-C's selectors where there is no Objective-C: the method itself.
///
/// Who compiles `#selector(f)` here writes `Selector(f)` first.
public struct Selector {
  let perform: @MainActor (Any) -> Void

  public init<Sender>(_ method: @escaping @MainActor (Sender) -> Void) {
    perform = { if let sender = $0 as? Sender { method(sender) } }
  }

  public init(_ method: @escaping @MainActor () -> Void) {
    perform = { _ in method() }
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
    let perform: @MainActor (Any) -> Void

    init(_ perform: @escaping @MainActor (Any) -> Void) {
      self.perform = perform
    }
  }

  private(set) weak var target: AnyObject?
  private let perform: @MainActor (Any) -> Void

  init(target: Any?, action: Selector) {
    let target = target as AnyObject?
    self.target = target
    perform = action.perform
    guard let target else { return }
    _ = Unmanaged.passRetained(Keeper(action.perform))
    Unmanaged.passUnretained(target).release()
  }

  func send(_ sender: Any) {
    if target != nil { perform(sender) }
  }
}
