import TransitionDiagnostics
import TransitionPlan

extension Checker {
  /// Reports an order in which an object is above itself, at the first layer that closes the cycle.
  mutating func reportLayerCircle(_ layers: [Layer], _ top: Side, _ order: SpecLocation?) {
    if layers.isEmpty { return }
    var edges = layers.map { (above: $0.above, below: $0.below) }
    if order != nil { edges.insert((.screen(top), .screen(top.opposite)), at: 0) }
    if !Self.hasCircle(edges[...]) { return }
    // The layers before it have no cycle, and those up to it have one.
    var (without, with) = (edges.count - layers.count, edges.count)
    while with - without > 1 {
      let middle = (without + with) / 2
      if Self.hasCircle(edges[..<middle]) { with = middle } else { without = middle }
    }
    let layer = layers[with - 1 - (edges.count - layers.count)]
    report(Diagnostic(.driveCircle, at: layer.location.range, [.text("the orders of this transition")]))
  }

  /// Whether an object is above itself: objects that nothing is above are removed until none can be.
  private static func hasCircle(_ edges: ArraySlice<(above: Subject, below: Subject)>) -> Bool {
    let bound = edges.reduce(0) { max($0, $1.above.number, $1.below.number) } + 1
    // The edges of each object as linked lists.
    var first = [Int](repeating: -1, count: Int(bound))
    var next = [Int](repeating: -1, count: edges.endIndex)
    var countAbove = [Int](repeating: 0, count: Int(bound))
    for (index, edge) in zip(edges.indices, edges) {
      next[index] = first[Int(edge.above.number)]
      first[Int(edge.above.number)] = index
      countAbove[Int(edge.below.number)] += 1
    }
    var open = first.indices.filter { first[$0] >= 0 && countAbove[$0] == 0 }
    var left = edges.count
    while let object = open.popLast() {
      var edge = first[object]
      while edge >= 0 {
        let other = Int(edges[edge].below.number)
        left -= 1
        countAbove[other] -= 1
        if countAbove[other] == 0 { open.append(other) }
        edge = next[edge]
      }
    }
    return left > 0
  }
}
