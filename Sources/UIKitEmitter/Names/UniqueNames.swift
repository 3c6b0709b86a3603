/// The names of one place in generated Swift: a file, a type, a function. No two are alike.
struct UniqueNames {
  private let reserved: Set<String>
  private var taken: Set<String>

  /// - Parameters:
  ///   - reserved: Names that nothing may have.
  ///   - others: More of them, which are those of one place.
  init(reserved: Set<String>, _ others: Set<String> = []) {
    self.reserved = reserved
    taken = others
  }

  /// Gives a name away: the plain one to whoever comes first, then one with the suffix, then with a number behind it.
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

  /// Whether nothing has a name, which is given away then.
  private mutating func isFree(_ name: String) -> Bool {
    !reserved.contains(name) && taken.insert(name).inserted
  }
}

/// How names are written.
enum NameStyle {
  /// A name with a capital: `cell` → `Cell`.
  static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

  /// A name that begins as Swift's functions do: `PhotosZoom` → `photosZoom`, `URLZoom` → `urlZoom`.
  ///
  /// Types begin with a capital: what is lowered is never the name of one.
  static func lowered(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }
    let isWord = capitals.count < 2 || capitals.count == name.count
    let head = isWord ? capitals : capitals.dropLast()
    return head.lowercased() + name.dropFirst(head.count)
  }
}
