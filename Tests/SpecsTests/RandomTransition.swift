import TestSupport

/// Random transitions that are right: what every evaluator of the language must agree on.
struct RandomTransition {
  private var random: RandomSource

  init(seed: UInt64) { random = RandomSource(seed: seed) }

  private mutating func pick<T>(_ items: [T]) -> T {
    items[Int.random(in: 0..<items.count, using: &random)]
  }

  private mutating func number(_ range: ClosedRange<Int>, _ unit: String = "") -> String {
    "\(Int.random(in: range, using: &random))\(unit)"
  }

  private mutating func share() -> String { "0.\(Int.random(in: 0...9, using: &random))" }

  /// A curve that fits any window.
  private mutating func curve() -> String {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return "linear"
    case 1: return "easeIn"
    case 2: return "easeInOut"
    case 3: return "cubic(\(share()), \(share()), \(share()), \(share()))"
    default: return "spring(damping: 0.\(Int.random(in: 4...9, using: &random)))"
    }
  }

  private mutating func window(_ duration: Int) -> String {
    let low = Int.random(in: 0...60, using: &random)
    let high = Int.random(in: (low + 10)...100, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return " over \(low)%..\(high)%"
    case 1: return " over \(duration * low / 100)ms..\(duration * high / 100)ms"
    case 2: return " after \(low)%"
    case 3: return " at \(high)%"
    default: return ""
    }
  }

  private mutating func timing(_ duration: Int, _ back: Int) -> String {
    let curve = Bool.random(using: &random) ? " " + self.curve() : ""
    let own = Int.random(in: 0..<5, using: &random) == 0 ? " backward \(self.curve())\(window(back))" : ""
    return curve + window(duration) + own
  }

  private static let tracks: [(path: String, kind: String)] = [
    ("one.alpha", "share"), ("two.alpha", "share"), ("one.scale", "number"), ("two.rotation", "angle"),
    ("two.x", "length"), ("one.center", "point"), ("two.size", "size"), ("one.cornerRadius", "radius"),
    ("two.background", "color"), ("tabBar.translation", "vector"), ("one.card.frame", "rect"),
    ("two.dim", "share"), ("one.shadow.radius", "radius"), ("two.perspective", "length"),
  ]

  private mutating func value(_ kind: String) -> String {
    switch kind {
    case "share": return share()
    case "number": return "\(share())5"
    case "angle": return pick(["10deg", "-0.3rad", "0.25turn", "0"])
    case "length":
      return pick([number(-300...300, "pt"), "container.width / 3", "one.card.x * far", "-two.height"])
    case "radius": return pick([number(0...40, "pt"), "abs(one.card.y) / 7"])
    case "point": return "point(\(value("length")), \(number(0...800, "pt")))"
    case "size": return "size(\(number(1...400, "pt")), container.height * \(share()))"
    case "vector": return "vector(\(number(-99...99, "pt")), lerp(0pt, \(number(1...90, "pt")), \(share())))"
    case "color": return pick(["#102030", "#A0B0C0D0", "#FFFFFF00"])
    default:
      return pick([
        "rect(1pt, 2pt, \(number(1...300, "pt")), 40pt)", "inset(container.bounds, \(number(0...60, "pt")))",
        "aspectFit(size(3pt, 2pt), in: container.frame)",
      ])
    }
  }

  /// The text of a transition.
  mutating func text() -> String {
    let duration = Int.random(in: 1...15, using: &random) * 100
    let back = Bool.random(using: &random) ? Int.random(in: 1...9, using: &random) * 100 : nil
    var lines = [
      "let far = \(share())3", "transition Random {", "  style \(pick(["navigation", "overlay", "modal"]))",
      "  from one { card: view }", "  to two",
      "  forward \(duration)ms \(curve())" + (Bool.random(using: &random) ? " delay 50ms" : ""),
    ]
    if let back { lines.append("  backward \(back)ms \(curve())") }
    var tracks = Self.tracks
    tracks.shuffle(using: &random)
    for (path, kind) in tracks.prefix(Int.random(in: 1...7, using: &random)) {
      if Int.random(in: 0..<4, using: &random) == 0 {
        let middle = Int.random(in: 10...90, using: &random)
        let curve = Bool.random(using: &random) ? " " + self.curve() : ""
        lines.append(
          "  animate \(path) { 0%: \(value(kind)), \(middle)%: \(value(kind))\(curve), 100%: \(value(kind)) }"
        )
      } else {
        let ends = (value(kind), Int.random(in: 0..<6, using: &random) == 0 ? "_" : value(kind))
        lines.append("  animate \(path): \(ends.0) -> \(ends.1)\(timing(duration, back ?? duration))")
      }
    }
    lines += [
      "  interactive backward by pan(down) on two {", "    progress = translation.y / container.height",
      "    finish when progress > 50%", "    settle \(Int.random(in: 1...6, using: &random))00ms \(curve())",
      "  }",
      "  reduceMotion crossfade 200ms", "  sample {", "    one.card = rect(20pt, 100pt, 120pt, 80pt)", "  }",
      "}",
      "let unused = far", "",
    ]
    return lines.dropLast(2).joined(separator: "\n") + "\n"
  }
}
