import TransitionPlan

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension FingerAnalysis {
  /// A number of a function's value.
  mutating func applied(
    _ function: Function, _ arguments: [ExpressionID], _ id: ExpressionID, _ part: Int, _ reading: Reading
  ) -> Quantity {
    guard let first = arguments.first else { return .anything }
    let function = guessed(function)
    switch function {
    case .min, .max:
      var result = value(first, 0, reading)
      for argument in arguments.dropFirst() {
        let other = value(argument, 0, reading)
        result = function == .min ? least(result, other) : -least(-result, -other)
      }
      return result
    case .abs: return value(first, 0, reading).magnitude
    case .sqrt: return value(first, 0, reading).squareRoot
    case .sin: return value(first, 0, reading).wave { sine($0) }
    case .cos: return value(first, 0, reading).wave { cosine($0) }
    default: break
    }
    guard arguments.count > 1 else { return .anything }
    let second = arguments[1]
    switch function {
    case .clamp:
      return value(first, 0, reading).held(to: value(second, 0, reading), value(second, 1, reading))
    case .rubberBand:
      return .rubberBand(value(first, 0, reading), value(second, 0, reading), value(second, 1, reading))
    case .lerp where arguments.count > 2:
      return .lerp(value(first, part, reading), value(second, part, reading), value(arguments[2], 0, reading))
    case .map where arguments.count > 2:
      // The length of the first range is a divisor.
      let end =
        value(second, 0, reading).range.isZero ? divisor(second, 1, reading) : value(second, 1, reading)
      return .map(
        value(first, 0, reading), value(second, 0, reading), end,
        value(arguments[2], 0, reading), value(arguments[2], 1, reading))
    case .project: return projected(value(first, part, reading), value(second, 0, reading))
    case .inset: return inset(first, second, part, reading)
    case .aspectFit, .aspectFill: return aspect(function, first, second, part, reading)
    default: return .anything
    }
  }

  /// How far a motion goes on when it keeps a share of its velocity each millisecond.
  private func projected(_ velocity: Quantity, _ rate: Quantity) -> Quantity {
    guard rate.range.isPoint, rate.rate.isZero else { return .anything }
    let share = rate.range.low
    return share < 1 ? velocity * Quantity(share / (1000 * (1 - share))) : Quantity(0)
  }

  /// A rect reduced by insets, or by one length on all sides. Its size is at least 0.
  private mutating func inset(
    _ rect: ExpressionID, _ by: ExpressionID, _ part: Int, _ reading: Reading
  ) -> Quantity {
    let own = value(rect, part, reading)
    let isInsets = facts.expressions[by].type == .insets
    func side(_ index: Int, _ analysis: inout FingerAnalysis) -> Quantity {
      analysis.value(by, isInsets ? index : 0, reading)
    }
    switch part {
    case 0: return own + side(1, &self)
    case 1: return own + side(0, &self)
    case 2: return .max(Quantity(0), own - side(1, &self) - side(3, &self))
    default: return .max(Quantity(0), own - side(0, &self) - side(2, &self))
    }
  }

  /// The largest rect of an aspect ratio inside another rect, or the smallest around it, with the same middle.
  private mutating func aspect(
    _ function: Function, _ shape: ExpressionID, _ rect: ExpressionID, _ part: Int, _ reading: Reading
  ) -> Quantity {
    let isPlace = part < 2
    let length = value(rect, isPlace ? part + 2 : part, reading)
    let own = value(rect, part, reading)
    let shapes = (value(shape, 0, reading), value(shape, 1, reading))
    let isFixed = length.rate.isZero && own.rate.isZero && shapes.0.rate.isZero && shapes.1.rate.isZero
    let rate = isFixed ? Interval.zero : .everything
    // A rect of a negative size is undefined, so nothing is claimed about it.
    guard length.range.low >= 0 else { return Quantity(.everything, rate: rate) }
    let size = function == .aspectFit ? Interval(0, length.range.high) : Interval(length.range.low, .infinity)
    if !isPlace { return Quantity(size, rate: rate) }
    let half = Interval(0.5)
    return Quantity(own.range + (length.range - size) * half, rate: rate)
  }
}

// The cases of `Function` hide the C library's functions of these names.
private func sine(_ angle: Double) -> Double { sin(angle) }
private func cosine(_ angle: Double) -> Double { cos(angle) }
