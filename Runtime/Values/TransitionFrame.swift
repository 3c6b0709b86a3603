import UIKit

extension TransitionPropertyKind {
  /// A place on an axis, or the length.
  enum Spot { case low, middle, high, length }

  /// The axis, 0 or 1, and the spot that each number of a part of a frame sets.
  var said: [(axis: Int, spot: Spot)] {
    switch self {
    case .frame, .bounds: return [(0, .middle), (1, .middle), (0, .length), (1, .length)]
    case .center: return [(0, .middle), (1, .middle)]
    case .size: return [(0, .length), (1, .length)]
    case .x, .leading: return [(0, .low)]
    case .y, .top: return [(1, .low)]
    case .trailing: return [(0, .high)]
    case .bottom: return [(1, .high)]
    case .width: return [(0, .length)]
    case .height: return [(1, .length)]
    case .centerX: return [(0, .middle)]
    case .centerY: return [(1, .middle)]
    default: return []
    }
  }

  /// Whether two parts of a frame set the same axis.
  func sharesAxis(with other: TransitionPropertyKind) -> Bool {
    said.contains { own in other.said.contains { $0.axis == own.axis } }
  }
  /// The axes on which it sets the position of a frame.
  var placedAxes: Set<Int> { Set(said.filter { $0.spot != .length }.map(\.axis)) }
}

extension Sequence where Element == TransitionPropertyKind {
  /// Whether parts of a frame set its length, on one axis or both.
  var sayLength: Bool {
    let said: [(axis: Int, spot: TransitionPropertyKind.Spot)] = flatMap(\.said)
    return said.contains { one in
      one.spot == .length || said.contains { $0.axis == one.axis && $0.spot != one.spot }
    }
  }
}

extension CGRect {
  /// The frame after parts of it are set, all at once.
  @MainActor func setting(_ parts: [(kind: TransitionPropertyKind, amount: TransitionAmount)]) -> CGRect {
    if parts.isEmpty { return self }
    var base: CGRect = self
    var axes: [[TransitionPropertyKind.Spot: CGFloat]] = [[:], [:]]
    for (kind, amount) in parts {
      if kind == .frame || kind == .bounds {
        base = CGRect(amount)
      } else {
        for (number, (axis, spot)) in kind.said.enumerated() { axes[axis][spot] = amount[number] }
      }
    }
    let (x, width) = Self.span(axes[0], base.minX, base.width)
    let (y, height) = Self.span(axes[1], base.minY, base.height)
    // Not `CGRect(x:y:width:height:)`, which would turn a negative length round.
    return CGRect(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  /// The axis after spots are set: two values determine it, a position alone moves it, a length alone keeps its middle.
  private static func span(
    _ said: [TransitionPropertyKind.Spot: CGFloat], _ start: CGFloat, _ extent: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let low: CGFloat? = said[.low]
    let middle: CGFloat? = said[.middle]
    let high: CGFloat? = said[.high]
    let length: CGFloat? = said[.length]
    switch (low, middle, high, length) {
    case (let low?, _, let high?, nil): return (low, high - low)
    case (let low?, let middle?, _, nil): return (low, 2 * (middle - low))
    case (nil, let middle?, let high?, nil): return (2 * middle - high, 2 * (high - middle))
    default: break
    }
    let size: CGFloat = length ?? extent
    if let low { return (low, size) }
    if let middle { return (middle - size / 2, size) }
    if let high { return (high - size, size) }
    return length == nil ? (start, extent) : (start + (extent - size) / 2, size)
  }

  /// A part of the frame.
  @MainActor func part(_ kind: TransitionPropertyKind) -> TransitionAmount {
    var amount = TransitionAmount(0)
    for (number, (axis, spot)) in kind.said.enumerated() {
      let (low, middle, high) = axis == 0 ? (minX, midX, maxX) : (minY, midY, maxY)
      switch spot {
      case .low: amount[number] = low
      case .middle: amount[number] = middle
      case .high: amount[number] = high
      case .length: amount[number] = axis == 0 ? width : height
      }
    }
    return amount
  }
}
