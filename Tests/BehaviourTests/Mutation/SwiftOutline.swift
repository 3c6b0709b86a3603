/// The bodies in Swift code that can be replaced: those of functions, initialisers, and computed properties.
struct SwiftOutline: Sendable {
  struct Body: Sendable {
    /// The type and the member, such as `Run.leave`, without the common prefix of the runtime's names.
    let name: String
    /// The tokens between the braces.
    let range: Range<Int>
    /// The words of the result's type. It is empty for `Void`.
    let result: String
  }

  let text: String
  let tokens: [SwiftToken]
  /// For each bracket, the other bracket of its pair.
  let mates: [Int: Int]
  private(set) var bodies: [Body] = []

  init(_ text: String) {
    self.text = text
    let tokens = SwiftLexer.tokens(of: text)
    self.tokens = tokens
    mates = Self.mates(of: tokens)
    scan(0..<tokens.count, in: "")
  }

  private static func mates(of tokens: [SwiftToken]) -> [Int: Int] {
    var mates: [Int: Int] = [:]
    var open: [Int] = []
    for (index, token) in tokens.enumerated() where token.kind == .symbol {
      if ["(", "[", "{"].contains(token.text) { open.append(index) }
      if [")", "]", "}"].contains(token.text), let other = open.popLast() {
        mates[index] = other
        mates[other] = index
      }
    }
    return mates
  }

  /// The text without the common prefix of the runtime's names.
  func plain(_ text: String) -> String { text.replacing(/\bTransition(?=[A-Z])/, with: "") }

  /// The source text of some tokens.
  func source(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    return source(bytes: tokens[first].range.lowerBound..<tokens[last].range.upperBound)
  }

  func source(bytes range: Range<Int>) -> String {
    let utf8 = text.utf8
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    return String(decoding: utf8[start..<utf8.index(start, offsetBy: range.count)], as: UTF8.self)
  }

  /// The first of some tokens outside all brackets that open in the range, or nil.
  func first(_ texts: Set<String>, in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if texts.contains(tokens[index].text) { return index }
      index = after(index)
    }
    return nil
  }

  /// The index after a token, or after the pair of brackets that it opens.
  func after(_ index: Int) -> Int {
    if let mate = mates[index], mate > index { return mate + 1 }
    return index + 1
  }

  // MARK: Declarations

  private mutating func scan(_ range: Range<Int>, in type: String) {
    var index = range.lowerBound
    while index < range.upperBound {
      switch tokens[index].text {
      case "class", "struct", "enum", "extension", "protocol":
        guard let open = first(["{"], in: index..<range.upperBound), let close = mates[open] else { return }
        if tokens[index].text != "protocol" { scan(open + 1..<close, in: plain(tokens[index + 1].text)) }
        index = close + 1
      case "func":
        index = scanFunction(named: tokens[index + 1].text, at: index + 2, in: type, to: range.upperBound)
      case "init":
        index = scanFunction(named: "init", at: index + 1, in: type, to: range.upperBound)
      case "var", "let":
        index = scanProperty(at: index, in: type, to: range.upperBound)
      default:
        index = after(index)
      }
    }
  }

  private mutating func scanFunction(named name: String, at start: Int, in type: String, to end: Int) -> Int {
    guard let open = first(["{"], in: start..<end), let close = mates[open] else { return end }
    let arrow = first(["->"], in: start..<open)
    add(name, in: type, open + 1..<close, result: arrow.map { source($0 + 1..<open) } ?? "")
    return close + 1
  }

  private mutating func scanProperty(at start: Int, in type: String, to end: Int) -> Int {
    var stop = after(start)
    while stop < end, !tokens[stop].startsLine { stop = after(stop) }
    let name = tokens[start + 1].text
    if let open = first(["{"], in: start..<stop), let close = mates[open],
      first(["="], in: start..<open) == nil || ["willSet", "didSet"].contains(tokens[open + 1].text)
    {
      addProperty(name, in: type, open + 1..<close, result: source(min(start + 3, open)..<open))
    }
    return stop
  }

  /// Adds the code in the braces of a property: the code of its value, or that of each accessor.
  private mutating func addProperty(_ name: String, in type: String, _ range: Range<Int>, result: String) {
    let accessors: Set<String> = ["get", "set", "willSet", "didSet"]
    guard let first = range.first, accessors.contains(tokens[first].text) else {
      return add(name, in: type, range, result: result)
    }
    var index = first
    while index < range.upperBound {
      let word = tokens[index].text
      if accessors.contains(word), let open = self.first(["{"], in: index..<range.upperBound),
        let close = mates[open]
      {
        add("\(name).\(word)", in: type, open + 1..<close, result: word == "get" ? result : "")
        index = close + 1
      } else {
        index = after(index)
      }
    }
  }

  private mutating func add(
    _ name: String, in type: String, _ range: Range<Int>, result: String
  ) {
    let name = [type, plain(name)].filter { !$0.isEmpty }.joined(separator: ".")
    if !range.isEmpty { bodies.append(Body(name: name, range: range, result: result)) }
  }
}
