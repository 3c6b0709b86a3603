/// A pattern for paths: `*` is any text within one name, `?` one character, `[a-z]` and `[!a-z]` one character of a
/// set, `**` as a whole name any number of folders, at the end everything below. A backslash escapes the next character.
struct GlobPattern: Hashable, Sendable {
  private enum Step: Hashable {
    case name([UInt8])
    case anyFolders
  }

  private let steps: [Step]

  /// Makes a pattern from its names.
  init(_ names: some Sequence<Path>) {
    steps = names.map { name in
      name.bytes.count > 1 && name.bytes.allSatisfy { $0 == Self.star } ? .anyFolders : .name(name.bytes)
    }
  }

  /// Whether a name has wildcards.
  static func isPattern(_ name: Path) -> Bool {
    if name.bytes.contains(where: { $0 == star || $0 == UInt8(ascii: "?") }) { return true }
    return name.bytes.drop { $0 != UInt8(ascii: "[") }.contains(UInt8(ascii: "]"))
  }

  /// Whether a path matches.
  func matches(_ path: ArraySlice<Path>) -> Bool {
    // Backtracking to the last `**` is enough, as to the last `*` within a name.
    var (step, name) = (0, path.startIndex)
    var last: (step: Int, name: Int)?
    while name < path.endIndex {
      if step < steps.count, case .anyFolders = steps[step] {
        last = (step, name)
        step += 1
        // At the end, `**` matches at least one name.
        if step == steps.count { return true }
      } else if step < steps.count, case .name(let pattern) = steps[step],
        Self.matches(pattern, path[name].bytes)
      {
        step += 1
        name += 1
      } else if let back = last {
        last = (back.step, back.name + 1)
        (step, name) = (back.step + 1, back.name + 1)
      } else {
        return false
      }
    }
    return step == steps.count
  }

  /// Whether a path below a folder can match.
  func mayMatch(below folder: ArraySlice<Path>) -> Bool {
    for (step, name) in zip(steps, folder) {
      guard case .name(let pattern) = step else { return true }
      if !Self.matches(pattern, name.bytes) { return false }
    }
    return true
  }

  // MARK: One name

  private static let star = UInt8(ascii: "*")

  private static func matches(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
    var (sign, byte) = (0, 0)
    var last: (sign: Int, byte: Int)?
    while byte < name.count {
      if sign < pattern.count, pattern[sign] == star {
        last = (sign, byte)
        sign += 1
      } else if let end = end(ofSignAt: sign, in: pattern, matching: name, &byte) {
        sign = end
      } else if let back = last {
        last = (back.sign, back.byte + 1)
        (sign, byte) = (back.sign + 1, back.byte + 1)
      } else {
        return false
      }
    }
    while sign < pattern.count, pattern[sign] == star { sign += 1 }
    return sign == pattern.count
  }

  /// Skips the character that a sign matches, and returns the end of the sign; nil when it does not match.
  private static func end(
    ofSignAt sign: Int, in pattern: [UInt8], matching name: [UInt8], _ byte: inout Int
  ) -> Int? {
    guard sign < pattern.count else { return nil }
    switch pattern[sign] {
    case UInt8(ascii: "?"):
      byte = end(ofCharacterAt: byte, in: name)
      return sign + 1
    case UInt8(ascii: "["):
      if let set = CharacterSet(pattern, at: sign) {
        let end = end(ofCharacterAt: byte, in: name)
        guard set.contains(Array(name[byte..<end])) else { return nil }
        byte = end
        return set.end
      }
    case UInt8(ascii: "\\") where sign + 1 < pattern.count:
      guard pattern[sign + 1] == name[byte] else { return nil }
      byte += 1
      return sign + 2
    default: break
    }
    guard pattern[sign] == name[byte] else { return nil }
    byte += 1
    return sign + 1
  }

  private static func end(ofCharacterAt start: Int, in bytes: [UInt8]) -> Int {
    var end = start + 1
    while end < bytes.count, bytes[start] >= 0xC0, bytes[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  /// `[a-z_]`
  private struct CharacterSet {
    private var ranges: [(first: [UInt8], last: [UInt8])] = []
    private var isNegated = false
    /// The end of the set in the pattern.
    private(set) var end: Int

    /// Nil when it is never closed: the bracket then stands for itself.
    init?(_ pattern: [UInt8], at start: Int) {
      end = start + 1
      if end < pattern.count, [UInt8(ascii: "!"), UInt8(ascii: "^")].contains(pattern[end]) {
        isNegated = true
        end += 1
      }
      var isFirst = true
      while end < pattern.count {
        if pattern[end] == UInt8(ascii: "]"), !isFirst {
          end += 1
          return
        }
        isFirst = false
        guard let first = take(pattern) else { return nil }
        var last = first
        if end + 1 < pattern.count, pattern[end] == UInt8(ascii: "-"), pattern[end + 1] != UInt8(ascii: "]") {
          end += 1
          guard let taken = take(pattern) else { return nil }
          last = taken
        }
        ranges.append((first, last))
      }
      return nil
    }

    private mutating func take(_ pattern: [UInt8]) -> [UInt8]? {
      if pattern[end] == UInt8(ascii: "\\") { end += 1 }
      guard end < pattern.count else { return nil }
      let start = end
      end = GlobPattern.end(ofCharacterAt: start, in: pattern)
      return Array(pattern[start..<end])
    }

    /// The bytes of UTF-8 have the order of the scalars.
    func contains(_ character: [UInt8]) -> Bool {
      let isIn = ranges.contains {
        !character.lexicographicallyPrecedes($0.first) && !$0.last.lexicographicallyPrecedes(character)
      }
      return isIn != isNegated
    }
  }
}
