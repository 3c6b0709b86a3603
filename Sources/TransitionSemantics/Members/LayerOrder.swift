import TransitionDiagnostics
import TransitionPlan

extension Checker {
  /// Reports an order in which something stands above itself, at the first member that makes it so.
  mutating func reportLayerCircle(_ layers: [Layer], _ top: Side, _ order: SpecLocation?) {
    var edges = layers.map { (above: $0.above, below: $0.below) }
    let ofScreens = order == nil ? 0 : 1
    if order != nil { edges.insert((.screen(top), .screen(top.opposite)), at: 0) }
    if !Self.hasCircle(edges[...]) { return }
    // Whatever is added to a circle leaves it one: the shortest beginning with one is searched by halves.
    var (without, with) = (0, edges.count)
    while with - without > 1 {
      let middle = (without + with) / 2
      if Self.hasCircle(edges[..<middle]) { with = middle } else { without = middle }
    }
    let layer = layers[max(0, with - 1 - ofScreens)]
    report(Diagnostic(.driveCircle, at: layer.location.range, [.text("the orders of this transition")]))
  }

  /// Whether something stands above itself: what has nothing above it is taken away until nothing is left, or a circle
  /// (A. B. Kahn, Topological sorting of large networks, 1962).
  private static func hasCircle(_ edges: ArraySlice<(above: Subject, below: Subject)>) -> Bool {
    var below: [Subject: [Subject]] = [:]
    var aboveCount: [Subject: Int] = [:]
    for edge in edges {
      below[edge.above, default: []].append(edge.below)
      aboveCount[edge.below, default: 0] += 1
      aboveCount[edge.above, default: 0] += 0
    }
    var pending = aboveCount.filter { $0.value == 0 }.map(\.key)
    var left = aboveCount.count
    while let top = pending.popLast() {
      left -= 1
      for subject in below[top] ?? [] {
        let count = aboveCount[subject, default: 1] - 1
        aboveCount[subject] = count
        if count == 0 { pending.append(subject) }
      }
    }
    return left > 0
  }
}
