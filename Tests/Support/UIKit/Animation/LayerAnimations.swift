import Foundation

/// The animations that were added to a layer, each a copy as it was then: what is added to a position or to a field of the
/// transform, and what moves a shadow from one value to another.
@MainActor final class LayerAnimations {
  private struct Course {
    let property: String
    let begin: TimeInterval
    let end: TimeInterval
    let fillMode: CAMediaTimingFillMode
    let stays: Bool
    /// Where it is at a share of its time.
    let place: @MainActor (CGFloat) -> [CGFloat]

    /// Where it is at a time of its layer; nil where it is not seen.
    @MainActor func place(at now: TimeInterval) -> [CGFloat]? {
      if now < begin { return [.backwards, .both].contains(fillMode) ? place(0) : nil }
      if now >= end { return stays && [.forwards, .both].contains(fillMode) ? place(1) : nil }
      return place(CGFloat((now - begin) / (end - begin)))
    }

    func isThere(at now: TimeInterval) -> Bool { stays || now < end }
  }

  weak var layer: CALayer?
  /// The layer's own time.
  private var now: TimeInterval {
    layer?.convertTime(Simulator.clock.now, from: nil) ?? Simulator.clock.now
  }
  private var courses: [(key: String, course: Course)] = []

  nonisolated init() {}

  /// What is under way or will be, or stays.
  var keys: [String] { courses.filter { $0.course.isThere(at: now) }.map(\.key).sorted() }

  func add(_ animation: CAAnimation, _ key: String) {
    let property = (animation as? CAPropertyAnimation)?.keyPath
    let place: (@MainActor (CGFloat) -> [CGFloat])?
    switch (animation, property) {
    case (let animation as CAKeyframeAnimation, "position"): place = Self.steps(animation)
    case (let animation as CABasicAnimation, "shadowOpacity"),
      (let animation as CABasicAnimation, "shadowRadius"),
      (let animation as CABasicAnimation, "shadowOffset"):
      place = animation.isAdditive ? nil : Self.way(animation)
    case (let animation as CABasicAnimation, "position"),
      (let animation as CABasicAnimation, "transform.rotation.z"),
      (let animation as CABasicAnimation, "transform.scale.x"),
      (let animation as CABasicAnimation, "transform.scale.y"):
      place = animation.isAdditive ? Self.way(animation) : nil
    default: place = nil
    }
    guard let place, let property else {
      return Simulator.violation("an animation of a layer of which this UIKit knows nothing")
    }
    let begin = animation.beginTime > 0 ? animation.beginTime : now
    remove(key)
    courses.append(
      (
        key,
        Course(
          property: property, begin: begin, end: begin + animation.duration, fillMode: animation.fillMode,
          stays: !animation.isRemovedOnCompletion, place: place)
      ))
  }

  func remove(_ key: String) { courses.removeAll { $0.key == key } }

  func removeAll() { courses = [] }

  /// What is added to the position now.
  var offset: CGPoint {
    courses.filter { $0.course.property == "position" }.compactMap { $0.course.place(at: now) }
      .reduce(.zero) { CGPoint(x: $0.x + $1[0], y: $0.y + $1[1]) }
  }

  /// A transform with what is added to its fields now.
  func added(to transform: CATransform3D) -> CATransform3D {
    let fields = ["transform.scale.x": 3, "transform.scale.y": 4, "transform.rotation.z": 11]
    let moved = courses.compactMap { course in
      fields[course.course.property].flatMap { field in
        course.course.place(at: now).map { (field, $0[0]) }
      }
    }
    if moved.isEmpty { return transform }
    var components = transform.components
    for (field, way) in moved { components[field] += way }
    return CATransform3D(components: components)
  }

  /// What is on screen of another property: the animation that was added last takes the place of all others.
  func presented(_ property: String) -> [CGFloat]? {
    courses.last { $0.course.property == property && $0.course.place(at: now) != nil }?.course.place(at: now)
  }

  // MARK: Courses

  private static func steps(_ animation: CAKeyframeAnimation) -> (@MainActor (CGFloat) -> [CGFloat])? {
    guard animation.isAdditive, let values = animation.values as? [CGPoint], values.count > 1 else {
      return nil
    }
    let times =
      animation.keyTimes?.map { CGFloat($0.doubleValue) }
      ?? values.indices.map { CGFloat($0) / CGFloat(values.count - 1) }
    if times.count != values.count || times != times.sorted() || times.first != 0 || times.last != 1 {
      Simulator.violation("key times that do not go from 0 to 1, one for each value")
      return { _ in [0, 0] }
    }
    return { share in
      guard let after = times.firstIndex(where: { $0 > share }), after > 0 else { return [0, 0] }
      let (early, late) = (times[after - 1], times[after])
      let part = (share - early) / (late - early)
      let (a, b) = (values[after - 1], values[after])
      return [a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part]
    }
  }

  private static func way(_ animation: CABasicAnimation) -> (@MainActor (CGFloat) -> [CGFloat])? {
    guard let from = components(animation.fromValue),
      let to = components(animation.toValue), from.count == to.count
    else { return nil }
    let copy = animation.frozen
    return { share in
      let progress = copy.progress(share)
      return zip(from, to).map { $0 + ($1 - $0) * progress }
    }
  }

  private static func components(_ value: Any?) -> [CGFloat]? {
    switch value {
    case let value as CGFloat: [value]
    case let value as Double: [CGFloat(value)]
    case let value as Float: [CGFloat(value)]
    case let value as Int: [CGFloat(value)]
    case let value as NSNumber: [CGFloat(value.doubleValue)]
    case let value as CGSize: [value.width, value.height]
    case let value as CGPoint: [value.x, value.y]
    default: nil
    }
  }
}

extension CABasicAnimation {
  /// A copy of what its course needs: the app may go on with the animation that it has added.
  fileprivate var frozen: CABasicAnimation {
    let copy: CABasicAnimation
    if let spring = self as? CASpringAnimation {
      let other = CASpringAnimation()
      (other.mass, other.stiffness) = (spring.mass, spring.stiffness)
      (other.damping, other.initialVelocity) = (spring.damping, spring.initialVelocity)
      copy = other
    } else {
      copy = CABasicAnimation()
    }
    (copy.duration, copy.timingFunction) = (duration, timingFunction)
    return copy
  }
}

extension CALayer {
  /// From the time of another layer to that of this one; the clock's is nobody's.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    ownTime(l?.mediaTime(t) ?? t)
  }

  /// The time of the clock at one of the layer's.
  private func mediaTime(_ t: CFTimeInterval) -> CFTimeInterval {
    let outer = speed == 0 ? beginTime : (t - timeOffset) / Double(speed) + beginTime
    return parent?.mediaTime(outer) ?? outer
  }

  /// The time of the layer at one of the clock.
  private func ownTime(_ t: CFTimeInterval) -> CFTimeInterval {
    ((parent?.ownTime(t) ?? t) - beginTime) * Double(speed) + timeOffset
  }

  private var parent: CALayer? { simulated { owner?.superview?.layer ?? superlayer } }

  public func add(_ anim: CAAnimation, forKey key: String?) {
    simulated {
      explicitAnimations.add(anim, key ?? "\(ObjectIdentifier(anim)) \(explicitAnimations.keys.count)")
    }
  }

  public func removeAnimation(forKey key: String) { simulated { explicitAnimations.remove(key) } }

  public func removeAllAnimations() { simulated { explicitAnimations.removeAll() } }

  public func animationKeys() -> [String]? {
    let keys = simulated { explicitAnimations.keys }
    return keys.isEmpty ? nil : keys
  }

  // MARK: Values by their keys

  /// Of a shadow only.
  public func value(forKey key: String) -> Any? {
    switch key {
    case "shadowOpacity": return shadowOpacity
    case "shadowRadius": return shadowRadius
    case "shadowOffset": return shadowOffset
    default:
      noteUnknown(key)
      return nil
    }
  }

  /// Of a shadow only.
  public func setValue(_ value: Any?, forKey key: String) {
    switch (key, value) {
    case ("shadowOpacity", let value as Double): shadowOpacity = Float(value)
    case ("shadowOpacity", let value as CGFloat): shadowOpacity = Float(value)
    case ("shadowOpacity", let value as Float): shadowOpacity = value
    case ("shadowOpacity", let value as Int): shadowOpacity = Float(value)
    case ("shadowRadius", let value as Double): shadowRadius = CGFloat(value)
    case ("shadowRadius", let value as CGFloat): shadowRadius = value
    case ("shadowRadius", let value as Int): shadowRadius = CGFloat(value)
    case ("shadowOffset", let value as CGSize): shadowOffset = value
    default: noteUnknown(key)
    }
  }

  private func noteUnknown(_ key: String) {
    simulated { Simulator.violation("a value of a layer by a key of which this UIKit knows nothing: \(key)") }
  }
}
