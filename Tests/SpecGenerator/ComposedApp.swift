/// Transitions in which a view moves in a screen that moves, while a finger drives one of them: every style with every motion of a screen,
/// every motion of a view, and every drive.
enum ComposedApp {
  static let count =
    styles.count * screens.count * views.count * drives.count * 2 * settles.count

  private static let styles = ["navigation", "modal", "overlay", "tab", "container"]
  private static let settles = ["easeInOut", "spring(damping: 0.7)", "easeOut", "linear"]

  /// A property with its values while the other screen is shown, and while its own one is.
  private typealias Motion = (property: String, away: String, home: String)

  /// The motions of a screen: the `from` screen leaves by the first values, the `to` screen comes by the second.
  private static let screens: [(name: String, leaving: String, coming: String)] = [
    ("scaled", "scale: 1 -> 0.8", "scale: 0.8 -> 1"),
    (
      "shifted", "translation: vector(0, 0) -> vector(-80pt, 0)",
      "translation: vector(120pt, 0) -> vector(0, 0)"
    ),
    ("turned", "rotation: 0deg -> 5deg", "rotation: 5deg -> 0deg"),
    ("placed", "x: 0 -> -100pt", "x: container.width -> 0"),
    (
      "sized", "frame: container.frame -> inset(container.frame, 30pt)",
      "frame: inset(container.frame, 40pt) -> container.frame"
    ),
    ("cut", "height: container.height -> 300pt", "height: 200pt -> container.height"),
  ]

  /// The motions of a view, from its place in the layout.
  private static let views: [[Motion]] = [
    [("width", "60pt", "_")],
    [("frame", "rect(30pt, 40pt, 80pt, 50pt)", "_")],
    [("center", "point(200pt, 300pt)", "_")],
    [("size", "size(90pt, 90pt)", "_")],
    [("top", "300pt", "_")],
    [("leading", "10pt", "_"), ("trailing", "200pt", "_")],
    [("scale", "0.5", "1"), ("x", "100pt", "_")],
    [("scale", "0.5", "1"), ("scaleX", "0.8", "1")],
  ]

  /// What the finger drives: a property of a view or of its screen, with its change.
  private static let drives: [(isOfScreen: Bool, property: String, change: String)?] = [
    nil,
    (false, "center", "+ translation"),
    (false, "width", "+ translation.y / 3"),
    (false, "y", "+ translation.y"),
    (true, "translation", "+ translation"),
    (true, "scale", "- translation.y / container.height / 4"),
    (true, "y", "+ translation.y"),
  ]

  /// Whether no part of a view's frame moves.
  private static func isStill(_ view: [Motion]) -> Bool {
    view.allSatisfy { $0.property.hasPrefix("scale") }
  }

  /// The text of a transition; nil where frames are not defined, if a finger moves a screen that is turned, and for a fault of limits.md.
  /// - Parameter number: Less than `count`.
  static func text(_ number: Int) -> String? {
    var parts = ComposedNumber(number)
    let (drive, view, screen) = (parts.next(drives), parts.next(views), parts.next(screens))
    let (isFrom, style, settle) = (parts.next([true, false]), parts.next(styles), parts.next(settles))
    if let drive, drive.isOfScreen, screen.name == "turned" { return nil }
    if let drive, drive.property == "y", !drive.isOfScreen, style == "container", screen.name == "scaled",
      isStill(view)
    {
      return nil
    }
    let owner = isFrom ? "list" : "page"
    let moved = owner + (isFrom ? ".row" : ".badge")
    var lines = ["  animate \(owner).\(isFrom ? screen.leaving : screen.coming)"]
    for motion in view {
      let (start, end) = isFrom ? (motion.home, motion.away) : (motion.away, motion.home)
      lines.append("  animate \(moved).\(motion.property): \(start) -> \(end)")
    }
    let driven = drive.map { drive in
      let path = "\(drive.isOfScreen ? owner : moved).\(drive.property)"
      return "\(path) = start.\(path) \(drive.change)"
    }
    return """
      transition Composed\(number) {
        style \(style)
        from list { row: view }
        to page { badge: view }
      \(lines.joined(separator: "\n"))
      \(ComposedMembers.paces(number))
      \(ComposedMembers.back(on: "page", driving: driven, settle))
        reduceMotion crossfade 200ms
      }

      """
  }
}
