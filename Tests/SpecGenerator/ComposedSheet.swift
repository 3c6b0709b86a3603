/// Sheets with rest states: every motion of the sheet with every motion of a view in it and of a view below it, moved by a finger between
/// the states, by a finger that goes back, or by the app alone.
enum ComposedSheet {
  static let count =
    sheets.count * headers.count * rows.count * pages.count * fingers.count * settles.count * 2

  /// A property with its values below, and in up to three states.
  private typealias Table = (property: String, values: [String])

  private static let sheets: [Table] = [
    ("y", ["container.height", "container.height - 100pt", "container.height / 2", "60pt"]),
    ("height", ["0", "100pt", "300pt", "600pt"]),
    (
      "frame",
      [
        "rect(0, container.height, container.width, 300pt)",
        "rect(0, container.height - 100pt, container.width, 300pt)",
        "rect(0, container.height / 2, container.width, 422pt)",
        "rect(0, 60pt, container.width, container.height - 60pt)",
      ]
    ),
    (
      "bottom",
      ["container.height + 300pt", "container.height + 150pt", "container.height + 80pt", "container.height"]
    ),
    ("translation", ["vector(0, container.height)", "vector(0, 600pt)", "vector(0, 300pt)", "vector(0, 0)"]),
  ]

  private static let headers: [Table] = [
    ("alpha", ["0", "0.3", "1", "1"]),
    ("scale", ["0.5", "0.8", "1", "1.2"]),
    ("height", ["20pt", "30pt", "40pt", "80pt"]),
    ("x", ["10pt", "20pt", "30pt", "90pt"]),
    (
      "frame",
      [
        "rect(0, 0, 60pt, 60pt)", "rect(10pt, 0, 60pt, 60pt)", "rect(10pt, 20pt, 90pt, 60pt)",
        "rect(0, 0, 200pt, 200pt)",
      ]
    ),
    ("center", ["point(40pt, 40pt)", "point(50pt, 40pt)", "point(80pt, 90pt)", "point(190pt, 100pt)"]),
    ("translation", ["vector(0, 0)", "vector(10pt, 0)", "vector(10pt, 20pt)", "vector(0, 30pt)"]),
    ("rotation", ["0deg", "10deg", "30deg", "90deg"]),
    ("cornerRadius", ["0", "4pt", "10pt", "20pt"]),
  ]

  private static let rows: [Table?] = [
    nil,
    ("alpha", ["1", "1", "0.5", "0"]),
    ("y", ["_", "200pt", "180pt", "100pt"]),
    ("center", ["_", "_", "point(200pt, 100pt)", "point(200pt, 60pt)"]),
    ("width", ["_", "_", "60pt", "30pt"]),
    ("translation", ["vector(0, 0)", "vector(0, 0)", "vector(0, -40pt)", "vector(30pt, -40pt)"]),
  ]

  private static let pages: [Table?] = [
    nil,
    ("scale", ["1", "1", "0.95", "0.9"]),
    ("alpha", ["1", "1", "0.8", "0.5"]),
    ("y", ["0", "0", "-20pt", "-40pt"]),
  ]

  /// Who moves it. What a finger drives beside the sheet is a view in it: by its own table, or to where the finger says.
  private enum Finger { case none, back, sheet, header, height, center }
  private static let fingers: [Finger] = [.none, .back, .sheet, .header, .height, .center]
  private static let settles = ["easeInOut", "spring(damping: 0.8)", "easeOut"]

  static func text(_ number: Int) -> String {
    var parts = ComposedNumber(number)
    let (sheet, header, row) = (parts.next(sheets), parts.next(headers), parts.next(rows))
    let (finger, page, settle) = (parts.next(fingers), parts.next(pages), parts.next(settles))
    let states = ["map"] + ["tip", "half", "full"].prefix(parts.next([3, 2]))
    func animate(_ object: String, _ table: Table?) -> [String] {
      guard let table else { return [] }
      let values = zip(states, table.values).map { "\($0): \($1)" }.joined(separator: ", ")
      return ["  animate \(object).\(table.property) { \(values) }"]
    }
    let tables =
      animate("sheet", sheet) + animate("sheet.header", header) + animate("map", page)
      + animate("map.row", row)
    return """
      transition ComposedSheet\(number) {
        style overlay
        from map { row: view }
        to sheet { header: view }
        states \(states.dropFirst().joined(separator: ", "))
      \(ComposedMembers.paces(number))
      \((tables + gesture(finger, of: sheet, header, settle)).joined(separator: "\n"))
        reduceMotion crossfade 200ms
      }

      """
  }

  private static func gesture(
    _ finger: Finger, of sheet: Table, _ header: Table, _ settle: String
  ) -> [String] {
    if case .none = finger { return [] }
    if case .back = finger {
      return [ComposedMembers.back(on: "sheet", driving: nil, settle)]
    }
    // One number says where the sheet is between its states.
    guard sheet.property != "translation" else { return [] }
    let path = "sheet.\(sheet.property == "frame" ? "y" : sheet.property)"
    var lines = [
      "  interactive states by pan(vertical) on sheet {", "    catches settle",
      "    drive \(path) = start.\(path) + translation.y",
    ]
    switch finger {
    case .header: lines.append("    drive sheet.header.\(header.property)")
    case .height where !["height", "frame"].contains(header.property):
      lines.append("    drive sheet.header.height = start.sheet.header.height + translation.y / 4")
    case .center where !["x", "frame", "center"].contains(header.property):
      lines.append("    drive sheet.header.center = start.sheet.header.center + translation")
    default: break
    }
    return lines + ["    settle nearest(\(path) + project(velocity.y, rate: normal)) 350ms \(settle)", "  }"]
  }
}
