/// Looking for a text in another, byte by byte. Swift's own functions for that bring its library for regular expressions into the
/// program, a megabyte.
extension StringProtocol {
  /// What is before, between and behind the places where a text is that is not empty.
  /// - Parameter most: As many of those places as count, from the first on.
  public func parts(between separator: String, most: Int = .max) -> [String] {
    let (bytes, wanted) = (Array(utf8), Array(separator.utf8))
    var parts: [String] = []
    var (start, place) = (0, 0)
    while parts.count < most, let found = bytes.place(of: wanted, from: place) {
      parts.append(String(decoding: bytes[start..<found], as: UTF8.self))
      start = found + wanted.count
      place = start
    }
    parts.append(String(decoding: bytes[start...], as: UTF8.self))
    return parts
  }

  /// It with one text in all places where another one is, which is not empty.
  public func changing(_ old: String, to new: String) -> String {
    parts(between: old).joined(separator: new)
  }

  /// Whether a text is in it.
  public func has(_ text: String) -> Bool { Array(utf8).place(of: Array(text.utf8), from: 0) != nil }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// Where bytes are first, from a place on.
  public func place(of wanted: [UInt8], from start: Int) -> Int? {
    guard let first = wanted.first else { return start }
    var place = start
    while place + wanted.count <= endIndex {
      if self[place] == first, self[place..<place + wanted.count].elementsEqual(wanted) { return place }
      place += 1
    }
    return nil
  }
}
