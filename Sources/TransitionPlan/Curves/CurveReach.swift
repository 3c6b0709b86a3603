extension Curve {
  /// How far a curve overshoots at its end and undershoots at its beginning, as shares of the distance.
  public struct Reach: Hashable, Sendable {
    /// Beyond the end.
    public var over: Double
    /// Behind the beginning.
    public var under: Double
  }

  /// How far it goes beyond its end and behind its beginning; nil if neither is visible.
  /// - Parameter duration: The duration, in seconds.
  public func reach(in duration: Double) -> Reach? {
    guard duration > 0 else { return nil }
    if case .cubic(let curve, _) = self, (0...1).contains(curve.y1), (0...1).contains(curve.y2) { return nil }
    if case .linear = self { return nil }
    var reach = Reach(over: 0, under: 0)
    for step in 1..<Self.steps {
      let value = progress(at: duration * Double(step) / Double(Self.steps), of: duration)
      reach.over = max(reach.over, value - 1)
      reach.under = max(reach.under, -value)
    }
    if reach.over < Self.least { reach.over = 0 }
    if reach.under < Self.least { reach.under = 0 }
    return reach.over > 0 || reach.under > 0 ? reach : nil
  }

  private static let steps = 200
  /// A smaller reach is invisible: two grey levels of an alpha.
  private static let least = 1.0 / 100
}
