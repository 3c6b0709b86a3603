/// What the transition adds.
extension RandomApp {
  /// Up to two views, each with a place of its own or that of another object.
  mutating func addViews(to draft: inout Draft) {
    if !chance(30) { return }
    let isBehind = draft.members.contains("order one above two")
    for name in ["spot", "mark"].prefix(whole(1...2)) {
      let content = pick(["color(#204060)", "button(\"xmark\")", "image(\"name\")", "blur(light)"])
      let stays = chance(50)
      var parts = [pick(["above \(isBehind ? "one" : "two")", "above one"])]
      let fills = chance(30)
      // After `forward system` a container does not know the screen that has left (Documentation/limits.md).
      let card = draft.style == "container" ? "two" : "one.card"
      if fills { parts.append("fills \(pick(["one", "container", "two", card]))") }
      if stays { parts.append("while two") }
      // A container of the app goes back when the app says so.
      if stays, parts[0] != "above one", draft.style != "container", chance(30) {
        parts.append("tap dismiss")
      }
      draft.members.append("view \(name): \(content) { \(parts.joined(separator: "; ")) }")
      let fade = stays ? ": 0 -> 0.8\(timing())" : " { 0%: 0, \(whole(2...7))0%: 0.8, 100%: 0 }"
      draft.members.append("animate \(name).\(content.hasPrefix("blur") ? "blur" : "alpha")\(fade)")
      if !fills { addPlace(of: name, to: &draft) }
      for kind in shuffled(Self.ofAdded).prefix(whole(0...2)) {
        let away = pick(kind.away)
        draft.members.append("animate \(name).\(kind.property): \(away) -> \(kind.home)\(timing())")
      }
    }
  }

  /// All of its frame, or a part that a track completes.
  private mutating func addPlace(of name: String, to draft: inout Draft) {
    switch whole(0...3) {
    case 0:
      draft.members.append(
        "place \(name).frame = rect(20pt, container.height - 120pt, container.width / 2, 44pt)")
    case 1:
      draft.members.append("place \(name).frame = rect(30pt, 40pt, 100pt, 80pt)")
      draft.members.append(
        "animate \(name).\(pick(["x: -100pt -> _", "y: container.height -> _"]))\(timing())")
    case 2:
      draft.members.append("place \(name).center = point(container.width / 2, container.height / 3)")
      draft.members.append("place \(name).size = size(80pt, 60pt)")
    default:
      draft.members.append("place \(name).height = 50pt")
      draft.members.append("animate \(name).y: -50pt -> container.height / 4\(timing())")
    }
  }

  private static let ofAdded = [
    Kind(property: "scale", home: "1", away: ["0.5", "1.4"]),
    Kind(property: "rotation", home: "0", away: ["40deg"]),
    Kind(property: "cornerRadius", home: "10pt", away: ["0"]),
    Kind(property: "translation", home: "vector(0, 0)", away: ["vector(30pt, 0)"]),
    Kind(property: "background", home: "#806040", away: ["#204060"]),
    Kind(property: "borderWidth", home: "2pt", away: ["0"]),
  ]
}
