public import TransitionDiagnostics
public import UIKitEmitter

/// The options of a compilation.
public struct CompilationOptions: Sendable {
  /// The kind of output; nil to check only.
  public var output: OutputKind?
  /// The frame rate, per second, at which a timeline is sampled; nil for a symbolic one.
  public var sampleRate: Double?
  /// The options of generated Swift.
  public var swift: SwiftOptions
  /// The policy that decides which findings prevent the output.
  public var policy: SeverityPolicy
  /// Whether fix-its are tried, so that only those that help are offered. Callers that try them themselves can do without.
  public var triesFixIts: Bool
  /// Answers the `import`s of a spec and of its imported files.
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
