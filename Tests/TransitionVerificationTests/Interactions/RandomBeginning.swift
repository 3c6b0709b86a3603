import TestSupport

/// Random beginnings of gestures. A driven value and the progress are made of everything that a number can depend on then, beside
/// a track, a place or a table of rest states. Values that the app hands over are left out, because they may happen to be the
/// values at rest.
struct RandomBeginning {
  private var random: RandomSource

  init(seed: UInt64) { random = RandomSource(seed: seed) }

  private mutating func pick(_ items: [String]) -> String {
    items[Int.random(in: 0..<items.count, using: &random)]
  }

  private mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  private mutating func length(_ states: Bool) -> String {
    let base = pick(
      [
        "start.detail.y", "start.detail.y", "0", "container.height / 2", "200pt", "location.y",
        "start.location.y", "velocity.y * 0.1s", "start.detail.y + location.x",
        "start.detail.y + start.velocity.y * 0.1s", "start.detail.y + 10pt",
        "start.detail.y + location.y - start.location.y",
      ] + (states ? ["half", "full", "100pt"] : []))
    let sum = "\(base) + \(pick(["translation.y", "max(0, translation.y)", "translation.y / 2"]))"
    return chance(4) ? "rubberBand(\(sum), in: 0..container.height)" : sum
  }

  private mutating func alpha() -> String {
    pick([
      "1 - progress", "1", "0.5", "start.detail.alpha", "location.y / container.height",
      "1 - abs(translation.y) / 600pt", "1 - start.velocity.y / 9000pt * 1s", "start.detail.alpha - 0.1",
    ])
  }

  private mutating func progress() -> String {
    pick([
      "translation.y / container.height", "max(0, translation.y) / container.height",
      "location.y / container.height", "(location.y - start.location.y) / container.height",
      "0.2 + translation.y / container.height", "velocity.y / 5000pt * 1s + translation.y / container.height",
      "(translation.y + start.location.x) / container.height", "map(translation.y, 0..300pt, 0..1)",
    ])
  }

  /// The text of a transition with one interaction.
  mutating func text() -> String {
    let kind = Int.random(in: 0..<4, using: &random)
    var members: [String] = []
    var inner: [String] = []
    switch kind {
    case 0: members = ["animate detail.y: container.height -> \(pick(["_", "0", "100pt"]))"]
    case 1:
      members = [
        "place detail.frame = rect(0, container.height / 2, container.width, container.height / 2)",
        "animate detail.y: container.height -> _",
      ]
    case 2: members = ["place detail.y = \(pick(["100pt", "200pt", "container.height / 2"]))"]
    default:
      members = [
        "states half, full",
        "animate detail.y { list: container.height, half: \(pick(["300pt", "200pt"])), full: \(pick(["0", "100pt"])) }",
      ]
    }
    inner.append("drive detail.y = \(length(kind == 3))")
    if chance(2) {
      members.append("animate detail.alpha: 0 -> 1")
      inner.append("drive detail.alpha = \(kind == 3 ? "0.5" : alpha())")
    }
    if kind != 3 { inner += ["progress = \(progress())", "finish when progress > 50%"] }
    inner.append(kind == 3 ? "settle nearest(detail.y) 300ms easeOut" : "settle 300ms easeOut")
    return """
      transition Random {
        style overlay
        from list
        to detail
        forward 300ms easeOut
        \(members.joined(separator: "\n  "))
        interactive \(kind == 3 ? "states" : "backward") by pan(\(pick(["down", "vertical"]))) on detail {
          \(inner.joined(separator: "\n    "))
        }
        reduceMotion crossfade 200ms
      }

      """
  }
}
