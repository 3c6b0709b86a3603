import UIKit

/// The properties of the language, whatever their type.
enum TransitionPropertyKind: Hashable {
  case frame, bounds, center, size, x, y, width, height
  case top, bottom, leading, trailing, centerX, centerY
  case scale, scaleX, scaleY, rotation, rotationX, rotationY, perspective, translation
  case alpha, dim, blur, cornerRadius, borderWidth, background, tint, borderColor
  case shadowOpacity, shadowRadius, shadowOffset
  case anchor, hidden, content, scrollEnabled, offset, clip

  /// Whether it is a part of the frame.
  var isOfFrame: Bool {
    switch self {
    case .frame, .bounds, .center, .size, .x, .y, .width, .height, .top, .bottom, .leading, .trailing,
      .centerX,
      .centerY:
      return true
    default: return false
    }
  }

  /// Whether it is a part of the transform.
  var isOfTransform: Bool {
    switch self {
    case .scale, .scaleX, .scaleY, .rotation, .rotationX, .rotationY, .perspective, .translation: return true
    default: return false
    }
  }

  /// Whether a crossfade leaves it as it is: it moves or reshapes.
  var isMotion: Bool { isOfFrame || isOfTransform || self == .cornerRadius }

  /// Whether it is of the shadow.
  var isOfShadow: Bool {
    switch self {
    case .shadowOpacity, .shadowRadius, .shadowOffset: return true
    default: return false
    }
  }

  /// Whether it is an angle.
  var isTurn: Bool { self == .rotation || self == .rotationX || self == .rotationY }

  /// Whether it says where something is in the plane: the finger's velocity keeps its direction then.
  var isPlace: Bool { self == .frame || self == .bounds || self == .center }

  /// The values that it can have: a spring that overshoots is held to them.
  var limits: ClosedRange<Double>? {
    switch self {
    case .alpha, .dim, .blur, .shadowOpacity, .content: return 0...1
    case .cornerRadius, .borderWidth, .shadowRadius: return 0...Double.infinity
    default: return nil
    }
  }

  /// A value, held to its limits.
  func held(_ amount: TransitionAmount) -> TransitionAmount {
    guard let limits, !limits.contains(amount.numbers[0]) else { return amount }
    var held: TransitionAmount = amount
    held.numbers[0] = min(max(amount.numbers[0], limits.lowerBound), limits.upperBound)
    return held
  }
}

/// A property with the type of its values. Lengths are in points, in the container's coordinates; angles in radians.
@MainActor
struct TransitionProperty<Value: TransitionValue> {
  let kind: TransitionPropertyKind
}

extension TransitionProperty where Value == CGRect {
  static var frame: Self { Self(kind: .frame) }
  static var bounds: Self { Self(kind: .bounds) }
  /// What a shared element is cut to.
  static var clip: Self { Self(kind: .clip) }
}

extension TransitionProperty where Value == CGPoint {
  static var center: Self { Self(kind: .center) }
  static var translation: Self { Self(kind: .translation) }
  static var shadowOffset: Self { Self(kind: .shadowOffset) }
  /// What a view turns about, as shares of its size.
  static var anchor: Self { Self(kind: .anchor) }
  static var offset: Self { Self(kind: .offset) }
}

extension TransitionProperty where Value == CGSize {
  static var size: Self { Self(kind: .size) }
}

extension TransitionProperty where Value == UIColor? {
  static var background: Self { Self(kind: .background) }
  static var tint: Self { Self(kind: .tint) }
  static var borderColor: Self { Self(kind: .borderColor) }
}

extension TransitionProperty where Value == Bool {
  static var hidden: Self { Self(kind: .hidden) }
  static var scrollEnabled: Self { Self(kind: .scrollEnabled) }
}

extension TransitionProperty where Value == CGFloat {
  static var x: Self { Self(kind: .x) }
  static var y: Self { Self(kind: .y) }
  static var width: Self { Self(kind: .width) }
  static var height: Self { Self(kind: .height) }
  static var top: Self { Self(kind: .top) }
  static var bottom: Self { Self(kind: .bottom) }
  static var leading: Self { Self(kind: .leading) }
  static var trailing: Self { Self(kind: .trailing) }
  static var centerX: Self { Self(kind: .centerX) }
  static var centerY: Self { Self(kind: .centerY) }
  static var scale: Self { Self(kind: .scale) }
  static var scaleX: Self { Self(kind: .scaleX) }
  static var scaleY: Self { Self(kind: .scaleY) }
  static var rotation: Self { Self(kind: .rotation) }
  static var rotationX: Self { Self(kind: .rotationX) }
  static var rotationY: Self { Self(kind: .rotationY) }
  static var perspective: Self { Self(kind: .perspective) }
  static var alpha: Self { Self(kind: .alpha) }
  static var dim: Self { Self(kind: .dim) }
  static var blur: Self { Self(kind: .blur) }
  static var cornerRadius: Self { Self(kind: .cornerRadius) }
  static var borderWidth: Self { Self(kind: .borderWidth) }
  static var shadowOpacity: Self { Self(kind: .shadowOpacity) }
  static var shadowRadius: Self { Self(kind: .shadowRadius) }
  /// How much of a snapshot of the to end is seen.
  static var content: Self { Self(kind: .content) }
}
