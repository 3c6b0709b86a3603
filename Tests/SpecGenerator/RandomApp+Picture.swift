/// What flies.
extension RandomApp {
  mutating func addPicture(to draft: inout Draft) {
    let kind = pick(["image", "image", "snapshot", "live"])
    let view = kind == "image" ? "image" : pick(["view", "image", "label"])
    let mark = chance(80) ? "?" : ""
    draft.from.append("cover: \(view)\(mark)")
    draft.to.append("art: \(view)\(mark)")
    draft.hasPicture = true
    var lines = ["shared photo: \(kind) {"]
    lines.append("  from one.cover" + (chance(20) ? " clipped to one.list.frame" : ""))
    lines.append(
      "  to two.art"
        + (!draft.isPlaced && draft.style != "container" && chance(20) ? " clipped to two.safeArea" : ""))
    if chance(40) { lines.append("  cornerRadius: 12pt -> 0\(timing())") }
    if chance(30) { lines.append("  content \(pick(["aspectFill", "aspectFit", "fill"]))") }
    if chance(20) { lines.append("  along arc(\(pick(["up", "left"])))") }
    if chance(15) { lines.append("  alpha { 0%: 1, 40%: 0.3, 100%: 1 }") }
    if chance(15) { lines.append("  background: #102030 -> #405060\(timing())") }
    if kind == "snapshot", chance(60) {
      lines.append("  crossfade over 10%..60%" + (chance(40) ? " backward over 50%..90%" : ""))
    }
    if mark == "?", chance(30) { lines.append("  missing crossfade 250ms") }
    draft.members += lines + ["}"]
  }
}
