/// The extent of a rect on one axis: a start and a length.
private struct Span {
  var start: Double
  var length: Double
}

/// The values set for one axis of a frame; at most two of the four are used.
private struct AxisWish {
  var low: Double?
  var middle: Double?
  var high: Double?
  var length: Double?

  /// The span after the wishes are applied to a present one.
  ///
  /// Two of the four determine it; one place alone moves the span, and a length alone keeps the middle, because a frame is a centre and a
  /// size.
  func span(from present: Span) -> Span {
    switch (low, middle, high, length) {
    case (let low?, _, let high?, nil): return Span(start: low, length: high - low)
    case (let low?, let middle?, _, nil): return Span(start: low, length: 2 * (middle - low))
    case (nil, let middle?, let high?, nil):
      return Span(start: 2 * middle - high, length: 2 * (high - middle))
    default: break
    }
    let size = length ?? present.length
    if let low { return Span(start: low, length: size) }
    if let middle { return Span(start: middle - size / 2, length: size) }
    if let high { return Span(start: high - size, length: size) }
    return length == nil ? present : Span(start: present.start + (present.length - size) / 2, length: size)
  }
}

extension Property {
  /// Whether it is the frame or a part of it: a place, a size or an edge.
  ///
  /// `bounds` is in the container's coordinates and without transforms, like all geometry, and so equals the frame.
  public var isOfFrame: Bool {
    switch self {
    case .frame, .bounds, .center, .size, .x, .y, .width, .height, .top, .bottom, .leading, .trailing,
      .centerX, .centerY:
      true
    default: false
    }
  }
}

extension Rect {
  /// The value of a part of a frame; nil for any other property. Leading is left: scenes read left to right.
  package func value(of property: Property) -> Value? {
    switch property {
    case .frame, .bounds: .rect(self)
    case .center: .point(center)
    case .size: .size(size)
    case .x, .leading: .number(x)
    case .y, .top: .number(y)
    case .width: .number(width)
    case .height: .number(height)
    case .bottom: .number(bottom)
    case .trailing: .number(right)
    case .centerX: .number(center.x)
    case .centerY: .number(center.y)
    default: nil
    }
  }

  /// The frame after parts of it are set, all at once; values of a wrong kind are ignored.
  func setting(_ parts: some Sequence<(property: Property, value: Value)>) -> Rect {
    var base = self
    var horizontal = AxisWish()
    var vertical = AxisWish()
    for (property, value) in parts {
      switch (property, value) {
      case (.frame, .rect(let rect)), (.bounds, .rect(let rect)): base = rect
      case (.center, .point(let point)):
        horizontal.middle = point.x
        vertical.middle = point.y
      case (.size, .size(let size)):
        horizontal.length = size.width
        vertical.length = size.height
      case (.x, .number(let number)), (.leading, .number(let number)): horizontal.low = number
      case (.y, .number(let number)), (.top, .number(let number)): vertical.low = number
      case (.width, .number(let number)): horizontal.length = number
      case (.height, .number(let number)): vertical.length = number
      case (.trailing, .number(let number)): horizontal.high = number
      case (.bottom, .number(let number)): vertical.high = number
      case (.centerX, .number(let number)): horizontal.middle = number
      case (.centerY, .number(let number)): vertical.middle = number
      default: break
      }
    }
    let h = horizontal.span(from: Span(start: base.x, length: base.width))
    let v = vertical.span(from: Span(start: base.y, length: base.height))
    return Rect(x: h.start, y: v.start, width: h.length, height: v.length)
  }
}
