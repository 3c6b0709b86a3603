/// Sheets, with rest states between which a finger moves.
extension RandomApp {
  /// A property that has a value in each rest state: the first without the sheet, then others.
  private struct Row {
    let path: String
    let home: String
    let away: [String]
  }

  private static let rows = [
    Row(path: "two.badge.alpha", home: "0", away: ["1", "0.2"]),
    Row(
      path: "two.badge.translation", home: "vector(0, 0)", away: ["vector(0, 30pt)", "vector(20pt, 10pt)"]),
    Row(path: "two.badge.rotation", home: "0deg", away: ["30deg", "-90deg"]),
    Row(path: "two.badge.shadow.opacity", home: "0", away: ["0.3", "0.6"]),
    Row(path: "two.cornerRadius", home: "0", away: ["12pt", "20pt"]),
    Row(path: "one.dim", home: "0", away: ["0.1", "0.4"]),
    Row(path: "one.scale", home: "1", away: ["0.97", "0.9"]),
    Row(path: "one.cornerRadius", home: "0", away: ["16pt"]),
    Row(path: "one.card.scale", home: "1", away: ["0.9", "0.8"]),
    Row(path: "one.card.alpha", home: "1", away: ["0.5", "0.3"]),
    Row(path: "one.card.translation", home: "vector(0, 0)", away: ["vector(0, -20pt)"]),
  ]

  /// A sheet over the other screen, or a drawer beside it.
  mutating func sheet() -> String {
    var draft = Draft("overlay")
    // Shared elements and views go by it.
    draft.isPlaced = true
    let states = chance(40) ? ["low", "middle", "high"] : ["low", "high"]
    let isDrawer = chance(25)
    let length = isDrawer ? "container.width" : "container.height"
    let property = isDrawer ? "x" : "y"
    draft.members.append("states \(states.joined(separator: ", "))")
    draft.members.append("forward \(whole(2...6))00ms \(curve())" + (chance(15) ? " delay 50ms" : ""))
    if chance(30) { draft.members.append("backward \(whole(2...6))00ms \(curve())") }
    addHooks(to: &draft)
    addValues(to: &draft)
    addPress(to: &draft)
    func table(_ path: String, _ values: [String]) -> String {
      let cells = zip(["one"] + states, values).map { "\($0): \($1)" }
      return "animate \(path) { \(cells.joined(separator: ", ")) }"
    }
    var height = 0
    let stops = states.map { _ in
      height += whole(1...3) * (isDrawer ? 60 : 120)
      return "\(length) - \(height)pt"
    }
    draft.members.append(table("two.\(property)", [length] + stops))
    draft.members.append("view shade: color(#000000) { above one; below two; while two }")
    var rows = shuffled(Self.rows).prefix(whole(0...4))
    if chance(60) { rows.append(Row(path: "shade.alpha", home: "0", away: ["0", "0.2", "0.5"])) }
    var drives: [String] = []
    for row in rows {
      var values = [row.home] + states.map { _ in pick(row.away) }
      if draft.hasValues, row.path == "two.badge.alpha" { values[values.count - 1] = "two.share" }
      let text = table(row.path, values)
      draft.drawn.append((Kind(property: row.path, home: row.home, away: row.away), text))
      drives.append("  drive \(row.path)")
    }
    draft.members += draft.drawn.map(\.text)
    if chance(25) { draft.members.append("hold one.list.scrollEnabled = false\(stay())") }
    if chance(20), !draft.moves("one.card.alpha") { draft.members.append("hide one.card\(stay())") }
    if chance(20) { draft.members.append("hold two.badge.scale = 0.9\(stay())") }
    addViews(to: &draft)
    if chance(20) { addPicture(to: &draft) }
    draft.members += stateFinger(draft, property, states, drives)
    return draft.text
  }

  private mutating func stay() -> String { chance(50) ? "" : pick([" while two", " during forward"]) }

  /// The finger that moves between the states, and often to the other screen; without that another one may go back.
  private mutating func stateFinger(
    _ draft: Draft, _ property: String, _ states: [String], _ drives: [String]
  ) -> [String] {
    let mayLeave = chance(50)
    let pan = property == "x" ? "horizontal" : "vertical"
    var lines = ["interactive states\(mayLeave ? " or backward" : "") by pan(\(pan)) on two {"]
    if chance(40) { lines.append("  catches settle") }
    let first = mayLeave ? "one" : states[0]
    let pull = "start.two.\(property) + translation.\(property)"
    lines.append("  drive two.\(property) = rubberBand(\(pull), in: \(first)..\(states[states.count - 1]))")
    lines += drives.filter { _ in chance(85) }
    if chance(20) { lines.append("  hold one.list.scrollEnabled = false") }
    if !draft.hooks.isEmpty, chance(40) {
      lines.append("  call \(pick(draft.hooks)) at \(pick(["start", "end"]))")
    }
    let rate = pick(["normal", "fast"])
    lines.append(
      "  settle nearest(two.\(property) + project(velocity.\(property), rate: \(rate))) \(whole(2...4))00ms \(curve())"
    )
    lines.append("}")
    if mayLeave || chance(60) { return lines }
    lines += [
      "interactive backward by \(pick(["pinch(in)", "rotate"])) on two {",
      "  progress = 0.5 * (1 - scale) + abs(rotation) / 180deg",
    ]
    if chance(30) { lines.append("  catches backward") }
    return lines + ["  finish when progress > 40%", "  settle \(whole(2...4))00ms \(curve())", "}"]
  }
}
