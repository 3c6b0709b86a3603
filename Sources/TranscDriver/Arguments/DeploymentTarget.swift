import UIKitEmitter

/// The oldest system that an app runs on, as `--minimum-ios` and `IPHONEOS_DEPLOYMENT_TARGET` have it: `15`, `15.0`, `16.4.1`.
enum DeploymentTarget {
  /// - Returns: The major version; the emitter knows what came with each.
  static func parse(_ text: String) throws(UsageError) -> Int {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { $0.utf8.allSatisfy { (0x30...0x39).contains($0) } ? UInt8($0) : nil }
    guard (1...3).contains(parts.count), numbers.count == parts.count, let major = numbers.first else {
      throw UsageError(
        "`\(text)` is not a version of iOS, such as `15` or `16.4`", command: .generate)
    }
    guard SwiftOptions.minimumIOSVersions.contains(Int(major)) else {
      throw UsageError(
        "there is no Swift for iOS \(text): the oldest version is one of "
          + SwiftOptions.minimumIOSVersions.map(String.init).joined(separator: ", "), command: .generate)
    }
    return Int(major)
  }
}
