import TestSupport

/// Random transitions that an app can have: everything rests where the platform lays it out, whatever it does on its way. Any
/// style, tracks, tables, added views, pictures, places and fingers together.
package struct RandomApp {
  private var random: RandomSource

  /// Makes a generator; the same seed makes the same text.
  package init(seed: UInt64) { random = RandomSource(seed: seed) }

  private mutating func pick<T>(_ items: [T]) -> T { items[Int.random(in: 0..<items.count, using: &random)] }
  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
  private mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  // MARK: Times

  private mutating func curve() -> String {
    switch whole(0...7) {
    case 0: "linear"
    case 1: "easeIn"
    case 2: "easeOut"
    case 3: "cubic(0.\(whole(1...9)), 0.\(whole(0...9)), 0.\(whole(0...9)), 1)"
    case 4, 5: "spring(damping: 0.\(whole(5...9)))"
    default: "easeInOut"
    }
  }

  private mutating func timing() -> String {
    let curve = chance(40) ? " \(curve())" : ""
    let low = whole(0...5) * 10
    switch whole(0...5) {
    case 0: return "\(curve) over \(low)%..\(low + whole(2...5) * 10)%"
    case 1: return "\(curve) after \(low)%"
    default: return curve
    }
  }

  // MARK: Values

  /// A property, where it rests at home, and where it may come from or go to.
  private struct Kind {
    let property: String
    let home: String
    let away: [String]
    /// How a finger may drive it, with `$` for how far it is.
    var drive = ""
  }

  private static let ofAll = [
    Kind(property: "alpha", home: "1", away: ["0", "0.4"], drive: "1 - 0.7 * $"),
    Kind(property: "scale", home: "1", away: ["0.8", "1.3", "0.05"], drive: "1 - 0.4 * $"),
    Kind(property: "rotation", home: "0", away: ["20deg", "-0.5rad", "0.75turn"], drive: "30deg * $"),
    Kind(
      property: "translation", home: "vector(0, 0)",
      away: ["vector(40pt, -30pt)", "vector(0, container.height / 3)"], drive: "vector(0, 80pt * $)"),
    Kind(property: "shadow.opacity", home: "0", away: ["0.5"]),
    Kind(property: "cornerRadius", home: "0", away: ["24pt", "container.width / 20"], drive: "30pt * $"),
  ]

  private static let ofScreens =
    ofAll + [
      Kind(property: "x", home: "0", away: ["container.width", "-container.width / 3", "30pt"]),
      Kind(property: "y", home: "0", away: ["container.height", "-60pt"], drive: "200pt * $"),
      Kind(property: "dim", home: "0", away: ["0.3"], drive: "0.5 * $"),
      Kind(property: "rotationY", home: "0", away: ["60deg"]),
      Kind(property: "background", home: "#00000000", away: ["#102030", "#A0B0C0D0"]),
    ]

  private static let ofViews =
    ofAll + [
      Kind(property: "alpha", home: "_", away: ["0.2"]),
      Kind(
        property: "y", home: "_", away: ["container.height", "10pt"],
        drive: "start.two.badge.y + 90pt * $"),
    ]

  /// The tracks of one object, no property twice.
  private mutating func tracks(
    of path: String, _ kinds: [Kind], isHomeFirst: Bool, atMost count: Int
  ) -> [(kind: Kind, text: String)] {
    var seen: Set<String> = []
    var turns = 0
    return kinds.shuffled(using: &random).prefix(whole(0...count)).compactMap { kind in
      guard seen.insert(kind.property).inserted else { return nil }
      if kind.property.hasPrefix("rotation") {
        turns += 1
        if turns > 1 { return nil }
      }
      let away = pick(kind.away)
      let ends = isHomeFirst ? (kind.home, away) : (away, kind.home)
      if chance(15), !kind.property.hasPrefix("rotation"), kind.home != "_" {
        let table = "{ 0%: \(ends.0), \(whole(2...8) * 10)%: \(pick(kind.away)), 100%: \(ends.1) }"
        return (kind, "animate \(path).\(kind.property) \(table)")
      }
      return (kind, "animate \(path).\(kind.property): \(ends.0) -> \(ends.1)\(timing())")
    }
  }

  // MARK: A transition

  /// The text of a transition.
  package mutating func text() -> String { chance(15) ? sheet() : plain() }

  /// A sheet with rest states, that a finger moves among them.
  private mutating func sheet() -> String {
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

  private mutating func plain() -> String {
    let style = pick(["navigation", "navigation", "modal", "overlay", "overlay", "tab", "container"])
    let hasPicture = chance(40)
    let hasItems = chance(20)
    let isPlaced = style == "overlay" && chance(50)
    var lines = ["transition Any {", "  style \(style)"]
    lines.append(
      "  from one { card: view\(hasPicture ? ", cover: image?" : "")\(hasItems ? ", items: collection" : ""), list: scroll }"
    )
    lines.append("  to two { badge: view\(hasPicture ? ", art: image?" : "") }")
    lines.append("  forward \(whole(2...8))00ms \(curve())" + (chance(15) ? " delay 50ms" : ""))
    if chance(50) { lines.append("  backward \(whole(2...6))00ms \(curve())") }

    var drawn = tracks(of: "one", Self.ofScreens, isHomeFirst: true, atMost: 3)
    let screens =
      isPlaced ? Self.ofScreens.filter { $0.property != "x" && $0.property != "y" } : Self.ofScreens
    drawn += tracks(of: "two", screens, isHomeFirst: false, atMost: 3)
    // A view has a place in the container only in a screen that is neither turned nor scaled.
    func views(in path: String) -> [Kind] {
      let isTurned = drawn.contains { $0.text.contains(" \(path).rot") || $0.text.contains(" \(path).scale") }
      return Self.ofViews.filter { !isTurned || $0.property != "y" }
    }
    drawn += tracks(of: "one.card", views(in: "one"), isHomeFirst: true, atMost: 2)
    drawn += tracks(of: "two.badge", views(in: "two"), isHomeFirst: false, atMost: 2)
    if isPlaced {
      lines.append("  place two.height = \(pick(["300pt", "container.height / 2"]))")
      lines.append("  animate two.top: container.height -> container.height - two.height\(timing())")
    }
    if hasItems {
      for property in ["alpha", "scale"] where chance(60) {
        let origin = pick(["first", "last", "center"])
        let ends = property == "alpha" ? "1 -> 0.2" : "1 -> 0.7"
        lines.append(
          "  animate one.items.\(property): \(ends) \(curve()) stagger \(whole(1...4))0ms from \(origin)")
      }
    }
    if chance(25), style == "navigation" {
      lines.append(
        "  animate tabBar.\(pick(["alpha: 1 -> 0", "translation: vector(0, 0) -> vector(0, 60pt)"]))\(timing())"
      )
    }
    if chance(15) { lines.append("  order one above two") }
    if drawn.isEmpty { lines.append("  animate two.alpha: 0 -> 1") }
    lines += drawn.map { "  " + $0.text }
    if chance(40), style != "container" {
      let content = pick(["color(#000000)", "blur(dark)"])
      let property = content.hasPrefix("blur") ? "blur" : "alpha"
      let stays = style == "overlay" && chance(60)
      let isBelow = !lines.contains("  order one above two")
      let layers = isBelow ? "above one; below two" : "above two; above one"
      lines.append("  view shade: \(content) { \(layers)\(stays ? "; while two" : "") }")
      lines.append(
        stays
          ? "  animate shade.\(property): 0 -> 0.6\(timing())"
          : "  animate shade.\(property) { 0%: 0, 50%: 0.6, 100%: 0 }")
    }
    if hasPicture { lines += picture() }
    if chance(15), style != "container" { lines.append("  hold one.list.scrollEnabled = false") }
    if chance(15) { lines.append("  hold two.badge.scale = 0.9") }
    if chance(20), !drawn.contains(where: { $0.text.contains("one.card.alpha") }) {
      lines.append("  hide one.card")
    }
    var gestures = ["pan(down)", "pan(right)", "pinch(in)", "edgePan(left)"].shuffled(using: &random)
    for index in 0..<whole(0...2) {
      let isForward = index == 1 && style != "navigation"
      let gesture = isForward ? pick(["edgePan(right)", "pan(left)"]) : gestures.removeLast()
      lines += finger(style, gesture, isForward: isForward, drawn, hasPicture)
    }
    lines += ["  fallback crossfade 200ms", "  reduceMotion crossfade 200ms", "}", ""]
    return lines.joined(separator: "\n")
  }

  private mutating func picture() -> [String] {
    var lines = ["  shared photo: image {", "    from one.cover", "    to two.art"]
    if chance(40) { lines.append("    cornerRadius: 12pt -> 0") }
    if chance(30) { lines.append("    content aspectFill") }
    if chance(20) { lines.append("    along arc(\(pick(["up", "left"])))") }
    return lines + ["  }"]
  }

  private mutating func finger(
    _ style: String, _ gesture: String, isForward: Bool, _ drawn: [(kind: Kind, text: String)],
    _ hasPicture: Bool
  ) -> [String] {
    let (direction, screen) = isForward ? ("forward", "one") : ("backward", "two")
    var lines = ["  interactive \(direction) by \(gesture) on \(screen) {"]
    if !isForward, chance(30), style == "navigation" || style == "modal" {
      lines.append("    catches \(pick(["settle", "backward"]))")
    }
    switch gesture {
    case "pan(down)": lines.append("    progress = translation.y / container.height")
    case "pinch(in)": lines.append("    progress = 1 - scale")
    case "edgePan(left)", "pan(right)": lines.append("    progress = translation.x / container.width")
    default: lines.append("    progress = -translation.x / container.width")
    }
    // Driven with values, or along the tracks.
    if !isForward, gesture != "pinch(in)", chance(50) {
      for (kind, text) in drawn where !kind.drive.isEmpty && text.hasPrefix("animate two.") {
        let path = (text.contains(" two.badge.") ? "two.badge." : "two.") + kind.property
        let value = kind.drive.replacing("$", with: "progress")
        lines.append(chance(70) ? "    drive \(path) = \(value)" : "    drive \(path)")
      }
      if hasPicture, chance(50) { lines.append("    drive photo.center = start.photo.center + translation") }
    }
    lines.append("    finish when progress > \(whole(2...6))0%")
    lines.append("    settle finish \(whole(2...4))00ms \(curve())")
    lines.append("    settle cancel \(whole(2...4))00ms \(curve())")
    return lines + ["  }"]
  }
}
