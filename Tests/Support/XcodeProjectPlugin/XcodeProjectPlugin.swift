public import Foundation
public import PackagePlugin

// The part of Xcode's module for project plugins that the plugins use, as Apple's documentation declares it. The module exists on macOS
// only. With these declarations, `Tests/Conformance/check-apple` can type-check code for it elsewhere.

/// The project to which a plugin is applied.
public struct XcodeProject {
  /// The name of the project.
  public let displayName: String
  /// The folder of the project file.
  public let directoryURL: URL
  /// The targets of the project.
  public let targets: [XcodeTarget]
}

/// A target of a project.
public struct XcodeTarget {
  /// The name of the target.
  public let displayName: String
  /// The files in the target.
  public let inputFiles: FileList
}

/// The context of a plugin that is applied to a project.
public struct XcodePluginContext {
  /// The project.
  public let xcodeProject: XcodeProject
  /// The folder for the output of the plugin.
  public let pluginWorkDirectoryURL: URL

  /// A tool that the plugin depends on.
  public func tool(named name: String) throws -> PluginContext.Tool { fatalError("only declared") }
}

/// A plugin that creates build commands for the targets of a project.
public protocol XcodeBuildToolPlugin: BuildToolPlugin {
  /// Returns the commands for a target.
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}
