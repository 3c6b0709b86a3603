public import TransitionDiagnostics
public import TransitionText

/// The result of compiling one spec.
public struct CompilationResult: Sendable {
  /// The output, as UTF-8; nil when none was requested or when there is an error.
  public var output: [UInt8]?
  /// The findings, in no particular order.
  public var diagnostics: [Diagnostic]
  /// The transitions of a spec without an error, by their names, and where each is declared.
  public var transitions: [(name: String, range: ByteRange)]
  /// The imports of the spec and of its imported files, in the order of reading. The output depends on them, and so
  /// does whether there is one.
  public var imports: [ImportRequest]

  /// Makes a result.
  public init(
    output: [UInt8]?, diagnostics: [Diagnostic], transitions: [(name: String, range: ByteRange)] = [],
    imports: [ImportRequest] = []
  ) {
    self.output = output
    self.diagnostics = diagnostics
    self.transitions = transitions
    self.imports = imports
  }
}
