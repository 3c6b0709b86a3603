import Foundation

/// Is told when an animator starts to move items, and when they are at rest.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

/// The requirements are optional in Objective-C. These defaults stand for missing methods.
extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}

  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// Moves items by their behaviors, one step for each frame of the virtual clock.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  /// Speeds in points per second, which are assumptions. A slower impact does not bounce; a slower item is at rest.
  static let impactSpeed: CGFloat = 20
  private static let restSpeed: CGFloat = 1
  /// The number of frames at rest after which the animator pauses. It is an assumption.
  private static let restFrames = 6

  open private(set) var referenceView: UIView?
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  open private(set) var isRunning = false
  open private(set) var elapsedTime: TimeInterval = 0
  private var bodies: [DynamicBody] = []
  private var framesAtRest = 0
  private var isScheduled = false

  public convenience override init() {
    self.init(referenceView: nil)
  }

  public convenience init(referenceView view: UIView) {
    self.init(referenceView: .some(view))
  }

  private init(referenceView view: UIView?) {
    referenceView = view
    super.init()
  }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    if behaviors.contains(behavior) { return }
    behavior.animator?.removeBehavior(behavior)
    behavior.willMove(to: self)
    behaviors.append(behavior)
    behavior.animator = self
    resume()
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard behaviors.contains(behavior) else { return }
    behavior.willMove(to: nil)
    behaviors.removeAll { $0 === behavior }
    behavior.animator = nil
  }

  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    updateBodies()
    return bodies.filter { $0.box.intersects(rect) }.map(\.item)
  }

  /// Resets the velocity of an item that the app has moved. Positions are read at each step anyway.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    bodies.removeAll { $0.item === item }
    resume()
  }

  func body(of item: any UIDynamicItem) -> DynamicBody? {
    updateBodies()
    return bodies.first { $0.item === item }
  }

  func resume() {
    framesAtRest = 0
    if !isRunning {
      delegate?.dynamicAnimatorWillResume(self)
      isRunning = true
    }
    schedule()
  }

  private func schedule() {
    if isScheduled { return }
    isScheduled = true
    Simulator.clock.scheduleNextTurn { [weak self] in
      self?.isScheduled = false
      self?.step(over: VirtualClock.frame)
    }
  }

  private func updateBodies() {
    var items: [any UIDynamicItem] = []
    for item in behaviors.flatMap(\.family).flatMap(\.movedItems) { items.insert(item) }
    bodies = items.map { item in bodies.first { $0.item === item } ?? DynamicBody(item) }
  }

  private func step(over interval: TimeInterval) {
    elapsedTime += interval
    updateBodies()
    let behaviors = behaviors.flatMap(\.family)
    for body in bodies {
      for behavior in behaviors where behavior.movedItems.contains(body.item) {
        behavior.accelerate(body, over: CGFloat(interval))
      }
    }
    for body in bodies { body.move(over: CGFloat(interval)) }
    for behavior in behaviors { behavior.constrain(bodies) }
    for behavior in behaviors {
      behavior.endStep()
      behavior.action?()
    }
    framesAtRest = bodies.allSatisfy { $0.speed < Self.restSpeed } ? framesAtRest + 1 : 0
    if !self.behaviors.isEmpty, framesAtRest < Self.restFrames { return schedule() }
    for body in bodies { (body.velocity, body.angularVelocity) = (.zero, 0) }
    isRunning = false
    delegate?.dynamicAnimatorDidPause(self)
  }
}
