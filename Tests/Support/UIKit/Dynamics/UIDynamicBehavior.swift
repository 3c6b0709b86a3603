import Foundation

/// An item that a dynamic animator can move.
@preconcurrency @MainActor public protocol UIDynamicItem: NSObjectProtocol {
  var center: CGPoint { get set }
  var bounds: CGRect { get }
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}

/// A behavior of items. The base class has only its children and its action.
@preconcurrency @MainActor open class UIDynamicBehavior: NSObject {
  public override init() {
    super.init()
  }

  /// Called after each step of the animator.
  open var action: (() -> Void)?
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  weak var animator: UIDynamicAnimator?
  private weak var parent: UIDynamicBehavior?

  open var dynamicAnimator: UIDynamicAnimator? { parent?.dynamicAnimator ?? animator }

  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    behavior.parent = self
    dynamicAnimator?.resume()
  }

  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
    behavior.parent = nil
    dynamicAnimator?.resume()
  }

  open func willMove(to dynamicAnimator: UIDynamicAnimator?) {}

  /// The behavior and all its descendants.
  var family: [UIDynamicBehavior] { [self] + childBehaviors.flatMap(\.family) }

  // The following methods are overridden by the kinds of behaviors.

  var movedItems: [any UIDynamicItem] { [] }

  /// Changes the velocity of a body.
  func accelerate(_ body: DynamicBody, over interval: CGFloat) {}

  /// Corrects positions after all bodies have moved.
  func constrain(_ bodies: [DynamicBody]) {}

  /// Called at the end of a step.
  func endStep() {}
}

extension Array where Element == any UIDynamicItem {
  mutating func insert(_ item: any UIDynamicItem) {
    if !contains(item) { append(item) }
  }

  mutating func remove(_ item: any UIDynamicItem) {
    removeAll { $0 === item }
  }

  func contains(_ item: any UIDynamicItem) -> Bool { contains { $0 === item } }
}

/// The state of a moving item.
@MainActor final class DynamicBody {
  let item: any UIDynamicItem
  var velocity = CGPoint.zero
  var angularVelocity: CGFloat = 0
  // Set by the behaviors of the item.
  var elasticity: CGFloat = 0
  var density: CGFloat = 1
  var resistance: CGFloat = 0
  var angularResistance: CGFloat = 0
  var isAnchored = false
  var allowsRotation = true

  init(_ item: any UIDynamicItem) {
    self.item = item
  }

  /// The mass. A view of 100 by 100 points has the mass 1.
  var mass: CGFloat { max(item.bounds.width * item.bounds.height * density / 10_000, 1e-6) }

  /// The upright bounding box.
  var box: CGRect {
    let size = item.bounds.applying(item.transform).size
    return CGRect(
      x: item.center.x - size.width / 2, y: item.center.y - size.height / 2,
      width: size.width, height: size.height)
  }

  /// Accelerates the body towards `target` by a spring. The integration is implicit, so it is stable for any stiffness.
  func pull(to target: CGPoint, frequency: CGFloat, damping: CGFloat, over interval: CGFloat) {
    let turn = 2 * CGFloat.pi * frequency
    let factor = 1 / (1 + 2 * damping * turn * interval + turn * turn * interval * interval)
    let center = item.center
    velocity.x = (velocity.x - turn * turn * interval * (center.x - target.x)) * factor
    velocity.y = (velocity.y - turn * turn * interval * (center.y - target.y)) * factor
  }

  func move(over interval: CGFloat) {
    if isAnchored {
      (velocity, angularVelocity) = (.zero, 0)
      return
    }
    let slowing = 1 / (1 + resistance * interval)
    velocity = CGPoint(x: velocity.x * slowing, y: velocity.y * slowing)
    angularVelocity *= allowsRotation ? 1 / (1 + angularResistance * interval) : 0
    let center = item.center
    item.center = CGPoint(x: center.x + velocity.x * interval, y: center.y + velocity.y * interval)
    if angularVelocity != 0 {
      item.transform = item.transform.rotated(by: angularVelocity * interval)
    }
  }

  /// Moves the body along a normal out of an obstacle, and lets it bounce.
  func leave(along normal: CGVector, by depth: CGFloat, elasticity: CGFloat) {
    let speed = velocity.x * normal.dx + velocity.y * normal.dy
    if speed < 0 {
      // A slow impact does not bounce, so an item on a boundary comes to rest.
      let change = speed * (-speed < UIDynamicAnimator.impactSpeed ? 1 : 1 + elasticity)
      velocity = CGPoint(x: velocity.x - change * normal.dx, y: velocity.y - change * normal.dy)
    }
    let center = item.center
    item.center = CGPoint(x: center.x + normal.dx * depth, y: center.y + normal.dy * depth)
  }

  /// In points per second. A rotation counts as the speed of a point that is 100 points from the center.
  var speed: CGFloat { hypot(velocity.x, velocity.y) + abs(angularVelocity) * 100 }
}
