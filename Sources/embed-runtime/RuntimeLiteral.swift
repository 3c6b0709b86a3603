import Foundation

/// The files of `Runtime` as one Swift file with their text in literals.
struct RuntimeLiteral {
  /// The files without their imports, one after the other.
  let text: String

  /// Reads the files of the runtime, in their order.
  init(files: [URL]) throws {
    let texts = try files.map { try String(contentsOf: $0, encoding: .utf8) }
    text = texts.map(Self.withoutImports).joined(separator: "\n")
  }

  private static func withoutImports(_ file: String) -> String {
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.filter { !$0.hasPrefix("import ") }.drop { $0.isEmpty }.joined(separator: "\n")
  }

  /// The source file with the literals.
  var source: String {
    var source = """
      // Made of the files of Runtime by embed-runtime: edit those.

      extension RuntimeText {

      """
    source += names("types", in: #/\b([A-Z]\w+)/#)
    source += names("members", in: #/(?m)^  (?:fileprivate )?(?:var|func) (transition\w+)/#)
    source += "  static let parts: [Part] = [\n"
    var piece = ""
    func endPiece() {
      source += ".text(##\"\"\"\n\(piece)\n\"\"\"##),\n"
      piece = ""
    }
    var isInForeignType = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      if line.hasPrefix("extension ") { isInForeignType = !line.hasPrefix("extension Transition") }
      if line == "}" { isInForeignType = false }
      let indentation = line.prefix { $0 == " " }.count
      var words = line.dropFirst(indentation).split(separator: " ", omittingEmptySubsequences: false)[...]
      let attributes = words.prefix { $0.hasPrefix("@") }
      words = words.dropFirst(attributes.count)
      if indentation == (isInForeignType ? 2 : 0), Self.isDeclaration(words) {
        piece += line.prefix(indentation) + attributes.map { $0 + " " }.joined()
        endPiece()
        source += isInForeignType ? ".member,\n" : ".declaration,\n"
        piece += words.joined(separator: " ")
      } else {
        piece += line
      }
      if number < lines.count - 1 { piece += "\n" }
    }
    endPiece()
    return source + "  ]\n}\n"
  }

  /// A sorted list of names in the code of the runtime.
  private func names(_ name: String, in pattern: Regex<(Substring, Substring)>) -> String {
    let code = text.replacing(#/(?m)//.*$/#, with: "")
    let names = Set(code.matches(of: pattern).map { String($0.output.1) }).sorted()
    return "  static let \(name): [String] = [\n"
      + names.map { "    \"\($0)\",\n" }.joined() + "  ]\n\n"
  }

  /// Whether a line begins a declaration without an access modifier that may have one.
  private static func isDeclaration(_ words: ArraySlice<Substring>) -> Bool {
    let modifiers: Set<Substring> = [
      "final", "static", "class", "mutating", "prefix", "postfix", "indirect", "nonisolated", "convenience",
      "override", "lazy", "weak",
    ]
    let keywords: Set<Substring> = [
      "func", "var", "let", "class", "struct", "enum", "protocol", "typealias", "init", "subscript", "actor",
    ]
    let keyword = words.first { !modifiers.contains($0) || $0 == "class" } ?? ""
    return keywords.contains(keyword.prefix { $0.isLetter })
  }
}
