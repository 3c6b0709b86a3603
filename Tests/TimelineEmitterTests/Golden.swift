import Foundation
import Testing

/// Files beside the tests that hold what an output must be. `TRANSC_UPDATE_GOLDEN=1` writes them anew.
enum Golden {
  static func expect(_ bytes: [UInt8], toBe name: String, file: StaticString = #filePath) throws {
    let url = URL(filePath: "\(file)").deletingLastPathComponent().appending(path: "Golden/\(name)")
    if ProcessInfo.processInfo.environment["TRANSC_UPDATE_GOLDEN"] == "1" {
      try Data(bytes).write(to: url)
    }
    let expected = String(decoding: try Data(contentsOf: url), as: UTF8.self)
    #expect(String(decoding: bytes, as: UTF8.self) == expected, "Golden/\(name) is out of date")
  }
}
