/// The type of a value in a spec.
public enum ValueType: Hashable, Sendable {
  /// A number with a dimension.
  case scalar(Dimension)
  /// A place: two lengths.
  case point
  /// A width and a height: two lengths.
  case size
  /// A displacement, or a velocity: two scalars of one dimension.
  case vector(Dimension)
  /// A place and a size, in points.
  case rect
  /// Four lengths: top, left, bottom, right.
  case insets
  /// Red, green, blue and alpha, each 0…1.
  case color
  /// Two scalars of one dimension, the first not necessarily the smaller.
  case range(Dimension)
  /// True or false.
  case flag

  /// A plain number.
  public static let number = ValueType.scalar(.none)
  /// A length in points.
  public static let length = ValueType.scalar(.length)

  /// The dimension of a scalar, or nil.
  public var dimension: Dimension? {
    if case .scalar(let dimension) = self { dimension } else { nil }
  }

  /// The name used in timelines: `number`, `length`, `rect` …
  public var name: String {
    switch self {
    case .scalar(.none): "number"
    case .scalar(.length): "length"
    case .scalar(.time): "time"
    case .scalar(.angle): "angle"
    case .scalar(.speed): "speed"
    case .scalar: "scalar"
    case .point: "point"
    case .size: "size"
    case .vector: "vector"
    case .rect: "rect"
    case .insets: "insets"
    case .color: "color"
    case .range: "range"
    case .flag: "flag"
    }
  }

  /// How many numbers a value of the type has.
  package var count: Int {
    switch self {
    case .scalar, .flag: 1
    case .point, .size, .vector, .range: 2
    case .rect, .insets, .color: 4
    }
  }
}

extension ValueType {
  /// The name of a number of a value; nil where there is only one.
  package func name(of part: Int) -> String? {
    let names: [String] =
      switch self {
      case .scalar, .flag, .range: []
      case .point, .vector: ["x", "y"]
      case .size: ["width", "height"]
      case .rect: ["x", "y", "width", "height"]
      case .insets: ["top", "left", "bottom", "right"]
      case .color: ["red", "green", "blue", "alpha"]
      }
    return names.indices.contains(part) ? names[part] : nil
  }
}

extension ValueType: CustomStringConvertible {
  /// The type in words, with an article.
  public var description: String {
    switch self {
    case .scalar(let dimension): dimension.description
    case .point: "a point"
    case .size: "a size"
    case .vector(.length): "a vector"
    case .vector(.speed): "a velocity"
    case .vector(let dimension): "a vector, each part \(dimension.description)"
    case .rect: "a rect"
    case .insets: "insets"
    case .color: "a colour"
    case .range(let dimension): "a range, each end \(dimension.description)"
    case .flag: "a condition"
    }
  }
}
