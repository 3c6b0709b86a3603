/// A property of a view, a screen, a bar or a shared element.
public enum Property: String, Hashable, Sendable, CaseIterable {
  // Geometry, in the container's coordinates and without transforms.
  case frame, bounds, center, size, x, y, width, height
  case top, bottom, leading, trailing, centerX, centerY, anchor
  // Looks.
  case alpha, dim, blur, cornerRadius, borderWidth, background, tint, borderColor
  case shadowOpacity = "shadow.opacity"
  case shadowRadius = "shadow.radius"
  case shadowOffset = "shadow.offset"
  // Transforms, independent of the frame.
  case scale, scaleX, scaleY, rotation, rotationX, rotationY, perspective, translation
  // Discrete: only held, or set by `shared`.
  case hidden, content, scrollEnabled
  // Read only.
  /// The scroll offset of a scroll view: (0, 0) at its top left, independently of its insets.
  case offset
  /// The parts of a screen that bars and the device cover.
  case safeArea
  /// The size of a shared element's picture, in points.
  case imageSize
  /// The rect to which a shared element is clipped, in the container's coordinates; written as `clipped to`.
  case clip
  /// Whether what is in a view is cut off at its edges; only held.
  case clipsToBounds

  /// The type of its values.
  public var type: ValueType {
    switch self {
    case .frame, .bounds, .clip: .rect
    case .center: .point
    case .anchor: .vector(.none)
    case .size, .imageSize: .size
    case .x, .y, .width, .height, .top, .bottom, .leading, .trailing, .centerX, .centerY, .cornerRadius,
      .borderWidth, .shadowRadius, .perspective:
      .length
    case .alpha, .dim, .blur, .scale, .scaleX, .scaleY, .shadowOpacity: .number
    case .background, .tint, .borderColor: .color
    case .rotation, .rotationX, .rotationY: .scalar(.angle)
    case .translation, .shadowOffset: .vector(.length)
    case .offset: .vector(.length)
    case .hidden, .scrollEnabled, .clipsToBounds: .flag
    case .content: .number
    case .safeArea: .insets
    }
  }

  /// The possible values, if there are limits; a spring that overshoots is clamped to them.
  public var limits: ClosedRange<Double>? {
    switch self {
    case .alpha, .dim, .blur, .shadowOpacity, .content: 0...1
    case .cornerRadius, .borderWidth, .shadowRadius, .perspective: 0...Double.infinity
    default: nil
    }
  }

  /// The possible values under a finger: also no negative length.
  public var drivenLimits: ClosedRange<Double>? {
    switch self {
    case .width, .height: 0...Double.infinity
    default: limits
    }
  }

  /// The value when nothing has changed it, for properties that have one.
  public var neutral: Double? {
    switch self {
    case .alpha, .scale, .scaleX, .scaleY: 1
    case .dim, .blur, .rotation, .rotationX, .rotationY, .cornerRadius: 0
    default: nil
    }
  }

  /// The dimension of its numbers.
  package var dimension: Dimension {
    switch type {
    case .scalar(let dimension), .vector(let dimension), .range(let dimension): dimension
    case .point, .size, .rect, .insets: .length
    case .color, .flag: .none
    }
  }

  /// The part of the property that is a position along an axis; nil if there is none.
  package func part(along axis: Axis) -> Int? {
    switch self {
    case .frame, .center, .translation: axis.rawValue
    case .x, .leading, .trailing, .centerX: axis == .horizontal ? 0 : nil
    case .y, .top, .bottom, .centerY: axis == .vertical ? 0 : nil
    default: nil
    }
  }
}
