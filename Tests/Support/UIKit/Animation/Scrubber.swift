import Foundation

/// The animations of a percent-driven transition: all of them stand at one share of the longest.
@MainActor final class Scrubber {
  private var animations: [Animation] = []
  var percent: CGFloat = 0

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

  func end(finished: Bool, restoresModel: Bool) {
    let ended = animations
    animations = []
    for animation in ended { animation.end(finished: finished, restoresModel: restoresModel) }
  }
}
