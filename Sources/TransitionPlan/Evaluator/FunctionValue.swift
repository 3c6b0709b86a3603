#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Function {
  /// The value of the function for arguments in the order of its documentation; missing ones count as 0.
  func value(_ arguments: [Value], type: ValueType) -> Value {
    let missing = Value.number(0)
    let first = arguments.first ?? missing
    let second = arguments.count > 1 ? arguments[1] : missing
    let third = arguments.count > 2 ? arguments[2] : missing
    switch self {
    case .min: return .number(arguments.dropFirst().reduce(first.number) { Swift.min($0, $1.number) })
    case .max: return .number(arguments.dropFirst().reduce(first.number) { Swift.max($0, $1.number) })
    case .abs: return .number(Swift.abs(first.number))
    case .clamp: return .number(Self.clamp(first.number, second))
    case .lerp: return first.interpolated(to: second, progress: third.number)
    case .map: return .number(Self.map(first.number, from: second, to: third))
    case .rect, .point, .size, .vector, .unit, .insets:
      return Value(type: type, numbers: arguments.map(\.number))
    case .inset: return .rect(second.inset(of: first.rect))
    case .aspectFit: return .rect(second.rect.aspectFit(first.extent))
    case .aspectFill: return .rect(second.rect.aspectFill(first.extent))
    case .offset: return .rect(first.rect.offset(by: second))
    case .project: return first.mapped { Self.project($0, rate: second.number) }
    case .rubberBand: return .number(Self.rubberBand(first.number, in: second))
    case .sqrt: return .number(first.number < 0 ? 0 : first.number.squareRoot())
    case .sin: return .number(sine(first.number))
    case .cos: return .number(cosine(first.number))
    }
  }

  /// Whether the function makes a value of its arguments' numbers and does nothing else.
  package var onlyGathers: Bool {
    switch self {
    case .rect, .point, .size, .vector, .unit, .insets: true
    default: false
    }
  }

  private static func clamp(_ x: Double, _ range: Value) -> Double {
    guard case .range(let a, let b) = range else { return x }
    return Swift.min(Swift.max(x, Swift.min(a, b)), Swift.max(a, b))
  }

  /// The distance, in points, that a velocity in points per second covers if a share of it remains after each millisecond: the sum of a
  /// geometric series.
  private static func project(_ velocity: Double, rate: Double) -> Double {
    rate < 1 ? velocity / 1000 * rate / (1 - rate) : 0
  }

  /// The stiffness of a rubber band: the known value of scroll views.
  package static let stiffness = 0.55

  /// A progress with resistance because there is no screen to go to: as beyond a range of the whole distance.
  static func resisted(_ progress: Double) -> Double { rubberBand(1 + progress, in: .range(0, 1)) - 1 }

  /// A number with resistance outside a range: at a distance d from a range of the length L it is L · (1 − 1 / (1 + 0.55 · d / L)) outside,
  /// which begins with the slope 0.55 and never reaches L.
  private static func rubberBand(_ x: Double, in range: Value) -> Double {
    guard case .range(let a, let b) = range else { return x }
    let (low, high) = (Swift.min(a, b), Swift.max(a, b))
    let length = high - low
    func outside(_ distance: Double) -> Double {
      length > 0 ? length * (1 - 1 / (1 + stiffness * distance / length)) : 0
    }
    if x < low { return low - outside(low - x) }
    return x > high ? high + outside(x - high) : x
  }

  private static func map(_ x: Double, from source: Value, to target: Value) -> Double {
    guard case .range(let a, let b) = source, case .range(let c, let d) = target else { return x }
    if a == b { return c }
    let share = (x - a) / (b - a)
    if share <= 0 { return c }
    return share >= 1 ? d : c + (d - c) * share
  }
}

// The cases of `Function` hide the C library's functions of these names.
private func sine(_ angle: Double) -> Double { sin(angle) }
private func cosine(_ angle: Double) -> Double { cos(angle) }

extension Rect {
  /// The rect at another place.
  fileprivate func offset(by displacement: Value) -> Rect {
    guard case .vector(let vector) = displacement else { return self }
    return Rect(x: x + vector.x, y: y + vector.y, width: width, height: height)
  }
}

extension Value {
  /// The value as a rect; a size is a rect at the origin.
  fileprivate var rect: Rect {
    switch self {
    case .rect(let rect): rect
    case .size(let size): Rect(x: 0, y: 0, width: size.width, height: size.height)
    default: Rect(x: 0, y: 0, width: 0, height: 0)
    }
  }

  /// The size of the value.
  fileprivate var extent: Size { rect.size }

  /// A rect inset by the value: insets, or one length for all sides.
  fileprivate func inset(of rect: Rect) -> Rect {
    switch self {
    case .insets(let insets): rect.inset(by: insets)
    default: rect.inset(by: Insets(top: number, left: number, bottom: number, right: number))
    }
  }
}
