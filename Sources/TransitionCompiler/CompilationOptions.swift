public import TransitionDiagnostics
public import UIKitEmitter

/// What is wanted of a compilation besides its source.
public struct CompilationOptions: Sendable {
  /// What to make; nil to check only.
  public var output: OutputKind?
  /// How many frames a second a timeline is sampled at; nil for a symbolic one.
  public var sampleRate: Double?
  /// What is wanted of generated Swift.
  public var swift: SwiftOptions
  /// Which findings keep the output from being made.
  public var policy: SeverityPolicy
  /// Whether fix-its are tried, and only those offered that help. Who tries them anyhow can do without.
  public var triesFixIts: Bool
  /// Answers the `import`s of a spec and of what that imports.
  public var imports: @Sendable (ImportRequest) -> ImportAnswer

  /// Makes options.
  public init(
    output: OutputKind? = nil, sampleRate: Double? = nil, swift: SwiftOptions = SwiftOptions(),
    policy: SeverityPolicy = SeverityPolicy(), triesFixIts: Bool = true,
    imports: @escaping @Sendable (ImportRequest) -> ImportAnswer = CompilationOptions.noImports
  ) {
    self.output = output
    self.sampleRate = sampleRate
    self.swift = swift
    self.policy = policy
    self.triesFixIts = triesFixIts
    self.imports = imports
  }

  /// Answers that nothing can be imported.
  public static let noImports: @Sendable (ImportRequest) -> ImportAnswer = { _ in
    .failure("there are no other files here")
  }
}
