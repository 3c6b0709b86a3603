import Foundation

/// The time of Core Animation, which is that of the clock.
// swift-format-ignore: AlwaysUseLowerCamelCase
@preconcurrency @MainActor public func CACurrentMediaTime() -> CFTimeInterval { Simulator.clock.now }

/// What animations of layers have in common.
@preconcurrency @MainActor open class CAAnimation: NSObject {
  open var duration: CFTimeInterval = 0
  /// In the layer's time; 0 is the moment at which it is added.
  open var beginTime: CFTimeInterval = 0
}

/// An animation of one property, by its key path.
@preconcurrency @MainActor open class CAPropertyAnimation: CAAnimation {
  open private(set) var keyPath: String?
  /// Whether its values are added to what is there otherwise.
  open var isAdditive = false

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }
}

/// Values one after the other, with straight lines between them.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAPropertyAnimation {
  open var values: [Any]?
  /// Shares of the duration; without them the values are evenly spread.
  open var keyTimes: [NSNumber]?
}

/// The animations that were added to a layer, each a copy as it was then.
@MainActor final class LayerAnimations {
  private struct Course {
    let begin: TimeInterval
    let end: TimeInterval
    let times: [CGFloat]
    let values: [CGPoint]
  }

  private var courses: [String: Course] = [:]

  /// What is under way or will be.
  var keys: [String] { courses.filter { Simulator.clock.now < $0.value.end }.keys.sorted() }

  func add(_ animation: CAAnimation, _ key: String) {
    guard let animation = animation as? CAKeyframeAnimation, animation.isAdditive,
      animation.keyPath == "position", let values = animation.values as? [CGPoint], values.count > 1
    else { return Simulator.violation("an animation of a layer of which this UIKit knows nothing") }
    let times =
      animation.keyTimes?.map { CGFloat($0.doubleValue) }
      ?? values.indices.map { CGFloat($0) / CGFloat(values.count - 1) }
    if times.count != values.count || times != times.sorted() || times.first != 0 || times.last != 1 {
      return Simulator.violation("key times that do not go from 0 to 1, one for each value")
    }
    let begin = animation.beginTime > 0 ? animation.beginTime : Simulator.clock.now
    courses[key] = Course(begin: begin, end: begin + animation.duration, times: times, values: values)
  }

  func remove(_ key: String) { courses[key] = nil }

  func removeAll() { courses = [:] }

  /// What is added to the position now.
  var offset: CGPoint {
    let now = Simulator.clock.now
    return courses.values.reduce(.zero) { sum, course in
      guard now >= course.begin, now < course.end else { return sum }
      let share = CGFloat((now - course.begin) / (course.end - course.begin))
      guard let after = course.times.firstIndex(where: { $0 > share }), after > 0 else { return sum }
      let (early, late) = (course.times[after - 1], course.times[after])
      let part = (share - early) / (late - early)
      let (a, b) = (course.values[after - 1], course.values[after])
      return CGPoint(x: sum.x + a.x + (b.x - a.x) * part, y: sum.y + a.y + (b.y - a.y) * part)
    }
  }
}

extension CALayer {
  /// A layer has the time of the clock.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { t }

  public func add(_ anim: CAAnimation, forKey key: String?) {
    explicitAnimations.add(anim, key ?? "\(ObjectIdentifier(anim))")
  }

  public func removeAnimation(forKey key: String) { explicitAnimations.remove(key) }

  public func removeAllAnimations() { explicitAnimations.removeAll() }

  public func animationKeys() -> [String]? {
    explicitAnimations.keys.isEmpty ? nil : explicitAnimations.keys
  }
}
