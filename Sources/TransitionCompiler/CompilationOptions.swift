public import TransitionDiagnostics

/// What is wanted of a compilation besides its source.
public struct CompilationOptions: Hashable, Sendable {
  /// What to make; nil to check only.
  public var output: OutputKind?
  /// How many frames a second a timeline is sampled at; nil for a symbolic one.
  public var sampleRate: Double?
  /// Which findings keep the output from being made.
  public var policy: SeverityPolicy

  /// Makes options.
  public init(
    output: OutputKind? = nil, sampleRate: Double? = nil, policy: SeverityPolicy = SeverityPolicy()
  ) {
    self.output = output
    self.sampleRate = sampleRate
    self.policy = policy
  }
}
