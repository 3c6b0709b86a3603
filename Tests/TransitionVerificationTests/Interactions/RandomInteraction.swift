import TestSupport

/// Random interactions, with meaningless expressions of all values of a finger.
struct RandomInteraction {
  private var random: RandomSource
  /// The numbers that expressions may read, besides the finger.
  private var numbers: [String] = []

  /// The source of the additional tracks. It is separate, so that the rest of a text does not depend on them.
  private var tracks: RandomSource

  init(seed: UInt64) {
    random = RandomSource(seed: seed)
    tracks = RandomSource(seed: seed &+ 4000)
  }

  private mutating func pick(_ items: [String]) -> String {
    items[Int.random(in: 0..<items.count, using: &random)]
  }

  private mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  // MARK: Expressions

  private mutating func length(_ depth: Int) -> String {
    if depth == 0 {
      return pick([
        "translation.x", "translation.y", "translation.y", "location.x", "start.location.y",
        "container.width",
        "detail.height", "detail.card.height", "detail.card.y", "start.detail.card.center.y", "detail.gap",
        "30pt", "300pt", "1500pt", "0pt", "detail.list.offset.y",
      ])
    }
    let d = depth - 1
    switch Int.random(in: 0..<14, using: &random) {
    case 0: return "max(\(length(d)), \(length(d)))"
    case 1: return "min(\(length(d)), \(length(d)))"
    case 2: return "abs(\(length(d)))"
    case 3: return "clamp(\(length(d)), \(length(d))..\(length(d)))"
    case 4: return "lerp(\(length(d)), \(length(d)), \(number(d)))"
    case 5: return "map(\(number(d)), \(number(d))..\(number(d)), \(length(d))..\(length(d)))"
    case 6: return "rubberBand(\(length(d)), in: \(length(d))..\(length(d)))"
    case 7: return "(\(length(d)) + \(length(d)))"
    case 8: return "(\(length(d)) - \(length(d)))"
    case 9: return "\(length(d)) * \(number(d))"
    case 10: return "-\(length(0))"
    case 11: return pick(["project(velocity.x, rate: normal)", "velocity.y * 0.2s", "start.velocity.y * 1s"])
    case 12:
      return pick([
        "inset(detail.card.frame, 20pt).width", "aspectFit(size(3pt, 2pt), in: detail.card.frame).height",
        "aspectFill(size(3pt, 2pt), in: detail.card.frame).x",
        "offset(detail.card.frame, translation).y", "detail.card.frame.center.x",
        "(detail.card.center + translation).x",
      ])
    default: return length(0)
    }
  }

  private mutating func number(_ depth: Int) -> String {
    if depth == 0 {
      return pick(
        ["0.3", "0.5", "1", "2", "0", "scale", "start.scale", "detail.share", "detail.alpha"] + numbers)
    }
    let d = depth - 1
    switch Int.random(in: 0..<11, using: &random) {
    case 0, 1:
      return "\(length(d)) / \(pick(["container.height", "detail.width", "200pt", "detail.card.height"]))"
    case 2: return "(\(number(d)) + \(number(d)))"
    case 3: return "(\(number(d)) - \(number(d)))"
    case 4: return "\(number(d)) * \(number(d))"
    case 5: return "\(number(d)) / (\(number(d)))"
    case 6: return "sqrt(\(number(d)))"
    case 7: return pick(["sin(rotation)", "cos(rotation * 2)"])
    case 8: return "map(\(length(d)), \(length(d))..\(length(d)), 0..1)"
    case 9: return "clamp(\(number(d)), 0..\(number(d)))"
    default: return number(0)
    }
  }

  private mutating func condition(_ depth: Int) -> String {
    let d = depth - 1
    let sign = pick(["<", "<=", ">", ">="])
    switch Int.random(in: 0..<9, using: &random) {
    case 0, 1: return "\(length(2)) \(sign) \(length(1))"
    case 2: return "\(number(2)) \(sign) \(pick(["0", "0.5", "1", "3"]))"
    case 3: return "velocity.y \(sign) \(pick(["0", "500pt/s", "-500pt/s", "start.velocity.y"]))"
    case 4 where depth > 0: return "(\(condition(d)) and \(condition(d)))"
    case 5 where depth > 0: return "(\(condition(d)) or \(condition(d)))"
    case 6 where depth > 0: return "not \(condition(d))"
    case 7: return "detail.isOn"
    default: return "translation.y \(sign) \(length(1))"
    }
  }

  // MARK: Specs

  private static let gestures = [
    "pan(down)", "pan(up)", "pan(left)", "pan(right)", "pan(vertical)", "pan(any)", "edgePan(left)",
    "edgePan(right)", "edgePan(top)", "edgePan(bottom)", "pinch(in)", "pinch(out)", "rotate",
  ]

  /// Additional tracks that follow a progress: with windows, one after the other, with steps, and of a frame.
  static let ways = [
    "", "",
    "animate detail.card.y: 300pt -> 20pt over 20%..70%",
    "animate detail.card.y { 0%: 0, 30%: 80pt easeIn, 100%: -40pt }",
    "animate detail.card.height: 0 -> detail.gap * detail.gap / 1pt over 50ms..200ms",
    "animate detail.card.y: 40pt -> 200pt at 40%",
    "animate detail.card.y: 10pt -> 20pt over 0%..30%\nanimate detail.card.y: 20pt -> 90pt at 60%",
    "animate detail.card.center: container.bounds.center -> point(detail.gap, 0pt) after 100ms",
    "animate detail.card.frame: container.bounds -> rect(0, detail.gap, 20pt, 30pt) spring(damping: 0.4)",
    "animate detail.card.y: container.height -> 0\nanimate detail.card.bottom: container.height -> 90pt",
  ]

  /// The text of a transition with one interaction.
  mutating func text() -> String {
    var members: [String] = []
    if chance(2) { members.append("begin when \(condition(1))") }
    let isDriven = chance(2)
    if isDriven {
      members.append("drive detail.scale = \(number(2))")
      if chance(2) { numbers.append("detail.scale") }
    }
    members.append("progress = \(number(3))")
    numbers += ["detail.scale", "progress", "progress"]
    if isDriven {
      members.append("drive detail.alpha = \(number(1).replacing("detail.alpha", with: "progress"))")
      members.append(
        "drive detail.card.center = start.detail.card.center + vector(\(length(1)), \(length(1)))")
    }
    members.append("\(pick(["finish", "cancel"])) when \(condition(2))")
    if chance(3) { members.append("finish now when \(condition(1))") }
    members.append("settle 300ms easeOut")
    return """
      transition Random {
        style modal
        from list
        to detail { card: view, list: scroll, gap: length, share: number, isOn: flag }
        forward 300ms easeOut
        animate detail.alpha: 0 -> 1
        \(chance(2) ? "animate detail.scale: 0.5 -> \(pick(["1", "0.9", "detail.share"]))" : "")
        \(isDriven ? "" : Self.ways.randomElement(using: &tracks) ?? "")
        interactive \(pick(["forward", "backward"])) by \(pick(Self.gestures)) on \(pick(["detail", "list"])) {
          \(members.joined(separator: "\n    "))
        }
        reduceMotion crossfade 200ms
        sample {
          detail.card = rect(\(known()), \(known()), \(known(from: 0)), \(known(from: 0)))
          detail.gap = \(known())
          detail.share = \(pick(["0", "0.5", "-0.5", "1", "3"]))
          detail.isOn = \(pick(["true", "false"]))
        }
      }

      """
  }

  /// A constant length between a minimum, −400 pt by default, and 400 pt.
  private mutating func known(from low: Int = -400) -> String {
    "\(Int.random(in: low...400, using: &random))pt"
  }
}
