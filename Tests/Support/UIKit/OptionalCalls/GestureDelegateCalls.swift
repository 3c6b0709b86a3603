import Foundation

// Methods that are optional in Objective-C are called with a question mark: `delegate?.gestureRecognizerShouldBegin?(pan)`. Here every
// object has these methods, because missing ones have defaults. Such a call finds the properties below. Their names are those of the
// methods without the argument labels, so several methods may share a property.

extension UIGestureRecognizerDelegate {
  public var gestureRecognizerShouldBegin: (@MainActor (UIGestureRecognizer) -> Bool)? {
    { self.gestureRecognizerShouldBegin($0) }
  }

  public var gestureRecognizer: GestureDelegateCalls? { GestureDelegateCalls(delegate: self) }
}

/// The methods of a recognizer's delegate that are named `gestureRecognizer`.
@preconcurrency @MainActor public struct GestureDelegateCalls {
  let delegate: any UIGestureRecognizerDelegate

  public func callAsFunction(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    delegate.gestureRecognizer(recognizer, shouldReceive: touch)
  }

  public func callAsFunction(
    _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other)
  }

  public func callAsFunction(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(recognizer, shouldRequireFailureOf: other)
  }

  public func callAsFunction(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool {
    delegate.gestureRecognizer(recognizer, shouldBeRequiredToFailBy: other)
  }
}
