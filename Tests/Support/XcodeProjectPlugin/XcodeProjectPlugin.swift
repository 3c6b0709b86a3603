public import Foundation
public import PackagePlugin

// What the plugins use of Xcode's module for plugins of projects, as Apple's documentation declares it: there is none off a Mac,
// and what is written for it is at least type-checked. `Tests/Conformance/check-apple` does so.

/// The project that a plugin is used in.
public struct XcodeProject {
  public let displayName: String
  public let directoryURL: URL
  public let targets: [XcodeTarget]
}

/// A target of a project.
public struct XcodeTarget {
  public let displayName: String
  public let inputFiles: FileList
}

/// What a plugin knows of where it is used.
public struct XcodePluginContext {
  public let xcodeProject: XcodeProject
  public let pluginWorkDirectoryURL: URL

  public func tool(named name: String) throws -> PluginContext.Tool { fatalError("only declared") }
}

/// A plugin that makes commands for targets of projects.
public protocol XcodeBuildToolPlugin: BuildToolPlugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}
