import TransitionDiagnostics
import TransitionPlan

extension Checker {
  /// Reports an order in which something stands above itself, at the first layer that makes it so.
  mutating func reportLayerCircle(_ layers: [Layer], _ top: Side, _ order: SpecLocation?) {
    if layers.isEmpty { return }
    var edges = layers.map { (above: $0.above, below: $0.below) }
    if order != nil { edges.insert((.screen(top), .screen(top.opposite)), at: 0) }
    if !Self.hasCircle(edges[...]) { return }
    // With the layers before it there is none, and with all that follow there is one.
    var (without, with) = (edges.count - layers.count, edges.count)
    while with - without > 1 {
      let middle = (without + with) / 2
      if Self.hasCircle(edges[..<middle]) { with = middle } else { without = middle }
    }
    let layer = layers[with - 1 - (edges.count - layers.count)]
    report(Diagnostic(.driveCircle, at: layer.location.range, [.text("the orders of this transition")]))
  }

  /// Whether something stands above itself: whether taking away, again and again, what nothing stands above leaves anything.
  private static func hasCircle(_ edges: ArraySlice<(above: Subject, below: Subject)>) -> Bool {
    var below: [Subject: [Subject]] = [:]
    var countAbove: [Subject: Int] = [:]
    for edge in edges {
      below[edge.above, default: []].append(edge.below)
      countAbove[edge.below, default: 0] += 1
    }
    var open = below.keys.filter { countAbove[$0] == nil }
    var left = edges.count
    while let next = open.popLast() {
      for other in below[next] ?? [] {
        left -= 1
        let count = (countAbove[other] ?? 0) - 1
        countAbove[other] = count
        if count == 0 { open.append(other) }
      }
    }
    return left > 0
  }
}
