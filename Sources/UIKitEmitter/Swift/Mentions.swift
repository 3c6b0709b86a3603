extension [SwiftItem] {
  /// Whether any line reads a member of a name, or passes the name on.
  func mention(_ name: String) -> Bool { contains { $0.mentions(name) } }
}

extension SwiftItem {
  fileprivate func mentions(_ name: String) -> Bool {
    switch self {
    case .blank, .comment: false
    case .line(let text, _): text.mentions(name)
    case .compact(let head, let body): head.mentions(name) || body.mentions(name)
    case .block(let head, _, let body, let tail):
      head.mentions(name) || body.mention(name) || tail.mentions(name)
    case .closure(let head, _, let body): head.mentions(name) || body.mention(name)
    case .indented(let body): body.mention(name)
    }
  }
}

extension SwiftItem.Tail {
  fileprivate func mentions(_ name: String) -> Bool {
    switch self {
    case .none, .text: false
    case .otherwise(let head, let body, let tail):
      head.mentions(name) || body.mention(name) || tail.mentions(name)
    }
  }
}

extension String {
  /// Whether a word stands in it that is the name itself, not a member of that name and not a part of a longer one.
  fileprivate func mentions(_ name: String) -> Bool {
    var rest = self[...]
    while let range = rest.firstRange(of: name) {
      let before = rest[..<range.lowerBound].last
      let after = rest[range.upperBound...].first
      let isWord = [before, after].allSatisfy { character in
        character.map { !($0.isLetter || $0.isNumber || $0 == "_") } ?? true
      }
      if isWord, before != "." { return true }
      rest = rest[range.upperBound...]
    }
    return false
  }
}
