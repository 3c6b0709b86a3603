/// Many elements of one kind, all pairs of which might be compared.
extension Shape {
  static func states(_ bytes: Int) -> String {
    var names: [String] = []
    let places = repeated(bytes * 3 / 4) { index in
      names.append("rest\(index)")
      return "    rest\(index): \(index)pt\n"
    }
    return transition(
      "Menu",
      """
        states \(names.joined(separator: ", "))
        animate menu.y {
          home: container.height
      \(places)  }
        interactive states or backward by pan(vertical) on menu {
          drive menu.y = start.menu.y + translation.y
          settle nearest(menu.y) 300ms
        }

      """, style: "overlay")
  }

  static func fingers(_ bytes: Int) -> String {
    fingers(bytes) { "hold home.cell\($0).alpha = 50%" }
  }

  static func values(_ bytes: Int) -> String {
    fingers(bytes) { "hold home.cell0.alpha = 1 / \($0 + 2)" }
  }

  private static func fingers(_ bytes: Int, _ hold: (Int) -> String) -> String {
    var cells: [String] = []
    let interactions = repeated(bytes * 9 / 10) { index in
      cells.append("cell\(index)")
      return """
          interactive backward by pan(down) on menu.cell\(index) {
            \(hold(index))
            progress = max(0, translation.y) / menu.height
            finish when progress > 50%
            settle 300ms easeOut
          }

        """
    }
    return transition("Menu", interactions, cells: cells)
  }

  static func layers(_ bytes: Int) -> String {
    transition(
      "Menu",
      repeated(bytes) { index in
        "  view shade\(index): color(#00000080) { above \(index == 0 ? "home" : "shade\(index - 1)"); while menu }\n"
      })
  }

  static func lets(_ bytes: Int) -> String {
    var lets = ""
    let transitions = repeated(bytes * 4 / 5) { index in
      lets += "let length\(index) = container.height / \(index + 2)\n"
      return transition("Menu\(index)", "  animate menu.y: length\(index) -> _\n")
    }
    return lets + transitions
  }
}
