import Foundation

/// What one animation block has changed, and how far those changes have come.
///
/// The model values are at their end from the start, as in UIKit; what is on screen meanwhile is
/// `presentation(of:in:)`.
@MainActor final class Animation {
  /// The blocks that are running now, innermost last: changes belong to the last.
  private(set) static var blocks: [Animation] = []
  /// Whether changes in blocks are animated at all.
  static var areEnabled = true
  /// Where animations that start now are scrubbed instead of played.
  static var scrubber: Scrubber?

  /// Of the leg that is under way, in seconds.
  var duration: TimeInterval
  let delay: TimeInterval
  var timing: Timing
  /// Whether what is still before it is added to the animations that it runs over, instead of taking their place.
  let isAdditive: Bool
  /// The part of the time that changes made now take up, and how they pass through it.
  var keyframe = Track.Keyframe.whole
  var pace = Track.Pace.own
  /// Whether the share of the time is the share of the way: while a finger moves it.
  var isLinear = false
  /// The share of the time that has passed.
  var share: @MainActor () -> CGFloat = { 0 }
  private var tracks: [Track] = []
  private var completions: [@MainActor (Bool) -> Void] = []
  private(set) var hasEnded = false

  /// What becomes of the model values when an animation ends.
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

  // MARK: Taken away

  /// Whether it ends by itself, as a block does, or when a property animator says so.
  private var isBlock = false
  /// Whether some of what has changed in the block has been taken away on its way.
  private var wasCut = false

  /// The properties of an object that are on their way.
  func properties(of subject: AnyObject) -> [String] {
    tracks.filter { $0.subject === subject }.map(\.property)
  }

  /// A layer has lost its animations, or that of one property: what was on its way is at its end. A block that has nothing left
  /// is told so in the next turn, as unfinished.
  func drop(_ property: String?, of subject: AnyObject) {
    let count = tracks.count
    tracks.removeAll { $0.subject === subject && (property == nil || $0.property == property) }
    if tracks.count == count { return }
    wasCut = true
    if isBlock, tracks.isEmpty { Simulator.clock.scheduleNextTurn { self.end(finished: false) } }
  }

  /// Whether nothing has changed in the block.
  var isEmpty: Bool { tracks.isEmpty }

  // MARK: Changes

  /// Runs an animation block: what is changed in it is this animation's.
  func collect(_ block: () -> Void) {
    Self.blocks.append(self)
    block()
    Self.blocks.removeLast()
  }

  /// Runs a block whose changes lie in a part of this animation's time.
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

  /// A property has been set; if that was inside a block it is animated.
  static func note<Value: Animatable>(
    _ subject: NSObject & AnimationSubject, _ property: String, from: Value, to: Value,
    set: @escaping @MainActor (Value) -> Void
  ) {
    guard !from.isSame(as: to), areEnabled, let animation = blocks.last else { return }
    // A later keyframe begins where the one before it ends, and not where that begins.
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

  /// What the block has found, to be set again in the reverse order.
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

  /// Plays by the virtual clock, or is handed to the percent-driven transition that is starting.
  func play() {
    isBlock = true
    let tellTransaction = CATransaction.expect()
    whenEnded { _ in tellTransaction() }
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
    for track in own {
      shown = track.value(at: now, timing, duration: duration, isLinear: isLinear) ?? shown
    }
    return shown
  }

  /// Where a property will be at the end.
  func goal(of property: String, in subject: AnyObject) -> [CGFloat]? {
    tracks.last { $0.subject === subject && $0.property == property }?.goal
  }

  /// The rest of the way begins where things are now, and goes to one of its ends.
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

  /// All of the way is under way again, after a rebase.
  func restoreWhole() {
    tracks = tracks.map(\.whole)
  }

  /// Ends; once.
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
