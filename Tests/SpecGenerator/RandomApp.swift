import TestSupport

/// Random transitions that an app can have: everything rests where the platform lays it out, whatever it does on its way. Any
/// style, tracks, tables, added views, pictures, places and fingers together.
package struct RandomApp {
  private var random: RandomSource

  /// Makes a generator; the same seed makes the same text.
  package init(seed: UInt64) { random = RandomSource(seed: seed) }

  mutating func pick<T>(_ items: [T]) -> T { items[Int.random(in: 0..<items.count, using: &random)] }
  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
  mutating func whole(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  mutating func shuffled<T>(_ items: [T]) -> [T] { items.shuffled(using: &random) }

  /// The text of a transition.
  package mutating func text() -> String { chance(20) ? sheet() : plain() }

  /// What is known of a transition while it is made up.
  struct Draft {
    let style: String
    /// What each screen hands over.
    var from = ["card: view", "list: scroll"]
    var to = ["badge: view"]
    var members: [String] = []
    /// What the file has besides the transition.
    var file: [String] = []
    /// The tracks of the screens and their views.
    var drawn: [(kind: Kind, text: String)] = []
    var hasPicture = false
    /// The direction that the platform plays.
    var platforms: String?
    /// Whether the to screen rests where a track and a place say.
    var isPlaced = false
    /// Whether the to screen hands over values.
    var hasValues = false
    /// The hooks, with their screens.
    var hooks: [String] = []

    init(_ style: String) { self.style = style }

    /// Whether a track moves it.
    func moves(_ path: String) -> Bool { drawn.contains { $0.text.hasPrefix("animate \(path)") } }

    /// The whole transition.
    var text: String {
      let head = ["transition Any {", "  style \(style)"]
      let screens = [
        "  from one { \(from.joined(separator: ", ")) }", "  to two { \(to.joined(separator: ", ")) }",
      ]
      let tail = ["  fallback crossfade 200ms", "  reduceMotion crossfade 200ms", "}", ""]
      return (file + head + screens + members.map { "  " + $0 } + tail).joined(separator: "\n")
    }
  }

  private mutating func plain() -> String {
    var draft = Draft(pick(["navigation", "navigation", "modal", "overlay", "overlay", "tab", "container"]))
    draft.isPlaced = draft.style == "overlay" && chance(50)
    addHooks(to: &draft)
    addValues(to: &draft)
    addTracks(to: &draft)
    addDirections(to: &draft)
    addPress(to: &draft)
    if chance(20) { addItems(to: &draft) }
    if chance(25), draft.style == "navigation" {
      let values = pick(["alpha: 1 -> 0", "translation: vector(0, 0) -> vector(0, 60pt)"])
      draft.members.append("animate tabBar.\(values)\(timing())")
    }
    if chance(15) { draft.members.append("order one above two") }
    if chance(40), draft.style != "container" { addShade(to: &draft) }
    addViews(to: &draft)
    if chance(40) { addPicture(to: &draft) }
    if chance(15), draft.style != "container" { draft.members.append("hold one.list.scrollEnabled = false") }
    if chance(15) { draft.members.append("hold two.badge.scale = 0.9\(span())") }
    if chance(20), !draft.moves("one.card.alpha") {
      draft.members.append("hide one.card\(span())")
    }
    if chance(10), !draft.moves("one.card.alpha") { addMotion(to: &draft) }
    addFingers(to: &draft)
    return draft.text
  }

  private mutating func addItems(to draft: inout Draft) {
    draft.from.append("items: collection")
    if chance(30) { draft.members.append("hold one.items.perspective = 600pt\(span())") }
    for (property, ends) in [("alpha", "1 -> 0.2"), ("scale", "1 -> 0.7"), ("rotationX", "0deg -> 50deg")]
    where chance(60) {
      let origin = pick(["first", "last", "center", "one.card.center", "point(0, container.height)"])
      draft.members.append(
        "animate one.items.\(property): \(ends) \(curve()) stagger \(whole(1...4))0ms from \(origin)")
    }
  }

  /// How long a view is hidden or held.
  private mutating func span() -> String {
    chance(50) ? "" : pick([" during forward", " during backward", " while two"])
  }

  private mutating func addShade(to draft: inout Draft) {
    let content = pick(["color(#000000)", "blur(dark)"])
    let property = content.hasPrefix("blur") ? "blur" : "alpha"
    let stays = draft.style == "overlay" && chance(60)
    let isBelow = !draft.members.contains("order one above two")
    let layers = isBelow ? "above one; below two" : "above two; above one"
    draft.members.append("view shade: \(content) { \(layers)\(stays ? "; while two" : "") }")
    draft.members.append(
      stays
        ? "animate shade.\(property): 0 -> 0.6\(timing())"
        : "animate shade.\(property) { 0%: 0, 50%: 0.6, 100%: 0 }")
  }
}
