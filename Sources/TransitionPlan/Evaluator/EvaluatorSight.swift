extension Evaluator {
  /// Whether a shared element can fly: each of its ends lies at least partly inside its clip. Without a picture that can, `fallback` plays.
  /// - Parameter index: An index into `Transition.shared`.
  public func canFly(_ index: Int) -> Bool {
    Side.allCases.allSatisfy { side in
      let rest = restState(at: side)
      guard case .rect(let frame) = rest.value(of: .shared(index), .frame),
        case .rect(let clip) = rest.value(of: .shared(index), .clip)
      else { return true }
      return frame.meets(clip)
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
      let seen = rest.seenFrame(of: .screen(.to))
      return seen.x <= 0 && seen.y <= 0 && seen.right >= rest.frame(of: .container).width && seen.height > 0
    }
  }
}

extension Scene {
  /// The frame of an object with its translation and its scales, in points. Turned about x or y the object is narrower, and edge on it has
  /// no length; between these, a length shrinks steadily with the angle, which is near enough for what is seen. A rotation about z and
  /// perspective are left out.
  package func seenFrame(of subject: Subject) -> Rect {
    func number(_ property: Property) -> Double { value(of: subject, property).number }
    func turned(_ property: Property) -> Double {
      1 - abs(number(property).remainder(dividingBy: 2 * .pi)) / (.pi / 2)
    }
    let frame = frame(of: subject)
    var center = frame.center
    if case .vector(let way) = value(of: subject, .translation) {
      center = Point(x: center.x + way.x, y: center.y + way.y)
    }
    let across = number(.scale) * number(.scaleX) * turned(.rotationY)
    let along = number(.scale) * number(.scaleY) * turned(.rotationX)
    return Rect(
      center: center, size: Size(width: frame.width * abs(across), height: frame.height * abs(along)))
  }
}
