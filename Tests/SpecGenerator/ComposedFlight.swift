/// Transitions in which a picture flies: every style and kind of picture with every motion of a screen, every way of the picture, and
/// every drive.
enum ComposedFlight {
  static let count =
    styles.count * kinds.count * screens.count * ways.count * others.count * drives.count * settles.count

  private static let styles = ["navigation", "modal", "overlay", "tab", "container"]
  private static let settles = ["easeInOut", "spring(damping: 0.7)", "linear"]

  private static let kinds: [(kind: String, view: String, content: String?)] = [
    ("image", "image", "content aspectFill"),
    ("snapshot", "view", "crossfade over 20%..70%"),
    ("live", "view", nil),
    ("snapshot", "view", "content fitWidth"),
  ]

  /// Motions of a screen.
  private static let screens: [String?] = [
    nil, "page.scale: 0.8 -> 1", "page.alpha: 0 -> 1", "page.y: container.height -> 0",
    "page.translation: vector(120pt, 0) -> vector(0, 0)",
    "page.frame: inset(container.frame, 40pt) -> container.frame", "page.height: 200pt -> container.height",
    "list.scale: 1 -> 0.9", "list.x: 0 -> -100pt", "list.height: container.height -> 300pt",
  ]

  /// The frame of the picture, with its clips.
  private static let ways: [[String]] = [
    ["from list.pic", "to page.pic"],
    ["from list.pic", "to page.pic", "frame: list.pic.frame -> container.bounds"],
    ["from list.pic clipped to list.safeArea", "to page.pic clipped to page.safeArea"],
    ["from list.pic", "to page.pic", "frame: list.pic.frame -> page.pic.frame over 0%..60%"],
    [
      "from list.pic", "to page.pic", "frame: list.pic.frame -> page.pic.frame", "along arc(up, height: 20%)",
    ],
    ["from list.pic clipped to list.box.frame", "to page.pic", "cornerRadius: 8pt -> 0"],
  ]

  /// Other things that move.
  private static let others: [String?] = [
    nil, "pic.rotation { 0%: 0deg, 50%: 20deg, 100%: 0deg }", "pic.shadow.radius: 0 -> 20pt",
    "pic.scale { 0%: 1, 50%: 1.2, 100%: 1 }", "list.row.y: _ -> 400pt", "page.badge.width: 30pt -> _",
    "page.badge.frame: rect(0, 0, 30pt, 30pt) -> _", "list.box.height: _ -> 200pt",
  ]

  private static let drives: [(path: String, change: String)?] = [
    nil, ("pic.center", "+ translation"), ("pic.scale", "- translation.y / container.height / 2"),
    ("pic.y", "+ translation.y"), ("pic.width", "- translation.y / 12"),
    ("page.scale", "- translation.y / container.height / 4"), ("page.translation", "+ translation"),
    ("page.badge.center", "+ translation"),
  ]

  static func text(_ number: Int) -> String {
    var parts = ComposedNumber(number)
    let (drive, other, screen) = (parts.next(drives), parts.next(others), parts.next(screens))
    let (way, kind, style) = (parts.next(ways), parts.next(kinds), parts.next(styles))
    let settle = parts.next(settles)
    let moved = [screen, other].compactMap { $0.map { "  animate \($0)" } }.joined(separator: "\n")
    let driven = drive.map { "\($0.path) = start.\($0.path) \($0.change)" }
    return """
      transition ComposedFlight\(number) {
        style \(style)
        from list { row: view, pic: \(kind.view), box: view }
        to page { badge: view, pic: \(kind.view) }
        shared pic: \(kind.kind) {
          \((way + [kind.content].compactMap { $0 }).joined(separator: "\n    "))
        }
      \(moved)
      \(ComposedMembers.paces(number))
      \(ComposedMembers.back(on: "page", driving: driven, settle))
        fallback crossfade 200ms
        reduceMotion crossfade 200ms
      }

      """
  }
}
