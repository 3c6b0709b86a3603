public import Foundation
public import Testing

/// Files beside the tests with expected outputs. `TRANSC_UPDATE_GOLDEN=1 swift test` rewrites them.
public enum Golden {
  /// Compares an output with the file `Golden/name` beside the calling test.
  public static func expect(
    _ bytes: [UInt8], toBe name: String, file: StaticString = #filePath,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    try expect(bytes, atPath: folder(of: file).appending(path: "Golden/\(name)").path, at: location)
  }

  /// Compares an output with a file.
  public static func expect(_ bytes: [UInt8], atPath path: String, at location: SourceLocation) throws {
    let url = URL(filePath: path)
    if ProcessInfo.processInfo.environment["TRANSC_UPDATE_GOLDEN"] == "1" { try Data(bytes).write(to: url) }
    let expected = String(decoding: (try? Data(contentsOf: url)) ?? Data(), as: UTF8.self)
    let actual = String(decoding: bytes, as: UTF8.self)
    #expect(actual == expected, difference(expected, actual, url.lastPathComponent), sourceLocation: location)
  }

  /// The folder of a test file.
  public static func folder(of file: StaticString) -> URL {
    URL(filePath: "\(file)").deletingLastPathComponent()
  }

  private static func difference(_ expected: String, _ actual: String, _ name: String) -> Comment {
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    let line =
      zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? min(old.count, new.count)
    let was = line < old.count ? old[line] : "(nothing)"
    let `is` = line < new.count ? new[line] : "(nothing)"
    return "\(name):\(line + 1) was \(was), is \(`is`); TRANSC_UPDATE_GOLDEN=1 swift test rewrites it"
  }
}
