public import TransitionText

/// A failure of the tool itself, not a finding about a spec.
public struct ToolFailure: Error, Hashable, Sendable {
  /// The action that failed and the reason, without a full stop.
  public var message: String
  /// The file that it is about, if any.
  public var path: Path?
  /// The place in the file, if it is known.
  public var place: LineColumn?

  /// Makes a failure.
  public init(_ message: String, path: Path? = nil, place: LineColumn? = nil) {
    self.message = message
    self.path = path
    self.place = place
  }

  /// The message, after the place in the file if it is known: `transc.json:3: …`.
  var textWithPlace: String {
    guard let path, let place else { return message }
    return "\(path.text):\(place.line): \(message)"
  }

  /// Makes a failure from an error in a JSON file.
  init(_ error: JSONError, in input: Input) {
    self.init(
      error.message, path: Path(input.source.displayName),
      place: LineIndex(input.source).place(of: error.offset))
  }
}
