import Foundation

/// One change that an animation block has made: an object's property that is animated from one value to another.
struct Track {
  /// Maps the fraction of the time to the progress.
  enum Pace {
    /// By the animation's timing.
    case own
    /// Linear between keyframes, and the keyframes' times ignore the curve of the animation around them.
    case linear
    /// Linear between keyframes, but the curve of the animation around them is applied to the time first.
    case bent
  }

  /// The part of the animation's time in which a change takes place.
  struct Keyframe: Equatable {
    static let whole = Keyframe(start: 0, length: 1)
    var start: CGFloat
    var length: CGFloat
  }

  let subject: NSObject & AnimationSubject
  let property: String
  /// The start and the end of the whole animation.
  let origin: [CGFloat]
  var goal: [CGFloat]
  /// The start and the end of the current leg: the whole animation, or the rest of it after a reversal or a change of timing.
  var from: [CGFloat]
  var to: [CGFloat]
  let hasTwoAxes: Bool
  var keyframe: Keyframe
  var pace: Pace
  /// Sets the model value.
  let set: @MainActor ([CGFloat]) -> Void

  /// The value of the property; nil if the keyframe has not begun.
  /// - Parameters:
  ///   - time: The fraction of the animation's time.
  ///   - isLinear: Whether the progress is the fraction of the time, as under a finger.
  func value(at time: CGFloat, _ timing: Timing, duration: TimeInterval, isLinear: Bool) -> [CGFloat]? {
    let bent = pace == .bent && !isLinear ? timing.progress(time, duration: duration, axis: nil) : time
    guard bent >= keyframe.start else { return nil }
    let share = keyframe.length <= 0 ? 1 : (bent - keyframe.start) / keyframe.length
    return from.indices.map { index in
      let progress =
        isLinear || pace != .own
        ? min(share, 1) : timing.progress(share, duration: duration, axis: hasTwoAxes ? index : nil)
      return from[index] + (to[index] - from[index]) * progress
    }
  }

  /// The rest of the animation, from the current value to one of the two ends.
  func leg(from place: [CGFloat], towardsOrigin: Bool) -> Track {
    var leg = self
    leg.from = place
    leg.to = towardsOrigin ? origin : goal
    leg.keyframe = .whole
    leg.pace = .own
    return leg
  }

  /// The track with the whole distance as its leg.
  var whole: Track {
    var whole = self
    whole.from = origin
    whole.to = goal
    return whole
  }
}

/// An object with properties that can be animated.
protocol AnimationSubject: AnyObject {
  @MainActor var animations: AnimationList { get }
}

/// The running animations of one object, the oldest first.
@MainActor final class AnimationList {
  private var animations: [Animation] = []

  nonisolated init() {}

  func add(_ animation: Animation) {
    if !animations.contains(where: { $0 === animation }) { animations.append(animation) }
  }

  func remove(_ animation: Animation) {
    animations.removeAll { $0 === animation }
  }

  /// The properties of an object that are being animated.
  func properties(of subject: AnyObject) -> [String] { animations.flatMap { $0.properties(of: subject) } }

  /// Removes the animations of one property of an object, or of all its properties.
  func drop(_ property: String?, of subject: AnyObject) {
    for animation in animations {
      animation.drop(property, of: subject)
      if animation.properties(of: subject).isEmpty { remove(animation) }
    }
  }

  /// The presentation value of a property; nil if nothing animates it.
  ///
  /// The newest animation that is not additive replaces older ones. Newer additive animations add the distance that they still have to
  /// go.
  func presented(_ property: String, of subject: AnyObject) -> [CGFloat]? {
    var ahead: [CGFloat]?
    var goal: [CGFloat]?
    for animation in animations.reversed() {
      guard let place = animation.presentation(of: property, in: subject) else { continue }
      guard animation.isAdditive else { return ahead.map { zip($0, place).map { $0 + $1 } } ?? place }
      let end = animation.goal(of: property, in: subject) ?? place
      let left = zip(place, end).map { $0 - $1 }
      ahead = ahead.map { zip($0, left).map { $0 + $1 } } ?? left
      goal = goal ?? end
    }
    guard let ahead, let goal else { return nil }
    return zip(ahead, goal).map { $0 + $1 }
  }
}
