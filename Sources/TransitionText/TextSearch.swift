/// Searches for a text byte by byte. Swift's own functions for that add its regular expressions to the program, which is a
/// megabyte.
extension StringProtocol {
  /// The parts between the occurrences of a separator, which is not empty.
  /// - Parameter most: The maximal number of occurrences that count.
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

  /// The text with all occurrences of a text, which is not empty, replaced by another one.
  public func changing(_ old: String, to new: String) -> String {
    parts(between: old).joined(separator: new)
  }

  /// Whether the text contains another one.
  public func has(_ text: String) -> Bool { Array(utf8).place(of: Array(text.utf8), from: 0) != nil }
}

extension RandomAccessCollection<UInt8> where Index == Int {
  /// The offset of the first occurrence of bytes at or after an offset.
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
