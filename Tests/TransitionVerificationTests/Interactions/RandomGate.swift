import TestSupport

/// Random conditions for the beginning of a pan. They depend on its velocity, with sums, magnitudes, minima, maxima, quotients
/// and speeds. All factors are multiples of 1/16, so that nothing is rounded.
struct RandomGate {
  private var random: RandomSource

  init(seed: UInt64) { random = RandomSource(seed: seed) }

  private mutating func pick(_ items: [String]) -> String {
    items[Int.random(in: 0..<items.count, using: &random)]
  }

  private mutating func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  private mutating func factor() -> String {
    pick(["0.5", "1", "1", "1", "1", "2", "0.75", "0.9375", "1.0625", "0.25", "3"])
  }

  private mutating func term() -> String {
    let part = pick(["velocity.x", "velocity.y", "start.velocity.x", "start.velocity.y"])
    return switch Int.random(in: 0..<6, using: &random) {
    case 0: "\(factor()) * \(part)"
    case 1: "-\(part)"
    case 2: "abs(\(part))"
    case 3: "\(factor()) * abs(\(part))"
    default: part
    }
  }

  private mutating func side() -> String {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: "\(term()) + \(term())"
    case 1: "\(term()) - \(term())"
    case 2: "max(\(term()), \(term()))"
    case 3: "min(\(term()), \(term()))"
    case 4: "abs(\(term()) - \(term()))"
    default: term()
    }
  }

  private mutating func comparison() -> String {
    let symbol = pick(["<", "<=", ">", ">="])
    return switch Int.random(in: 0..<6, using: &random) {
    case 0: "\(side()) \(symbol) \(pick(["0", "256pt/s", "-256pt/s"]))"
    case 1: "(\(term())) / (\(term())) \(symbol) \(pick(["0", factor(), "-\(factor())"]))"
    default: "\(side()) \(symbol) \(side())"
    }
  }

  private mutating func condition() -> String {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: "\(comparison()) and \(comparison())"
    case 1: "\(comparison()) or \(comparison())"
    case 2: "not (\(comparison()))"
    default: comparison()
    }
  }

  /// A gesture with a gate, and a condition.
  mutating func next() -> (gesture: String, condition: String) {
    // A pan from an edge may begin at any steepness.
    let gesture = pick([
      "pan(down)", "pan(up)", "pan(left)", "pan(right)", "pan(vertical)", "pan(horizontal)", "edgePan(left)",
    ])
    return (gesture, condition())
  }

  /// A velocity with which a pan may begin: any, and often one where two parts or two factors meet.
  mutating func velocity() -> (x: Double, y: Double) {
    let speed = chance(16) ? 0 : Double(1 << Int.random(in: 0..<16, using: &random))
    let ends = [0, 0.25, 0.5, 0.75, 0.9375, 1]
    let share =
      chance(3)
      ? ends[Int.random(in: 0..<6, using: &random)] : Double(Int.random(in: 0...1024, using: &random)) / 1024
    let (along, across) = (chance(2) ? speed : -speed, chance(2) ? speed * share : -speed * share)
    return chance(2) ? (along, across) : (across, along)
  }
}
