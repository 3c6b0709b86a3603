/// Many elements of one kind, each with a lookup among all of them.
extension Shape {
  /// Views with a `place` for the whole frame, and a track by which one edge rests elsewhere.
  static func placed(_ bytes: Int) -> String {
    many(bytes) { index in
      """
        place menu.cell\(index).frame = rect(\(index)pt, 20pt, 30pt, container.height / 4)
        animate menu.cell\(index).y: container.height -> container.height / 3

      """
    }
  }

  /// Added buttons, each with a place of its own.
  static func tapped(_ bytes: Int) -> String {
    many(bytes) { index in
      """
        view button\(index): button("xmark") { while menu; tap dismiss }
        place button\(index).frame = rect(\(index % 300)pt, 10pt, 44pt, 44pt)

      """
    }
  }

  /// Fingers that follow the progress, each of which reads the alpha of a view that a track moves.
  static func scrubbed(_ bytes: Int) -> String {
    many(bytes) { index in
      """
        animate menu.cell\(index).alpha: 50% -> 1
      \(finger(index, "finish now when menu.cell\(index).alpha < 60%"))
      """
    }
  }

  /// Fingers, each of which calls hooks of the to screen at its start and its end.
  static func hooks(_ bytes: Int) -> String {
    var hooks: [String] = []
    return many(bytes, hooks: { hooks }) { index in
      hooks.append("began\(index), ended\(index): hook")
      return finger(
        index, "call menu.began\(index) at start\n    call menu.ended\(index) at end")
    }
  }

  private static func finger(_ index: Int, _ member: String) -> String {
    """
      interactive backward by pan(down) on menu.cell\(index) {
        \(member)
        progress = max(0, translation.y) / menu.height
        finish when progress > 50%
        settle 300ms easeOut
      }

    """
  }

  /// A transition with a number of views, each with members of its own.
  private static func many(
    _ bytes: Int, hooks: () -> [String] = { [] }, _ members: (Int) -> String
  ) -> String {
    var cells: [String] = []
    let all = repeated(bytes * 9 / 10) { index in
      cells.append("cell\(index): view")
      return members(index)
    }
    return screens(to: cells + hooks()) {
      "  forward 300ms easeOut\n  animate menu.y: container.height -> 0\n" + all
    }
  }
}
