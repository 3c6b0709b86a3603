/// The name of a file as the system takes it: bytes of any kind except NUL.
public struct Path: Hashable, Sendable {
  /// The bytes, without a NUL at the end.
  public let bytes: [UInt8]

  /// Makes a path of bytes.
  public init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Makes a path of a text.
  public init(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  private static let slash = UInt8(ascii: "/")
  private static let dot = UInt8(ascii: ".")

  /// The path for people; bytes that are not UTF-8 become U+FFFD.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether it can only be a folder.
  public var endsWithSlash: Bool { bytes.last == Self.slash }

  /// Whether it starts at the root.
  public var isAbsolute: Bool { bytes.first == Self.slash }

  /// The name after the last slash.
  public var lastComponent: Path {
    let start = bytes.lastIndex(of: Self.slash).map { $0 + 1 } ?? 0
    return Path(bytes: Array(bytes[start...]))
  }

  /// The folder that it lies in: `.` when it has no slash.
  public var parent: Path {
    guard let slash = bytes.lastIndex(of: Self.slash) else { return Path(".") }
    return slash == 0 ? Path("/") : Path(bytes: Array(bytes[..<slash]))
  }

  /// The last component without its extension; a name that only starts with a dot has none.
  public var stem: Path {
    let name = lastComponent.bytes
    guard let end = name.lastIndex(of: Self.dot), end > 0 else { return Path(bytes: name) }
    return Path(bytes: Array(name[..<end]))
  }

  /// A file in this folder.
  public func appending(_ name: Path) -> Path {
    Path(bytes: endsWithSlash ? bytes + name.bytes : bytes + [Self.slash] + name.bytes)
  }

  /// The names on the path, without `.`, and with `..` only at the beginning.
  var steps: [Path] {
    var steps: [Path] = []
    for step in bytes.split(separator: Self.slash).map({ Path(bytes: Array($0)) }) {
      if step == Path(".") { continue }
      if step == Path(".."), let last = steps.last, last != Path("..") {
        steps.removeLast()
      } else {
        steps.append(step)
      }
    }
    return steps
  }

  /// The path of some names: `.` or the root when there are none.
  init(steps: some Sequence<Path>, isAbsolute: Bool) {
    let joined = Array(steps.map(\.bytes).joined(separator: [Self.slash]))
    if isAbsolute {
      self.init(bytes: [Self.slash] + joined)
    } else {
      self.init(bytes: joined.isEmpty ? [Self.dot] : joined)
    }
  }

  /// The path without slashes at its end, unless it is the root.
  public var withoutTrailingSlashes: Path {
    var bytes = bytes
    while bytes.count > 1, bytes.last == Self.slash { bytes.removeLast() }
    return Path(bytes: bytes)
  }
}
