/// The version of the compiler.
public enum ToolVersion {
  /// The version, as semantic versioning counts; outputs name it.
  public static let current = "0.1.0"
}
