import Foundation
import TransitionText

/// A spec with one mistake.
struct Slip: Sendable {
  /// The kind of the mistake.
  let kind: String
  /// The line of the mistake, with the old and the new text.
  let place: String
  let source: SourceText
}

/// Makes all single mistakes of some kinds in a spec, such as people make: a missing sign or unit, two things swapped, or a
/// misspelt name.
struct SlipMaker {
  private let name: String
  private let text: NSString
  /// The text with its comments replaced by spaces.
  private let code: String

  init(_ source: SourceText) {
    name = source.name
    text = String(decoding: source.bytes, as: UTF8.self) as NSString
    code = Self.replaced(text as String, "//[^\n]*") { String(repeating: " ", count: $0.length) }
  }

  private static func matches(_ pattern: String, _ text: String) -> [NSTextCheckingResult] {
    guard let expression = try? NSRegularExpression(pattern: pattern, options: .anchorsMatchLines) else {
      return []
    }
    return expression.matches(in: text, range: NSRange(location: 0, length: (text as NSString).length))
  }

  private static func replaced(_ text: String, _ pattern: String, _ with: (NSString) -> String) -> String {
    let changed = NSMutableString(string: text)
    for match in matches(pattern, text).reversed() {
      let old = changed.substring(with: match.range) as NSString
      changed.replaceCharacters(in: match.range, with: with(old))
    }
    return changed as String
  }

  /// A pattern, and the replacement of its match or of its first group. It is nil for no replacement.
  private struct Rule: Sendable {
    let kind: String
    let pattern: String
    let wrong: @Sendable (String) -> String?

    init(_ kind: String, _ pattern: String, _ wrong: @escaping @Sendable (String) -> String?) {
      self.kind = kind
      self.pattern = pattern
      self.wrong = wrong
    }

    /// Two words that are swapped.
    init(_ kind: String, _ pattern: String, pairs: [String: String]) {
      self.init(kind, pattern) { word in
        pairs[word] ?? pairs.first { $0.value == word }?.key
      }
    }
  }

  /// A name with an additional letter.
  private static let misspelt: @Sendable (String) -> String? = { name in
    name.isEmpty ? nil : name.dropLast() + "q" + name.suffix(1)
  }

  private static let kinds =
    "(?:view|image|label|button|scroll|bar|collection|hook|length|number|time|angle|color|flag)\\b"

  private static let clauses = "ease|linear|spring|over|at|after|along|back"

  private static let rules: [Rule] = [
    Rule("a sign is missing", "(?<=[(=:,*/ ])-(?=[a-z0-9(])") { _ in "" },
    Rule("a sign too many", "(?<![\\w.-])(?:translation|velocity)\\.[xy]") { "-" + $0 },
    Rule("plus for minus", "(?<= )[+-](?= )", pairs: ["+": "-"]),
    Rule("a unit is missing", "(?<![\\w.#])\\d+(?:\\.\\d+)?(pt/s|pt|ms|s|deg|rad|turn|%)(?![\\w/])") { _ in
      ""
    },
    Rule("x for y", "(?<=\\.)[xy](?!\\w)", pairs: ["x": "y"]),
    Rule("width for height", "(?<=\\.)(?:width|height)(?!\\w)", pairs: ["width": "height"]),
    Rule("two values swapped", "(?<=: )[^\n{}>]+? -> [^\n,{}]+?(?= *$| (?:\(clauses)))") {
      let values = $0.components(separatedBy: " -> ")
      return values.count == 2 ? values[1] + " -> " + values[0] : nil
    },
    Rule("two ends swapped", "(?<![\\w.-])-?[\\w.]+\\.\\.[\\w./ ]+?(?=[,)\n])") {
      let ends = $0.components(separatedBy: "..")
      return ends.count == 2 ? ends[1] + ".." + ends[0] : nil
    },
    Rule("a declaration misspelt", "^\\s*(?:from|to|let|curve|motion|shared|view) (\\w+)", misspelt),
    Rule("a declaration misspelt", "(?:(?<=\\{ )|(?<=,)|^)\\s*(\\w+)(?=(?:, \\w+)*: \(kinds))", misspelt),
    Rule("a declaration misspelt", "^\\s*states (?:\\w+, )*(\\w+)", misspelt),
    Rule("a use misspelt", "(?<=[ (])([a-z]\\w{2,})(?=\\.[a-z])", misspelt),
    Rule("a property misspelt", "(?<=[a-z]\\.)([a-zA-Z]{4,})(?=[ :=/)])", misspelt),
    Rule(
      "another direction", "(?<=pan\\(|Pan\\(|pinch\\()\\w+(?=\\))",
      pairs: [
        "down": "up", "left": "right", "leading": "trailing", "in": "out", "horizontal": "vertical",
        "top": "bottom",
      ]),
    Rule("more for less", "(?<= )(?:<=|>=|<|>)(?= )", pairs: ["<": ">", "<=": ">="]),
    Rule("finish for cancel", "(?:finish|cancel)(?= when| now)", pairs: ["finish": "cancel"]),
    Rule("and for or", "(?<= )(?:and|or)(?= [a-z])(?! backward)", pairs: ["and": "or"]),
    Rule("no start", "\\bstart\\.(?=\\w)") { _ in "" },
    Rule("from for to", "^\\s*(from|to)(?= +\\w+\\.)", pairs: ["from": "to"]),
    Rule("forward for backward", "(?<=interactive )(?:forward|backward)", pairs: ["forward": "backward"]),
    Rule("a member is missing", "^  +(?!from|to)[a-z][^\n{}]*$") { _ in "" },
  ]

  /// All mistakes, in the order of the rules and of the text.
  func slips() -> [Slip] {
    var slips: [Slip] = []
    var known: Set<String> = [text as String]
    for rule in Self.rules {
      for match in Self.matches(rule.pattern, code) {
        let range = match.numberOfRanges > 1 ? match.range(at: 1) : match.range
        let old = (code as NSString).substring(with: range)
        guard let new = rule.wrong(old) else { continue }
        let changed = text.replacingCharacters(in: range, with: new)
        guard known.insert(changed).inserted else { continue }
        let line = text.substring(to: range.location).components(separatedBy: "\n").count
        let words = [new, old].map { "`\($0.trimmingCharacters(in: .whitespaces))`" }
        slips.append(
          Slip(
            kind: rule.kind, place: "\(name):\(line): \(words[0]) for \(words[1])",
            source: SourceText(name: name, text: changed)))
      }
    }
    return slips
  }
}
