package import TransitionText

/// A text that an editor has open.
package struct OpenDocument: Sendable {
  /// The URI that the editor uses for it.
  package let uri: String
  /// The number that the editor has given to this version.
  package private(set) var version: Int
  /// The text and its lines.
  package private(set) var lines: TextLines

  /// Opens a text.
  package init(uri: String, version: Int, text: String, _ encoding: PositionEncoding) {
    self.uri = uri
    self.version = version
    lines = TextLines(SourceText(name: FileURI.path(of: uri) ?? uri, text: text), encoding)
  }

  /// Makes a document of a file that is not open.
  package init(uri: String, version: Int, source: SourceText, _ encoding: PositionEncoding) {
    self.uri = uri
    self.version = version
    lines = TextLines(source, encoding)
  }

  /// The text.
  package var source: SourceText { lines.source }

  /// Applies changes, one after the other; each refers to the result of the one before.
  ///
  /// A change that is malformed, or would make the text too long, is left out.
  /// - Returns: What is wrong with the changes, in words.
  package mutating func apply(_ changes: [JSONValue], version: Int) -> [String] {
    var problems: [String] = []
    if version < self.version { problems.append("the version went back from \(self.version) to \(version)") }
    self.version = version
    for change in changes {
      if let problem = apply(change) { problems.append("a change is left out: \(problem)") }
    }
    return problems
  }

  /// Applies a change.
  /// - Returns: The reason why it is left out, in words.
  private mutating func apply(_ change: JSONValue) -> String? {
    guard let text = change["text"]?.string else { return "it has no text" }
    var place = ByteRange(0, UInt32(source.count))
    if let range = change["range"], !range.isNull {
      guard let range = lines.range(range) else { return "its range is invalid" }
      place = range
    }
    return replace(place, with: text) ? nil : "the text would be too long"
  }

  private mutating func replace(_ range: ByteRange, with text: String) -> Bool {
    let count = source.count - range.count + text.utf8.count
    guard count <= SourceText.maximumCount else { return false }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    bytes += source.bytes[..<Int(range.start)]
    bytes += text.utf8
    bytes += source.bytes[Int(range.end)...]
    lines = TextLines(SourceText(name: source.name, bytes: bytes), lines.encoding)
    return true
  }
}
