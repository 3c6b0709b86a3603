extension TransitionText {
  /// Writes an `interactive backward` with a vertical or a horizontal pull.
  mutating func interaction(_ to: Screen, _ shared: [String]) {
    blank()
    remark(70)
    let isVertical = numbers.happens(60)
    let axis = isVertical ? "y" : "x"
    let size = "\(to.name).\(isVertical ? "height" : "width")"
    add("interactive backward by pan(\(isVertical ? "down" : "right")) on \(to.name) {")
    if let scroll = to.scroll { scrolling("\(to.name).\(scroll)", axis) }
    let pull = name()
    add("let \(pull) = max(0, translation.\(axis))", comment: 30, indent: 4)
    add("progress = map(\(pull), 0..\(size) / \(numbers.number(in: 1...3)), 0..1)", indent: 4)
    drives(to, shared, pull: pull, size: size)
    blank()
    add(
      numbers.pick([
        "cancel when velocity.\(axis) < 0",
        "finish when progress > dismissShare or velocity.\(axis) > 800pt/s",
        "finish when progress + velocity.\(axis) * 0.\(numbers.number(in: 1...3))s / \(size) > 50%",
        "cancel when velocity.\(axis) < -120pt/s and not (progress > 75%)",
      ]), comment: 20, indent: 4)
    add("settle finish settleTime \(curve())", indent: 4)
    add("settle cancel \(milliseconds()) \(curve())", comment: 40, indent: 4)
    add("}")
  }

  private mutating func scrolling(_ scroll: String, _ axis: String) {
    add("begin when velocity.\(axis) >= 0 and \(scroll).offset.\(axis) <= 0", indent: 4)
    add("hold \(scroll).scrollEnabled = false", comment: 40, indent: 4)
    add("simultaneous with \(scroll) when \(scroll).offset.\(axis) <= 0", indent: 4)
    blank()
  }

  private mutating func drives(_ to: Screen, _ shared: [String], pull: String, size: String) {
    add("drive \(to.name).alpha = map(\(pull), 0..\(size) / 4, 1..0)", indent: 4)
    // Only a bar that a track hides at rest may be hidden when the gesture begins.
    if numbers.happens(50), hidesTabBar {
      add("drive tabBar.alpha = clamp(1 - \(to.name).alpha, 0..1)", indent: 4)
    }
    for element in shared {
      add("drive \(element).scale  = lerp(1, 0.\(numbers.number(in: 2...8)), progress)", indent: 4)
      add("drive \(element).center = start.\(element).center + translation", indent: 4)
      if numbers.happens(50) {
        add("- vector(0, \(element).height * (1 - \(element).scale) / 2)", indent: 27)
      }
    }
  }
}
