/// A parsed JSON document (RFC 8259).
///
/// The parser accepts the RFC's grammar exactly. Where the RFC leaves a choice:
///
/// - the text is UTF-8 without a byte order mark;
/// - a duplicate name in an object is an error, because programs disagree on which one counts;
/// - an escaped surrogate that is not half of a pair is an error, because no string can contain it, or on demand U+FFFD;
/// - numbers keep their digits, and `JSONNumber` converts them to `Double` or `Int`;
/// - arrays and objects nest at most 512 deep, or up to another given limit.
///
/// A document is the text and a flat array with 16 bytes for each value. Strings and numbers are decoded when they are read.
/// Parsing takes linear time without recursion for any bytes.
///
///     let document = try JSONDocument(SourceText(name: "pull.json", text: #"{"steps": [1, 2.5]}"#))
///     let steps = try document.root.member("steps").requireElements().map { try $0.requireDouble() }
public struct JSONDocument: Sendable {
  /// The default limit for nested arrays and objects.
  public static let standardDepth = 512

  let storage: JSONStorage

  /// Parses a document.
  /// - Parameters:
  ///   - source: The text, any bytes.
  ///   - maximumDepth: The limit for nested arrays and objects.
  ///   - replacesLoneSurrogates: Whether an escaped surrogate that is not half of a pair is read as U+FFFD.
  public init(
    _ source: SourceText, maximumDepth: Int = standardDepth, replacesLoneSurrogates: Bool = false
  ) throws(JSONError) {
    var scanner = JSONScanner(
      source, maximumDepth: maximumDepth, replacesLoneSurrogates: replacesLoneSurrogates)
    try scanner.scanDocument()
    storage = JSONStorage(source: source, nodes: scanner.nodes)
  }

  /// Parses a document of bytes.
  /// - Parameters:
  ///   - bytes: Any bytes; more than `SourceText.maximumCount` of them are an error.
  ///   - name: The name of the text in errors.
  ///   - maximumDepth: The limit for nested arrays and objects.
  ///   - replacesLoneSurrogates: Whether an escaped surrogate that is not half of a pair is read as U+FFFD.
  public init(
    bytes: some Collection<UInt8>, name: String = "<json>", maximumDepth: Int = standardDepth,
    replacesLoneSurrogates: Bool = false
  ) throws(JSONError) {
    guard bytes.count <= SourceText.maximumCount else {
      throw JSONError(
        .tooLarge, at: UInt32(SourceText.maximumCount),
        "the text is longer than \(SourceText.maximumCount) bytes")
    }
    try self.init(
      SourceText(name: name, bytes: bytes), maximumDepth: maximumDepth,
      replacesLoneSurrogates: replacesLoneSurrogates)
  }

  /// The text.
  public var source: SourceText { storage.source }

  /// The root value of the document.
  public var root: JSONValue { JSONValue(storage: storage, id: 0) }
}

/// The types of JSON values.
public enum JSONType: UInt8, Hashable, Sendable, CaseIterable {
  /// `null`
  case null
  /// `true` or `false`
  case bool
  /// A number.
  case number
  /// A string.
  case string
  /// `[ … ]`
  case array
  /// `{ … }`
  case object

  /// The type with its article: `an array`.
  public var phrase: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// A value of a document. The content of an array or object follows it; a member is its name, then its value.
struct JSONNode: Sendable {
  /// The offset of the first byte.
  var start: UInt32
  /// The offset just past the last byte.
  var end: UInt32
  /// The index of the value after this one and its content.
  var next: UInt32
  var type: JSONType
  /// For a string whether it has escapes, for `true` and `false` the value.
  var flag: Bool
}

/// The storage of a document, which its values share.
final class JSONStorage: Sendable {
  let source: SourceText
  let nodes: [JSONNode]

  init(source: SourceText, nodes: [JSONNode]) {
    self.source = source
    self.nodes = nodes
  }
}
