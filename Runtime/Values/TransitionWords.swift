import UIKit

// swiftc chooses `==`, `== nil` and `filter` among many declarations, which was a fifth of its work for the runtime. `!=` is quicker.
// The members below have one overload each. Protocols declare them, so that they do not collide with what an app adds to the same types.
// Where the standard library calls a closure of the main actor, the closure begins with a check, in Swift 6, that it runs there. Where a
// function below calls it, there is none.

/// A type whose values are compared with `is`.
nonisolated protocol TransitionCase: Equatable {}
extension UIGestureRecognizer.State: TransitionCase {}
extension UIUserInterfaceLayoutDirection: TransitionCase {}
extension UIViewAnimatingState: TransitionCase {}
/// Whether two values are equal, as `==` says.
extension TransitionCase { func `is`(_ other: Self) -> Bool { self == other } }

protocol TransitionOptional: ExpressibleByNilLiteral {
  associatedtype Wrapped
  var transitionSelf: Wrapped? { get }
}
extension Optional: TransitionOptional { var transitionSelf: Wrapped? { self } }
extension TransitionOptional {
  /// Whether there is no value.
  var isNil: Bool { if case .none = transitionSelf { true } else { false } }
  /// The result of a closure for the value, if there is one.
  func then<Result>(_ make: (Wrapped) -> Result?) -> Result? {
    if let value = transitionSelf { make(value) } else { nil }
  }
}

protocol TransitionList: Collection {}
extension Array: TransitionList {}
extension ArraySlice: TransitionList {}

extension TransitionList {
  /// The elements that satisfy a condition, in their order. `filter` would be more code for each type.
  func only(_ isWanted: (Element) -> Bool) -> [Element] {
    var all: [Element] = []
    for element in self where isWanted(element) { all.append(element) }
    return all
  }
  /// The first element that satisfies a condition.
  func find(_ isWanted: (Element) -> Bool) -> Element? {
    for element in self where isWanted(element) { return element }
    return nil
  }

  /// The results of a closure for the elements, without those that are nil.
  func gather<Result>(_ make: (Element) -> Result?) -> [Result] {
    var all: [Result] = []
    for element in self { if let result = make(element) { all.append(result) } }
    return all
  }

  /// Whether an element satisfies a condition.
  func has(_ isWanted: (Element) -> Bool) -> Bool { find(isWanted) != nil }
}
