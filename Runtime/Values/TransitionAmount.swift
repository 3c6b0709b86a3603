import UIKit

/// Eight numbers. swiftc puts a copy of each operator of `SIMD8` where it is used, a kilobyte each; these functions are called.
struct TransitionNumbers: Equatable {
  private var all: SIMD8<Double>

  init(repeating number: Double = 0) { all = SIMD8(repeating: number) }

  subscript(index: Int) -> Double {
    get { all[index] }
    set { all[index] = newValue }
  }

  func plus(_ other: Self, times factor: Double = 1) -> Self {
    var sum: Self = self
    sum.all += other.all * factor
    return sum
  }
  func minus(_ other: Self) -> Self { plus(other, times: -1) }

  var isFinite: Bool { !(0..<8).contains { !self[$0].isFinite } }
  /// Whether the magnitude of a number exceeds a limit.
  func isLarger(than limit: Double) -> Bool { (0..<8).contains { abs(self[$0]) > limit } }
}

/// The value of a property: up to eight numbers, which are mixed, compared and timed one by one. It never changes.
final class TransitionAmount: Equatable {
  let numbers: TransitionNumbers
  /// The colour of the numbers, stored because it may depend on traits; nil for a mixed colour.
  let color: UIColor?
  /// Whether it is a colour property without a colour of its own. A tint that is handed down has the colour nevertheless.
  let isClear: Bool

  init(_ numbers: TransitionNumbers, color: UIColor? = nil, isClear: Bool = false) {
    (self.numbers, self.color, self.isClear) = (numbers, color, isClear)
  }

  convenience init(_ a: CGFloat, _ b: CGFloat = 0, _ c: CGFloat = 0, _ d: CGFloat = 0) {
    var numbers = TransitionNumbers()
    for (index, number) in [a, b, c, d].enumerated() { numbers[index] = Double(number) }
    self.init(numbers)
  }

  subscript(index: Int) -> CGFloat { CGFloat(numbers[index]) }

  /// The same value with another number.
  func with(_ number: Double, at index: Int = 0) -> TransitionAmount {
    var numbers: TransitionNumbers = numbers
    numbers[index] = number
    return TransitionAmount(numbers, color: color, isClear: isClear)
  }

  /// The value on the way to another one. At the ends it is the end itself.
  /// - Parameter share: The share of the way, 0...1; a spring may overshoot.
  func mixed(with end: TransitionAmount, at share: Double) -> TransitionAmount {
    if share.isZero { return self }
    if share == 1 { return end }
    // An absent colour is the other one, but transparent.
    let from: TransitionNumbers = isClear && color.isNil ? end.with(0, at: 3).numbers : numbers
    let to: TransitionNumbers = end.isClear && end.color.isNil ? with(0, at: 3).numbers : end.numbers
    return TransitionAmount(from.plus(to.minus(from), times: share))
  }

  static func == (a: TransitionAmount, b: TransitionAmount) -> Bool {
    a.numbers == b.numbers && a.isClear == b.isClear
  }

  /// Whether it differs only by rounding.
  func isNear(_ other: TransitionAmount) -> Bool {
    if let color, color == other.color { return isClear == other.isClear }  // in other traits
    return isClear == other.isClear && !numbers.minus(other.numbers).isLarger(than: 1e-6)
  }
}

/// A type of property values.
@MainActor protocol TransitionValue {
  /// The numbers of the value.
  /// - Parameter view: The view that shows it: a colour may depend on its traits.
  func amount(in view: UIView?) -> TransitionAmount
  init(_ amount: TransitionAmount)
}

extension CGFloat: TransitionValue {
  func amount(in _: UIView?) -> TransitionAmount { TransitionAmount(self) }
  init(_ amount: TransitionAmount) { self = amount[0] }
}

extension Bool: TransitionValue {
  func amount(in _: UIView?) -> TransitionAmount { TransitionAmount(self ? 1 : 0) }
  init(_ amount: TransitionAmount) { self = amount[0] != 0 }
}

extension CGPoint: TransitionValue {
  func amount(in _: UIView?) -> TransitionAmount { TransitionAmount(x, y) }
  init(_ amount: TransitionAmount) { self.init(x: amount[0], y: amount[1]) }
}

extension CGSize: TransitionValue {
  func amount(in _: UIView?) -> TransitionAmount { TransitionAmount(width, height) }
  init(_ amount: TransitionAmount) { self.init(width: amount[0], height: amount[1]) }
}

/// The numbers are its middle and its size, as UIKit moves it.
extension CGRect: TransitionValue {
  func amount(in _: UIView?) -> TransitionAmount { TransitionAmount(midX, midY, width, height) }
  init(_ amount: TransitionAmount) {
    self.init(x: amount[0] - amount[2] / 2, y: amount[1] - amount[3] / 2, width: amount[2], height: amount[3])
  }
}

/// The numbers are its components, not premultiplied.
extension Optional: TransitionValue where Wrapped == UIColor {
  func amount(in view: UIView?) -> TransitionAmount {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    let shown: UIColor? = view.then { self?.resolvedColor(with: $0.traitCollection) } ?? self
    shown?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let numbers: TransitionNumbers = TransitionAmount(red, green, blue, alpha).numbers
    return TransitionAmount(numbers, color: self, isClear: self.isNil)
  }

  init(_ amount: TransitionAmount) {
    let mixed = UIColor(red: amount[0], green: amount[1], blue: amount[2], alpha: amount[3])
    self = amount.color ?? (amount.isClear ? nil : mixed)
  }
}
