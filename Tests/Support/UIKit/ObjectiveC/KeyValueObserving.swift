import Foundation

// Key-value observing of views: of the stored properties `bounds`, `center`, `transform`, `alpha`, `backgroundColor` and `isHidden`,
// and of `frame` and `contentOffset`, which depend on them. A value that is set but does not change is not reported.

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt

  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)

  public init(rawValue: UInt) { self.rawValue = rawValue }
}

public enum NSKeyValueChange: UInt, Sendable { case setting = 1, insertion, removal, replacement }

public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange

  public let kind: Kind
  public let newValue: Value?
  public let oldValue: Value?
  public let indexes: IndexSet?
  public let isPrior: Bool
}

/// Observes as long as it is retained.
open class NSKeyValueObservation: NSObject {
  fileprivate(set) var tell: (() -> Void)?

  open func invalidate() { tell = nil }
}

public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving {
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let observation = NSKeyValueObservation()
    guard let view = self as? UIView else { return observation }
    simulated {
      var last = self[keyPath: keyPath]
      func tell(_ old: Value?, _ new: Value, isPrior: Bool = false) {
        changeHandler(
          self,
          NSKeyValueObservedChange(
            kind: .setting, newValue: options.contains(.new) && !isPrior ? new : nil,
            oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: isPrior))
      }
      observation.tell = { [weak view] in
        guard let owner = view as? Self else { return }
        let (old, new) = (last, owner[keyPath: keyPath])
        if isSame(old, new) { return }
        last = new
        if options.contains(.prior) { tell(old, new, isPrior: true) }
        tell(old, new)
      }
      if options.contains(.initial) { tell(nil, last) }
      view.observations.removeAll { $0.observation == nil }
      view.observations.append(UIView.Observer(observation: observation))
    }
    return observation
  }
}

private func isSame<Value>(_ left: Value, _ right: Value) -> Bool {
  func isEqual<Known: Equatable>(_ left: Known) -> Bool { left == right as? Known }
  return (left as? any Equatable).map { isEqual($0) } ?? false
}

extension UIView {
  struct Observer { weak var observation: NSKeyValueObservation? }

  /// Tells the observers that a property was set.
  func tellObservers() {
    for observer in observations { observer.observation?.tell?() }
  }
}
