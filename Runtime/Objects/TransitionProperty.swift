import UIKit

/// The properties of the language, of any type, and three more of UIKit.
enum TransitionPropertyKind: Int, TransitionCase {
  // Parts of the frame.
  case frame, center, size, x, y, width, height
  case bottom, trailing, centerX, centerY
  // Parts of the transform.
  case scale, scaleX, scaleY, rotation, rotationX, rotationY, perspective, translation
  // Properties that UIKit has as well.
  case alpha, dim, blur, cornerRadius, borderWidth, background, tint, borderColor
  case shadowOpacity, shadowRadius, shadowOffset
  case anchor, hidden, content, scrollEnabled, offset, clip
  case transform, clipsToBounds, userInteraction

  var isOfFrame: Bool { rawValue <= Self.centerY.rawValue }
  var isOfTransform: Bool { !isOfFrame && rawValue <= Self.translation.rawValue }
  /// Whether it is a part of a UIKit property.
  var isPart: Bool { rawValue <= Self.translation.rawValue }
  /// Whether it moves or reshapes an object: a crossfade does not change it.
  var isMotion: Bool { isOfFrame || isOfTransform || self.is(.cornerRadius) }
  var isScale: Bool { self.is(.scale) || self.is(.scaleX) || self.is(.scaleY) }
  var isOfShadow: Bool { self.is(.shadowOpacity) || self.is(.shadowRadius) || self.is(.shadowOffset) }
  /// Whether UIKit's property animators animate it. Other properties are set frame by frame.
  var isAnimatable: Bool {
    let others: [Self] = [.tint, .borderWidth, .borderColor, .perspective, .anchor]
    return !isOfShadow && !others.contains(self)
  }
  /// Whether it is a position in the plane: the finger's velocity then keeps its direction.
  var isPlace: Bool { self.is(.frame) || self.is(.center) }

  /// A value, clamped to the valid range: a spring may overshoot, and a finger may go too far.
  func held(_ amount: TransitionAmount) -> TransitionAmount {
    let highest: Double
    switch self {
    case .alpha, .dim, .blur, .shadowOpacity, .content: highest = 1
    case .cornerRadius, .borderWidth, .shadowRadius, .perspective, .width, .height: highest = .infinity
    default: return amount
    }
    let number: Double = amount.numbers[0]
    return number < 0 ? amount.with(0) : number > highest ? amount.with(highest) : amount
  }

  /// The value when nothing has changed it.
  @MainActor var neutral: TransitionAmount {
    switch self {
    case .alpha, .scale, .scaleX, .scaleY, .scrollEnabled: return TransitionAmount(1)
    case .anchor: return TransitionAmount(0.5, 0.5)
    case .background, .tint, .borderColor: return UIColor?.none.amount(in: nil)
    default: return TransitionAmount(0)
    }
  }
}

/// A property with the type of its values. Lengths are in points, in the container's coordinates; angles in radians.
@MainActor struct TransitionProperty<Value: TransitionValue> { let kind: TransitionPropertyKind }

extension TransitionProperty where Value == CGRect {
  static var frame: Self { Self(kind: .frame) }
  /// The rectangle that a shared element is clipped to.
  static var clip: Self { Self(kind: .clip) }
}

extension TransitionProperty where Value == CGPoint {
  static var center: Self { Self(kind: .center) }
  static var translation: Self { Self(kind: .translation) }
  static var shadowOffset: Self { Self(kind: .shadowOffset) }
  /// The point that a view rotates about, as shares of its size.
  static var anchor: Self { Self(kind: .anchor) }
  static var offset: Self { Self(kind: .offset) }
}

extension TransitionProperty where Value == CGSize { static var size: Self { Self(kind: .size) } }

extension TransitionProperty where Value == UIColor? {
  static var background: Self { Self(kind: .background) }
  static var tint: Self { Self(kind: .tint) }
  static var borderColor: Self { Self(kind: .borderColor) }
}

extension TransitionProperty where Value == Bool {
  static var hidden: Self { Self(kind: .hidden) }
  static var scrollEnabled: Self { Self(kind: .scrollEnabled) }
  static var clipsToBounds: Self { Self(kind: .clipsToBounds) }
}

extension TransitionProperty where Value == CGFloat {
  static var x: Self { Self(kind: .x) }
  static var y: Self { Self(kind: .y) }
  static var width: Self { Self(kind: .width) }
  static var height: Self { Self(kind: .height) }
  static var bottom: Self { Self(kind: .bottom) }
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
  /// The opacity of a snapshot of the to end.
  static var content: Self { Self(kind: .content) }
}
