import TransitionPlan

/// What a recognizer's action does: it begins, pulls and releases a run.
extension GestureSection {
  /// What a recognizer counts begins where the fingers came down; what the spec counts begins with the gesture. Setting
  /// the recognizer's would reset its velocity.
  var panned: [SwiftItem] {
    let translation = "recognizer.translation(in: space)"
    let way = "CGPoint(x: translation.x - \(Self.panStart).x, y: translation.y - \(Self.panStart).y)"
    return action(
      of: .pan(.any), by: "private func panned(_ recognizer: UIPanGestureRecognizer)",
      head: ["let space: UIView? = recognizer.view?.superview", "let translation: CGPoint = \(translation)"],
      start: "\(Self.panStart) = translation", pulled: logical(way, "space"),
      velocity: logical("recognizer.velocity(in: space)", "space"))
  }

  var pinched: [SwiftItem] {
    action(
      of: .pinch(.in), by: "private func pinched(_ recognizer: UIPinchGestureRecognizer)", head: [],
      start: "\(Self.pinchStart) = recognizer.scale", pulled: "recognizer.scale / \(Self.pinchStart)",
      velocity: "recognizer.velocity / \(Self.pinchStart)")
  }

  static let panStart = "panStart"
  static let pinchStart = "pinchStart"
  static let turnStart = "turnStart"

  /// What the recognizers had counted when their gesture began.
  var starts: [SwiftItem] {
    swift {
      if interactions.contains(where: \.gesture.isPan) { "private var \(Self.panStart): CGPoint = .zero" }
      if interactions.contains(where: { $0.gesture.name == "pinch" }) {
        "private var \(Self.pinchStart): CGFloat = 1"
      }
      if interactions.contains(where: { $0.gesture == .rotate }) {
        "private var \(Self.turnStart): CGFloat = 0"
      }
    }
  }

  /// The action of the gestures that count the same.
  func action(
    of gesture: Gesture, by signature: String, head: [String], start: String, pulled: String, velocity: String
  ) -> [SwiftItem] {
    let own = indices.filter { scope.transition.interactions[$0].gesture.figure == gesture.figure }
    let pulled = scope.moved(gesture, pulled)
    let velocity = scope.speed(gesture, velocity)
    return swift {
      SwiftItem.block("@objc " + signature) {
        for line in head { line }
        "switch recognizer.state {"
        "case .began:"
        SwiftItem.inner { start }
        SwiftItem.inner { began(own) }
        SwiftItem.inner { placed(["locationStart", "location"], own) }
        SwiftItem.inner { TwoFingers.began(self, own) }
        "case .changed:"
        SwiftItem.inner { placed(["location"], own) }
        SwiftItem.inner { TwoFingers.changed(self, own) }
        SwiftItem.inner {
          host == .states
            ? "move(to: \(pulled))"
            : "\(host.run)?.pull(to: \(pulled)\(scope.finishesNow ? ", velocity: \(velocity)" : ""))"
        }
        "case .ended:"
        SwiftItem.inner { left(velocity, isCancelled: false) }
        "case .cancelled, .failed:"
        SwiftItem.inner { left(scope.finger.none, isCancelled: true) }
        "default:"
        SwiftItem.inner { "break" }
        "}"
      }
    }
  }

  /// Where the finger is; what the run has shown of it at its beginning did not know that.
  private func placed(_ names: [String], _ own: [Int]) -> [SwiftItem] {
    let places = scope.places(of: own).filter(names.contains)
    guard host != .states, !places.isEmpty else { return [] }
    let kept = swift { for name in places { "\(host.run)?.\(name) = recognizer.location(in: nil)" } }
    let isPair = own.contains { !scope.transition.interactions[$0].gesture.isPan }
    return swift {
      if isPair, !names.contains("locationStart") {
        SwiftItem.block(
          "if recognizer.numberOfTouches != 1", comment: "one that stays is not the middle of two"
        ) { kept }
      } else {
        kept
      }
      if names.contains("locationStart") { "\(host.run)?.pull(to: \(scope.finger.initial))" }
    }
  }

  var turned: [SwiftItem] {
    action(
      of: .rotate, by: "private func turned(_ recognizer: UIRotationGestureRecognizer)", head: [],
      start: "\(Self.turnStart) = recognizer.rotation", pulled: "recognizer.rotation - \(Self.turnStart)",
      velocity: "recognizer.velocity")
  }

  /// The finger has left or was taken away.
  func left(_ velocity: String, isCancelled: Bool) -> [SwiftItem] {
    if host == .states { return swift { "settle(velocity: \(velocity), isCancelled: \(isCancelled))" } }
    return swift {
      "\(host.run)?.release(velocity: \(velocity), isCancelled: \(isCancelled))"
      "\(host.run) = nil"
    }
  }

  private func began(_ own: [Int]) -> [SwiftItem] {
    if host == .states { return swift { "hold()" } }
    if !scope.isPulledManyWays { return swift { "begin()" } }
    if own.count == 1 { return swift { "begin(.\(scope.pull(own[0])))" } }
    return own.map { index in
      .compact("if recognizer === \(scope.recognizer(index))", "begin(.\(scope.pull(index)))")
    }
  }
}
