/// What fingers drive.
extension RandomApp {
  mutating func addFingers(to draft: inout Draft) {
    var gestures = shuffled(["pan(down)", "pan(right)", "pinch(in)", "edgePan(left)", "rotate"])
    let count = whole(0...2)
    if count > 0, chance(25) { draft.to.append("body: scroll") }
    for index in 0..<count {
      let isForward = index == 1 && draft.style != "navigation"
      if draft.platforms == (isForward ? "forward" : "backward") { continue }
      let gesture = isForward ? pick(["edgePan(right)", "pan(left)"]) : gestures.removeLast()
      draft.members += finger(draft, gesture, isForward: isForward)
    }
  }

  private mutating func finger(_ draft: Draft, _ gesture: String, isForward: Bool) -> [String] {
    let (direction, screen) = isForward ? ("forward", "one") : ("backward", "two")
    var lines = ["interactive \(direction) by \(gesture) on \(screen) {"]
    if chance(30) {
      let motions = shuffled(["settle", "backward", "forward"]).prefix(whole(1...2))
      lines += motions.filter { $0 != draft.platforms }.map { "  catches \($0)" }
    }
    if !isForward, draft.to.contains("body: scroll"), gesture.hasPrefix("pan") {
      lines.append("  " + scrollRule(gesture))
    }
    if !isForward, chance(12) { lines.append("  hold one.alpha = 0.9") }
    switch gesture {
    case "pan(down)": lines.append("  progress = translation.y / container.height")
    case "pinch(in)": lines.append("  progress = 1 - scale")
    case "rotate": lines.append("  progress = abs(rotation) / \(whole(2...5))00deg")
    case "edgePan(left)", "pan(right)": lines.append("  progress = translation.x / container.width")
    default: lines.append("  progress = -translation.x / container.width")
    }
    // Driven with values, or along the tracks.
    if !isForward, gesture != "pinch(in)", gesture != "rotate", chance(50) {
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
    if draft.hasValues, !isForward, chance(30), !lines.contains(where: { $0.contains("begin when") }) {
      lines.append("  begin when two.isOpen")
    }
    if chance(15) { lines.append("  finish now when progress > \(whole(6...9))0%") }
    lines.append("  finish when progress > \(whole(2...6))0%")
    lines.append("  settle finish \(whole(2...4))00ms \(curve())")
    lines.append("  settle cancel \(whole(2...4))00ms \(curve())")
    return lines + ["}"]
  }

  /// How a pan gets on with the list below it.
  private mutating func scrollRule(_ gesture: String) -> String {
    if gesture != "pan(down)" {
      return pick(["simultaneous with two.body", "hold two.body.scrollEnabled = false"])
    }
    return pick([
      "simultaneous with two.body", "simultaneous with two.body when two.body.offset.y <= 0",
      "begin when two.body.offset.y <= 0", "hands over to two.body when two.body.offset.y > 0",
      "hold two.body.scrollEnabled = false", "outranks pan(up) on two.body", "waits for pan(up) on two",
    ])
  }
}
