import Foundation
import PackagePlugin

/// Generates the Swift of a target's `.transition` files in each build of the target.
///
/// One command generates the Swift of all specs, with all of them as its inputs: a spec may import any other, and its
/// imports can change without a new run of the plugin. Outputs that stay the same are not written, and so not compiled again.
@main struct TransitionPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let specs = TargetSpecs(root: target.directoryURL, files: module.sourceFiles.map(\.url))
    return commands(
      specs, of: target.name, tool: try transc(context.tool(named:)), in: context.pluginWorkDirectoryURL)
  }

  private func commands(_ specs: TargetSpecs, of target: String, tool: URL, in folder: URL) -> [Command] {
    if specs.files.isEmpty {
      Diagnostics.warning("the target `\(target)` uses TransitionPlugin and has no `.transition` files")
      return []
    }
    if let committed = specs.committedSwift {
      Diagnostics.error(
        "the target `\(target)` has the Swift of its specs, such as `\(committed.path)`, and TransitionPlugin makes it in each build: remove one of the two"
      )
      return []
    }
    for other in specs.otherConfigurations {
      Diagnostics.warning("`\(other.path)` is not read: a target has one transc.json, in its own folder")
    }
    return [
      .buildCommand(
        displayName: "Compiling the transitions of \(target)", executable: tool,
        arguments: ["generate", "--diagnostics-format", "line", "-o", folder.path + "/"] + specs.arguments(),
        inputFiles: specs.files + (specs.configuration.map { [$0] } ?? []),
        outputFiles: specs.outputs(in: folder))
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension TransitionPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let specs = TargetSpecs(
        root: context.xcodeProject.directoryURL, files: target.inputFiles.map(\.url), isProject: true)
      return commands(
        specs, of: target.displayName, tool: try transc(context.tool(named:)),
        in: context.pluginWorkDirectoryURL)
    }
  }
#endif
