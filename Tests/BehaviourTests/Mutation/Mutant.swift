/// A kind of change that makes code wrong.
enum MutationOperator: String, CaseIterable, Sendable, Codable {
  case restore = "a restore dropped"
  case exit = "an exit dropped"
  case hold = "a claim dropped"
  case insertion = "an insertion dropped"
  case call = "another call dropped"
  case value = "an assignment dropped"
  case branch = "a branch dropped"
  case reset = "a reset forgotten"
  case order = "two statements swapped"
  case level = "an insertion elsewhere"
  case twice = "a call doubled"
  case early = "an early return"
  case condition = "a condition fixed"
  case choice = "a choice fixed"
  case comparison = "a comparison altered"
  case logic = "and for or"
  case threshold = "a threshold moved"
  case conversion = "a conversion altered"
  case space = "another space"
  case screen = "the other screen"
  case index = "another place in a stack"
  case strength = "strong for weak"
  case sign = "a sign or a factor altered"
  case geometry = "another axis or edge"
  case constant = "a constant altered"
  case curve = "a curve altered"
  case fallback = "a fallback taken"
  case seeded = "a seeded bug"
}

/// One small fault in a file.
struct Mutant: Sendable {
  struct Edit: Sendable {
    /// The index of a body in the outline.
    let body: Int
    /// Byte offsets in the text.
    let range: Range<Int>
    let text: String
  }

  let `operator`: MutationOperator
  let edits: [Edit]
  /// The place and the change, such as `Run.leave: …`.
  var name: String

  /// Whether it changes a body. All but some seeded bugs change one body only.
  func alters(_ body: Int) -> Bool { edits.contains { $0.body == body } }

  /// A number for sampling: a sample has the mutants with the lowest ranks. The rank is a hash of the name (FNV-1a, 32 bits).
  var rank: UInt64 {
    let hash = name.utf8.reduce(UInt32(0x811c_9dc5)) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    let mixed = hash ^ hash >> 16
    return UInt64(mixed % 20) << 32 | UInt64(mixed)
  }
}
