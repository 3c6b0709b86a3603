import Foundation

/// What one animation block has changed, and how far those changes have come.
///
/// The model values are at their end from the start, as in UIKit; what is on screen meanwhile is
/// `presentation(of:in:)`.
@MainActor final class Animation {
  /// One change: a property of an object on its way from one value to another.
  private struct Track {
    let subject: NSObject & AnimationSubject
    let property: String
    let from: [CGFloat]
    var to: [CGFloat]
    let hasTwoAxes: Bool
    /// The part of the animation's time in which a keyframe lies; all of it without keyframes.
    let keyframe: Keyframe
    let restore: @MainActor () -> Void
  }

  struct Keyframe: Equatable {
    static let whole = Keyframe(start: 0, length: 1)
    var start: CGFloat
    var length: CGFloat
  }

  /// The blocks that are running now, innermost last: changes belong to the last.
  private(set) static var blocks: [Animation] = []
  /// Where animations that start now are scrubbed instead of played.
  static var scrubber: Scrubber?

  let duration: TimeInterval
  let delay: TimeInterval
  var timing: Timing
  var keyframe = Keyframe.whole
  /// The share of the time that has passed.
  var share: @MainActor () -> CGFloat = { 0 }
  private var tracks: [Track] = []
  private var completion: (@MainActor (Bool) -> Void)?
  private(set) var hasEnded = false

  init(
    duration: TimeInterval, delay: TimeInterval = 0, timing: Timing,
    completion: (@MainActor (Bool) -> Void)? = nil
  ) {
    self.duration = duration
    self.delay = delay
    self.timing = timing
    self.completion = completion
  }

  /// Whether nothing has changed in the block.
  var isEmpty: Bool { tracks.isEmpty }

  /// Runs an animation block: what is changed in it is this animation's.
  func collect(_ block: () -> Void) {
    Self.blocks.append(self)
    block()
    Self.blocks.removeLast()
  }

  static func withoutAnimation(_ block: () -> Void) {
    let outer = blocks
    blocks = []
    block()
    blocks = outer
  }

  /// A property has been set; if that was inside a block it is animated.
  static func note<Value: Animatable>(
    _ subject: NSObject & AnimationSubject, _ property: String, from: Value, to: Value,
    restore: @escaping @MainActor (Value) -> Void
  ) {
    guard from != to, let animation = blocks.last else { return }
    let shown = subject.animations.presented(property, of: subject) ?? from.components
    animation.add(
      Track(
        subject: subject, property: property, from: shown, to: to.components,
        hasTwoAxes: Value.hasTwoAxes, keyframe: animation.keyframe, restore: { restore(from) }))
  }

  private func add(_ track: Track) {
    let known = tracks.firstIndex {
      $0.subject === track.subject && $0.property == track.property && $0.keyframe == track.keyframe
    }
    if let known {
      tracks[known].to = track.to
    } else {
      tracks.append(track)
      track.subject.animations.add(self)
    }
  }

  /// Plays by the virtual clock, or is handed to the percent-driven transition that is starting.
  func play() {
    if let scrubber = Self.scrubber { return scrubber.adopt(self) }
    let begin = Simulator.clock.now + delay
    let duration = self.duration
    share = { Self.share(of: duration, since: begin) }
    // UIKit ends a block that has changed nothing at once.
    Simulator.clock.schedule(after: isEmpty ? 0 : delay + duration) { self.end(finished: true) }
  }

  static func share(of duration: TimeInterval, since begin: TimeInterval) -> CGFloat {
    let passed = Simulator.clock.now - begin
    if duration <= 0 { return passed >= 0 ? 1 : 0 }
    return CGFloat(min(max(passed / duration, 0), 1))
  }

  /// What is on screen of a property that this animation changes.
  func presentation(of property: String, in subject: AnyObject) -> [CGFloat]? {
    let own = tracks.filter { $0.subject === subject && $0.property == property }
      .sorted { $0.keyframe.start < $1.keyframe.start }
    guard let first = own.first, !hasEnded else { return nil }
    let now = share()
    var shown = first.from
    for track in own where now >= track.keyframe.start {
      let length = track.keyframe.length
      let share = length <= 0 ? 1 : (now - track.keyframe.start) / length
      shown = track.from.indices.map { index in
        let progress = timing.progress(share, duration: duration, axis: track.hasTwoAxes ? index : nil)
        return track.from[index] + (track.to[index] - track.from[index]) * progress
      }
    }
    return shown
  }

  /// The rest of the way begins where things are now: what a continued property animator does.
  func rebase() {
    tracks = tracks.map { track in
      Track(
        subject: track.subject, property: track.property,
        from: presentation(of: track.property, in: track.subject) ?? track.from, to: track.to,
        hasTwoAxes: track.hasTwoAxes, keyframe: .whole, restore: track.restore)
    }
  }

  /// Ends; once. `restoresModel` puts the values back that the block has found.
  func end(finished: Bool, restoresModel: Bool = false) {
    if hasEnded { return }
    hasEnded = true
    let ended = tracks
    tracks = []
    if restoresModel { Self.withoutAnimation { for track in ended.reversed() { track.restore() } } }
    for track in ended { track.subject.animations.remove(self) }
    let completion = self.completion
    self.completion = nil
    share = { 1 }
    completion?(finished)
  }
}

/// What has properties that can be animated.
@MainActor protocol AnimationSubject: AnyObject {
  var animations: AnimationList { get }
}

/// The animations in flight on one object, oldest first.
@MainActor final class AnimationList {
  private var animations: [Animation] = []

  func add(_ animation: Animation) {
    if !animations.contains(where: { $0 === animation }) { animations.append(animation) }
  }

  func remove(_ animation: Animation) {
    animations.removeAll { $0 === animation }
  }

  /// What is on screen of a property in flight; the youngest animation of it wins.
  func presented(_ property: String, of subject: AnyObject) -> [CGFloat]? {
    for animation in animations.reversed() {
      if let value = animation.presentation(of: property, in: subject) { return value }
    }
    return nil
  }
}
