import Foundation

/// `embed-runtime OUTPUT FILE...`: the tool that the plugin `EmbedRuntime` runs in a build.
@main struct EmbedRuntime {
  static func main() throws {
    let paths = CommandLine.arguments.dropFirst()
    guard let output = paths.first else {
      FileHandle.standardError.write(Data("usage: embed-runtime OUTPUT FILE...\n".utf8))
      exit(2)
    }
    let literal = try RuntimeLiteral(files: paths.dropFirst().map { URL(filePath: $0) })
    try Data(literal.source.utf8).write(to: URL(filePath: output))
  }
}
