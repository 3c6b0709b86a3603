import TransitionPlan

/// The size of a container as the command line writes it, in points: `844x390`.
enum ContainerSize {
  /// The possible extents, in points: no display has more.
  private static let range = 1.0...100_000.0

  static func parse(_ text: String) throws(UsageError) -> Size {
    let parts = text.split(separator: "x", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      // `Double` would read `0x1p4`, `inf` and `nan` too.
      part.utf8.allSatisfy { $0 == UInt8(ascii: ".") || (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= $0 }
        ? Double(part) : nil
    }
    guard parts.count == 2, numbers.count == 2, numbers.allSatisfy(range.contains) else {
      throw UsageError("`\(text)` is not a size such as `844x390`", command: .sample)
    }
    return Size(width: numbers[0], height: numbers[1])
  }
}
