/// What moves, and from where to where.
extension RandomApp {
  /// A property, where it rests at home, and where it may come from or go to.
  struct Kind {
    let property: String
    let home: String
    let away: [String]
    /// How a finger may drive it, with `$` for how far it is.
    var drive = ""
  }

  static let ofAll = [
    Kind(property: "alpha", home: "1", away: ["0", "0.4"], drive: "1 - 0.7 * $"),
    Kind(property: "scale", home: "1", away: ["0.8", "1.3", "0.05"], drive: "1 - 0.4 * $"),
    Kind(property: "rotation", home: "0", away: ["20deg", "-0.5rad", "0.75turn"], drive: "30deg * $"),
    Kind(
      property: "translation", home: "vector(0, 0)",
      away: ["vector(40pt, -30pt)", "vector(0, container.height / 3)"], drive: "vector(0, 80pt * $)"),
    Kind(property: "scaleX", home: "1", away: ["0.6"]),
    Kind(property: "shadow.opacity", home: "0", away: ["0.5"]),
    Kind(property: "shadow.radius", home: "3pt", away: ["12pt"]),
    Kind(property: "cornerRadius", home: "0", away: ["24pt", "container.width / 20"], drive: "30pt * $"),
    Kind(property: "borderWidth", home: "0", away: ["3pt"], drive: "4pt * $"),
    Kind(property: "borderColor", home: "_", away: ["#C02040", "#20408080"]),
  ]

  static let ofScreens =
    ofAll + [
      Kind(property: "x", home: "0", away: ["container.width", "-container.width / 3", "30pt"]),
      Kind(property: "y", home: "0", away: ["container.height", "-60pt"], drive: "200pt * $"),
      Kind(property: "dim", home: "0", away: ["0.3"], drive: "0.5 * $"),
      Kind(property: "rotationY", home: "0", away: ["60deg"]),
      Kind(property: "rotationX", home: "0", away: ["-50deg"]),
      Kind(property: "background", home: "#00000000", away: ["#102030", "#A0B0C0D0"]),
    ]

  static let ofViews =
    ofAll + [
      Kind(property: "alpha", home: "_", away: ["0.2"]),
      Kind(property: "tint", home: "_", away: ["#FF8000", "#20408080"]),
      Kind(
        property: "y", home: "_", away: ["container.height", "10pt"],
        drive: "start.two.badge.y + 90pt * $"),
      Kind(property: "center", home: "_", away: ["point(60pt, 300pt)"]),
      Kind(property: "width", home: "_", away: ["60pt"]),
      Kind(property: "frame", home: "_", away: ["rect(10pt, 20pt, 200pt, 90pt)"]),
    ]

  /// The tracks of the screens and of a view in each.
  mutating func addTracks(to draft: inout Draft) {
    let screens =
      draft.isPlaced ? Self.ofScreens.filter { $0.property != "x" && $0.property != "y" } : Self.ofScreens
    let hasValues = draft.hasValues
    var drawn = tracks(of: "one", Self.ofScreens, isHomeFirst: true, atMost: 3, hasValues)
    drawn += tracks(of: "two", screens, isHomeFirst: false, atMost: 3, hasValues)
    // A view has a place in the container only in a screen that is neither turned nor scaled.
    func views(in path: String) -> [Kind] {
      let isTurned = drawn.contains { $0.text.contains(" \(path).rot") || $0.text.contains(" \(path).scale") }
      let places: Set<String> = ["y", "center", "width", "frame"]
      return Self.ofViews.filter { !isTurned || !places.contains($0.property) }
    }
    drawn += tracks(of: "one.card", views(in: "one"), isHomeFirst: true, atMost: 2, hasValues)
    drawn += tracks(of: "two.badge", views(in: "two"), isHomeFirst: false, atMost: 2, hasValues)
    draft.drawn = drawn
    if draft.isPlaced {
      draft.members.append("place two.height = \(pick(["300pt", "container.height / 2"]))")
      draft.members.append("animate two.top: container.height -> container.height - two.height\(timing())")
    }
    // What turns out of the plane is seen in perspective.
    for path in ["one", "two", "two.badge"]
    where drawn.contains(where: { $0.text.hasPrefix("animate \(path).rotation") }) {
      if chance(50) { draft.members.append("hold \(path).perspective = 700pt") }
    }
    if drawn.isEmpty { draft.members.append("animate two.alpha: 0 -> 1") }
    draft.members += drawn.map(\.text)
  }

  /// The tracks of one object, no property twice.
  private mutating func tracks(
    of path: String, _ kinds: [Kind], isHomeFirst: Bool, atMost count: Int, _ hasValues: Bool
  ) -> [(kind: Kind, text: String)] {
    var seen: Set<String> = []
    var turns = 0
    return shuffled(kinds).prefix(whole(0...count)).compactMap { kind in
      let isPlace =
        ["x", "y", "center", "width", "frame", "translation"].contains(kind.property) && path.contains(".")
      let isScale = kind.property.hasPrefix("scale")
      guard seen.insert(isPlace ? "place" : isScale ? "scale" : kind.property).inserted else { return nil }
      if kind.property.hasPrefix("rotation") {
        turns += 1
        if turns > 1 { return nil }
      }
      var away = pick(kind.away)
      if hasValues, chance(40), let handed = Self.handed[kind.property] { away = handed }
      let ends = isHomeFirst ? (kind.home, away) : (away, kind.home)
      if kind.property == "center", chance(60) {
        return (
          kind,
          "animate \(path).center: \(ends.0) -> \(ends.1) along arc(\(pick(["up", "right, height: 0.4"])))"
        )
      }
      if chance(15), !kind.property.hasPrefix("rotation"), kind.home != "_" {
        let table = "{ 0%: \(ends.0), \(whole(2...8) * 10)%: \(pick(kind.away)), 100%: \(ends.1) }"
        return (kind, "animate \(path).\(kind.property) \(table)")
      }
      return (kind, "animate \(path).\(kind.property): \(ends.0) -> \(ends.1)\(timing())")
    }
  }
}
