import Foundation

/// `embed-specs OUTPUT FIRST SPEC...`: the tool that the plugin `EmbedSpecs` runs in a build. FIRST is the smallest spec.
@main struct EmbedSpecs {
  static func main() throws {
    let files = CommandLine.arguments.dropFirst().map { URL(filePath: $0) }
    guard files.count > 2 else {
      FileHandle.standardError.write(Data("usage: embed-specs OUTPUT FIRST SPEC...\n".utf8))
      exit(2)
    }
    let texts = try files.dropFirst().map { try String(contentsOf: $0, encoding: .utf8) }
    let names = files.dropFirst(2).map { $0.deletingPathExtension().lastPathComponent }
    // A file without a transition is only imported by others.
    let whole = zip(names, texts.dropFirst()).filter {
      $1.contains("\ntransition ") || $1.hasPrefix("transition ")
    }
    let source = """
      // Made of the files of Specs by embed-specs: edit those.

      extension ExampleSpecs {
        /// The names of those that have a transition.
        static let names: [String] = [\(whole.map { "\"\($0.0)\"" }.joined(separator: ", "))]

        /// The smallest spec.
        static let first: StaticString = \(Self.literal(texts[0]))

        /// The text of a spec.
        static func text(of name: String) -> StaticString? {
          switch name {
      \(zip(names, texts.dropFirst()).map { "    case \"\($0)\": return \(Self.literal($1))" }.joined(separator: "\n"))
          default: return nil
          }
        }
      }

      """
    try Data(source.utf8).write(to: files[0])
  }

  private static func literal(_ text: String) -> String {
    let escaped = text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing(
      "\n", with: "\\n")
    return "\"\(escaped)\""
  }
}
