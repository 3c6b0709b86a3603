public import TransitionCompiler
public import TransitionText

/// What the server sees of the disk. It writes nothing: whatever changes, the editor changes.
public protocol WorkspaceFiles: Sendable {
  /// Answers an `import`.
  /// - Parameters:
  ///   - request: What is imported, and the path of the file that it is in.
  ///   - spec: The path of the spec that is checked.
  ///   - folder: The folder that imports stay in, if the spec is below it.
  func answer(_ request: ImportRequest, of spec: String, within folder: String?) -> ImportAnswer

  /// What is decided for all specs of a target: how bad findings are taken to be, and what generated Swift is like.
  /// - Parameters:
  ///   - spec: The path of the spec.
  ///   - folder: The folder that is open around it.
  /// - Returns: The options, and what is wrong with the file that they come from.
  func options(for spec: String, within folder: String?) -> (options: CompilationOptions, problem: String?)

  /// The text of a file, or nil when it cannot be read.
  func read(_ path: String) -> SourceText?

  /// The paths of the specs in a folder and below it.
  func specs(in folder: String) -> [String]
}

extension WorkspaceFiles {
  /// Those of a build without a file of options.
  public func options(
    for spec: String, within folder: String?
  ) -> (options: CompilationOptions, problem: String?) { (CompilationOptions(), nil) }
}

/// No files at all.
public struct NoFiles: WorkspaceFiles {
  /// Makes it.
  public init() {}
  /// There are no other files.
  public func answer(_ request: ImportRequest, of spec: String, within folder: String?) -> ImportAnswer {
    .failure("there are no other files here")
  }
  /// Nothing.
  public func read(_ path: String) -> SourceText? { nil }
  /// None.
  public func specs(in folder: String) -> [String] { [] }
}
