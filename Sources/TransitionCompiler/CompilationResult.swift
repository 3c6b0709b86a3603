public import TransitionDiagnostics
public import TransitionText

/// The result of compiling one spec.
public struct CompilationResult: Sendable {
  /// The output, as UTF-8; nil when none was requested or when there is an error.
  public var output: [UInt8]?
  /// The findings, in no particular order.
  public var diagnostics: [Diagnostic]
  /// The transitions of a spec without an error: their names, the types that the output declares for each, and where each is
  /// declared.
  public var transitions: [Transition]

  /// One transition of the output.
  public typealias Transition = (name: String, types: [String], range: ByteRange)
  /// What the spec, and what it imports, has asked for, in the order of reading. The output depends on it, and so does
  /// whether there is one.
  public var imports: [ImportRequest]

  /// Makes a result.
  public init(
    output: [UInt8]?, diagnostics: [Diagnostic], transitions: [Transition] = [],
    imports: [ImportRequest] = []
  ) {
    self.output = output
    self.diagnostics = diagnostics
    self.transitions = transitions
    self.imports = imports
  }
}
