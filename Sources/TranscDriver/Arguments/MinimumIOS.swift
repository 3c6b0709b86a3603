/// The least version of iOS that an app runs on, as the command line writes it: `13`, `15.2`.
enum MinimumIOS {
  /// The least version that generated Swift and its runtime run on.
  static let least = 13

  /// Throws when a text is no version, or is a version that generated Swift does not run on.
  static func check(_ text: String) throws(UsageError) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count <= 3, parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(isDigit) }),
      let version = parts.first.flatMap({ Int($0) })
    else { throw UsageError("`\(text)` is not a version of iOS such as `15` or `15.2`", command: .generate) }
    if version < least {
      throw UsageError("generated Swift needs iOS \(least) or later, not `\(text)`", command: .generate)
    }
  }

  private static func isDigit(_ byte: UInt8) -> Bool { UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte }
}
