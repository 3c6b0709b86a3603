// Words of the standard library that swiftc chooses among many: `==`, `== nil` and `filter` took a quarter of the time for the runtime.
// These have one meaning each. Protocols declare them, so that an app may have members of the same names.

/// A kind, which is or is not another one.
protocol TransitionCase: Equatable {}

extension TransitionCase {
  func `is`(_ other: Self) -> Bool { self == other }
}

protocol TransitionOptional {
  associatedtype Wrapped
  var transitionOptional: Wrapped? { get }
}

extension Optional: TransitionOptional {
  var transitionOptional: Wrapped? { self }
}

extension TransitionOptional {
  var isNil: Bool { if case .none = transitionOptional { true } else { false } }
}

protocol TransitionList: Sequence {}
extension Array: TransitionList {}

extension TransitionList {
  func only(_ isWanted: (Element) -> Bool) -> [Element] { filter(isWanted) }
}
