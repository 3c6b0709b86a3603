/// What the values of expressions surely stay within.
public struct ExpressionBounds {
  let expressions: ExpressionArena
  let locals: [Local]
  private let held: Set<PropertyKey>

  /// - Parameters:
  ///   - expressions: All expressions.
  ///   - locals: The `let`s that they use.
  ///   - held: The properties whose values have been held to their limits before.
  public init(_ expressions: ExpressionArena, locals: [Local], held: Set<PropertyKey> = []) {
    self.expressions = expressions
    self.locals = locals
    self.held = held
  }

  /// A range that an expression surely stays in; everything where nothing is known of it.
  public func range(_ id: ExpressionID) -> ClosedRange<Double> {
    let everything = -Double.infinity...Double.infinity
    switch expressions[id].kind {
    case .number(let number): return number.isNaN ? everything : number...number
    case .gesture(.progress): return 0...1
    case .property(let subject, let property):
      return held.contains(PropertyKey(subject, property)) ? property.limits ?? everything : everything
    case .local(let local): return range(locals[local].value)
    case .negate(let operand):
      let own = range(operand)
      return -own.upperBound ... -own.lowerBound
    case .binary(.add, let left, let right):
      return Self.sum(range(left), range(right))
    case .binary(.subtract, let left, let right):
      let other = range(right)
      return Self.sum(range(left), -other.upperBound ... -other.lowerBound)
    case .binary(.multiply, let left, let right):
      let (a, b) = (range(left), range(right))
      return Self.hull([
        a.lowerBound * b.lowerBound, a.lowerBound * b.upperBound, a.upperBound * b.lowerBound,
        a.upperBound * b.upperBound,
      ])
    case .call(.min, let arguments):
      let ranges = arguments.map(range)
      return Self.hull([
        ranges.map(\.lowerBound).min() ?? -.infinity, ranges.map(\.upperBound).min() ?? .infinity,
      ])
    case .call(.max, let arguments):
      let ranges = arguments.map(range)
      return Self.hull([
        ranges.map(\.lowerBound).max() ?? -.infinity, ranges.map(\.upperBound).max() ?? .infinity,
      ])
    case .call(.abs, _): return 0...Double.infinity
    case .call(.sin, _), .call(.cos, _): return -1...1
    case .call(.map, let arguments): return ends(arguments.last)
    case .call(.clamp, let arguments): return ends(arguments.last)
    default: return everything
    }
  }

  private func ends(_ id: ExpressionID?) -> ClosedRange<Double> {
    guard let id, case .binary(.range, let low, let high) = expressions[id].kind else {
      return -Double.infinity...Double.infinity
    }
    let (a, b) = (range(low), range(high))
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
