#if os(Linux)
  import TransitionText

  @testable import TransitionPlan

  /// Where what a finger brings about becomes something else: along its way, and at its speeds.
  struct AnyEdges {
    /// How far a finger goes, and how fast it leaves: in points, or in shares and radians of two fingers.
    struct Release {
      let amount: Double
      let speed: Double
    }

    private let interaction: Interaction
    private let evaluator: Evaluator

    init(_ interaction: Interaction, _ evaluator: Evaluator) {
      (self.interaction, self.evaluator) = (interaction, evaluator)
    }

    /// The way of a gesture along one axis; none of one that goes any way.
    private var axis: Vector? {
      switch interaction.gesture {
      case .pan(.down), .pan(.vertical), .edgePan(.top): Vector(x: 0, y: 1)
      case .pan(.up), .edgePan(.bottom): Vector(x: 0, y: -1)
      case .pan(.right), .pan(.trailing), .pan(.horizontal), .edgePan(.left), .edgePan(.leading):
        Vector(x: 1, y: 0)
      case .pan(.left), .pan(.leading), .edgePan(.right), .edgePan(.trailing): Vector(x: -1, y: 0)
      case .pan(.any): nil
      case .pinch, .rotate: .zero
      }
    }

    private func finger(_ axis: Vector, _ amount: Double, _ speed: Double, began: Double) -> FingerState {
      func state(_ amount: Double, _ speed: Double) -> FingerState {
        var finger = FingerState(translation: .zero)
        switch interaction.gesture {
        case .pan, .edgePan:
          finger.translation = Vector(x: axis.x * amount, y: axis.y * amount)
          finger.velocity = Vector(x: axis.x * speed, y: axis.y * speed)
        case .pinch(let direction):
          let sign: Double = direction == .in ? -1 : 1
          (finger.scale, finger.scaleVelocity) = (1 + sign * amount, sign * speed)
        case .rotate: (finger.rotation, finger.rotationVelocity) = (amount, speed)
        }
        return finger
      }
      let start = state(0, began)
      var finger = state(amount, speed)
      finger.beginning =
        FingerState(
          translation: .zero, velocity: start.velocity, scaleVelocity: start.scaleVelocity,
          rotationVelocity: start.rotationVelocity
        ).beginning
      return finger
    }

    /// How far it can go, and how fast it can be.
    private var limits: (amount: Double, speed: Double) {
      switch interaction.gesture {
      case .pan, .edgePan:
        let size = evaluator.scene.frame(of: .container).size
        return (0.9 * max(size.width, size.height), 4000)
      case .pinch(.in): return (0.9, 10)
      case .pinch(.out): return (3, 10)
      case .rotate: return (3, 10)
      }
    }

    private var beginSpeed: Double { limits.speed / 20 }

    /// Just before and just after each change of what follows when it leaves, and there.
    var releases: [Release] {
      guard let axis else { return [] }
      let (far, fast) = limits
      // Whole points, of which sums are exact.
      let (near, wide) = axis == .zero ? (far / 20, far * 0.8) : ((far / 20).rounded(), (far * 0.8).rounded())
      func outcome(_ amount: Double, _ speed: Double) -> Int {
        let finger = finger(axis, amount, speed, began: beginSpeed)
        if interaction.states != nil { return evaluator.nearestState(interaction, under: finger) }
        return evaluator.isReached(interaction, under: finger)
          || evaluator.decision(interaction, under: finger) == .finish ? 1 : 0
      }
      let amounts = changes(0...far) { outcome($0, 0) }.map { Release(amount: $0, speed: 0) }
      // A finger that is fast enough has finished before it leaves.
      if interaction.finishNow != nil { return amounts }
      let speeds = changes(0...fast) { outcome(near, $0) }.map { Release(amount: near, speed: $0) }
      let backward = changes(0...fast) { outcome(wide, -$0) }.map { Release(amount: wide, speed: -$0) }
      return amounts + speeds + backward
    }

    /// The same of the speeds with which it begins.
    var beginnings: [Double] {
      guard let axis else { return [] }
      return changes(0...limits.speed) {
        evaluator.opens(interaction, with: finger(axis, 0, $0, began: $0)) ? 1 : 0
      }
    }

    /// The places around each where a value changes, the first few, and the place itself if it is a plain number.
    private func changes(_ range: ClosedRange<Double>, _ value: (Double) -> Int) -> [Double] {
      let count = 40
      var found: [Double] = []
      var last = (place: range.lowerBound, value: value(range.lowerBound))
      for step in 1...count where found.count < 7 {
        let place = range.lowerBound + (range.upperBound - range.lowerBound) * Double(step) / Double(count)
        let now = value(place)
        defer { last = (place, now) }
        if now == last.value { continue }
        // What changes as soon as something moves at all is seen elsewhere.
        var (near, far) = (last.place, place)
        while (near + far) / 2 != near, (near + far) / 2 != far {
          let middle = (near + far) / 2
          if value(middle) == last.value { near = middle } else { far = middle }
        }
        if near < 1e-3 { continue }
        found += [near - abs(near) * 0.001, far + abs(far) * 0.001]
        let plain = (near * 64).rounded() / 64
        if abs(plain - near) < 1e-9 * max(1, abs(near)) { found.append(plain) }
      }
      return found
    }
  }
#endif
