/// The kind of a node in the tree.
public enum NodeKind: UInt8, CaseIterable, Sendable {
  case file
  // Declarations of a file.
  case language, `import`, `let`, curve, motion, parameter, transition
  // Members of a transition.
  case style, screen, declaration, states, direction, order, animate, shared, view, place, hide, hold, call,
    use
  case press, interactive, fallback, reduceMotion, sample, sampleValue
  // Values and timing.
  case pair, table, tableEntry, atRest, timing, backwardTiming, over, at, after, stagger, along, delay, pace
  case during, `while`
  // Members of `shared` and `view`.
  case sharedEnd, clip, sharedTrack, content, crossfade, missing, above, below, fills, tap
  // Members of `interactive`.
  case gesture, begin, drive, progress, decision, settle, simultaneous, outranks, waits, handsOver, catches
  // Expressions.
  case number, color, string, flag, path, apply, argument, parenthesized, member, prefix, binary
  // One token with a meaning of its own: a name or a word.
  case leaf
  // Tokens that the grammar has no place for.
  case unexpected
}
