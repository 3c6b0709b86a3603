import TransitionPlan
import TransitionText

/// The edges of the container beyond which a resting screen extends.
struct Overflow {
  /// Edges of the container.
  struct Edges: OptionSet {
    let rawValue: UInt8

    static let top = Edges(rawValue: 1)
    static let left = Edges(rawValue: 2)
    static let bottom = Edges(rawValue: 4)
    static let right = Edges(rawValue: 8)

    /// The edges that are among those of each overflow.
    static func common(to overflows: [Overflow]) -> Edges {
      overflows.reduce([.top, .left, .bottom, .right]) { $0.intersection($1.edges) }
    }
  }

  /// The edges beyond which a part of the screen lies.
  let edges: Edges
  /// Whether the screen goes beyond all edges, so that none of its own is seen.
  var isAround: Bool { edges == [.top, .left, .bottom, .right] }
  /// Whether the whole screen is outside.
  let isWhole: Bool
  /// Whether no finger could take hold of what is inside: less than 20 points of a screen that is larger.
  let isNearlyWhole: Bool
  /// Whether more than a tenth of the screen is outside.
  var losesMuch: Bool { inside < 0.9 * frame.width * frame.height }
  /// The share of its width that is outside.
  var lostWidth: Double { 1 - (min(frame.right, container.width) - max(0, frame.x)) / frame.width }
  /// The area inside the container, in square points.
  let inside: Double
  /// The frame of the screen as it is seen.
  let frame: Rect
  private let container: Rect

  /// Differences below a hundredth of a point come from rounding.
  private static let tolerance = 0.01

  /// The least part of a screen that a finger can take hold of, in points.
  private static let hold = 20.0

  /// How much of the screen is outside, in words.
  var extent: String { isWhole ? "entirely" : isNearlyWhole ? "almost entirely" : "partly" }

  /// The overflow of a frame in a container.
  init(_ frame: Rect, in container: Rect) {
    var edges: Edges = []
    if frame.y < -Self.tolerance { edges.insert(.top) }
    if frame.x < -Self.tolerance { edges.insert(.left) }
    if frame.bottom > container.height + Self.tolerance { edges.insert(.bottom) }
    if frame.right > container.width + Self.tolerance { edges.insert(.right) }
    self.edges = edges
    (self.frame, self.container) = (frame, container)
    isWhole =
      !edges.isEmpty
      && (frame.right <= Self.tolerance || frame.bottom <= Self.tolerance
        || frame.x >= container.width - Self.tolerance || frame.y >= container.height - Self.tolerance)
    let width = min(frame.right, container.width) - max(0, frame.x)
    let height = min(frame.bottom, container.height) - max(0, frame.y)
    inside = max(0, width) * max(0, height)
    isNearlyWhole =
      isWhole || width < Self.hold && frame.width > Self.hold
      || height < Self.hold && frame.height > Self.hold
  }

  /// Where it is, and in what, in words.
  var place: String { "(\(Self.points(frame.x)), \(Self.points(frame.y))), in a container\(ofSize)" }

  /// The size of the container in words, for use after its name.
  var ofSize: String { " of \(Self.points(container.width)) × \(Self.points(container.height))" }

  /// The size of the container in words, for use after its name; empty where it is that of a layout.
  func size(unless layout: Scene) -> String { container == layout.frame(of: .container) ? "" : ofSize }

  private static func points(_ length: Double) -> String {
    NumberText.text((length * 100).rounded() / 100) + "pt"
  }
}

extension Scene {
  /// The edges of the container beyond which a screen extends.
  func overflow(of side: Side) -> Overflow {
    // A from screen that rests away from its layout is reported by `ForeignFrame`.
    let frame = side == .to ? transformedFrame(of: .screen(.to)) : frame(of: .screen(.from))
    return Overflow(frame, in: self.frame(of: .container))
  }
}
