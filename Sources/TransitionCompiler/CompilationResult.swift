public import TransitionDiagnostics

/// What came of compiling one spec.
public struct CompilationResult: Sendable {
  /// The output, as UTF-8; nil when none was asked for or when there is an error.
  public var output: [UInt8]?
  /// The findings, in no particular order.
  public var diagnostics: [Diagnostic]

  /// Makes a result.
  public init(output: [UInt8]?, diagnostics: [Diagnostic]) {
    self.output = output
    self.diagnostics = diagnostics
  }
}
