public import Foundation
public import PackagePlugin

// What the plugins use of Xcode's module for plugins of projects, as Apple's documentation declares it: there is none off a Mac,
// and what is written for it is at least type-checked. `Tests/Conformance/check-apple` does so.

/// The project that a plugin is used in.
public struct XcodeProject {
  /// Its name.
  public let displayName: String
  /// The folder of the project file.
  public let directoryURL: URL
  /// Its targets.
  public let targets: [XcodeTarget]
}

/// A target of a project.
public struct XcodeTarget {
  /// Its name.
  public let displayName: String
  /// The files that are its members.
  public let inputFiles: FileList
}

/// What a plugin knows of where it is used.
public struct XcodePluginContext {
  /// The project.
  public let xcodeProject: XcodeProject
  /// The folder that the plugin may write to.
  public let pluginWorkDirectoryURL: URL

  /// A tool that the plugin depends on.
  public func tool(named name: String) throws -> PluginContext.Tool { fatalError("only declared") }
}

/// A plugin that makes commands for targets of projects.
public protocol XcodeBuildToolPlugin: BuildToolPlugin {
  /// The commands for a target.
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}
