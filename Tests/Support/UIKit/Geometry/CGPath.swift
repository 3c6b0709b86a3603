import Foundation

/// A path, as a list of elements. Nothing is drawn.
public class CGPath: Equatable {
  enum Element: Equatable {
    case move(CGPoint), line(CGPoint), curve(CGPoint, CGPoint, CGPoint), close

    /// The control points of a curve, and the end of the element.
    var points: [CGPoint] {
      switch self {
      case .move(let end), .line(let end): [end]
      case .curve(let first, let second, let end): [first, second, end]
      case .close: []
      }
    }

    func with(_ points: ArraySlice<CGPoint>) -> Element {
      let points = Array(points)
      switch self {
      case .move: return .move(points[0])
      case .line: return .line(points[0])
      case .curve: return .curve(points[0], points[1], points[2])
      case .close: return .close
      }
    }

    /// Identifies the kind of element. Elements of the same kind can be interpolated.
    var kind: Int {
      switch self {
      case .move: 0
      case .line: 1
      case .curve: 2
      case .close: 3
      }
    }
  }

  /// The distance of the control points from the ends of a quarter circle with radius 1.
  static let bend: CGFloat = 0.5522847498307936

  fileprivate(set) var elements: [Element]

  init(_ elements: [Element]) {
    self.elements = elements
  }

  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    elements = Self.transformed(Self.rectangle(rect), transform)
  }

  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    elements = Self.transformed(Self.rounded(rect, rect.width / 2, rect.height / 2), transform)
  }

  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    elements = Self.transformed(Self.rounded(rect, cornerWidth, cornerHeight), transform)
  }

  private static func transformed(
    _ elements: [Element], _ transform: UnsafePointer<CGAffineTransform>?
  ) -> [Element] {
    let transform = transform?.pointee ?? .identity
    return elements.map { $0.with($0.points.map { $0.applying(transform) }[...]) }
  }

  static func rectangle(_ rect: CGRect) -> [Element] {
    let corners = rect.corners
    return [.move(corners[0])] + [1, 3, 2].map { .line(corners[$0]) } + [.close]
  }

  /// A rectangle with elliptic corners. It always has the same elements, whatever the radii.
  static func rounded(_ rect: CGRect, _ width: CGFloat, _ height: CGFloat) -> [Element] {
    let (x, y) = (min(width, rect.width / 2), min(height, rect.height / 2))
    let (bx, by) = (x * (1 - bend), y * (1 - bend))
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    return [
      .move(point(left + x, top)), .line(point(right - x, top)),
      .curve(point(right - bx, top), point(right, top + by), point(right, top + y)),
      .line(point(right, bottom - y)),
      .curve(point(right, bottom - by), point(right - bx, bottom), point(right - x, bottom)),
      .line(point(left + x, bottom)),
      .curve(point(left + bx, bottom), point(left, bottom - by), point(left, bottom - y)),
      .line(point(left, top + y)),
      .curve(point(left, top + by), point(left + bx, top), point(left + x, top)), .close,
    ]
  }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.elements == right.elements }
}

extension CGPath {
  public var isEmpty: Bool { elements.isEmpty }

  public var currentPoint: CGPoint { elements.last { !$0.points.isEmpty }?.points.last ?? .zero }

  /// The smallest rectangle that contains all points, including control points.
  public var boundingBox: CGRect { Self.box(of: elements.flatMap(\.points)) }

  /// The smallest rectangle that contains the path itself.
  public var boundingBoxOfPath: CGRect { Self.box(of: outline) }

  private static func box(of points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }

  /// Points of the path that are close to each other.
  private var outline: [CGPoint] {
    var points: [CGPoint] = []
    for element in elements {
      guard case .curve(let first, let second, let end) = element, let start = points.last else {
        points += element.points.suffix(1)
        continue
      }
      for step in 1...64 {
        let t = CGFloat(step) / 64
        let u = 1 - t
        let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
        points.append(
          CGPoint(
            x: a * start.x + b * first.x + c * second.x + d * end.x,
            y: a * start.y + b * first.y + c * second.y + d * end.y))
      }
    }
    return points
  }

  /// Whether a point is inside, by the number of times that the path goes around it.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    var (count, crossings) = (0, 0)
    for ring in rings {
      for (start, end) in zip(ring, ring.dropFirst() + ring.prefix(1)) {
        let (a, b) = (start.applying(transform), end.applying(transform))
        guard (a.y <= point.y) != (b.y <= point.y) else { continue }
        if a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x) > point.x {
          count += a.y < b.y ? 1 : -1
          crossings += 1
        }
      }
    }
    return rule == .winding ? count != 0 : crossings % 2 == 1
  }

  private var rings: [[CGPoint]] {
    var rings: [[Element]] = []
    for element in elements {
      if element.kind == 0 || rings.isEmpty { rings.append([]) }
      rings[rings.count - 1].append(element)
    }
    return rings.map { CGPath($0).outline }
  }

  // MARK: Interpolation

  /// The coordinates of all points. An animation interpolates them.
  var components: [CGFloat] { elements.flatMap(\.points).flatMap { [$0.x, $0.y] } }

  /// Returns the same elements with other coordinates.
  func with(_ components: [CGFloat]) -> CGPath {
    var points = stride(from: 0, to: components.count - 1, by: 2)
      .map { CGPoint(x: components[$0], y: components[$0 + 1]) }[...]
    return CGPath(
      elements.map { element in
        let count = element.points.count
        defer { points = points.dropFirst(count) }
        return element.with(points.prefix(count))
      })
  }
}

public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }

/// Builds a path from lines, curves, rectangles, ellipses and other paths.
public final class CGMutablePath: CGPath {
  public init() {
    super.init([])
  }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(transform)))
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    elements.append(.line(point.applying(transform)))
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    elements.append(
      .curve(control1.applying(transform), control2.applying(transform), end.applying(transform)))
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(CGPath(CGPath.rectangle(rect)), transform: transform)
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    addPath(CGPath(CGPath.rounded(rect, rect.width / 2, rect.height / 2)), transform: transform)
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    elements += path.elements.map { $0.with($0.points.map { $0.applying(transform) }[...]) }
  }

  public func closeSubpath() {
    elements.append(.close)
  }
}
