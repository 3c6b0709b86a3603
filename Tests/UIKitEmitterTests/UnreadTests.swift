import Testing

/// No generated type keeps what nobody reads.
@Suite struct UnreadTests {
  @Test(arguments: SpecTests.names) func variant(name: String) throws {
    try expectAllRead(SpecTests.emit(name))
  }

  @Test(arguments: SpecTests.specs + ["photos"]) func spec(name: String) throws {
    try expectAllRead(SpecTests.emit(spec: name))
  }

  private func expectAllRead(_ output: [UInt8]) throws {
    let unread = StoredProperty.all(in: String(decoding: output, as: UTF8.self)).filter { !$0.isRead }
    for property in unread { Issue.record("\(property.type).\(property.name) is never read") }
  }

  @Test func whatIsOnlyWrittenIsFound() {
    let text = """
      /// A base.
      private final class Run: NSObject {
        private let base: UIViewController
        private let card: UIViewController
        private var count: Int = 0
        let shown: Bool

        init(
          base: UIViewController, card: UIViewController
        ) {
          self.base = base
          self.card = card
          shown = true
          super.init()
        }

        func go(at side: Side) {
          count = 1  // count
          card.view.alpha = side == .base ? 0 : 1
        }
      }

      private final class Owner {
        private var run: Run?
        var isShown: Bool { run?.shown ?? false }
      }

      """
    let properties = StoredProperty.all(in: text)
    #expect(properties.map(\.name) == ["base", "card", "count", "shown", "run"])
    #expect(properties.filter { !$0.isRead }.map(\.name) == ["base", "count"])
  }
}

/// A stored property of a type at the top of a generated file, and whether anything reads it.
private struct StoredProperty {
  let type: String
  let name: String
  let isRead: Bool

  /// What UIKit reads.
  private static let asked: Set<String> = ["completionSpeed", "completionCurve"]

  static func all(in text: String) -> [StoredProperty] {
    let lines: [Substring] = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let comment = line.firstRange(of: "//") else { return line }
      return line[..<comment.lowerBound]
    }
    var found: [StoredProperty] = []
    var index = 0
    while index < lines.count {
      guard let head = lines[index].firstMatch(of: /^(?:[a-z]+ )*(?:class|struct) (\w+)/) else {
        index += 1
        continue
      }
      let end = lines[index...].firstIndex { $0.hasPrefix("}") } ?? lines.endIndex - 1
      let body = Array(lines[index...end])
      let others = lines[..<index] + lines[(end + 1)...]
      for line in body {
        let declaration = /^  ((?:[a-z()@A-Z]+ )*)(?:let|var) (\w+)\b[^{]*$/
        guard let match = line.firstMatch(of: declaration) else { continue }
        let name = String(match.2)
        let isSeen = !match.1.hasPrefix("private ")
        let isRead =
          asked.contains(name) || isRead(name, in: body, isOwn: true)
          || isSeen && isRead(name, in: Array(others), isOwn: false)
        found.append(StoredProperty(type: String(head.1), name: name, isRead: isRead))
      }
      index = end + 1
    }
    return found
  }

  /// Whether a line reads a name: neither its declaration, nor where it is set, nor a parameter of an initializer.
  private static func isRead(_ name: String, in lines: [Substring], isOwn: Bool) -> Bool {
    var isShadowed = false
    var head: Substring?
    for line in lines {
      if line.hasPrefix("  init(") || line.hasPrefix("  private init(") { head = "" }
      if let begun = head {
        head = begun + line
        if line.hasSuffix("{") {
          isShadowed = isOwn && occurrences(of: name, in: begun + line).contains { $0.after.hasPrefix(":") }
          head = nil
        }
        continue
      }
      if line == "  }" { isShadowed = false }
      if isShadowed { continue }
      let reads = occurrences(of: name, in: line).contains { before, after in
        if after.hasPrefix(" = ") || after.hasPrefix(":") { return false }
        // A member of something, but not a case of an enumeration; without a receiver only inside of its own type.
        guard before.last == "." else { return isOwn }
        return before.dropLast().last.map { $0.isLetter || $0.isNumber || ")?!]".contains($0) } ?? false
      }
      if reads { return true }
    }
    return false
  }

  /// Where a word stands: what is before it and what is after it.
  private static func occurrences(
    of name: String, in line: Substring
  ) -> [(before: Substring, after: Substring)] {
    line.ranges(of: name).compactMap { range in
      let (before, after) = (line[..<range.lowerBound], line[range.upperBound...])
      let isWord = [before.last, after.first].allSatisfy { character in
        character.map { !($0.isLetter || $0.isNumber || $0 == "_") } ?? true
      }
      return isWord ? (before, after) : nil
    }
  }
}
