import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

extension Checker {
  /// Reports an order of two objects that is another than the one in which they always are.
  mutating func reportFixedOrder(_ above: Subject, _ below: Subject, _ node: NodeID, _ what: String) {
    let why: String
    var mended: FixIt?
    switch (above, below) {
    case (.container, _), (_, .container): why = "everything is in the container"
    case (.provided(let side, _), _), (_, .provided(let side, _)):
      why = "a view stays inside its screen"
      let screen = current.screens[side]?.name ?? ""
      mended = FixIt("change to `\(screen)`", replacing: tree.range(node), with: screen)
    case (.tabBar, _), (.navigationBar, _): return
    case (_, .tabBar), (_, .navigationBar): why = "the bars are above everything else"
    case (.shared(let first), .shared(let second)) where first < second:
      why =
        "shared elements fly in the order of the spec, the last in front: move `shared \(subjectName(above))` below `shared \(subjectName(below))`"
    case (.screen, .shared), (.added, .shared): why = "shared elements fly above all screens and added views"
    case (.shared, _), (.screen, _), (.added, _): return
    }
    reportIdle(what, why, tree.range(node), removal: mended)
  }

  /// Reports an order in which something is above itself, at the first layer that makes it so.
  mutating func reportLayerCircle(_ layers: [Layer], _ top: Side, _ order: SpecLocation?) {
    if layers.isEmpty { return }
    let edges: [(above: Subject, below: Subject)] =
      [(.screen(top), .screen(top.opposite))] + layers.map { ($0.above, $0.below) }
    if !Self.hasCircle(edges[...]) { return }
    // The layers before it have no cycle, and those up to it have one.
    var (without, with) = (edges.count - layers.count, edges.count)
    while with - without > 1 {
      let middle = (without + with) / 2
      if Self.hasCircle(edges[..<middle]) { with = middle } else { without = middle }
    }
    let layer = layers[with - 1 - (edges.count - layers.count)]
    // The others between these objects, of which one has to go.
    let (own, all) = (layer.location.range, [order].compactMap(\.self) + layers.map(\.location))
    let others = Set(all.map(\.range)).filter { $0 != own }.sorted { $0.start < $1.start }
    let (upper, lower) = (subjectName(.screen(top)), subjectName(.screen(top.opposite)))
    let isByDefault = order == nil && !Self.hasCircle(edges[1..<with])
    report(
      Diagnostic(
        .driveCircle, at: own, [.text("the orders of this transition")],
        labels: others.prefix(Self.mostOrders).map { DiagnosticLabel($0, "another order") },
        notes: isByDefault
          ? ["`\(upper)` is above `\(lower)` unless `order \(lower) above \(upper)` is written"] : []))
  }

  private static let mostOrders = 3

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
