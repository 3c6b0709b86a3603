/// Parses the structure of a JSON document: values, brackets, commas, names.
///
/// It is a loop with a stack of its own, so nesting cannot exhaust the thread's stack.
struct JSONScanner {
  let bytes: [UInt8]
  /// The number of bytes of the text. NULs follow, so one byte may always be looked ahead.
  let count: Int
  let maximumDepth: Int
  let replacesLoneSurrogates: Bool
  var nodes: [JSONNode] = []
  var offset = 0
  /// The arrays and objects that are open.
  private var open: [UInt32] = []

  init(_ source: SourceText, maximumDepth: Int, replacesLoneSurrogates: Bool) {
    bytes = source.padded
    count = source.count
    self.maximumDepth = maximumDepth
    self.replacesLoneSurrogates = replacesLoneSurrogates
  }

  mutating func scanDocument() throws(JSONError) {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      throw error(.byteOrderMark, at: 0, "the text begins with a byte order mark")
    }
    repeat {
      skipSpace()
      if try scanValue() { continue }
      try leaveValue()
    } while !open.isEmpty
    skipSpace()
    if offset < count {
      throw error(.extraText, at: offset, "expected the end of the text, found \(found())")
    }
  }

  /// Scans one value.
  /// - Returns: Whether it is an array or object whose first value follows.
  private mutating func scanValue() throws(JSONError) -> Bool {
    switch bytes[offset] {
    case UInt8(ascii: "{"):
      try enter(.object)
      skipSpace()
      if bytes[offset] == UInt8(ascii: "}") { return false }
      try scanName()
      return true
    case UInt8(ascii: "["):
      try enter(.array)
      skipSpace()
      return bytes[offset] != UInt8(ascii: "]")
    case UInt8(ascii: "\""):
      try scanString()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      try scanNumber()
    default:
      try scanWord()
    }
    return false
  }

  /// Scans what follows a value, up to the next value or to the end of the open arrays and objects.
  private mutating func leaveValue() throws(JSONError) {
    while let id = open.last {
      let isObject = nodes[Int(id)].type == .object
      skipSpace()
      switch bytes[offset] {
      case UInt8(ascii: ","):
        let comma = offset
        offset += 1
        skipSpace()
        if bytes[offset] == (isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")) {
          throw error(.trailingComma, at: comma, "a comma comes before `\(isObject ? "}" : "]")`")
        }
        if isObject { try scanName() }
        return
      case isObject ? UInt8(ascii: "}") : UInt8(ascii: "]"):
        offset += 1
        nodes[Int(id)].end = UInt32(offset)
        nodes[Int(id)].next = UInt32(nodes.count)
        open.removeLast()
        if isObject { try JSONNames(bytes: bytes, nodes: nodes).checkDistinct(in: Int(id)) }
      default:
        if offset >= count { throw unclosed() }
        throw error(
          .expectedComma, at: offset, "expected `,` or `\(isObject ? "}" : "]")`, found \(found())")
      }
    }
  }

  /// Begins an array or object.
  private mutating func enter(_ type: JSONType) throws(JSONError) {
    if open.count >= maximumDepth {
      throw error(.tooDeep, at: offset, "arrays and objects nest more than \(maximumDepth) deep")
    }
    open.append(UInt32(nodes.count))
    append(type, from: offset, to: offset + 1)
    offset += 1
  }

  /// Scans the name of a member and the colon.
  private mutating func scanName() throws(JSONError) {
    guard bytes[offset] == UInt8(ascii: "\"") else {
      if offset >= count { throw unclosed() }
      throw error(.expectedName, at: offset, "expected a name in quotation marks, found \(found())")
    }
    try scanString()
    skipSpace()
    guard bytes[offset] == UInt8(ascii: ":") else {
      if offset >= count { throw unclosed() }
      throw error(.expectedColon, at: offset, "expected `:` after the name, found \(found())")
    }
    offset += 1
  }

  /// Scans `true`, `false` or `null`, or throws an error about another word.
  private mutating func scanWord() throws(JSONError) {
    let start = offset
    while Self.isWord(bytes[offset]) { offset += 1 }
    switch bytes[start..<offset] {
    case let word where word.elementsEqual("null".utf8): append(.null, from: start, to: offset)
    case let word where word.elementsEqual("true".utf8): append(.bool, from: start, to: offset, flag: true)
    case let word where word.elementsEqual("false".utf8): append(.bool, from: start, to: offset)
    default:
      offset = start
      if offset >= count, !open.isEmpty { throw unclosed() }
      throw error(.expectedValue, at: offset, "expected a value, found \(found())")
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10 || byte == UInt8(ascii: "_")
  }

  private mutating func skipSpace() {
    while true {
      switch bytes[offset] {
      case 0x20, 0x09, 0x0A, 0x0D: offset += 1
      default: return
      }
    }
  }

  /// The error for a text that ends inside an array or object.
  private func unclosed() -> JSONError {
    let start = nodes[Int(open.last ?? 0)].start
    let bracket = bytes[Int(start)] == UInt8(ascii: "{") ? "{" : "["
    return error(.unclosed, at: Int(start), "this `\(bracket)` is never closed")
  }

  mutating func append(_ type: JSONType, from start: Int, to end: Int, flag: Bool = false) {
    nodes.append(
      JSONNode(
        start: UInt32(start), end: UInt32(end), next: UInt32(nodes.count + 1), type: type, flag: flag))
  }

  func error(_ reason: JSONError.Reason, at offset: Int, _ message: String) -> JSONError {
    JSONError(reason, at: UInt32(offset), message)
  }
}
