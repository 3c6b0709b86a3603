extension Evaluator {
  /// Whether a shared element can fly: each of its ends lies at least partly inside its clip. Without a picture that can, `fallback` plays.
  /// - Parameter index: An index into `Transition.shared`.
  public func canFly(_ index: Int) -> Bool {
    Side.allCases.allSatisfy { side in
      let rest = restState(at: side)
      guard case .rect(let frame) = rest.value(of: .shared(index), .frame),
        case .rect(let clip) = rest.value(of: .shared(index), .clip)
      else { return true }
      return frame.right > clip.x && frame.x < clip.right && frame.bottom > clip.y && frame.y < clip.bottom
    }
  }
}

extension Plan {
  /// Whether the to screen covers the top of the container, with the status bar, at rest or in one of its rest states. The geometry is that
  /// of the sample; without a safe area of its own that of a phone.
  /// - Parameter index: The index of the transition; it exists.
  public func coversStatusBar(_ index: Int) -> Bool {
    let transition = transitions[index]
    let isKnown = transition.sample.contains { $0.subject == .container && $0.property == .safeArea }
    let safeArea = isKnown ? nil : Insets(top: 47, left: 0, bottom: 34, right: 0)
    let evaluator = Evaluator(
      plan: self, transition: index, scene: Scene(transition, of: self, safeArea: safeArea))
    return (0..<max(1, transition.states.count)).contains { state in
      let rest = evaluator.resting(in: state).restState(at: .to)
      let (frame, container) = (rest.frame(of: .screen(.to)), rest.frame(of: .container))
      guard case .vector(let way) = rest.value(of: .screen(.to), .translation) else { return false }
      let scale = rest.value(of: .screen(.to), .scale).number
      let size = Size(width: frame.width * scale, height: frame.height * scale)
      let seen = Rect(center: Point(x: frame.center.x + way.x, y: frame.center.y + way.y), size: size)
      return seen.x <= 0 && seen.y <= 0 && seen.right >= container.width && seen.height > 0
    }
  }
}
