/// How many items of a collection are on the display, as the command line writes it.
enum ItemCount {
  /// No display shows more items.
  private static let range = 1...1000

  static func parse(_ text: String) throws(UsageError) -> Int {
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0 }), let count = Int(text),
      range.contains(count)
    else { throw UsageError("`\(text)` is not a count from 1 to 1000", command: .sample) }
    return count
  }
}
