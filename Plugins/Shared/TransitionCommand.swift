import Foundation
import PackagePlugin

/// The common part of the plugins of `swift package …-transitions`: targets, options, and running the tool.
struct TransitionCommand {
  private let tool: URL
  private let package: URL
  /// A folder for files that nobody needs later.
  let scratch: URL
  /// The remaining arguments, which go to the tool.
  let arguments: [String]
  /// Whether nothing is written, and stale files are a failure.
  let verifies: Bool
  /// Whether targets were named.
  let namesTargets: Bool
  /// The targets that have specs.
  let targets: [(name: String, specs: TargetSpecs)]

  init(_ context: PluginContext, _ arguments: [String], canVerify: Bool = false) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    verifies = canVerify && extractor.extractFlag(named: "verify") > 0
    self.arguments = extractor.remainingArguments
    if self.arguments.contains("--help") || self.arguments.contains("-h") {
      let verify = canVerify ? ", and `--verify` writes nothing and fails where something would change" : ""
      print("`--target NAME` picks targets\(verify). Other options go to the tool:\n")
    }
    namesTargets = !names.isEmpty
    tool = try transc(context.tool(named:))
    package = context.package.directoryURL
    scratch = context.pluginWorkDirectoryURL.appending(path: "scratch")
    let targets = names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    self.targets = targets.compactMap { target in
      guard let module = target.sourceModule else { return nil }
      let specs = TargetSpecs(root: target.directoryURL, files: module.sourceFiles.map(\.url))
      return specs.files.isEmpty ? nil : (target.name, specs)
    }
    if self.targets.isEmpty {
      let scope = names.isEmpty ? "the package" : names.map { "`\($0)`" }.joined(separator: ", ")
      throw TransitionCommandError("\(scope) has no `.transition` files")
    }
  }

  /// A path relative to the package's folder, in which the tool is run.
  func shown(_ url: URL) -> String {
    url.path.hasPrefix(package.path + "/") ? String(url.path.dropFirst(package.path.count + 1)) : url.path
  }

  /// The option that lets a command write into the package.
  static let writing = "--allow-writing-to-package-directory"

  /// Runs the tool, which reports its findings itself, unless it is quiet.
  /// - Returns: Whether it ended with 0; with 1 it has found something.
  func run(_ arguments: [String], isQuiet: Bool = false) throws -> Bool {
    let process = Process()
    process.executableURL = tool
    process.arguments = arguments
    process.currentDirectoryURL = package
    if isQuiet {
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
    }
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus > 1 {
      throw TransitionCommandError("`transc \(arguments.first ?? "")` was not run to its end")
    }
    return process.terminationStatus == 0
  }
}

/// The reason why a command failed.
struct TransitionCommandError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
