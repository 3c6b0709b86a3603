/// The difference between two texts by lines, in the format of `patch` and `git apply`.
///
/// It is a patience diff: the lines that occur once in both texts, in the same order, are matched first. The time is in O(n log n).
public enum UnifiedDiff {
  /// The number of equal lines around a change.
  private static let context = 3

  /// The difference; empty when the texts are equal.
  /// - Parameters:
  ///   - old: The text before.
  ///   - new: The text after.
  ///   - name: The path of both, which is shown below `a/` and `b/`.
  public static func text(from old: [UInt8], to new: [UInt8], name: String) -> [UInt8] {
    if old == new { return [] }
    let (before, after) = (lines(old), lines(new))
    var matches: [(Int, Int)] = []
    match(before, before.indices, after, after.indices, &matches)
    var writer = HunkWriter(before: before, after: after)
    writer.header(name)
    writer.write(changes(matches, before.count, after.count))
    return writer.bytes
  }

  /// The lines with their line ends; the last one may have none.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    for index in bytes.indices where bytes[index] == UInt8(ascii: "\n") {
      lines.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { lines.append(bytes[start...]) }
    return lines
  }

  // MARK: Matching

  private static func match(
    _ before: [ArraySlice<UInt8>], _ old: Range<Int>, _ after: [ArraySlice<UInt8>], _ new: Range<Int>,
    _ matches: inout [(Int, Int)]
  ) {
    var (old, new) = (old, new)
    while let a = old.first, let b = new.first, before[a] == after[b] {
      matches.append((a, b))
      old.removeFirst()
      new.removeFirst()
    }
    var tail: [(Int, Int)] = []
    while let a = old.last, let b = new.last, before[a] == after[b] {
      tail.append((a, b))
      old.removeLast()
      new.removeLast()
    }
    let anchors = old.isEmpty || new.isEmpty ? [] : uniqueMatches(before, old, after, new)
    var (a, b) = (old.lowerBound, new.lowerBound)
    for anchor in anchors where anchor.0 >= a && anchor.1 >= b {
      match(before, a..<anchor.0, after, b..<anchor.1, &matches)
      matches.append(anchor)
      (a, b) = (anchor.0 + 1, anchor.1 + 1)
    }
    if !anchors.isEmpty { match(before, a..<old.upperBound, after, b..<new.upperBound, &matches) }
    matches += tail.reversed()
  }

  /// The longest sequence of lines that occur once in both ranges, in the order of both.
  private static func uniqueMatches(
    _ before: [ArraySlice<UInt8>], _ old: Range<Int>, _ after: [ArraySlice<UInt8>], _ new: Range<Int>
  ) -> [(Int, Int)] {
    var places: [ArraySlice<UInt8>: (old: Int, new: Int, oldCount: Int, newCount: Int)] = [:]
    for index in old {
      let known = places[before[index]] ?? (0, 0, 0, 0)
      places[before[index]] = (index, known.new, known.oldCount + 1, known.newCount)
    }
    for index in new {
      guard let known = places[after[index]] else { continue }
      places[after[index]] = (known.old, index, known.oldCount, known.newCount + 1)
    }
    let unique = places.values.filter { $0.oldCount == 1 && $0.newCount == 1 }
      .map { ($0.old, $0.new) }.sorted { $0.0 < $1.0 }
    return longestRising(unique)
  }

  private static func longestRising(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: pairs.count)
    for index in pairs.indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].1 < pairs[index].1 { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? ends[low - 1] : -1
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var row: [(Int, Int)] = []
    var next = ends.last ?? -1
    while next >= 0 {
      row.append(pairs[next])
      next = previous[next]
    }
    return row.reversed()
  }

  // MARK: Changes

  /// Removed lines, and the lines that replace them.
  struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  private static func changes(_ matches: [(Int, Int)], _ oldCount: Int, _ newCount: Int) -> [Change] {
    var changes: [Change] = []
    var (a, b) = (0, 0)
    for match in matches + [(oldCount, newCount)] {
      if match.0 > a || match.1 > b { changes.append(Change(old: a..<match.0, new: b..<match.1)) }
      (a, b) = (match.0 + 1, match.1 + 1)
    }
    return changes
  }

  /// Writes neighbouring changes as one hunk.
  private struct HunkWriter {
    let before: [ArraySlice<UInt8>]
    let after: [ArraySlice<UInt8>]
    var bytes: [UInt8] = []

    init(before: [ArraySlice<UInt8>], after: [ArraySlice<UInt8>]) {
      self.before = before
      self.after = after
    }

    mutating func header(_ name: String) {
      let path = name.drop { $0 == "/" }
      bytes += Array("--- \(Self.quoted("a/" + path))\n+++ \(Self.quoted("b/" + path))\n".utf8)
    }

    /// A path in the format of `patch` and `git apply`: a tab ends a path with a space in it, and line ends are escaped as in C.
    private static func quoted(_ path: String) -> String {
      func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte != 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
      }
      if path.utf8.allSatisfy(isPlain) { return path.utf8.contains(UInt8(ascii: " ")) ? path + "\t" : path }
      var quoted: [UInt8] = [UInt8(ascii: "\"")]
      for byte in path.utf8 {
        if isPlain(byte) {
          quoted.append(byte)
        } else if byte >= 0x20, byte != 0x7F {
          quoted += [UInt8(ascii: "\\"), byte]
        } else {
          let digits = String(byte, radix: 8)
          quoted += Array(("\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits).utf8)
        }
      }
      return String(decoding: quoted + [UInt8(ascii: "\"")], as: UTF8.self)
    }

    mutating func write(_ changes: [Change]) {
      var rest = changes[...]
      while let first = rest.first {
        var count = 1
        while count < rest.count {
          let (left, right) = (rest[rest.startIndex + count - 1], rest[rest.startIndex + count])
          if right.old.lowerBound - left.old.upperBound > 2 * context { break }
          count += 1
        }
        let hunk = rest.prefix(count)
        rest = rest.dropFirst(count)
        if let last = hunk.last { write(hunk, from: first, to: last) }
      }
    }

    private mutating func write(_ hunk: ArraySlice<Change>, from first: Change, to last: Change) {
      let lead = min(context, first.old.lowerBound)
      let trail = min(context, before.count - last.old.upperBound)
      let old = (first.old.lowerBound - lead)..<(last.old.upperBound + trail)
      let new = (first.new.lowerBound - lead)..<(last.new.upperBound + trail)
      bytes += Array("@@ -\(span(old)) +\(span(new)) @@\n".utf8)
      var next = old.lowerBound
      for change in hunk {
        for index in next..<change.old.lowerBound { write(" ", before[index]) }
        for index in change.old { write("-", before[index]) }
        for index in change.new { write("+", after[index]) }
        next = change.old.upperBound
      }
      for index in next..<old.upperBound { write(" ", before[index]) }
    }

    private func span(_ lines: Range<Int>) -> String {
      let start = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
      return lines.count == 1 ? "\(start)" : "\(start),\(lines.count)"
    }

    private mutating func write(_ sign: String, _ line: ArraySlice<UInt8>) {
      bytes += Array(sign.utf8)
      bytes += line
      if line.last != UInt8(ascii: "\n") { bytes += Array("\n\\ No newline at end of file\n".utf8) }
    }
  }
}
