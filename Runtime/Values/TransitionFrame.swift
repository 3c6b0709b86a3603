import UIKit

/// What is said of one axis of a frame. Two of the four settle it.
private struct TransitionAxis {
  var low: CGFloat?
  var middle: CGFloat?
  var high: CGFloat?
  var length: CGFloat?

  /// The axis that this makes of a present one: a place alone moves it, a length alone keeps its middle.
  func span(from start: CGFloat, _ extent: CGFloat) -> (start: CGFloat, length: CGFloat) {
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
}

extension CGRect {
  /// The frame when parts of it have other values, all at once.
  @MainActor
  func setting(_ parts: [(kind: TransitionPropertyKind, amount: TransitionAmount)]) -> CGRect {
    var base: CGRect = self
    var horizontal = TransitionAxis()
    var vertical = TransitionAxis()
    for (kind, amount) in parts {
      switch kind {
      case .frame, .bounds: base = CGRect(amount)
      case .center: (horizontal.middle, vertical.middle) = (amount[0], amount[1])
      case .size: (horizontal.length, vertical.length) = (amount[0], amount[1])
      case .x, .leading: horizontal.low = amount[0]
      case .y, .top: vertical.low = amount[0]
      case .width: horizontal.length = amount[0]
      case .height: vertical.length = amount[0]
      case .trailing: horizontal.high = amount[0]
      case .bottom: vertical.high = amount[0]
      case .centerX: horizontal.middle = amount[0]
      case .centerY: vertical.middle = amount[0]
      default: break
      }
    }
    let (x, width) = horizontal.span(from: base.minX, base.width)
    let (y, height) = vertical.span(from: base.minY, base.height)
    // Not `CGRect(x:y:width:height:)`, which would turn a negative length round.
    return CGRect(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  /// A part of it.
  @MainActor
  func part(_ kind: TransitionPropertyKind) -> TransitionAmount {
    switch kind {
    case .center: return TransitionAmount(midX, midY)
    case .size: return TransitionAmount(width, height)
    case .x, .leading: return TransitionAmount(minX)
    case .y, .top: return TransitionAmount(minY)
    case .width: return TransitionAmount(width)
    case .height: return TransitionAmount(height)
    case .trailing: return TransitionAmount(maxX)
    case .bottom: return TransitionAmount(maxY)
    case .centerX: return TransitionAmount(midX)
    case .centerY: return TransitionAmount(midY)
    default: return amount(in: nil)
    }
  }
}

extension Sequence where Element == TransitionPropertyKind {
  /// Whether parts of a frame say how long it is, on one axis or both.
  var sayLength: Bool {
    var low: Set<Bool> = []
    var middle: Set<Bool> = []
    var high: Set<Bool> = []
    for kind in self {
      switch kind {
      case .frame, .bounds, .size, .width, .height: return true
      case .x, .leading: low.insert(true)
      case .y, .top: low.insert(false)
      case .trailing: high.insert(true)
      case .bottom: high.insert(false)
      case .centerX: middle.insert(true)
      case .centerY: middle.insert(false)
      case .center: middle = [true, false]
      default: break
      }
    }
    return !low.isDisjoint(with: high) || !low.isDisjoint(with: middle) || !middle.isDisjoint(with: high)
  }
}

extension TransitionPropertyKind {
  /// The axes of which it says where a frame is; true is the horizontal one.
  var placedAxes: Set<Bool> {
    switch self {
    case .frame, .bounds, .center: return [true, false]
    case .x, .leading, .trailing, .centerX: return [true]
    case .y, .top, .bottom, .centerY: return [false]
    default: return []
    }
  }
}
