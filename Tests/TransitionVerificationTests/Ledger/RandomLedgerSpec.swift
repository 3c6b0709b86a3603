import TestSupport

/// Random specs that make temporary changes in every way that the language has. Many of them leave something behind.
struct RandomLedgerSpec {
  private var random: RandomSource
  private var lines: [String] = []

  init(seed: UInt64) { random = RandomSource(seed: seed) }

  private mutating func pick<T>(_ items: [T]) -> T { items[Int.random(in: 0..<items.count, using: &random)] }
  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private static let alphas = [
    "one.alpha", "one.card.alpha", "one.title.alpha", "two.alpha", "two.panel.alpha", "two.caption.alpha",
    "tabBar.alpha", "navigationBar.alpha",
  ]
  private static let others = [
    ("one.scale", "number"), ("two.scale", "number"), ("two.panel.scale", "number"), ("one.dim", "alpha"),
    ("one.cornerRadius", "radius"), ("two.cornerRadius", "radius"), ("one.translation", "vector"),
    ("tabBar.translation", "vector"), ("one.card.borderWidth", "radius"), ("two.panel.borderWidth", "radius"),
    ("two.y", "length"), ("one.x", "length"),
  ]

  private mutating func value(_ kind: String) -> String {
    switch kind {
    case "alpha": pick(["0", "0.25", "0.5", "1", "1", "_", "two.share"])
    case "number": pick(["1", "1", "0.9", "0.5", "_", "one.share"])
    case "radius": pick(["0", "6pt", "12pt", "_", "one.gap"])
    case "vector": pick(["vector(0, 0)", "vector(0, 40pt)", "vector(one.gap, 0)", "_"])
    default: pick(["0", "container.width / 2", "-one.gap", "_", "20pt"])
    }
  }

  private mutating func life() -> String {
    pick(["", "", " during forward", " during backward", " during interaction", " while two"])
  }

  private mutating func target() -> (path: String, kind: String) {
    chance(60) ? (pick(Self.alphas), "alpha") : pick(Self.others)
  }

  private mutating func track(_ isOfTables: Bool) -> String {
    let (path, kind) = target()
    if isOfTables {
      return "animate \(path) { one: \(value(kind)), low: \(value(kind)), high: \(value(kind)) }"
    }
    if chance(15) {
      let end = value(kind)
      return "animate \(path) { 0%: \(end), 50%: \(value(kind)), 100%: \(chance(50) ? end : value(kind)) }"
    }
    return "animate \(path): \(value(kind)) -> \(value(kind))\(chance(20) ? " over 20%..80%" : "")"
  }

  /// The text of a spec with one transition.
  mutating func text() -> String {
    let hasStates = chance(15)
    let isForwardSystem = !hasStates && chance(10)
    let isBackwardSystem = !hasStates && !isForwardSystem && chance(8)
    lines = [
      "transition Random {", "  style \(pick(["navigation", "overlay", "modal"]))",
      "  from one { card: view, title: label?, cell: image, body: scroll, share: number, gap: length }",
      "  to two { panel: view, caption: label?, picture: image, body: scroll, share: number }",
    ]
    if hasStates {
      lines += ["  states low, high", "  animate two.height { one: 10pt, low: 100pt, high: 300pt }"]
    }
    lines += direction("forward", isForwardSystem, 20)
    if isBackwardSystem || chance(60) { lines += direction("backward", isBackwardSystem, 30) }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      lines.append("  " + track(hasStates && chance(60)))
    }
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let view = pick(["one.card", "one.title", "two.panel", "two.caption", "one.cell", "two.picture"])
      lines.append("  hide \(view)\(life())")
    }
    for _ in 0..<Int.random(in: 0...2, using: &random) {
      let (path, kind) = target()
      let held = value(kind)
      lines.append("  hold \(path) = \(held == "_" ? "0" : held)\(life())")
    }
    if chance(35) {
      lines.append("  shared photo: \(pick(["image", "snapshot", "live"])) { from one.cell; to two.picture }")
    }
    if chance(30) {
      lines += [
        "  view shade: color(#000000) { fills container\(chance(50) ? "; while two" : "") }",
        "  animate shade.alpha { 0%: 0, 50%: 0.4, 100%: 0 }",
      ]
    }
    if chance(20) { lines.append("  place one.card.x = one.gap") }
    if chance(60) { lines += finger("backward", hasStates: hasStates, "down") }
    if chance(25) { lines += finger("forward", hasStates: false, "up") }
    lines += [
      "  fallback crossfade 250ms", "  reduceMotion crossfade 200ms", "  sample {",
      "    one.cornerRadius = \(pick(["0", "12pt", "5pt"]))", "    two.cornerRadius = 6pt",
      "    one.card.borderWidth = \(pick(["0", "6pt"]))", "    one.gap = \(pick(["0", "12pt"]))",
      "    one.share = \(pick(["1", "0.9"]))", "    two.share = \(pick(["1", "0.3"]))", "  }", "}",
    ]
    return lines.joined(separator: "\n") + "\n"
  }

  private mutating func direction(_ name: String, _ isSystem: Bool, _ block: Int) -> [String] {
    if isSystem { return ["  \(name) system"] }
    if !chance(block) { return ["  \(name) 300ms easeOut"] }
    let tracks = (0..<Int.random(in: 1...2, using: &random)).map { _ in "    " + track(false) }
    return ["  \(name) 300ms easeOut {"] + tracks + ["  }"]
  }

  private mutating func finger(_ direction: String, hasStates: Bool, _ way: String) -> [String] {
    let screen = direction == "forward" ? "one" : "two"
    var lines: [String] = []
    if hasStates {
      let back = chance(50) ? " or backward" : ""
      lines = [
        "  interactive states\(back) by pan(vertical) on \(screen) {",
        "    drive two.height = start.two.height + translation.y",
        "    settle nearest(two.height) 200ms easeOut",
      ]
    } else {
      lines = [
        "  interactive \(direction) by pan(\(way)) on \(screen) {", "    progress = translation.y / 300pt",
        "    finish when progress > 50%", "    settle 200ms easeOut",
      ]
      if chance(40) { lines.append("    drive \(pick(Self.alphas)) = 1 - progress / 2") }
    }
    // The gesture may take over what settles, and what plays in either direction.
    for motion in ["settle", "backward", "forward"] where chance(15) { lines.append("    catches \(motion)") }
    if chance(40) { lines.append("    hold \(screen).body.scrollEnabled = false") }
    if chance(20) { lines.append("    hold \(pick(Self.alphas)) = \(pick(["0", "0.5", "1"]))") }
    return lines + ["  }"]
  }
}
