public import TransitionDiagnostics
public import UIKitEmitter

/// What is wanted of a compilation besides its source.
public struct CompilationOptions: Sendable {
  /// What to make; nil to check only.
  public var output: OutputKind?
  /// How many frames a second a timeline is sampled at; nil for a symbolic one.
  public var sampleRate: Double?
  /// Who may use what generated Swift declares for the app.
  public var access: AccessLevel
  /// Which findings keep the output from being made.
  public var policy: SeverityPolicy
  /// Answers the `import`s of a spec and of what that imports.
  public var imports: @Sendable (ImportRequest) -> ImportAnswer

  /// Makes options.
  public init(
    output: OutputKind? = nil, sampleRate: Double? = nil, access: AccessLevel = .internal,
    policy: SeverityPolicy = SeverityPolicy(),
    imports: @escaping @Sendable (ImportRequest) -> ImportAnswer = CompilationOptions.noImports
  ) {
    self.output = output
    self.sampleRate = sampleRate
    self.access = access
    self.policy = policy
    self.imports = imports
  }

  /// Answers that nothing can be imported.
  public static let noImports: @Sendable (ImportRequest) -> ImportAnswer = { _ in
    .failure("there are no other files here")
  }
}
