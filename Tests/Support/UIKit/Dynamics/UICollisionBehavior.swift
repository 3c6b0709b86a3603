import Foundation

/// Receives the contacts of items with boundaries.
@preconcurrency @MainActor public protocol UICollisionBehaviorDelegate: NSObjectProtocol {
  func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint)
  func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?)
}

/// The requirements are optional in Objective-C. These defaults stand for missing methods.
extension UICollisionBehaviorDelegate {
  public func collisionBehavior(
    _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
  ) {}

  public func collisionBehavior(
    _ behavior: UICollisionBehavior, endedContactFor item: any UIDynamicItem,
    withBoundaryIdentifier identifier: (any NSCopying)?
  ) {}
}

/// Keeps items inside of boundaries and apart from each other. Items count as upright rectangles, and contacts do not rotate them.
@preconcurrency @MainActor open class UICollisionBehavior: UIDynamicBehavior {
  public struct Mode: OptionSet, Sendable {
    public let rawValue: UInt

    public static let items = Mode(rawValue: 1 << 0)
    public static let boundaries = Mode(rawValue: 1 << 1)
    public static let everything = Mode(rawValue: .max)

    public init(rawValue: UInt) { self.rawValue = rawValue }
  }

  private struct Boundary {
    let identifier: any NSCopying
    /// The corners, with straight lines between them. A curve counts as a line between its ends.
    let points: [CGPoint]
  }

  open private(set) var items: [any UIDynamicItem]
  open var collisionMode = Mode.everything
  open var translatesReferenceBoundsIntoBoundary = false
  open weak var collisionDelegate: (any UICollisionBehaviorDelegate)?
  private var boundaries: [Boundary] = []
  /// The items and the boundaries that they touch. The identifier is nil for the bounds of the reference view.
  private var contacts: [(item: any UIDynamicItem, identifier: (any NSCopying)?)] = []

  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  public convenience override init() { self.init(items: []) }

  open func addItem(_ item: any UIDynamicItem) {
    items.insert(item)
    dynamicAnimator?.resume()
  }

  open func removeItem(_ item: any UIDynamicItem) { items.remove(item) }

  open func addBoundary(withIdentifier identifier: any NSCopying, for bezierPath: UIBezierPath) {
    var points: [CGPoint] = []
    for element in bezierPath.cgPath.elements {
      if case .close = element, let first = points.first { points.append(first) }
      if let end = element.points.last { points.append(end) }
    }
    boundaries.append(Boundary(identifier: identifier, points: points))
  }

  open func addBoundary(withIdentifier identifier: any NSCopying, from p1: CGPoint, to p2: CGPoint) {
    boundaries.append(Boundary(identifier: identifier, points: [p1, p2]))
  }

  open func removeBoundary(withIdentifier identifier: any NSCopying) {
    boundaries.removeAll { Self.isSame($0.identifier, identifier) }
  }

  open func removeAllBoundaries() { boundaries = [] }

  private static func isSame(_ left: (any NSCopying)?, _ right: (any NSCopying)?) -> Bool {
    (left as? NSObject) == (right as? NSObject)
  }

  override var movedItems: [any UIDynamicItem] { items }

  override func constrain(_ bodies: [DynamicBody]) {
    let bodies = bodies.filter { items.contains($0.item) }
    var found: [(item: any UIDynamicItem, identifier: (any NSCopying)?)] = []
    if collisionMode.contains(.boundaries) {
      for body in bodies {
        if translatesReferenceBoundsIntoBoundary, let view = dynamicAnimator?.referenceView {
          if keep(body, inside: view.bounds) { found.append((body.item, nil)) }
        }
        for boundary in boundaries {
          let segments = zip(boundary.points, boundary.points.dropFirst())
          let touched = segments.filter { keep(body, from: $0, $1) }
          if !touched.isEmpty { found.append((body.item, boundary.identifier)) }
        }
      }
    }
    if collisionMode.contains(.items) {
      for (index, body) in bodies.enumerated() {
        for other in bodies[(index + 1)...] { part(body, other) }
      }
    }
    tell(found)
  }

  private func tell(_ found: [(item: any UIDynamicItem, identifier: (any NSCopying)?)]) {
    let old = contacts
    contacts = found
    typealias Contact = (item: any UIDynamicItem, identifier: (any NSCopying)?)
    func isIn(_ contacts: [Contact], _ contact: Contact) -> Bool {
      contacts.contains { $0.item === contact.item && Self.isSame($0.identifier, contact.identifier) }
    }
    for contact in found where !isIn(old, contact) {
      collisionDelegate?.collisionBehavior(
        self, beganContactFor: contact.item, withBoundaryIdentifier: contact.identifier,
        at: contact.item.center)
    }
    for contact in old where !isIn(found, contact) {
      collisionDelegate?.collisionBehavior(
        self, endedContactFor: contact.item, withBoundaryIdentifier: contact.identifier)
    }
  }

  private func keep(_ body: DynamicBody, inside bounds: CGRect) -> Bool {
    let box = body.box
    let sides: [(CGVector, CGFloat)] = [
      (CGVector(dx: 1, dy: 0), bounds.minX - box.minX), (CGVector(dx: -1, dy: 0), box.maxX - bounds.maxX),
      (CGVector(dx: 0, dy: 1), bounds.minY - box.minY), (CGVector(dx: 0, dy: -1), box.maxY - bounds.maxY),
    ]
    var touches = false
    for (normal, depth) in sides where depth >= 0 {
      body.leave(along: normal, by: depth, elasticity: body.elasticity)
      touches = true
    }
    return touches
  }

  /// Keeps the item on the side of the line on which its center is.
  private func keep(_ body: DynamicBody, from start: CGPoint, _ end: CGPoint) -> Bool {
    let length = hypot(end.x - start.x, end.y - start.y)
    if length == 0 { return false }
    let along = CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
    var normal = CGVector(dx: -along.dy, dy: along.dx)
    let center = body.item.center
    let (size, way) = (body.box.size, CGVector(dx: center.x - start.x, dy: center.y - start.y))
    var distance = way.dx * normal.dx + way.dy * normal.dy
    if distance < 0 { (normal, distance) = (CGVector(dx: -normal.dx, dy: -normal.dy), -distance) }
    let reach = (abs(normal.dx) * size.width + abs(normal.dy) * size.height) / 2
    let width = (abs(along.dx) * size.width + abs(along.dy) * size.height) / 2
    let place = way.dx * along.dx + way.dy * along.dy
    guard distance <= reach, place > -width, place < length + width else { return false }
    body.leave(along: normal, by: reach - distance, elasticity: body.elasticity)
    return true
  }

  private func part(_ body: DynamicBody, _ other: DynamicBody) {
    let overlap = body.box.intersection(other.box)
    if overlap.isNull || overlap.isEmpty || body.isAnchored && other.isAnchored { return }
    let (center, otherCenter) = (body.item.center, other.item.center)
    let isFlat = overlap.width < overlap.height
    let normal =
      isFlat
      ? CGVector(dx: center.x < otherCenter.x ? -1 : 1, dy: 0)
      : CGVector(dx: 0, dy: center.y < otherCenter.y ? -1 : 1)
    let depth = isFlat ? overlap.width : overlap.height
    // Each moves by the other's share of the mass. Their common velocity stays the same.
    let share = body.isAnchored ? 0 : other.isAnchored ? 1 : other.mass / (body.mass + other.mass)
    let common = CGPoint(
      x: body.velocity.x * (1 - share) + other.velocity.x * share,
      y: body.velocity.y * (1 - share) + other.velocity.y * share)
    let elasticity = max(body.elasticity, other.elasticity)
    for (one, normal, share) in [
      (body, normal, share), (other, CGVector(dx: -normal.dx, dy: -normal.dy), 1 - share),
    ] {
      one.velocity = CGPoint(x: one.velocity.x - common.x, y: one.velocity.y - common.y)
      one.leave(along: normal, by: depth * share, elasticity: elasticity)
      one.velocity = CGPoint(x: one.velocity.x + common.x, y: one.velocity.y + common.y)
    }
  }
}
