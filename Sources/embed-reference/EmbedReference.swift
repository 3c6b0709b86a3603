import Foundation

/// `embed-reference OUTPUT GRAMMAR`: the tool that the plugin `EmbedReference` runs in a build.
@main struct EmbedReference {
  static func main() throws {
    let paths = Array(CommandLine.arguments.dropFirst())
    guard paths.count == 2 else {
      FileHandle.standardError.write(Data("usage: embed-reference OUTPUT GRAMMAR\n".utf8))
      exit(2)
    }
    let grammar = try String(contentsOf: URL(filePath: paths[1]), encoding: .utf8)
    try Data(ReferenceWriter(grammar).swift.utf8).write(to: URL(filePath: paths[0]))
  }
}
