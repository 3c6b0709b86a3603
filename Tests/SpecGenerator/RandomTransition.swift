import TestSupport

/// Random transitions that are right: what every evaluator of the language must agree on.
package struct RandomTransition {
  private var random: RandomSource

  package init(seed: UInt64) { random = RandomSource(seed: seed) }

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

  private mutating func window(_ duration: Int) -> RandomTrack.Window {
    let low = Int.random(in: 0...60, using: &random)
    let high = Int.random(in: (low + 10)...100, using: &random)
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return .init(text: " over \(low)%..\(high)%", low: low, high: high)
    case 1:
      let times = " over \(duration * low / 100)ms..\(duration * high / 100)ms"
      return .init(text: times, low: low, high: high)
    case 2: return .init(text: " after \(low)%", low: low, high: 100)
    case 3: return .init(text: " at \(high)%", low: high, high: high)
    default: return .init(text: "", low: 0, high: 100)
    }
  }

  private mutating func timing(_ duration: Int, _ back: Int) -> RandomTrack.Timing {
    let curve = Bool.random(using: &random) ? " " + self.curve() : ""
    let window = window(duration)
    let own =
      Int.random(in: 0..<5, using: &random) == 0 ? " backward \(self.curve())\(self.window(back).text)" : ""
    return .init(curve: curve, window: window, own: own)
  }

  private static let tracks: [(path: String, kind: String)] = [
    ("one.alpha", "share"), ("two.alpha", "share"), ("one.scale", "number"), ("two.rotation", "angle"),
    ("two.x", "length"), ("one.center", "point"), ("two.size", "size"), ("one.cornerRadius", "radius"),
    ("two.background", "color"), ("tabBar.translation", "vector"), ("one.card.frame", "rect"),
    ("two.dim", "share"), ("one.shadow.radius", "radius"), ("two.perspective", "distance"),
  ]

  private mutating func value(_ kind: String) -> String {
    switch kind {
    case "share": return share()
    case "number": return "\(share())5"
    case "angle": return pick(["10deg", "-0.3rad", "0.25turn", "0"])
    case "length":
      return pick([number(-300...300, "pt"), "container.width / 3", "one.card.x * far", "-two.height"])
    case "radius": return pick([number(0...40, "pt"), "abs(one.card.y) / 7"])
    case "distance": return pick([number(400...1200, "pt"), "abs(one.card.y) + 400pt"])
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
  /// - Parameter way: How the way back is said; as it was drawn when left out.
  package mutating func text(_ way: WayBack = .drawn) -> String {
    let duration = Int.random(in: 1...15, using: &random) * 100
    let back = Bool.random(using: &random) ? Int.random(in: 1...9, using: &random) * 100 : nil
    let far = share()
    let style = pick(["navigation", "overlay", "modal"])
    let there = "\(duration)ms \(curve())" + (Bool.random(using: &random) ? " delay 50ms" : "")
    let own = back.map { "\($0)ms \(curve())" }
    var tracks = Self.tracks
    tracks.shuffle(using: &random)
    let drawn = tracks.prefix(Int.random(in: 1...7, using: &random)).map { path, kind in
      track(path, kind, duration, back ?? duration)
    }
    let settle = "\(Int.random(in: 1...6, using: &random))00ms \(curve())"
    var lines = ["let far = \(far)3", "transition Random {", "  style \(style)"]
    switch way {
    case .drawn, .leftOut:
      lines += ["  from one { card: view }", "  to two", "  forward \(there)"]
      if let own { lines.append("  backward \(own)") }
    case .writtenOut:
      lines += ["  from one { card: view }", "  to two", "  forward \(there)", "  backward \(own ?? there)"]
    case .swapped:
      lines += ["  from two", "  to one { card: view }", "  forward \(own ?? there)"]
      if own != nil { lines.append("  backward \(there)") }
    }
    for track in drawn { lines += track.members(way).map { "  animate " + $0 } }
    if way == .drawn {
      lines += [
        "  interactive backward by pan(down) on container {",
        "    progress = translation.y / container.height",
        "    finish when progress > 50%", "    settle \(settle)", "  }",
      ]
    }
    lines += [
      "  reduceMotion crossfade 200ms", "  sample {", "    one.card = rect(20pt, 100pt, 120pt, 80pt)", "  }",
      "}", "",
    ]
    return lines.joined(separator: "\n")
  }

  private mutating func track(
    _ path: String, _ kind: String, _ duration: Int, _ back: Int
  ) -> RandomTrack {
    if Int.random(in: 0..<4, using: &random) == 0 {
      let middle = Int.random(in: 10...90, using: &random)
      let curve = Bool.random(using: &random) ? " " + self.curve() : ""
      return .table(path, (value(kind), value(kind), value(kind)), middle, curve)
    }
    let ends = (value(kind), Int.random(in: 0..<6, using: &random) == 0 ? "_" : value(kind))
    return .pair(path, ends, timing(duration, back))
  }
}
