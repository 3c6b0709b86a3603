extension Interaction {
  /// What the finger drives, as the spec says it: `forward`, `backward`, `states` or `states or backward`.
  public var goal: String {
    states.map { $0.includesBackward ? "states or backward" : "states" } ?? direction.rawValue
  }

  /// The interaction as the spec begins it, without the view: `interactive backward by pan(down)`.
  public var title: String { "interactive \(goal) by \(gesture.text)" }
}
