extension Transition {
  /// The screens and the added views, from bottom to top: what nothing is said of lies between the screens, in the order of the
  /// spec.
  private var layerOrder: [Subject] {
    let added = views.indices.map(Subject.added)
    var order = [.screen(top.opposite)] + added + [.screen(top)]
    // Each rule moves what is above past what is below, as often as there are rules.
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

  /// Everything that is drawn, from bottom to top: the screens and the added views, the pictures that fly, and the bars. A view of
  /// a screen is drawn in its screen.
  public var drawingOrder: [Subject] {
    layerOrder + shared.indices.map(Subject.shared) + [.navigationBar, .tabBar]
  }
}
