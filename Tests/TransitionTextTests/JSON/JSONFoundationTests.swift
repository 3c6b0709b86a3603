import Foundation
import TestSupport
import Testing
import TransitionText

/// Compares the reader with `JSONSerialization`, on documents that are almost right.
///
/// Foundation differs from RFC 8259, or from the reader's decisions, only in these points:
///
/// - it accepts a comma before a closing bracket, which the grammar does not allow;
/// - it accepts repeated names, and keeps one of the values;
/// - it skips a byte order mark, and reads UTF-16 and UTF-32, which it detects by NUL bytes, although RFC 8259 §8.1 requires
///   UTF-8;
/// - it rejects numbers that no `Double` can hold, which the grammar allows;
/// - it reads numbers with many digits as decimal numbers, whose `doubleValue` differs by a few units in the last place;
/// - it loses a U+FEFF at the start of a string or after an escape.
@Suite struct JSONFoundationTests {
  private static let takenByFoundation: Set<JSONError.Reason> = [
    .trailingComma, .duplicateName, .byteOrderMark,
  ]

  private func compare(_ bytes: [UInt8]) {
    let theirs = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
    let shown = Comment(rawValue: String(decoding: bytes, as: UTF8.self))
    do throws(JSONError) {
      let root = try JSONDocument(bytes: bytes).root
      if let theirs {
        #expect(areEqual(root, theirs), shown)
      } else {
        #expect(hasLargeNumber(root), shown)
      }
    } catch {
      if Self.takenByFoundation.contains(error.reason) || bytes.contains(0)
        || bytes.starts(with: [0xFE, 0xFF])
        || bytes.starts(with: [0xFF, 0xFE])
      {
        return
      }
      #expect(theirs == nil, "\(error.message) at \(error.offset): \(shown)")
    }
  }

  private func hasLargeNumber(_ value: JSONValue) -> Bool {
    (value.type == .number && value.double == nil)
      || (value.elements?.contains(where: hasLargeNumber) ?? false)
      || (value.members?.contains { hasLargeNumber($0.value) } ?? false)
  }

  private func areEqual(_ value: JSONValue, _ other: Any) -> Bool {
    switch value.type {
    case .null: other is NSNull
    case .bool: other as? Bool == value.bool
    case .number: (other as? NSNumber).map { isNear($0.doubleValue, value.double) } ?? false
    case .string: (other as? String).map { areEqual(value.string ?? "", $0) } ?? false
    case .array:
      (other as? [Any]).map { others in
        let values = value.elements.map { Array($0) } ?? []
        return values.count == others.count && zip(values, others).allSatisfy { areEqual($0, $1) }
      } ?? false
    case .object:
      (other as? [String: Any]).map { others in
        let members = value.members.map { Array($0) } ?? []
        // Canonically equivalent names are the same key in a dictionary of Swift.
        let names = Dictionary(grouping: members) { withoutMarks($0.name) }
        let found = Dictionary(others.map { (withoutMarks($0.key), $0.value) }) { first, _ in first }
        return names.count == found.count
          && names.allSatisfy { name, members in
            found[name].map { other in members.contains { areEqual($0.value, other) } } ?? false
          }
      } ?? false
    }
  }

  private func isNear(_ a: Double, _ b: Double?) -> Bool {
    guard let b else { return false }
    return abs(a - b) <= abs(b) * 8 * .ulpOfOne
  }

  private func areEqual(_ a: String, _ b: String) -> Bool {
    withoutMarks(a).utf8.elementsEqual(withoutMarks(b).utf8)
  }

  /// A text without U+FEFF.
  private func withoutMarks(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{FEFF}" }))
  }

  @Test(arguments: ["accepted", "rejected", "decided"]) func cases(file: String) throws {
    for line in try JSONCases.load(file) { compare(line.bytes) }
  }

  @Test(arguments: 0..<16) func mutated(seed: UInt64) throws {
    var random = RandomSource(seed: seed)
    let pieces =
      [
        "[", "]", "{", "}", ",", ":", "\"", "\\", "0", "1", "-", "+", ".", "e", "E", "null", "true", "\\u",
        "\\ud83d",
        " ", "\n", "\t", "/", "'", "a", "é", "1e999", "\u{1}", "\u{FEFF}",
      ].map { Array($0.utf8) } + [[0x80], [0xC3], [0xED, 0xA0, 0x80], [0xFF]]
    for _ in 0..<150 {
      var json = JSONWriter(indentation: [nil, 1].randomElement(using: &random) ?? nil)
      JSONModel.random(depth: 4, &random).write(into: &json)
      let whole = Array(json.bytes.prefix(400))
      compare(whole)
      for _ in 0..<8 {
        var bytes = whole
        for _ in 0..<Int.random(in: 1...2, using: &random) {
          let place = Int.random(in: 0...bytes.count, using: &random)
          let end = min(bytes.count, place + Int.random(in: 0...2, using: &random))
          let piece = Bool.random(using: &random) ? [] : pieces.randomElement(using: &random) ?? []
          bytes.replaceSubrange(place..<end, with: piece)
        }
        compare(bytes)
      }
    }
  }
}
