import Foundation

/// The animations of a percent-driven transition. All are at the same fraction of the longest one's time.
@MainActor final class Scrubber {
  private var animations: [Animation] = []
  /// The common progress. It is the value that was set last, or follows the clock after `play(to:in:_:)`.
  var percent: CGFloat {
    get { rest?() ?? standing }
    set { standing = newValue }
  }
  private var standing: CGFloat = 0
  private var rest: (@MainActor () -> CGFloat)?

  var duration: TimeInterval { animations.map { $0.delay + $0.duration }.max() ?? 0 }

  func adopt(_ animation: Animation) {
    animations.append(animation)
    animation.share = { [weak self, weak animation] in
      guard let self, let animation else { return 0 }
      if animation.duration <= 0 { return self.percent }
      let time = Double(self.percent) * self.duration - animation.delay
      return CGFloat(min(max(time / animation.duration, 0), 1))
    }
  }

  /// Plays from the current progress to an end, by the clock.
  func play(to end: CGFloat, in duration: TimeInterval, _ timing: Timing) {
    let start = percent
    let begin = Simulator.clock.now
    rest = {
      let share = Animation.share(of: duration, since: begin)
      return start + (end - start) * timing.progress(share, duration: duration, axis: nil)
    }
  }

  /// Stops at the current progress, which can be set again from now on.
  func hold() {
    standing = percent
    rest = nil
  }

  func end(finished: Bool, restoresModel: Bool) {
    let ended = animations
    animations = []
    for animation in ended { animation.end(finished: finished, restoresModel ? .restored : .kept) }
  }
}
