/// The version of the compiler.
public enum ToolVersion {
  /// The version, by semantic versioning. Outputs contain it.
  public static let current = "0.1.0"
}
