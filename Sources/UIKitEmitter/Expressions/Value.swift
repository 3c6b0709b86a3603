/// A value of a spec as Swift: what it is made of stays apart, so that arithmetic on points is arithmetic on numbers.
enum Value {
  /// A number.
  case scalar(Code)
  /// A point, a vector or a size.
  case pair(Code, Code)
  /// A rectangle: an expression of type `CGRect`.
  case rect(Code)
  /// Insets: an expression of type `UIEdgeInsets`.
  case insets(Code)
  /// A condition.
  case flag(Code)
  /// A colour: an expression of type `UIColor`.
  case color(Code)

  /// The number, or 0 for what is none: the checker has seen to it.
  var scalar: Code {
    switch self {
    case .scalar(let code), .flag(let code), .color(let code), .rect(let code), .insets(let code): code
    case .pair(let x, _): x
    }
  }

  /// The two numbers of a point, a vector or a size; the middle of a rectangle.
  var pair: (x: Code, y: Code) {
    switch self {
    case .pair(let x, let y): (x, y)
    case .rect(let code): (code.member("midX"), code.member("midY"))
    case .scalar(let code), .flag(let code), .color(let code), .insets(let code): (code, code)
    }
  }

  /// As a `CGPoint`.
  var point: Code { Code("CGPoint(x: \(pair.x.text), y: \(pair.y.text))") }

  /// As a `CGSize`.
  var size: Code {
    let (width, height) = pair
    if let whole = Self.whole(width, height, "width", "height") { return whole }
    return Code("CGSize(width: \(width.text), height: \(height.text))")
  }

  /// `image.size` instead of a size of its width and its height.
  private static func whole(_ x: Code, _ y: Code, _ first: String, _ second: String) -> Code? {
    guard x.text.hasSuffix("." + first), y.text.hasSuffix("." + second) else { return nil }
    let base = x.text.dropLast(first.count + 1)
    return base == y.text.dropLast(second.count + 1) && !base.contains(" ") ? Code(String(base)) : nil
  }

  /// The same done to each of its numbers.
  func map(_ body: (Code) -> Code) -> Value {
    switch self {
    case .pair(let x, let y): .pair(body(x), body(y))
    default: .scalar(body(scalar))
    }
  }

  /// The same done to the numbers of two values; a single number goes with both of a pair.
  func zip(_ other: Value, _ body: (Code, Code) -> Code) -> Value {
    switch (self, other) {
    case (.pair, _), (_, .pair): .pair(body(pair.x, other.pair.x), body(pair.y, other.pair.y))
    default: .scalar(body(scalar, other.scalar))
    }
  }
}
