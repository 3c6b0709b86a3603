import Foundation
import PackagePlugin

/// Writes the parts of Grammar.md about each construct as Swift source, for the language server.
@main struct EmbedReference: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let grammar = context.package.directoryURL.appending(path: "Grammar.md")
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedReference.swift")
    return [
      .buildCommand(
        displayName: "Embedding the reference", executable: try context.tool(named: "embed-reference").url,
        arguments: [output.path, grammar.path], inputFiles: [grammar], outputFiles: [output])
    ]
  }
}
