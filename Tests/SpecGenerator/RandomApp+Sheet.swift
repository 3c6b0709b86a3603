/// Transitions with several rest states.
extension RandomApp {
  /// A sheet with rest states, that a finger moves among them.
  mutating func sheet() -> String {
    let (low, high) = (whole(2...4) * 100, whole(5...7) * 100)
    func table(_ path: String, _ values: [String]) -> String {
      "  animate \(path) { one: \(values[0]), low: \(values[1]), high: \(values[2]) }"
    }
    var lines = [
      "transition Any {", "  style overlay", "  from one { card: view, list: scroll }",
      "  to two { badge: view }",
      "  states low, high", "  forward \(whole(2...6))00ms \(curve())",
      "  view shade: color(#000000) { above one; below two; while two }",
      table(
        "two.y",
        ["container.height", "container.height - \(low)pt", "container.height - \(high)pt"]),
    ]
    if chance(60) { lines.append(table("shade.alpha", ["0", pick(["0", "0.2"]), "0.5"])) }
    if chance(60) { lines.append(table("two.badge.alpha", ["0", "1", pick(["0.2", "1"])])) }
    if chance(40) { lines.append(table("one.card.scale", ["1", "0.9", "0.8"])) }
    if chance(40) { lines.append(table("two.cornerRadius", ["0", "12pt", "20pt"])) }
    let drives = lines.filter { $0.contains("{ one:") && !$0.contains("two.y") }
      .map { "    drive " + $0.split(separator: " ")[1] }
    let isFree = chance(40)
    lines += [
      "  interactive states\(isFree ? " or backward" : "") by pan(vertical) on two {"
    ]
    if chance(40) { lines.append("    catches settle") }
    let range = isFree ? "one..high" : "low..high"
    lines.append("    drive two.y = rubberBand(start.two.y + translation.y, in: \(range))")
    lines += drives.filter { _ in true }
    let rate = pick(["normal", "fast"])
    lines.append(
      "    settle nearest(two.y + project(velocity.y, rate: \(rate))) \(whole(2...4))00ms \(curve())")
    return (lines + ["  }", "  reduceMotion crossfade 200ms", "}", ""]).joined(separator: "\n")
  }
}
