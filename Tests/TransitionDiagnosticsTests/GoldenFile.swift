import Foundation
import Testing

/// Compares outputs with files in `Golden`. With TRANSC_UPDATE_GOLDEN=1 in the environment, it rewrites them.
enum GoldenFile {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")
  private static let updates = ProcessInfo.processInfo.environment["TRANSC_UPDATE_GOLDEN"] == "1"

  static func expect(_ bytes: [UInt8], named name: String, at location: SourceLocation = #_sourceLocation)
    throws
  {
    let file = folder.appending(path: name)
    if updates { try Data(bytes).write(to: file) }
    let expected = try Data(contentsOf: file)
    #expect(
      String(decoding: bytes, as: UTF8.self) == String(decoding: expected, as: UTF8.self),
      "\(name) differs; TRANSC_UPDATE_GOLDEN=1 swift test rewrites it", sourceLocation: location)
  }

  /// The names of all golden files.
  static func names() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") })
  }
}
