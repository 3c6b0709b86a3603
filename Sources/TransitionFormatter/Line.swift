import TransitionText

/// One line of the result, or several that are kept as they are.
struct Line {
  /// Lines of one kind that follow each other are aligned.
  enum Kind: Equatable {
    case animate, drive, hold, place, `let`, sampleValue, sharedTrack, tableEntry
    case direction, end, crossfade
  }

  /// How many spaces are before it.
  var indent: Int
  /// What is on it, without the spaces before and the comment behind.
  var text: [UInt8] = []
  /// Whether an empty line is before it.
  var isAfterBlank = false
  /// The comments behind it.
  var comments: [ByteRange] = []
  /// How wide they are, with the two spaces before them, as far as they leave room for the text.
  var commentWidth = 0
  /// The tokens that it is made of, if it can be broken.
  var tokens: Range<Int>?
  /// What it is aligned as, and the byte before which spaces go.
  var kind: Kind?
  var stop = 0
  /// Whether it is as it was, line ends included.
  var isVerbatim = false
  /// Whether the spec ends in the middle of it, in a comment that is never closed.
  var isOpen = false

  /// The columns that it needs, if it is one.
  var width: Int { indent + Width.of(text) + commentWidth }
}

/// Widths of texts, in columns.
enum Width {
  /// The width of comments that are behind each other, a space between two of them.
  static func of(_ comments: [ByteRange], in source: SourceText) -> Int {
    comments.reduce(-1) { $0 + 1 + of(source[$1]) }
  }

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
