import TransitionText

/// One line of the result, or several that are kept as they are.
struct Line {
  /// Lines of one kind that follow each other are aligned.
  enum Kind: Equatable {
    case animate, drive, hold, place, `let`, sampleValue, sharedTrack, tableEntry
    case direction, end, crossfade
  }

  /// How many spaces stand before it.
  var indent: Int
  /// What stands on it, without the spaces before and the comment behind.
  var text: [UInt8] = []
  /// Whether an empty line stands before it.
  var isAfterBlank = false
  /// The comments behind it.
  var comments: [ByteRange] = []
  /// What it is aligned as, and the byte before which spaces go.
  var kind: Kind?
  var stop = 0
  /// Whether it is as it was, line ends included.
  var isVerbatim = false
  /// Whether the spec ends in the middle of it, in a comment that is never closed.
  var isOpen = false
}

/// Widths of texts, in columns.
enum Width {
  static func of(_ bytes: some Sequence<UInt8>) -> Int {
    var width = 0
    var isPlain = true
    for byte in bytes {
      width += 1
      if byte >= 0x80 {
        isPlain = false
        break
      }
    }
    if isPlain { return width }
    return String(decoding: Array(bytes), as: UTF8.self).unicodeScalars.reduce(0) {
      $0 + CharacterWidth.columns(of: $1)
    }
  }
}
