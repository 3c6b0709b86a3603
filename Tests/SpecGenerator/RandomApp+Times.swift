/// When and how something moves.
extension RandomApp {
  mutating func curve() -> String {
    switch whole(0...7) {
    case 0: "linear"
    case 1: "easeIn"
    case 2: "easeOut"
    case 3: "cubic(0.\(whole(1...9)), 0.\(whole(0...9)), 0.\(whole(0...9)), 1)"
    case 4, 5: "spring(damping: 0.\(whole(5...9)))"
    default: "easeInOut"
    }
  }

  /// The times of a track, with others on the way back now and then.
  mutating func timing(isTwofold: Bool = true) -> String {
    let there = oneTiming()
    if isTwofold, !there.isEmpty, chance(20) {
      let back = oneTiming()
      if !back.isEmpty { return there + " backward" + back }
    }
    return there
  }

  private mutating func oneTiming() -> String {
    let curve = chance(40) ? " \(curve())" : ""
    let low = whole(0...5) * 10
    switch whole(0...12) {
    case 0...1: return "\(curve) over \(low)%..\(low + whole(2...5) * 10)%"
    case 2...3: return "\(curve) after \(low)%"
    case 4: return " at \(pick(["\(low)%", "120ms"]))"
    default: return curve
    }
  }
}
