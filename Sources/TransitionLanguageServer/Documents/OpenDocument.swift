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
  package mutating func apply(_ changes: [JSONValue], version: Int) {
    self.version = version
    for change in changes {
      guard let text = change["text"]?.string else { continue }
      if let range = change["range"], !range.isNull {
        guard let range = lines.range(range) else { continue }
        replace(range, with: text)
      } else {
        lines = TextLines(SourceText(name: source.name, text: text), lines.encoding)
      }
    }
  }

  private mutating func replace(_ range: ByteRange, with text: String) {
    let count = source.count - range.count + text.utf8.count
    guard count <= SourceText.maximumCount else { return }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    bytes += source.bytes[..<Int(range.start)]
    bytes += text.utf8
    bytes += source.bytes[Int(range.end)...]
    lines = TextLines(SourceText(name: source.name, bytes: bytes), lines.encoding)
  }
}
