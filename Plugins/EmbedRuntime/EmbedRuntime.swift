import Foundation
import PackagePlugin

/// Writes the files of `Runtime` as Swift source with their text, for the target that writes them into apps.
@main struct EmbedRuntime: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Runtime")
    let paths = FileManager.default.subpaths(atPath: folder.path) ?? []
    let files = paths.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appending(path: $0) }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedRuntime.swift")
    return [
      .buildCommand(
        displayName: "Embedding the runtime", executable: try context.tool(named: "embed-runtime").url,
        arguments: [output.path] + files.map(\.path), inputFiles: files, outputFiles: [output])
    ]
  }
}
