import TransitionText

/// How many specs are compiled at a time, as the command line writes it.
enum JobCount {
  /// More threads make no machine faster.
  private static let range = 1...256

  static func parse(_ text: String) throws(UsageError) -> Int {
    guard text.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0 }), let count = Int(text),
      range.contains(count)
    else { throw UsageError("`\(text)` is not a number of jobs from 1 to 256") }
    return count
  }
}

extension ParsedArguments {
  /// How many specs are compiled at a time; nil to derive the number from their sizes.
  func jobs() throws(UsageError) -> Int? {
    guard let text = values[.jobs]?.text else { return nil }
    return try JobCount.parse(text)
  }
}
