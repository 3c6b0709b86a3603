extension Transition {
  /// The screens and the added views, from bottom to top: objects without a rule lie between the screens, in the order of the spec.
  public var layerOrder: [Subject] {
    let added = views.indices.map(Subject.added)
    var order = [.screen(top.opposite)] + added + [.screen(top)]
    // Each rule moves its upper object above its lower one, in enough passes for rules that depend on each other.
    for _ in 0...(layers.count * 2) {
      var isSettled = true
      for layer in layers {
        guard let upper = order.firstIndex(of: layer.above), let lower = order.firstIndex(of: layer.below),
          upper < lower
        else { continue }
        isSettled = false
        let isAdded = if case .added = layer.above { true } else { false }
        let moved = order.remove(at: isAdded ? upper : lower)
        order.insert(moved, at: isAdded ? lower : upper)
      }
      if isSettled { break }
    }
    return order
  }

  /// All drawn objects, from bottom to top: the screens and the added views, the flying pictures, and the bars. A view of a screen is drawn
  /// in its screen.
  public var drawingOrder: [Subject] {
    layerOrder + shared.indices.map(Subject.shared) + [.navigationBar, .tabBar]
  }
}
