/// What an emitter makes of a plan.
public struct Emission: Sendable {
  /// The output, as UTF-8; empty when there is an error among the diagnostics.
  public var bytes: [UInt8]
  /// What the emitter wants to be known.
  public var diagnostics: [Diagnostic]

  /// Makes an emission.
  public init(bytes: [UInt8], diagnostics: [Diagnostic] = []) {
    self.bytes = bytes
    self.diagnostics = diagnostics
  }
}
