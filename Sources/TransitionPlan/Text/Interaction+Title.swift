extension Interaction {
  /// The goal of the gesture, as in the spec: `forward`, `backward`, `states` or `states or backward`.
  public var goal: String {
    states.map { $0.includesBackward ? "states or backward" : "states" } ?? direction.rawValue
  }

  /// The beginning of the interaction in the spec, without the view: `interactive backward by pan(down)`.
  public var title: String { "interactive \(goal) by \(gesture.text)" }
}
