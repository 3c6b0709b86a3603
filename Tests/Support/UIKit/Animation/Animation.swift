import Foundation

/// One animation block: the properties that it has changed, and its progress.
///
/// The model values are the end values from the start, as in UIKit. `presentation(of:in:)` gives the values on screen.
@MainActor final class Animation {
  /// The blocks that are executing now, the innermost last. A change belongs to the last one.
  private(set) static var blocks: [Animation] = []
  /// Whether changes in blocks are animated at all; see `UIView.setAnimationsEnabled(_:)`.
  static var areEnabled = true
  /// The percent-driven transition that is starting. It takes the animations that begin now, and the clock does not play them.
  static var scrubber: Scrubber?

  /// The duration in seconds. After `rebase`, it is the duration of the remaining part.
  var duration: TimeInterval
  let delay: TimeInterval
  var timing: Timing
  /// Whether the remaining distance is added to the animations that are already running, instead of replacing them.
  let isAdditive: Bool
  /// The part of the time for the changes that are made now, and their pacing in it.
  var keyframe = Track.Keyframe.whole
  var pace = Track.Pace.own
  /// Whether the progress equals the fraction of the time, without the timing curve. This is so while a finger drives the animation.
  var isLinear = false
  /// Returns the fraction of the time that has passed.
  var share: @MainActor () -> CGFloat = { 0 }
  private var tracks: [Track] = []
  private var completions: [@MainActor (Bool) -> Void] = []
  private(set) var hasEnded = false

  /// What happens to the model values when an animation ends: the end values are kept, the start values are restored, or the values on
  /// screen are set.
  enum ModelValues { case kept, restored, frozen }

  init(
    duration: TimeInterval, delay: TimeInterval = 0, timing: Timing, isAdditive: Bool = false
  ) {
    self.duration = duration
    self.delay = delay
    self.timing = timing
    self.isAdditive = isAdditive
  }

  func whenEnded(_ completion: @escaping @MainActor (Bool) -> Void) {
    completions.append(completion)
  }

  // MARK: Removal

  /// Whether this is a block, which ends by itself. The animation of a property animator ends when the animator ends it.
  private var isBlock = false
  /// Whether some of the block's animations were removed before their end.
  private var wasCut = false

  /// The properties of an object that this animation is changing.
  func properties(of subject: AnyObject) -> [String] {
    tracks.filter { $0.subject === subject }.map(\.property)
  }

  /// Removes the animations of one property of a layer, or of all its properties. The property is at its end value then. If the block
  /// has no animations left, its completion handler is called with `false` in the next turn.
  func drop(_ property: String?, of subject: AnyObject) {
    let count = tracks.count
    tracks.removeAll { $0.subject === subject && (property == nil || $0.property == property) }
    if tracks.count == count { return }
    wasCut = true
    if isBlock, tracks.isEmpty { Simulator.clock.scheduleNextTurn { self.end(finished: false) } }
  }

  /// Whether the block has changed nothing.
  var isEmpty: Bool { tracks.isEmpty }

  // MARK: Changes

  /// Runs an animation block. Its changes belong to this animation.
  func collect(_ block: () -> Void) {
    Self.blocks.append(self)
    block()
    Self.blocks.removeLast()
  }

  /// Runs a block whose changes take place in a part of this animation's time.
  func collect(_ block: () -> Void, in keyframe: Track.Keyframe, _ pace: Track.Pace) {
    let outer = (self.keyframe, self.pace)
    (self.keyframe, self.pace) = (keyframe, pace)
    collect(block)
    (self.keyframe, self.pace) = outer
  }

  static func withoutAnimation(_ block: () -> Void) {
    let outer = blocks
    blocks = []
    block()
    blocks = outer
  }

  /// Records that a property was set. Inside of an animation block, the change is animated.
  static func note<Value: Animatable>(
    _ subject: NSObject & AnimationSubject, _ property: String, from: Value, to: Value,
    set: @escaping @MainActor (Value) -> Void
  ) {
    guard !from.isSame(as: to), areEnabled, let animation = blocks.last else { return }
    // A later keyframe begins at the end value of the earlier one, not at the value on screen.
    let isLater = animation.share() <= 0 && animation.goal(of: property, in: subject) != nil
    let isFromModel = animation.isAdditive || isLater
    let shown = isFromModel ? nil : subject.animations.presented(property, of: subject)
    let start = shown ?? from.components
    animation.add(
      Track(
        subject: subject, property: property, origin: start, goal: to.components(from: start), from: start,
        to: to.components(from: start), hasTwoAxes: Value.hasTwoAxes, keyframe: animation.keyframe,
        pace: animation.pace,
        set: { set(Value(components: $0)) }))
    animation.founds.append { set(from) }
  }

  /// Each sets a property to the value that it had before the block changed it. They are called in reverse order.
  private var founds: [@MainActor () -> Void] = []

  private func add(_ track: Track) {
    let known = tracks.firstIndex {
      $0.subject === track.subject && $0.property == track.property && $0.keyframe == track.keyframe
    }
    if let known {
      tracks[known].goal = track.goal
      tracks[known].to = track.to
    } else {
      tracks.append(track)
      track.subject.animations.add(self)
    }
  }

  // MARK: Course

  /// Plays the animation by the virtual clock, or hands it to the percent-driven transition that is starting.
  func play() {
    isBlock = true
    let tellTransaction = CATransaction.expect()
    whenEnded { _ in tellTransaction() }
    if let scrubber = Self.scrubber { return scrubber.adopt(self) }
    let begin = Simulator.clock.now + delay
    let duration = self.duration
    share = { Self.share(of: duration, since: begin) }
    // UIKit ends a block at once if it has changed nothing.
    Simulator.clock.schedule(after: isEmpty ? 0 : delay + duration) { self.end(finished: true) }
  }

  static func share(of duration: TimeInterval, since begin: TimeInterval) -> CGFloat {
    let passed = Simulator.clock.now - begin
    if duration <= 0 { return passed >= 0 ? 1 : 0 }
    return CGFloat(min(max(passed / duration, 0), 1))
  }

  /// The value on screen of a property that this animation changes.
  func presentation(of property: String, in subject: AnyObject) -> [CGFloat]? {
    let own = tracks.filter { $0.subject === subject && $0.property == property }
      .sorted { $0.keyframe.start < $1.keyframe.start }
    guard let first = own.first, !hasEnded else { return nil }
    let now = share()
    var shown = first.from
    for track in own {
      shown = track.value(at: now, timing, duration: duration, isLinear: isLinear) ?? shown
    }
    return shown
  }

  /// The end value of a property.
  func goal(of property: String, in subject: AnyObject) -> [CGFloat]? {
    tracks.last { $0.subject === subject && $0.property == property }?.goal
  }

  /// Begins a new leg from the values on screen: to the start values, or to the end values.
  func rebase(towardsOrigin: Bool) {
    let last = tracks.filter { track in
      !tracks.contains {
        $0.subject === track.subject && $0.property == track.property
          && $0.keyframe.start > track.keyframe.start
      }
    }
    tracks = last.map { track in
      let place = presentation(of: track.property, in: track.subject) ?? track.from
      return track.leg(from: place, towardsOrigin: towardsOrigin)
    }
    isLinear = false
  }

  /// Makes each track cover the whole distance again, after `rebase`.
  func restoreWhole() {
    tracks = tracks.map(\.whole)
  }

  /// Ends the animation and calls the completion handlers. Does nothing if it has already ended.
  func end(finished: Bool, _ model: ModelValues = .kept) {
    if hasEnded { return }
    let places = model == .frozen ? tracks.map { presentation(of: $0.property, in: $0.subject) } : []
    hasEnded = true
    let ended = tracks
    let founds = self.founds
    tracks = []
    self.founds = []
    for track in ended { track.subject.animations.remove(self) }
    Self.withoutAnimation {
      switch model {
      case .kept: break
      case .restored: for found in founds.reversed() { found() }
      case .frozen: for (track, place) in zip(ended, places) { if let place { track.set(place) } }
      }
    }
    let completions = self.completions
    self.completions = []
    share = { 1 }
    for completion in completions { completion(finished && !wasCut) }
  }
}
