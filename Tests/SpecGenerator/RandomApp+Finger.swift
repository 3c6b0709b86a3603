/// What fingers drive.
extension RandomApp {
  mutating func addFingers(to draft: inout Draft) {
    var gestures = shuffled(["pan(down)", "pan(right)", "pinch(in)", "edgePan(left)"])
    for index in 0..<whole(0...2) {
      let isForward = index == 1 && draft.style != "navigation"
      if draft.platforms == (isForward ? "forward" : "backward") { continue }
      let gesture = isForward ? pick(["edgePan(right)", "pan(left)"]) : gestures.removeLast()
      draft.members += finger(draft, gesture, isForward: isForward)
    }
  }

  private mutating func finger(_ draft: Draft, _ gesture: String, isForward: Bool) -> [String] {
    let (direction, screen) = isForward ? ("forward", "one") : ("backward", "two")
    var lines = ["interactive \(direction) by \(gesture) on \(screen) {"]
    if !isForward, chance(30), draft.style == "navigation" || draft.style == "modal" {
      lines.append("  catches \(pick(["settle", "backward"]))")
    }
    switch gesture {
    case "pan(down)": lines.append("  progress = translation.y / container.height")
    case "pinch(in)": lines.append("  progress = 1 - scale")
    case "edgePan(left)", "pan(right)": lines.append("  progress = translation.x / container.width")
    default: lines.append("  progress = -translation.x / container.width")
    }
    // Driven with values, or along the tracks.
    if !isForward, gesture != "pinch(in)", chance(50) {
      // A view that two constructs move has one velocity in the app, and two in the plan.
      let isMovedTwice = draft.moves("two.badge.y") && draft.moves("two.badge.translation")
      for (kind, text) in draft.drawn where !kind.drive.isEmpty && text.hasPrefix("animate two.") {
        if isMovedTwice, text.hasPrefix("animate two.badge.") { continue }
        let path = (text.contains(" two.badge.") ? "two.badge." : "two.") + kind.property
        let value = kind.drive.replacing("$", with: "progress")
        lines.append(chance(70) ? "  drive \(path) = \(value)" : "  drive \(path)")
      }
      if draft.hasPicture, chance(50) {
        lines.append("  drive photo.center = start.photo.center + translation")
      }
    }
    if !draft.hooks.isEmpty, chance(30) {
      lines.append("  call \(pick(draft.hooks)) at \(pick(["start", "cancel"]))")
    }
    if draft.hasValues, !isForward, chance(30) { lines.append("  begin when two.isOpen") }
    lines.append("  finish when progress > \(whole(2...6))0%")
    lines.append("  settle finish \(whole(2...4))00ms \(curve())")
    lines.append("  settle cancel \(whole(2...4))00ms \(curve())")
    return lines + ["}"]
  }
}
