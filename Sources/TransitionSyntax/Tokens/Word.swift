/// A word with a meaning in some place of the grammar. Elsewhere it is a name like any other, except `not`, `true` and `false`.
public enum Word: UInt8, CaseIterable, Sendable {
  case language, `import`, `let`, curve, motion, transition
  case style, from, to, states, forward, backward, system, delay, order, above, below
  case animate, over, at, after, stagger, along
  case shared, clipped, frame, cornerRadius, background, alpha, content, crossfade, missing
  case view, fills, tap, `while`, place, hide, hold, during, interaction
  case call, start, finish, cancel, end, use, press
  case interactive, by, on, begin, when, drive, progress, now, settle, nearest
  case simultaneous, with, outranks, waits, `for`, hands, catches
  case fallback, reduceMotion, sample
  case and, or, not, `true`, `false`

  /// The last word.
  static var last: Word { .false }

  /// The word as it is written.
  public var spelling: StaticString { Word.spellings[Int(rawValue)] }

  /// In the order of the cases.
  private static let spellings: [StaticString] = [
    "language", "import", "let", "curve", "motion", "transition",
    "style", "from", "to", "states", "forward", "backward", "system", "delay", "order", "above", "below",
    "animate", "over", "at", "after", "stagger", "along",
    "shared", "clipped", "frame", "cornerRadius", "background", "alpha", "content", "crossfade", "missing",
    "view", "fills", "tap", "while", "place", "hide", "hold", "during", "interaction",
    "call", "start", "finish", "cancel", "end", "use", "press",
    "interactive", "by", "on", "begin", "when", "drive", "progress", "now", "settle", "nearest",
    "simultaneous", "with", "outranks", "waits", "for", "hands", "catches",
    "fallback", "reduceMotion", "sample",
    "and", "or", "not", "true", "false",
  ]

  /// Whether it may not be used as a name.
  @inlinable public var isReserved: Bool { self == .not || self == .true || self == .false }
}
