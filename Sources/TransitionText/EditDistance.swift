/// The known name that a misspelt one probably means.
public enum EditDistance {
  /// Names longer than this, in bytes, are not compared.
  private static let longestName = 64

  /// The number of insertions, deletions, replacements and swaps of neighbours between two names.
  ///
  /// The restricted Damerau–Levenshtein ("optimal string alignment") distance over bytes; a change of case costs 0.
  public static func distance(_ first: String, _ second: String) -> Int {
    var rows: [Int] = []
    return distance(first.utf8.map(lowercased), second.utf8.map(lowercased), limit: .max, &rows)
  }

  /// Whether the distance of two names is within a limit. Names that differ widely are rejected fast.
  public static func isWithin(_ limit: Int, _ first: String, _ second: String) -> Bool {
    guard areNearInLength(first, second, limit), areNear(letters(of: first), letters(of: second), limit)
    else { return false }
    var rows: [Int] = []
    return distance(first.utf8.map(lowercased), second.utf8.map(lowercased), limit: limit, &rows) <= limit
  }

  /// The difference in length is a lower bound of the distance.
  private static func areNearInLength(_ first: String, _ second: String, _ limit: Int) -> Bool {
    abs(first.utf8.count - second.utf8.count) <= limit
  }

  /// A bit for each letter in a name, ignoring case; some letters share a bit.
  private static func letters(of name: String) -> UInt64 {
    name.utf8.reduce(0) { $0 | 1 << UInt64(lowercased($1) & 63) }
  }

  /// The number of letters that only one name has is a lower bound of the distance.
  private static func areNear(_ first: UInt64, _ second: UInt64, _ limit: Int) -> Bool {
    max((first & ~second).nonzeroBitCount, (second & ~first).nonzeroBitCount) <= limit
  }

  /// The nearest candidate; nil when none is near enough.
  ///
  /// The greatest distance is a third of the name's length, rounded up, and 3 for names of nine letters and more. Of equally near
  /// candidates the first one wins.
  public static func nearest(to name: String, among candidates: [String]) -> String? {
    let bytes = name.utf8.map(lowercased)
    guard bytes.count <= longestName else { return nil }
    let limit = bytes.count < 9 ? min(2, (bytes.count + 2) / 3) : (bytes.count + 2) / 3
    let letters = letters(of: name)
    var best: (name: String, distance: Int)?
    var rows: [Int] = []
    for candidate in candidates {
      guard candidate.utf8.count <= longestName, areNearInLength(candidate, name, limit),
        areNear(self.letters(of: candidate), letters, limit), candidate != name
      else { continue }
      let distance = distance(bytes, candidate.utf8.map(lowercased), limit: limit, &rows)
      if distance <= limit, distance < best?.distance ?? .max {
        best = (candidate, distance)
      }
    }
    return best?.name
  }

  /// - Parameters:
  ///   - limit: Beyond this distance the result is any greater number.
  ///   - rows: Room for three rows of the table, which calls share.
  private static func distance(_ a: [UInt8], _ b: [UInt8], limit: Int, _ rows: inout [Int]) -> Int {
    if a.isEmpty || b.isEmpty { return max(a.count, b.count) }
    let width = b.count + 1
    if rows.count < 3 * width { rows = [Int](repeating: 0, count: 3 * width) }
    // Where the rows of the last three letters begin.
    var (beforePrevious, previous, current) = (0, width, 2 * width)
    for j in 0..<width { rows[previous + j] = j }
    // A row is at least the minimum of the two rows before.
    var leastOfPrevious = 0
    for i in 1...a.count {
      rows[current] = i
      var leastOfRow = i
      for j in 1...b.count {
        let replaced = rows[previous + j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
        var least = min(replaced, rows[previous + j] + 1, rows[current + j - 1] + 1)
        if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
          least = min(least, rows[beforePrevious + j - 2] + 1)
        }
        rows[current + j] = least
        leastOfRow = min(leastOfRow, least)
      }
      if min(leastOfPrevious, leastOfRow) > limit { return leastOfRow }
      leastOfPrevious = leastOfRow
      (beforePrevious, previous, current) = (previous, current, beforePrevious)
    }
    return rows[previous + b.count]
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
  }
}
