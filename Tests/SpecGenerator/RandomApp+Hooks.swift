/// What the app hands over besides views.
extension RandomApp {
  /// Hooks of both screens, each at some moments.
  mutating func addHooks(to draft: inout Draft) {
    if !chance(35) { return }
    draft.from.append("leaves, back: hook")
    draft.to.append("comes: hook")
    draft.hooks = ["one.leaves", "one.back", "two.comes"]
    var last: [String: String] = [:]
    for hook in draft.hooks {
      for moment in shuffled(["start", "finish", "cancel", "end"]).prefix(whole(1...2)) {
        let way = chance(30) ? pick(["forward ", "backward "]) : ""
        last[way + moment, default: ""] += last[way + moment] == nil ? hook : ", \(hook)"
      }
    }
    draft.members += last.sorted { $0.key < $1.key }.map { "call \($0.value) at \($0.key)" }
  }

  /// Values of each type.
  mutating func addValues(to draft: inout Draft) {
    if !chance(30) { return }
    draft.to.append("accent: color, gap: length, share: number, lean: angle, isOpen: flag")
    draft.hasValues = true
  }

  /// Where a property may come from or go to by what the app says.
  static let handed = [
    "alpha": "two.share", "scale": "0.3 + two.share", "rotation": "two.lean",
    "translation": "vector(two.gap, -two.gap / 2)", "cornerRadius": "two.gap / 5", "x": "two.gap",
    "y": "container.height - two.gap", "dim": "two.share", "background": "two.accent",
  ]
}
