import Foundation

/// Splits Grammar.md into pages.
struct ReferenceWriter {
  private let lines: [String]

  init(_ grammar: String) { lines = grammar.components(separatedBy: "\n") }

  private struct Page {
    var names: [String]
    var text: [String] = []
    var example: [String] = []
  }

  /// The generated source file.
  var swift: String {
    var out = """
      // Made of Grammar.md by embed-reference: edit that.

      extension ReferencePages {

      """
    out += list("constructs", "The constructs, by their first words.", constructs)
    out += "\n" + list("curves", "The curves.", table("### Curves"))
    out += "\n" + list("properties", "The properties.", table("### Properties"))
    out += "\n" + list("functions", "The functions.", table("### Functions"))
    return out + "}\n"
  }

  // MARK: Reading

  private var constructs: [Page] {
    var pages: [Page] = []
    var isInside = false
    var fence: [String]?
    var isCut = false
    for line in lines {
      if line.hasPrefix("## ") { isInside = line == "## A file" || line == "## Members of a transition" }
      guard isInside else { continue }
      if line.hasPrefix("###") {
        pages.append(Page(names: Self.quoted(line)))
        isCut = false
      } else if let body = fence {
        if line == "```" {
          if let last = pages.indices.last, pages[last].example.isEmpty { pages[last].example = body }
          fence = nil
        } else {
          fence = body + [line]
        }
      } else if line.hasPrefix("```") {
        fence = []
        isCut = true
      } else if let last = pages.indices.last, !isCut {
        isCut = line.hasPrefix("| error |")
        if !isCut { pages[last].text.append(line) }
      }
    }
    return pages.filter { !$0.names.isEmpty }
  }

  /// The rows of a table, by the names in their first column.
  private func table(_ heading: String) -> [Page] {
    guard let start = lines.firstIndex(of: heading) else { return [] }
    let rows = lines[start...].drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }.dropFirst(2)
    var pages: [Page] = []
    for row in rows {
      let cells = row.dropFirst().dropLast().split(separator: " | ", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: CharacterSet(charactersIn: " |"))
      }
      let codes = Self.quoted(cells[0])
      let names = codes.flatMap { code -> [String] in
        code.contains("(") ? [String(code.prefix { $0 != "(" })] : code.components(separatedBy: " ")
      }
      let rest = cells.dropFirst().filter { !$0.isEmpty }
      let isOfGeometry = heading == "### Properties"
      let text = isOfGeometry && rest.count > 1 ? "\(rest[0]). Of \(rest[1])." : rest.joined(separator: " ")
      let body = text.isEmpty ? [cells[0]] : [cells[0], "", text]
      for name in names {
        if let known = pages.firstIndex(where: { $0.names == [name] }) {
          pages[known].text += [""] + body
        } else {
          pages.append(Page(names: [name], text: body))
        }
      }
    }
    return pages
  }

  private static func quoted(_ line: String) -> [String] {
    line.components(separatedBy: "`").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
  }

  // MARK: Writing

  private func list(_ name: String, _ comment: String, _ pages: [Page]) -> String {
    var out = "  /// \(comment)\n  static let \(name): [ReferencePage] = [\n"
    for page in pages {
      for name in page.names {
        out += "    ReferencePage(\n      \"\(name)\",\n      text: "
        out += literal(Self.trimmed(page.text.map(Self.withoutLinks)))
        if !page.example.isEmpty { out += ",\n      example: " + literal(page.example) }
        out += "),\n"
      }
    }
    return out + "  ]\n"
  }

  private static func trimmed(_ lines: [String]) -> [String] {
    Array(lines.drop { $0.isEmpty }.reversed().drop { $0.isEmpty }.reversed())
  }

  /// A line without its links, which lead nowhere in an editor: their texts stay.
  private static func withoutLinks(_ line: String) -> String {
    line.replacing(/\[([^\]]*)\]\([^)]*\)/) { String($0.output.1) }
  }

  /// A string literal whose lines have at most a hundred columns.
  private func literal(_ lines: [String]) -> String {
    var out = "#\"\"\"\n"
    for line in lines {
      var rest = line[...]
      while rest.count > 88, let cut = rest.prefix(88).lastIndex(of: " ") {
        out += "        \(rest[...cut])\\#\n"
        rest = rest[rest.index(after: cut)...]
      }
      out += rest.isEmpty ? "\n" : "        \(rest)\n"
    }
    return out + "        \"\"\"#"
  }
}
