import Foundation

// Adds observers with selectors. Foundation has them only with Objective-C.

extension NotificationCenter {
  private struct Observer {
    weak var object: AnyObject?
    let token: any NSObjectProtocol
  }

  nonisolated(unsafe) private static var observers: [Observer] = []

  /// The observer is not retained. When it is gone, nothing is sent.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    let object = observer as AnyObject
    let action = simulated { TargetAction(target: object, action: aSelector) }
    weak let living = object
    let token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
      if living != nil { simulated { action.send(notification) } }
    }
    Self.observers.append(Observer(object: object, token: token))
  }

  /// Also removes observers with selectors. Foundation's method removes only the tokens of blocks.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer as Any)
    for entry in Self.observers where entry.object === observer { removeObserver(entry.token as Any) }
    Self.observers.removeAll { $0.object === observer || $0.object == nil }
  }
}
