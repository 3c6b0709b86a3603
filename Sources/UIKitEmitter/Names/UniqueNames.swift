import TransitionText

/// The names in one scope of generated Swift: a file, a type, a function. No two are equal.
struct UniqueNames {
  private let reserved: [[String]]
  private var taken: FlatSet<String>

  /// - Parameters:
  ///   - reserved: Names that cannot be taken, as sorted lists.
  ///   - others: More of them, which are specific to the scope.
  init(reserved: [String]..., besides others: [String] = []) {
    self.reserved = reserved
    taken = FlatSet(others)
  }

  /// Assigns a name: the first caller gets the plain one, the next one the suffix, later ones a number behind it.
  mutating func take(_ name: String, or suffix: String) -> String {
    if isFree(name) { return name }
    var candidate = name + suffix
    var number = 2
    while !isFree(candidate) {
      candidate = name + suffix + String(number)
      number += 1
    }
    return candidate
  }

  /// Whether a name is free; it is taken then.
  private mutating func isFree(_ name: String) -> Bool {
    !reserved.contains { $0.hasSorted(name) } && taken.insert(name)
  }
}

extension Array where Element: Comparable {
  /// Whether an element is in the array, which has to be sorted.
  func hasSorted(_ element: Element) -> Bool {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < element { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == element
  }
}

/// How names are written.
enum NameStyle {
  /// A name with a capital: `cell` → `Cell`.
  static func capitalized(_ name: String) -> String {
    guard name.isASCII else { return name.prefix(1).uppercased() + name.dropFirst() }
    return name.changing(1, from: "a"..."z")
  }

  /// A name that begins like Swift's functions: `PhotosZoom` → `photosZoom`, `URLZoom` → `urlZoom`.
  ///
  /// Types begin with a capital: a lowered name is never that of a type.
  static func lowered(_ name: String) -> String {
    let isASCII = name.isASCII
    let all = isASCII ? name.utf8.count : name.count
    let capitals =
      isASCII
      ? name.utf8.prefix { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 }.count
      : name.prefix { $0.isUppercase }.count
    let head = capitals < 2 || capitals == all ? capitals : capitals - 1
    return isASCII
      ? name.changing(head, from: "A"..."Z") : name.prefix(head).lowercased() + name.dropFirst(head)
  }
}

extension String {
  fileprivate var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }

  /// The string with the other case for those of its first characters that are in a range; it has to be ASCII.
  fileprivate func changing(_ count: Int, from letters: ClosedRange<Unicode.Scalar>) -> String {
    let letters = UInt8(ascii: letters.lowerBound)...UInt8(ascii: letters.upperBound)
    guard let first = utf8.first, count > 0, letters.contains(first) else { return self }
    var bytes = Array(utf8)
    for index in bytes.indices.prefix(count) where letters.contains(bytes[index]) { bytes[index] ^= 0x20 }
    return String(decoding: bytes, as: UTF8.self)
  }
}
