import Foundation

/// The animations of a percent-driven transition: all of them stand at one share of the longest.
@MainActor final class Scrubber {
  private var animations: [Animation] = []
  /// Where all of them stand; while the rest of the way plays, that is a matter of time.
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

  /// Goes on to an end by itself.
  func play(to end: CGFloat, in duration: TimeInterval, _ timing: Timing) {
    let start = percent
    let begin = Simulator.clock.now
    rest = {
      let share = Animation.share(of: duration, since: begin)
      return start + (end - start) * timing.progress(share, duration: duration, axis: nil)
    }
  }

  /// Stays where it is, to follow again.
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
