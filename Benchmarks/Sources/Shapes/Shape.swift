/// A kind of spec that shows whether time is proportional to the size of the text.
enum Shape: String, CaseIterable {
  /// Many small transitions in one file.
  case transitions
  /// One transition with many names, each of which is used.
  case names
  /// One transition with many pictures under one finger.
  case pictures
  /// A chain of files, each of which imports the next.
  case imports
  /// Files that all import the same file.
  case diamond
  /// A mistake on every line.
  case errors
  /// One transition with many rest states and a finger between them.
  case states
  /// One transition with many fingers, each of which holds a view of its own.
  case fingers
  /// One transition with many fingers, each of which holds the same view at a value of its own.
  case values
  /// One transition with many added views, each in front of the one before.
  case layers
  /// Many transitions and as many `let`s of the file that are known only at run time.
  case lets
  /// One transition that leaves many views changed.
  case leaks
  /// One transition that moves many views one way only.
  case oneWays
  /// One transition with many fingers without errors.
  case rightFingers
  /// One transition with many fingers, each of which catches the running transition.
  case catchingFingers
  /// One transition with many scroll views under one finger.
  case scrolls
  /// One transition with many views that are placed and rest elsewhere.
  case placed
  /// One transition with many added views that can be tapped, and are placed.
  case tapped
  /// One transition with many fingers, each of which reads the value that a track gives its view.
  case scrubbed
  /// One transition with many fingers, each of which calls hooks of the app.
  case hooks

  /// The name of the shape in reports.
  var title: String {
    switch self {
    case .transitions: "many transitions"
    case .names: "many names in one transition"
    case .pictures: "many pictures under one finger"
    case .imports: "deep imports, a kilobyte each"
    case .diamond: "many imports of files that import one, a kilobyte each"
    case .errors: "many errors"
    case .states: "many rest states"
    case .fingers: "many fingers, each with a `hold`"
    case .values: "many fingers that hold one view, each at another value"
    case .layers: "many views, each above the one before"
    case .lets: "many transitions and as many `let`s of the file"
    case .leaks: "many views that are left behind"
    case .oneWays: "many views that move one way only"
    case .rightFingers: "many fingers, each on a view of its own"
    case .catchingFingers: "many fingers, each of which `catches`"
    case .scrolls: "many scroll views under one finger"
    case .placed: "many views that rest elsewhere than placed"
    case .tapped: "many views that can be tapped"
    case .scrubbed: "many fingers, each of which reads a track"
    case .hooks: "many fingers, each with calls of its own"
    }
  }

  /// A spec of this shape with about a number of bytes, including its imported files.
  func spec(bytes: Int) -> ShapedSpec {
    switch self {
    case .transitions: ShapedSpec(main: Self.transitions(bytes))
    case .names: ShapedSpec(main: Self.names(bytes))
    case .pictures: ShapedSpec(main: Self.pictures(bytes))
    case .imports: Self.chain(bytes)
    case .diamond: Self.diamond(bytes)
    case .errors: ShapedSpec(main: Self.errors(bytes))
    case .states: ShapedSpec(main: Self.states(bytes))
    case .fingers: ShapedSpec(main: Self.fingers(bytes))
    case .values: ShapedSpec(main: Self.values(bytes))
    case .layers: ShapedSpec(main: Self.layers(bytes))
    case .lets: ShapedSpec(main: Self.lets(bytes))
    case .leaks: ShapedSpec(main: Self.leaks(bytes))
    case .oneWays: ShapedSpec(main: Self.oneWays(bytes))
    case .rightFingers: ShapedSpec(main: Self.rightFingers(bytes))
    case .catchingFingers: ShapedSpec(main: Self.catchingFingers(bytes))
    case .scrolls: ShapedSpec(main: Self.scrolls(bytes))
    case .placed: ShapedSpec(main: Self.placed(bytes))
    case .tapped: ShapedSpec(main: Self.tapped(bytes))
    case .scrubbed: ShapedSpec(main: Self.scrubbed(bytes))
    case .hooks: ShapedSpec(main: Self.hooks(bytes))
    }
  }

  private static func transitions(_ bytes: Int) -> String {
    repeated(bytes) { transition("Menu\($0)", "  animate menu.x: container.width -> _\n") }
  }

  /// Each length is computed from the view before it, and the next view is placed at it.
  private static func names(_ bytes: Int) -> String {
    var members = "  view shade0: color(#00000080) { while menu }\n"
    members += repeated(bytes) { index in
      """
        let length\(index) = min(shade\(index).x, container.width / \(index + 2))
        view shade\(index + 1): color(#00000080) { while menu }
        place shade\(index + 1).x = length\(index)

      """
    }
    return transition("Menu", members)
  }

  private static func pictures(_ bytes: Int) -> String {
    var views: [String] = []
    let elements = repeated(bytes / 2) { index in
      views.append("cell\(index)")
      return "  shared picture\(index): image { from home.cell\(index); to menu.cell\(index) }\n"
    }
    let list = views.map { "\($0): image" }.joined(separator: "\n    ")
    let drives = views.indices.map { "    drive picture\($0).scale = lerp(1, 0.5, progress)\n" }.joined()
    return """
      transition Menu {
        style navigation
        from home {
          \(list)
        }
        to menu {
          \(list)
        }
        forward 300ms easeOut
        fallback crossfade 200ms
        reduceMotion crossfade 200ms
      \(elements)
        interactive backward by pan(down) on menu {
          progress = translation.y / menu.height
      \(drives)
          finish when progress > 50%
          settle 300ms easeOut
        }
      }

      """
  }

  private static func errors(_ bytes: Int) -> String {
    transition(
      "Menu",
      repeated(bytes) { index in
        """
          animate menu.opacity\(index): 0 -> 1
          animate menus.alpha: \(index) -> 1
          let length\(index) = container.widht * 2ms

        """
      })
  }

  // MARK: Texts

  static func transition(
    _ name: String, _ members: String, style: String = "navigation", cells: [String] = []
  ) -> String {
    let views = cells.isEmpty ? "" : " { \(cells.joined(separator: ", ")): view }"
    return """
      transition \(name) {
        style \(style)
        from home\(views)
        to menu\(views)
        forward 300ms easeOut
        reduceMotion crossfade 200ms
      \(members)}


      """
  }

  static func repeated(_ bytes: Int, _ text: (Int) -> String) -> String {
    var whole = ""
    whole.reserveCapacity(bytes + 1000)
    var index = 0
    while whole.utf8.count < bytes {
      whole += text(index)
      index += 1
    }
    return whole
  }
}
