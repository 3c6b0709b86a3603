import Foundation

/// One change that an animation block has made: a property of an object on its way from one value to another.
struct Track {
  /// How far a share of the time is along the way.
  enum Pace {
    /// As the animation's timing has it.
    case own
    /// Linear between keyframes, whatever curve there is around them.
    case linear
    /// Linear between keyframes, in a time that the curve around them has bent.
    case bent
  }

  /// The part of the animation's time in which a change lies.
  struct Keyframe: Equatable {
    static let whole = Keyframe(start: 0, length: 1)
    var start: CGFloat
    var length: CGFloat
  }

  let subject: NSObject & AnimationSubject
  let property: String
  /// Where the whole way begins and ends.
  let origin: [CGFloat]
  var goal: [CGFloat]
  /// Where the leg begins and ends that is under way: all of the way, or what is left of it.
  var from: [CGFloat]
  var to: [CGFloat]
  let hasTwoAxes: Bool
  var keyframe: Keyframe
  var pace: Pace
  /// Sets the model value.
  let set: @MainActor ([CGFloat]) -> Void

  /// Where the property is.
  /// - Parameters:
  ///   - time: The share of the animation's time.
  ///   - isLinear: Whether the time is the way, as under a finger.
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

  /// The rest of the way, from where things are to one of its ends.
  func leg(from place: [CGFloat], towardsOrigin: Bool) -> Track {
    var leg = self
    leg.from = place
    leg.to = towardsOrigin ? origin : goal
    leg.keyframe = .whole
    leg.pace = .own
    return leg
  }

  /// All of the way again.
  var whole: Track {
    var whole = self
    whole.from = origin
    whole.to = goal
    return whole
  }
}

/// What has properties that can be animated.
protocol AnimationSubject: AnyObject {
  @MainActor var animations: AnimationList { get }
}

/// The animations in flight on one object, oldest first.
@MainActor final class AnimationList {
  private var animations: [Animation] = []

  nonisolated init() {}

  func add(_ animation: Animation) {
    if !animations.contains(where: { $0 === animation }) { animations.append(animation) }
  }

  func remove(_ animation: Animation) {
    animations.removeAll { $0 === animation }
  }

  /// The properties of an object that are on their way.
  func properties(of subject: AnyObject) -> [String] { animations.flatMap { $0.properties(of: subject) } }

  /// Takes away those of an object, or those of one property of it.
  func drop(_ property: String?, of subject: AnyObject) {
    for animation in animations {
      animation.drop(property, of: subject)
      if animation.properties(of: subject).isEmpty { remove(animation) }
    }
  }

  /// What is on screen of a property in flight.
  ///
  /// The youngest animation of it wins, and what additive ones still have before them is added to what they run over.
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
