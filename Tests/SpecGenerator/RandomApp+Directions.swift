/// How long each direction takes, and what only one of them has.
extension RandomApp {
  /// The paces; now and then the platform plays one of the directions, or one has tracks of its own.
  mutating func addDirections(to draft: inout Draft) {
    let platforms = chance(12) ? pick(["forward", "backward"]) : nil
    for direction in ["forward", "backward"] {
      if direction == platforms {
        draft.members.append("\(direction) system")
        draft.platforms = direction
        continue
      }
      if direction == "backward", platforms == nil, chance(50) { continue }
      let delay = chance(15) ? " delay 50ms" : ""
      let block = chance(20) ? ownTracks(direction, draft) : []
      draft.members.append(
        "\(direction) \(whole(2...8))00ms \(curve())\(delay)" + (block.isEmpty ? "" : " {"))
      if !block.isEmpty { draft.members += block.map { "  " + $0 } + ["}"] }
    }
  }

  /// Tracks of one direction, of which nothing is left.
  private mutating func ownTracks(_ direction: String, _ draft: Draft) -> [String] {
    var tracks: [String] = []
    // A view has a place in the container only in a screen that is not scaled.
    let placesBadge = ["y", "center", "width", "frame"].contains { draft.moves("two.badge.\($0)") }
    for (property, home, away) in [
      ("scale", "1", ["0.8", "1.1"]), ("alpha", "1", ["0.3", "0"]), ("cornerRadius", "0", ["20pt", "8pt"]),
      ("translation", "vector(0, 0)", ["vector(container.width, 0)", "vector(0, 200pt)"]),
    ]
    where !draft.moves("two.\(property)") && (property != "scale" || !placesBadge) && chance(50) {
      // The way back may lead elsewhere.
      tracks.append("animate two.\(property): \(pick(away)) -> \(home)\(timing(isTwofold: false))")
    }
    if !draft.moves("one.card.scale"), chance(40) {
      tracks.append("animate one.card.scale { 0%: 1, \(whole(2...8))0%: 0.7, 100%: 1 }")
    }
    return tracks
  }

  /// A view of the from screen that yields to a touch.
  mutating func addPress(to draft: inout Draft) {
    if !chance(12) { return }
    draft.from.append("key: button")
    draft.members.append("press one.key \(whole(1...3))00ms \(curve()) {")
    for (property, values) in shuffled([
      ("scale", "1 -> 0.9"), ("alpha", "1 -> 0.6"), ("translation", "vector(0, 0) -> vector(0, 4pt)"),
      ("background", "_ -> #E0E0E0"), ("dim", "0 -> 0.2"),
    ]).prefix(whole(1...3)) {
      draft.members.append("  animate one.key.\(property): \(values)" + (chance(30) ? " over 0%..50%" : ""))
    }
    draft.members.append("}")
  }
}
