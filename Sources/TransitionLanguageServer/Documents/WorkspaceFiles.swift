public import TransitionCompiler
public import TransitionText

/// The access of the server to files. It writes nothing: the editor makes all changes.
public protocol WorkspaceFiles: Sendable {
  /// Answers an `import`.
  /// - Parameters:
  ///   - request: The path of the import, and the path of the file that has it.
  ///   - spec: The path of the spec that is checked.
  ///   - folder: The folder that imports stay in, if the spec is below it.
  func answer(_ request: ImportRequest, of spec: String, within folder: String?) -> ImportAnswer

  /// The options of a spec from the nearest `transc.json`: the severities of findings, and the options of generated Swift.
  /// - Parameters:
  ///   - spec: The path of the spec.
  ///   - folder: The folder that is open around it.
  /// - Returns: The options, and the problem with the file, if there is one.
  func options(for spec: String, within folder: String?) -> (options: CompilationOptions, problem: String?)

  /// The text of a file, or nil when it cannot be read.
  func read(_ path: String) -> SourceText?

  /// The paths of the specs in a folder and below it.
  func specs(in folder: String) -> [String]
}

extension WorkspaceFiles {
  /// The default options.
  public func options(
    for spec: String, within folder: String?
  ) -> (options: CompilationOptions, problem: String?) { (CompilationOptions(), nil) }
}
