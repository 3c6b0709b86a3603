import Foundation

/// One animation that was added to a layer: when it runs, and its value at a time.
@MainActor final class LayerCourse {
  /// Returns the value at a fraction of a cycle's time.
  typealias Way = @MainActor (CGFloat) -> [CGFloat]

  let key: String
  /// The animation that was added. The app may change it afterwards; the course has the values from before.
  let animation: CAAnimation
  let property: String?
  let isAdditive: Bool
  /// In the layer's time.
  let begin: TimeInterval
  /// The duration of one cycle.
  let duration: TimeInterval
  private let cycles: Double
  private let turnsBack: Bool
  private let fillMode: CAMediaTimingFillMode
  let stays: Bool
  private let way: Way?
  /// A path with the same elements, if the animated property is a path.
  let path: CGPath?
  /// The group that the animation belongs to. It determines the time.
  private let group: LayerCourse?
  /// The animation that a percent-driven transition scrubs in place of this one.
  var scrubbed: Animation?

  init(
    _ animation: CAAnimation, key: String, begin: TimeInterval, way: Way?, path: CGPath? = nil,
    in group: LayerCourse? = nil
  ) {
    self.key = key
    self.animation = animation
    self.begin = begin
    self.way = way
    self.path = path
    self.group = group
    property = (animation as? CAPropertyAnimation)?.keyPath
    isAdditive = (animation as? CAPropertyAnimation)?.isAdditive ?? false
    duration = animation.activeDuration
    let repeats = animation.repeatCount > 0 ? Double(animation.repeatCount) : 1
    turnsBack = animation.autoreverses
    cycles = repeats * (turnsBack ? 2 : 1)
    fillMode = animation.fillMode == .removed ? group?.fillMode ?? .removed : animation.fillMode
    stays = group?.stays ?? !animation.isRemovedOnCompletion
  }

  /// When it ends, in the layer's time; infinite if it repeats forever.
  var end: TimeInterval { group?.end ?? begin + duration * cycles }

  /// The time for the parts of a group. It starts again with each cycle of the group.
  private func innerTime(_ now: TimeInterval) -> TimeInterval {
    if now < begin { return now }
    let share = now >= end ? lastShare : share(of: (now - begin) / duration)
    return begin + Double(share) * duration
  }

  /// The value at a time of the layer; nil if the animation is not visible then.
  func place(at now: TimeInterval) -> [CGFloat]? {
    guard let way else { return nil }
    var now = now
    if let scrubbed {
      if scrubbed.hasEnded { return stays && fillsForwards ? way(lastShare) : nil }
      now = begin + Double(scrubbed.share()) * (end - begin)
      if now >= end { return way(lastShare) }
    }
    if let group {
      if now >= end, !stays || !fillsForwards { return nil }
      now = group.innerTime(now)
      if now >= ownEnd { return fillsForwards ? way(lastShare) : nil }
    }
    if now < begin { return [.backwards, .both].contains(fillMode) ? way(0) : nil }
    if now >= ownEnd { return stays && fillsForwards ? way(lastShare) : nil }
    return way(share(of: (now - begin) / duration))
  }

  private var ownEnd: TimeInterval { begin + duration * cycles }

  private var fillsForwards: Bool { [.forwards, .both].contains(fillMode) }

  func isThere(at now: TimeInterval) -> Bool {
    stays || (scrubbed.map { !$0.hasEnded } ?? (now < end))
  }

  /// The fraction of the current cycle. If the animation reverses, every second cycle runs backwards.
  private func share(of passed: Double) -> CGFloat {
    let whole = passed.rounded(.down)
    let share = CGFloat(passed - whole)
    return turnsBack && Int(whole) % 2 == 1 ? 1 - share : share
  }

  private var lastShare: CGFloat {
    if turnsBack, cycles.truncatingRemainder(dividingBy: 2) == 0 { return 0 }
    let part = share(of: cycles)
    return part == 0 ? 1 : part
  }
}

// MARK: Values

extension LayerCourse {
  /// The values of a keyframe animation, linear between its keyframes.
  static func steps(_ animation: CAKeyframeAnimation) -> Way? {
    guard let values = animation.values?.map({ components($0) }), values.count > 1 else { return nil }
    let places = values.compactMap { $0 }
    guard places.count == values.count, Set(places.map(\.count)).count == 1 else { return nil }
    let times =
      animation.keyTimes?.map { CGFloat($0.doubleValue) }
      ?? values.indices.map { CGFloat($0) / CGFloat(values.count - 1) }
    if times.count != values.count || times != times.sorted() || times.first != 0 || times.last != 1 {
      Simulator.violation("key times that do not go from 0 to 1, one for each value")
      return { _ in places[0].map { _ in 0 } }
    }
    let timing = animation.timingFunction?.timing
    let parts = animation.timingFunctions?.map(\.timing)
    let isDiscrete = animation.calculationMode == .discrete
    let duration = animation.activeDuration
    return { share in
      let share = timing?.progress(share, duration: duration, axis: nil) ?? share
      guard let after = times.firstIndex(where: { $0 > share }), after > 0 else {
        return places[share >= 1 ? places.count - 1 : 0]
      }
      let (early, late) = (times[after - 1], times[after])
      var part = isDiscrete ? 0 : (share - early) / (late - early)
      if let parts, parts.indices.contains(after - 1) {
        part = parts[after - 1].progress(part, duration: duration, axis: nil)
      }
      return zip(places[after - 1], places[after]).map { $0 + ($1 - $0) * part }
    }
  }

  /// The values of a basic animation. A start or end value that it does not give is the layer's own.
  /// - Parameter model: The layer's model value; nil if it is not known.
  static func line(_ animation: CABasicAnimation, model: [CGFloat]?) -> Way? {
    let from = components(animation.fromValue)
    let to = components(animation.toValue)
    let by = components(animation.byValue)
    func sum(_ a: [CGFloat]?, _ b: [CGFloat]?, _ sign: CGFloat) -> [CGFloat]? {
      guard let a, let b, a.count == b.count else { return nil }
      return zip(a, b).map { $0 + $1 * sign }
    }
    let start = from ?? sum(to, by, -1) ?? model
    let end = to ?? sum(from, by, 1) ?? (by == nil ? model : sum(model, by, 1))
    guard let start, let end, start.count == end.count else { return nil }
    let copy = animation.frozen
    return { share in
      let progress = copy.progress(share)
      return zip(start, end).map { $0 + ($1 - $0) * progress }
    }
  }

  static func components(_ value: Any?) -> [CGFloat]? {
    switch value {
    case let value as CGFloat: [value]
    case let value as Double: [CGFloat(value)]
    case let value as Float: [CGFloat(value)]
    case let value as Int: [CGFloat(value)]
    case let value as NSNumber: [CGFloat(value.doubleValue)]
    case let value as CGSize: [value.width, value.height]
    case let value as CGPoint: [value.x, value.y]
    case let value as CGRect: value.components
    case let value as CATransform3D: value.components
    case let value as CGPath: value.components
    case let value as NSValue: value.structComponents
    default: nil
    }
  }
}

extension CABasicAnimation {
  /// A copy of the values that the course needs, because the app may change the animation after it has added it.
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
    copy.duration = activeDuration
    copy.timingFunction = timingFunction ?? CATransaction.animationTimingFunction()
    return copy
  }
}

extension CAAnimation {
  /// The duration of a cycle. If the animation has none, the transaction's.
  var activeDuration: TimeInterval {
    let own = duration > 0 ? duration : CATransaction.animationDuration()
    return speed > 0 ? own / Double(speed) : own
  }
}
