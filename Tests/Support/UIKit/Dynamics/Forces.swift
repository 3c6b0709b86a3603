import Foundation

/// Accelerates all items alike, whatever their size.
@preconcurrency @MainActor open class UIGravityBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem] = []
  /// A length of 1 means 1000 points/s².
  open var gravityDirection = CGVector(dx: 0, dy: 1)

  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
  }

  public convenience override init() { self.init(items: []) }

  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
    dynamicAnimator?.resume()
  }

  open func addItem(_ item: any UIDynamicItem) {
    items.insert(item)
    dynamicAnimator?.resume()
  }

  open func removeItem(_ item: any UIDynamicItem) { items.remove(item) }

  override var movedItems: [any UIDynamicItem] { items }

  override func accelerate(_ body: DynamicBody, over interval: CGFloat) {
    body.velocity.x += 1000 * gravityDirection.dx * interval
    body.velocity.y += 1000 * gravityDirection.dy * interval
  }
}

/// A continuous force, or a single push.
@preconcurrency @MainActor open class UIPushBehavior: UIDynamicBehavior {
  public enum Mode: Int, Sendable { case continuous, instantaneous }

  open private(set) var items: [any UIDynamicItem]
  open private(set) var mode: Mode
  open var active = true {
    didSet { if active { dynamicAnimator?.resume() } }
  }
  /// A length of 1 accelerates a view of 100 by 100 points by 100 points/s².
  open var pushDirection = CGVector(dx: 0, dy: 0)
  private var heading: CGFloat = 0

  public init(items: [any UIDynamicItem], mode: Mode) {
    (self.items, self.mode) = (items, mode)
    super.init()
  }

  public convenience override init() { self.init(items: [], mode: .continuous) }

  open var angle: CGFloat {
    get { magnitude == 0 ? heading : atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// The angle is kept while the magnitude is 0.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    heading = angle
    pushDirection = CGVector(dx: magnitude * cos(angle), dy: magnitude * sin(angle))
    dynamicAnimator?.resume()
  }

  open func addItem(_ item: any UIDynamicItem) {
    items.insert(item)
    dynamicAnimator?.resume()
  }

  open func removeItem(_ item: any UIDynamicItem) { items.remove(item) }

  override var movedItems: [any UIDynamicItem] { items }

  override func accelerate(_ body: DynamicBody, over interval: CGFloat) {
    guard active else { return }
    let share = (mode == .continuous ? interval : 1) * 100 / body.mass
    body.velocity.x += pushDirection.dx * share
    body.velocity.y += pushDirection.dy * share
  }

  override func endStep() {
    if mode == .instantaneous { active = false }
  }
}

/// Moves an item to a point by a spring.
@preconcurrency @MainActor open class UISnapBehavior: UIDynamicBehavior {
  /// In oscillations per second. The value is an assumption.
  private static let frequency: CGFloat = 3
  private let item: any UIDynamicItem
  open var snapPoint: CGPoint {
    didSet { dynamicAnimator?.resume() }
  }
  /// From 0, which oscillates most, to 1.
  open var damping: CGFloat = 0.5

  public init(item: any UIDynamicItem, snapTo point: CGPoint) {
    (self.item, snapPoint) = (item, point)
    super.init()
  }

  override var movedItems: [any UIDynamicItem] { [item] }

  override func accelerate(_ body: DynamicBody, over interval: CGFloat) {
    // With a damping of 0 it would oscillate forever.
    body.pull(
      to: snapPoint, frequency: Self.frequency, damping: 0.2 + 0.8 * min(max(damping, 0), 1), over: interval)
  }
}

/// Keeps an item at a distance from a point or from another item: rigidly, or by a spring if it has a frequency.
@preconcurrency @MainActor open class UIAttachmentBehavior: UIDynamicBehavior {
  public enum AttachmentType: Int, Sendable { case items, anchor }

  open private(set) var items: [any UIDynamicItem]
  open private(set) var attachedBehaviorType: AttachmentType
  open var anchorPoint: CGPoint {
    didSet { dynamicAnimator?.resume() }
  }
  open var length: CGFloat {
    didSet { dynamicAnimator?.resume() }
  }
  open var damping: CGFloat = 0
  /// In oscillations per second; 0 means rigid.
  open var frequency: CGFloat = 0
  private let offset: UIOffset

  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    (items, attachedBehaviorType, anchorPoint, self.offset) = ([item], .anchor, point, offset)
    length = hypot(item.center.x + offset.horizontal - point.x, item.center.y + offset.vertical - point.y)
    super.init()
  }

  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: UIOffset(), attachedToAnchor: point)
  }

  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    (items, attachedBehaviorType, anchorPoint, offset) = ([item1, item2], .items, .zero, UIOffset())
    length = hypot(item1.center.x - item2.center.x, item1.center.y - item2.center.y)
    super.init()
  }

  override var movedItems: [any UIDynamicItem] { items }

  /// The required center of an item, on a circle around the point or item to which it is attached.
  private func target(of item: any UIDynamicItem) -> CGPoint {
    let other = items.first { $0 !== item }
    let anchor = other?.center ?? anchorPoint
    let middle = CGPoint(x: anchor.x - offset.horizontal, y: anchor.y - offset.vertical)
    let way = CGVector(dx: item.center.x - middle.x, dy: item.center.y - middle.y)
    let distance = hypot(way.dx, way.dy)
    if distance < 1e-9 { return CGPoint(x: middle.x, y: middle.y + length) }
    // If two items are attached to each other, each moves half of the distance.
    let share = (length / distance - 1) * (other == nil ? 1 : 0.5)
    return CGPoint(x: item.center.x + way.dx * share, y: item.center.y + way.dy * share)
  }

  override func accelerate(_ body: DynamicBody, over interval: CGFloat) {
    if frequency > 0 {
      body.pull(to: target(of: body.item), frequency: frequency, damping: damping, over: interval)
    }
  }

  override func constrain(_ bodies: [DynamicBody]) {
    guard frequency == 0 else { return }
    let bound = bodies.filter { items.contains($0.item) && !$0.isAnchored }
    let targets = bound.map { target(of: $0.item) }
    for (body, target) in zip(bound, targets) {
      let change = CGVector(dx: target.x - body.item.center.x, dy: target.y - body.item.center.y)
      body.item.center = target
      body.velocity.x += change.dx / CGFloat(VirtualClock.frame)
      body.velocity.y += change.dy / CGFloat(VirtualClock.frame)
    }
  }
}

/// Sets the physical properties of items.
@preconcurrency @MainActor open class UIDynamicItemBehavior: UIDynamicBehavior {
  open private(set) var items: [any UIDynamicItem]
  open var elasticity: CGFloat = 0
  /// Stored, but without effect: contacts have no friction here.
  open var friction: CGFloat = 0
  open var density: CGFloat = 1
  open var resistance: CGFloat = 0
  open var angularResistance: CGFloat = 0
  open var isAnchored = false
  open var allowsRotation = true
  private var impulses: [(item: any UIDynamicItem, velocity: CGPoint, turn: CGFloat)] = []

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

  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    impulses.append((item, velocity, 0))
    dynamicAnimator?.resume()
  }

  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    impulses.append((item, .zero, velocity))
    dynamicAnimator?.resume()
  }

  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    dynamicAnimator?.body(of: item)?.velocity ?? .zero
  }

  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    dynamicAnimator?.body(of: item)?.angularVelocity ?? 0
  }

  override var movedItems: [any UIDynamicItem] { items }

  override func accelerate(_ body: DynamicBody, over interval: CGFloat) {
    (body.elasticity, body.density, body.isAnchored) = (elasticity, density, isAnchored)
    (body.resistance, body.angularResistance) = (resistance, angularResistance)
    body.allowsRotation = allowsRotation
    for impulse in impulses where impulse.item === body.item {
      body.velocity.x += impulse.velocity.x
      body.velocity.y += impulse.velocity.y
      body.angularVelocity += impulse.turn
    }
  }

  override func endStep() { impulses = [] }
}
