import TransitionCompiler

/// A spec that needs neither be read nor compiled: it had no findings, and none of its files has changed since.
struct KnownSpecFile: Sendable {
  /// Its path, as the run finds it.
  var path: Path
  var stamp: FileStamp
  /// Its imports, and the stamps of the imported files.
  var imports: [(request: ImportRequest, stamp: FileStamp)]
  /// Its result, without the output.
  var result: CompilationResult
  /// The stamp of its output; nil where none was wanted.
  var output: FileStamp?
}
