/// What an emitter makes of a plan.
public struct Emission: Sendable {
  /// The output, as UTF-8; empty when there is an error among the diagnostics.
  public var bytes: [UInt8]
  /// The diagnostics of the emitter.
  public var diagnostics: [Diagnostic]
  /// The types that the output declares for each transition, where it declares types.
  public var types: [[String]]

  /// Makes an emission.
  public init(bytes: [UInt8], diagnostics: [Diagnostic] = [], types: [[String]] = []) {
    self.bytes = bytes
    self.diagnostics = diagnostics
    self.types = types
  }
}
