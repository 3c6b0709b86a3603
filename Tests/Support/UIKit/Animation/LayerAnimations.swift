import Foundation

/// The animations that were added to a layer, with their values at that time. Tells their delegates of begin and end.
@MainActor final class LayerAnimations {
  /// The key paths whose presentation values are computed. Those in `fields` are computed as well.
  private static let known: Set<String> = [
    "position", "position.x", "position.y", "bounds", "bounds.size", "opacity", "cornerRadius", "borderWidth",
    "shadowOpacity", "shadowRadius", "shadowOffset", "path", "strokeStart", "strokeEnd", "lineWidth",
    "lineDashPhase", "transform",
  ]
  /// The key paths that are accepted, but whose presentation values are not computed.
  private static let unseen: Set<String> = [
    "backgroundColor", "borderColor", "shadowColor", "shadowPath", "fillColor", "strokeColor", "contents",
    "contentsRect", "colors", "locations", "startPoint", "endPoint", "hidden", "zPosition",
    "sublayerTransform",
    "bounds.size.width", "bounds.size.height", "bounds.origin", "anchorPoint",
  ]
  /// The key paths of a transform's fields, with the indices of the transform's components that they animate.
  private static let fields: [String: [Int]] = [
    "transform.translation.x": [0], "transform.translation.y": [1], "transform.translation.z": [2],
    "transform.translation": [0, 1], "transform.scale.x": [3], "transform.scale.y": [4],
    "transform.scale.z": [5], "transform.scale": [3, 4, 5], "transform.rotation.x": [9],
    "transform.rotation.y": [10], "transform.rotation.z": [11], "transform.rotation": [11],
  ]

  weak var layer: CALayer?
  /// The current time in the layer's time.
  private var now: TimeInterval {
    layer?.convertTime(Simulator.clock.now, from: nil) ?? Simulator.clock.now
  }
  private var courses: [LayerCourse] = []

  private var present: [LayerCourse] { courses.filter { $0.isThere(at: now) } }

  nonisolated init() {}

  /// The keys of the animations that are waiting, running, or stay after their end.
  var keys: [String] { present.map(\.key).sorted() }

  func animation(_ key: String) -> CAAnimation? { present.first { $0.key == key }?.animation }

  func add(_ animation: CAAnimation, _ key: String) {
    remove(key)
    let begin = animation.beginTime > 0 ? animation.beginTime : now
    let whole = LayerCourse(animation, key: key, begin: begin, way: nil)
    let group = animation is CAAnimationGroup ? whole : nil
    for part in parts(of: animation) {
      guard let course = course(of: part.animation, key, begin: begin + part.delay, in: group) else {
        return Simulator.violation("an animation of a layer of which this UIKit knows nothing")
      }
      courses.append(course)
    }
    watch(whole)
  }

  /// The animations of a group, each with its delay. For an animation that is no group, the animation itself.
  private func parts(
    of animation: CAAnimation
  ) -> [(animation: CAAnimation, delay: TimeInterval)] {
    guard let group = animation as? CAAnimationGroup else { return [(animation, 0)] }
    return (group.animations ?? []).map { ($0, $0.beginTime) }
  }

  private func course(
    of animation: CAAnimation, _ key: String, begin: TimeInterval, in group: LayerCourse?
  ) -> LayerCourse? {
    if animation is CATransition {
      return LayerCourse(animation, key: key, begin: begin, way: nil, in: group)
    }
    guard let animation = animation as? CAPropertyAnimation, let property = animation.keyPath else {
      return nil
    }
    if Self.unseen.contains(property) {
      return LayerCourse(animation, key: key, begin: begin, way: nil, in: group)
    }
    guard Self.known.contains(property) || Self.fields[property] != nil else { return nil }
    let way: LayerCourse.Way?
    switch animation {
    case let animation as CAKeyframeAnimation: way = LayerCourse.steps(animation)
    case let animation as CABasicAnimation:
      way = LayerCourse.line(animation, model: animation.isAdditive ? nil : model(of: property))
    default: way = nil
    }
    guard let way else { return nil }
    let path = property == "path" ? shape(of: animation) : nil
    return LayerCourse(animation, key: key, begin: begin, way: way, path: path, in: group)
  }

  private func shape(of animation: CAPropertyAnimation) -> CGPath? {
    let values = [(animation as? CABasicAnimation)?.fromValue, (animation as? CABasicAnimation)?.toValue]
    let paths =
      values.compactMap { $0 as? CGPath } + ((animation as? CAKeyframeAnimation)?.values as? [CGPath] ?? [])
    return paths.first ?? (layer as? CAShapeLayer)?.path
  }

  func remove(_ key: String) {
    let gone = courses.filter { $0.key == key }
    courses.removeAll { $0.key == key }
    tell(gone, finished: false)
  }

  func removeAll() {
    let gone = courses
    courses = []
    tell(gone, finished: false)
  }

  // MARK: Delegates

  /// An animation whose delegate and transaction wait for its end.
  private final class Watch {
    let animation: CAAnimation
    /// Tells the transaction that the animation has ended.
    let tellTransaction: @MainActor () -> Void

    init(_ animation: CAAnimation, _ tellTransaction: @escaping @MainActor () -> Void) {
      (self.animation, self.tellTransaction) = (animation, tellTransaction)
    }
  }

  /// By key, because an app may add one object under several keys.
  private var watched: [String: Watch] = [:]

  /// Tells the delegate of the begin, and the delegate and the transaction of the end. `add` returns before either call.
  private func watch(_ whole: LayerCourse) {
    let (animation, key, begin) = (whole.animation, whole.key, whole.begin)
    let watch = Watch(animation, CATransaction.expect())
    watched[key] = watch
    if let delegate = animation.delegate {
      Simulator.clock.schedule(after: max(begin - now, 0)) { delegate.animationDidStart(animation) }
    }
    if let scrubber = Animation.scrubber {
      let held = Animation(duration: whole.end - begin, delay: max(begin - now, 0), timing: Timing(.linear))
      for course in courses where course.key == key { course.scrubbed = held }
      held.whenEnded { [weak self] finished in self?.end(watch, key, finished: finished) }
      scrubber.adopt(held)
    } else if whole.end.isFinite {
      wait(for: watch, key, until: whole.end)
    }
  }

  /// Waits again if the end has not come, because the layer's time may be slower than the clock or paused.
  private func wait(for watch: Watch, _ key: String, until end: TimeInterval) {
    Simulator.clock.schedule(after: max(end - now, VirtualClock.frame / 1000)) { [weak self] in
      guard let self, watched[key] === watch else { return }
      if now >= end - 1e-9 { self.end(watch, key, finished: true) } else { again(watch, key, end) }
    }
  }

  private func again(_ watch: Watch, _ key: String, _ end: TimeInterval) {
    Simulator.clock.scheduleNextTurn { [weak self] in
      guard let self, watched[key] === watch else { return }
      wait(for: watch, key, until: end)
    }
  }

  private func end(_ watch: Watch, _ key: String, finished: Bool) {
    guard watched[key] === watch else { return }
    watched[key] = nil
    courses.removeAll { $0.key == key && !$0.isThere(at: now) }
    watch.tellTransaction()
    watch.animation.delegate?.animationDidStop(watch.animation, finished: finished)
  }

  /// Tells the delegates of removed animations in the next turn.
  private func tell(_ gone: [LayerCourse], finished: Bool) {
    for key in Set(gone.map(\.key)) {
      guard let watch = watched.removeValue(forKey: key) else { continue }
      Simulator.clock.scheduleNextTurn {
        watch.tellTransaction()
        watch.animation.delegate?.animationDidStop(watch.animation, finished: finished)
      }
    }
  }

  // MARK: Presentation values

  /// The sum of the additive animations of the position.
  var offset: CGPoint {
    courses.filter { $0.property == "position" && $0.isAdditive }.compactMap { $0.place(at: now) }
      .reduce(.zero) { CGPoint(x: $0.x + $1[0], y: $0.y + $1[1]) }
  }

  /// The presentation value of a position, with the animations of the point and of its axes.
  func shown(_ position: CGPoint) -> CGPoint {
    let place = presented("position").map { CGPoint(components: $0) } ?? position
    return CGPoint(
      x: presented("position.x")?.first ?? place.x, y: presented("position.y")?.first ?? place.y)
  }

  /// The presentation value of a transform, with the animations of the transform and of its fields.
  func added(to transform: CATransform3D) -> CATransform3D {
    let whole = presented("transform").map { CATransform3D(components: $0) } ?? transform
    let moved = courses.compactMap { course -> (fields: [Int], place: [CGFloat], isAdditive: Bool)? in
      guard let fields = course.property.flatMap({ Self.fields[$0] }), let place = course.place(at: now)
      else {
        return nil
      }
      return (fields, place, course.isAdditive)
    }
    if moved.isEmpty { return whole }
    var components = whole.components
    for (fields, place, isAdditive) in moved {
      for (index, field) in fields.enumerated() {
        let value = place[min(index, place.count - 1)]
        components[field] = isAdditive ? components[field] + value : value
      }
    }
    return CATransform3D(components: components)
  }

  /// The presentation value of any other property. The animation that was added last replaces all others.
  func presented(_ property: String) -> [CGFloat]? {
    courses.last { $0.property == property && !$0.isAdditive && $0.place(at: now) != nil }?.place(at: now)
  }

  var presentedPath: CGPath? {
    guard let course = courses.last(where: { $0.property == "path" && $0.place(at: now) != nil }),
      let place = course.place(at: now)
    else { return nil }
    return course.path?.with(place)
  }

  /// The layer's model value of a property.
  private func model(of property: String) -> [CGFloat]? {
    guard let layer else { return nil }
    guard let fields = Self.fields[property] else { return layer.components(of: property) }
    let components = layer.transform.components
    return property == "transform.scale" ? [components[3]] : fields.map { components[$0] }
  }
}
