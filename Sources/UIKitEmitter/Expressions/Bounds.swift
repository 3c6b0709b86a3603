import TransitionPlan

extension TransitionScope {
  /// A range that an expression surely stays in.
  ///
  /// - Parameters:
  ///   - id: The expression.
  ///   - driven: The properties whose values have been held to their limits before.
  func bounds(_ id: ExpressionID, driven: Set<DrivenProperty> = []) -> ClosedRange<Double> {
    let everything = -Double.infinity...Double.infinity
    func bounds(_ id: ExpressionID) -> ClosedRange<Double> { self.bounds(id, driven: driven) }
    switch arena[id].kind {
    case .number(let number): return number.isNaN ? everything : number...number
    case .gesture(.progress): return 0...1
    case .property(let subject, let property):
      return driven.contains(DrivenProperty(subject, property)) ? property.limits ?? everything : everything
    case .local(let local): return bounds(transition.locals[local].value)
    case .negate(let operand):
      let range = bounds(operand)
      return -range.upperBound ... -range.lowerBound
    case .binary(.add, let left, let right):
      return Self.sum(bounds(left), bounds(right))
    case .binary(.subtract, let left, let right):
      let range = bounds(right)
      return Self.sum(bounds(left), -range.upperBound ... -range.lowerBound)
    case .binary(.multiply, let left, let right):
      let (a, b) = (bounds(left), bounds(right))
      return Self.hull([
        a.lowerBound * b.lowerBound, a.lowerBound * b.upperBound, a.upperBound * b.lowerBound,
        a.upperBound * b.upperBound,
      ])
    case .call(.min, let arguments):
      let ranges = arguments.map(bounds)
      return Self.hull([
        ranges.map(\.lowerBound).min() ?? -.infinity, ranges.map(\.upperBound).min() ?? .infinity,
      ])
    case .call(.max, let arguments):
      let ranges = arguments.map(bounds)
      return Self.hull([
        ranges.map(\.lowerBound).max() ?? -.infinity, ranges.map(\.upperBound).max() ?? .infinity,
      ])
    case .call(.abs, _): return 0...Double.infinity
    case .call(.sin, _), .call(.cos, _): return -1...1
    case .call(.map, let arguments): return rangeBounds(arguments.last)
    case .call(.clamp, let arguments): return rangeBounds(arguments.last)
    default: return everything
    }
  }

  private func rangeBounds(_ id: ExpressionID?) -> ClosedRange<Double> {
    guard let id, case .binary(.range, let low, let high) = arena[id].kind else {
      return -Double.infinity...Double.infinity
    }
    let (a, b) = (bounds(low), bounds(high))
    return Self.hull([a.lowerBound, a.upperBound, b.lowerBound, b.upperBound])
  }

  private static func sum(_ a: ClosedRange<Double>, _ b: ClosedRange<Double>) -> ClosedRange<Double> {
    hull([a.lowerBound + b.lowerBound, a.upperBound + b.upperBound])
  }

  /// The smallest range around some numbers; everything when one of them is none (∞ − ∞, 0·∞).
  private static func hull(_ numbers: [Double]) -> ClosedRange<Double> {
    guard let low = numbers.min(), let high = numbers.max(), !numbers.contains(where: \.isNaN) else {
      return -Double.infinity...Double.infinity
    }
    return low...high
  }
}

/// A property of an object, as the key of a set.
struct DrivenProperty: Hashable {
  var subject: Subject
  var property: Property

  init(_ subject: Subject, _ property: Property) {
    self.subject = subject
    self.property = property
  }
}
