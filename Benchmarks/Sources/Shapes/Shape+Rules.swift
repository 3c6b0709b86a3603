/// Many elements of one kind under one rule, which checks each of them once for each other if it is written carelessly.
extension Shape {
  /// A block of `backward` with a track for each view, which leaves the view changed.
  static func leaks(_ bytes: Int) -> String { block("backward", bytes, "50% -> 1") }

  /// A block of `forward` with a track for each view, which begins at another value than the view has, and jumps in the backward direction.
  static func oneWays(_ bytes: Int) -> String { block("forward", bytes, "20% -> 50%") }

  private static func block(_ direction: String, _ bytes: Int, _ values: String) -> String {
    var cells: [String] = []
    let tracks = repeated(bytes * 4 / 5) { index in
      cells.append("cell\(index): view")
      return "    animate home.cell\(index).alpha: \(values)\n"
    }
    return screens(from: cells) {
      (direction == "forward" ? "" : "  forward 300ms easeOut\n")
        + "  \(direction) 300ms easeOut {\n\(tracks)  }\n"
    }
  }

  /// Fingers without errors, each on a view of its own.
  static func rightFingers(_ bytes: Int) -> String { fingers(bytes, "") }

  /// Fingers without errors, each of which catches the running transition.
  static func catchingFingers(_ bytes: Int) -> String { fingers(bytes, "    catches backward\n") }

  private static func fingers(_ bytes: Int, _ member: String) -> String {
    var cells: [String] = []
    let interactions = repeated(bytes * 9 / 10) { index in
      cells.append("cell\(index): view")
      return """
          interactive backward by pan(down) on menu.cell\(index) {
        \(member)    progress = max(0, translation.y) / menu.height
            finish when progress > 50%
            settle 300ms easeOut
          }

        """
    }
    return screens(to: cells) {
      "  forward 300ms easeOut\n  animate menu.y: container.height -> 0\n" + interactions
    }
  }

  /// Scroll views under one finger, each of which is held still, takes over or scrolls along.
  static func scrolls(_ bytes: Int) -> String {
    var lists: [String] = []
    let rules = repeated(bytes * 3 / 4) { index in
      lists.append("list\(index): scroll")
      let rules = [
        "hands over to menu.list\(index)", "simultaneous with menu.list\(index)",
        "waits for pan(any) on menu.list\(index)", "hold menu.list\(index).scrollEnabled = false",
      ]
      return "    \(rules[index % rules.count])\n"
    }
    return screens(to: lists) {
      """
        forward 300ms easeOut
        animate menu.y: container.height -> 0
        interactive backward by pan(down) on menu {
          progress = max(0, translation.y) / menu.height
          finish when progress > 50%
          settle 300ms easeOut
      \(rules)  }

      """
    }
  }

  static func screens(
    from cells: [String] = [], to others: [String] = [], _ members: () -> String
  ) -> String {
    func screen(_ name: String, _ views: [String]) -> String {
      views.isEmpty ? name : "\(name) {\n    \(views.joined(separator: "\n    "))\n  }"
    }
    return """
      transition Menu {
        style overlay
        from \(screen("home", cells))
        to \(screen("menu", others))
      \(members())  reduceMotion crossfade 200ms
      }

      """
  }
}
