/// A JSON document (RFC 8259) that was read.
///
/// The reader takes what the RFC's grammar takes and nothing else. Where the RFC leaves the choice to a reader:
///
/// - the text is UTF-8 without a byte order mark;
/// - a name that stands twice in one object is an error, because programs disagree on which one counts;
/// - an escaped surrogate that is not half of a pair is an error, because no string can hold what it means;
/// - numbers keep their digits; `JSONNumber` says what they are worth as `Double` or `Int`;
/// - arrays and objects nest 512 deep at most, or as deep as is asked for.
///
/// A document is the text and a flat array with 16 bytes for each value. Strings and numbers are decoded when they
/// are asked for. Reading takes time in proportion to the text, and no recursion, whatever the bytes are.
///
///     let document = try JSONDocument(SourceText(name: "pull.json", text: #"{"steps": [1, 2.5]}"#))
///     let steps = try document.root.member("steps").requireElements().map { try $0.requireDouble() }
public struct JSONDocument: Sendable {
  /// How deep arrays and objects nest at most, unless another limit is asked for.
  public static let standardDepth = 512

  let storage: JSONStorage

  /// Reads a document.
  /// - Parameters:
  ///   - source: The text, any bytes.
  ///   - maximumDepth: How many arrays and objects may be open at once.
  public init(_ source: SourceText, maximumDepth: Int = standardDepth) throws(JSONError) {
    var scanner = JSONScanner(source, maximumDepth: maximumDepth)
    try scanner.scanDocument()
    storage = JSONStorage(source: source, nodes: scanner.nodes)
  }

  /// Reads a document of bytes.
  /// - Parameters:
  ///   - bytes: Any bytes; more than `SourceText.maximumCount` of them are an error.
  ///   - name: What the text is called.
  ///   - maximumDepth: How many arrays and objects may be open at once.
  public init(
    bytes: some Collection<UInt8>, name: String = "<json>", maximumDepth: Int = standardDepth
  ) throws(JSONError) {
    guard bytes.count <= SourceText.maximumCount else {
      throw JSONError(
        .tooLarge, at: UInt32(SourceText.maximumCount),
        "the text is longer than \(SourceText.maximumCount) bytes")
    }
    try self.init(SourceText(name: name, bytes: bytes), maximumDepth: maximumDepth)
  }

  /// The text.
  public var source: SourceText { storage.source }

  /// The document's one value.
  public var root: JSONValue { JSONValue(storage: storage, id: 0) }
}

/// What a JSON value is.
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

/// One value of a document. What is inside an array or object follows it; a member is its name, then its value.
struct JSONNode: Sendable {
  /// The first byte.
  var start: UInt32
  /// Past the last byte.
  var end: UInt32
  /// The value after this one and all that is inside it.
  var next: UInt32
  var type: JSONType
  /// Of a string: whether it has escapes. Of `true` and `false`: which one.
  var flag: Bool
}

/// The storage that the values of a document share.
final class JSONStorage: Sendable {
  let source: SourceText
  let nodes: [JSONNode]

  init(source: SourceText, nodes: [JSONNode]) {
    self.source = source
    self.nodes = nodes
  }
}
