import UIKit

// To choose among the meanings of `==`, `== nil` and `filter` was a quarter of what swiftc did to check this file. These words have one
// meaning each. Protocols declare them, so that an app may have members of the same names.

/// A kind, which is or is not another one.
nonisolated protocol TransitionCase: Equatable {}
extension UIGestureRecognizer.State: TransitionCase {}
extension UIUserInterfaceLayoutDirection: TransitionCase {}
extension UIViewAnimatingState: TransitionCase {}
extension TransitionCase { func `is`(_ other: Self) -> Bool { self == other } }

protocol TransitionOptional {
  associatedtype Wrapped
  var transitionSelf: Wrapped? { get }
}
extension Optional: TransitionOptional { var transitionSelf: Wrapped? { self } }
extension TransitionOptional { var isNil: Bool { if case .none = transitionSelf { true } else { false } } }

protocol TransitionList: Sequence {}
extension Array: TransitionList {}
extension TransitionList {
  /// `filter` would be more code for each type.
  func only(_ isWanted: (Element) -> Bool) -> [Element] {
    var all: [Element] = []
    for element in self where isWanted(element) { all.append(element) }
    return all
  }
}
