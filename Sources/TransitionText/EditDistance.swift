/// Which known name a misspelt one was probably meant to be.
public enum EditDistance {
  /// Names longer than this, in bytes, are not compared: nobody misspells those by one letter.
  private static let longestName = 64

  /// The number of insertions, deletions, replacements and swaps of neighbours between two names.
  ///
  /// The restricted Damerau–Levenshtein ("optimal string alignment") distance over bytes; a change of case costs 0.
  public static func distance(_ first: String, _ second: String) -> Int {
    let a = first.utf8.map(lowercased)
    let b = second.utf8.map(lowercased)
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    var beforePrevious = [Int](repeating: 0, count: b.count + 1)
    var previous = Array(0...b.count)
    for i in 1...a.count {
      var current = [i] + [Int](repeating: 0, count: b.count)
      for j in 1...b.count {
        let replaced = previous[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        current[j] = min(replaced, previous[j] + 1, current[j - 1] + 1)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          current[j] = min(current[j], beforePrevious[j - 2] + 1)
        }
      }
      beforePrevious = previous
      previous = current
    }
    return previous[b.count]
  }

  /// The nearest candidate, or nil when none is near enough to be what was meant.
  ///
  /// Near enough is a third of the name's length, rounded up, but three letters only of nine and more; of equally near
  /// ones the first wins.
  public static func nearest(to name: String, among candidates: some Sequence<String>) -> String? {
    guard name.utf8.count <= longestName else { return nil }
    let limit = name.utf8.count < 9 ? min(2, (name.utf8.count + 2) / 3) : (name.utf8.count + 2) / 3
    var best: (name: String, distance: Int)?
    for candidate in candidates where candidate.utf8.count <= longestName && candidate != name {
      let distance = distance(name, candidate)
      if distance <= limit, distance < best?.distance ?? .max {
        best = (candidate, distance)
      }
    }
    return best?.name
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
  }
}
