import Foundation
import PackagePlugin

/// Writes the specs of the repository as Swift source with their text, for `transc init`.
@main struct EmbedSpecs: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = context.package.directoryURL
    let names = try FileManager.default.contentsOfDirectory(atPath: root.appending(path: "Specs").path)
    let specs = names.filter { $0.hasSuffix(".transition") }.sorted().map {
      root.appending(path: "Specs/\($0)")
    }
    let files = [root.appending(path: "Documentation/tutorial/step-2.transition")] + specs
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedSpecs.swift")
    return [
      .buildCommand(
        displayName: "Embedding the specs", executable: try context.tool(named: "embed-specs").url,
        arguments: [output.path] + files.map(\.path), inputFiles: files, outputFiles: [output])
    ]
  }
}
