/// A crossfade that replaces another animation.
public struct Crossfade: Hashable, Sendable {
  /// Its length in seconds.
  public var duration: Double
  /// Its curve.
  public var curve: Curve
  /// Where it is written.
  public var location: SpecLocation

  /// Makes a crossfade.
  public init(duration: Double, curve: Curve, location: SpecLocation) {
    self.duration = duration
    self.curve = curve
    self.location = location
  }
}

/// The view that represents both ends of a shared element.
public enum SharedKind: String, Hashable, Sendable, CaseIterable {
  /// An image view of its own, with the picture of an end.
  case image
  /// One box with snapshots of both ends; the track of `content` is the opacity of the second one.
  case snapshot
  /// The view of the from end itself, moved into the container and back.
  case live
}

/// How a picture fills its frame.
public enum ContentMode: String, Hashable, Sendable, CaseIterable {
  /// It covers the frame and keeps its aspect ratio; the parts outside are clipped.
  case aspectFill
  /// It is entirely inside the frame and keeps its aspect ratio.
  case aspectFit
  /// It takes the frame's aspect ratio.
  case fill
  /// It is as wide as the frame and keeps its aspect ratio, its top at the frame's.
  case fitWidth
  /// It is as high as the frame and keeps its aspect ratio, its leading edge at the frame's.
  case fitHeight
}

/// One end of a shared element.
public struct SharedEnd: Hashable, Sendable {
  /// The view of the end: an index into the `views` of the screen on this side.
  public var view: Int
  /// The rect to which it is clipped, in the container's coordinates; nil for the container.
  public var clip: ExpressionID?
  /// Its frame, a rect in the container's coordinates.
  public var frame: ExpressionID
  /// Where it is written.
  public var location: SpecLocation

  /// Makes an end.
  public init(view: Int, clip: ExpressionID?, frame: ExpressionID, location: SpecLocation) {
    self.view = view
    self.clip = clip
    self.frame = frame
    self.location = location
  }
}

/// A picture that both screens show, which flies from one to the other.
///
/// While it flies, both its ends are invisible. Its `frame` and, if an end has one, its `clip` are tracks of both directions.
public struct SharedElement: Hashable, Sendable {
  /// Its name in the spec.
  public var name: String
  /// The view that represents it.
  public var kind: SharedKind = .image
  /// Its end on the from screen.
  public var from: SharedEnd
  /// Its end on the to screen.
  public var to: SharedEnd
  /// How the picture fills its frame.
  public var contentMode: ContentMode
  /// Whether the spec sets the content mode.
  public var hasContentMember = false
  /// The fade of this element alone when an end is missing; nil when only `fallback` applies.
  public var missing: Crossfade?
  /// Where it is declared.
  public var location: SpecLocation

  /// Makes a shared element.
  public init(
    name: String, kind: SharedKind = .image, from: SharedEnd, to: SharedEnd, contentMode: ContentMode,
    missing: Crossfade?,
    location: SpecLocation
  ) {
    self.name = name
    self.kind = kind
    self.from = from
    self.to = to
    self.contentMode = contentMode
    self.missing = missing
    self.location = location
  }

  /// The end on a side.
  public subscript(side: Side) -> SharedEnd { side == .from ? from : to }

  /// Whether it is clipped to a rect other than the container.
  public var isClipped: Bool { from.clip != nil || to.clip != nil }
}
