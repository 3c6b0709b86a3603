import TransitionText

/// One line of the result, or several that are kept as they are.
struct Line {
  /// Lines of one kind that follow each other are aligned.
  enum Kind: Equatable {
    case animate, drive, hold, place, `let`, sampleValue, sharedTrack, tableEntry
    case direction, end, crossfade
  }

  /// The indentation, in spaces.
  var indent: Int
  /// The text, without the spaces before it and the comments after it.
  var text: [UInt8] = []
  /// Whether an empty line is before it.
  var isAfterBlank = false
  /// The comments after it.
  var comments: [ByteRange] = []
  /// The width of the comments, with the two spaces before them, if they fit on the line.
  var commentWidth = 0
  /// The tokens that it is made of, if it can be broken.
  var tokens: Range<Int>?
  /// The kind by which it is aligned, and the byte before which spaces go.
  var kind: Kind?
  var stop = 0
  /// Whether it is kept as it was, with its line ends.
  var isVerbatim = false
  /// Whether the spec ends in the middle of it, in a comment that is never closed.
  var isOpen = false

  /// The width in columns, if it is a single line.
  var width: Int { indent + Width.of(text) + commentWidth }
}

/// Widths of texts, in columns.
enum Width {
  /// The width of comments that follow each other, with a space between two of them.
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
