import Foundation
import TestSupport
import TransitionText

/// The documents in `Cases`.
enum JSONCases {
  /// A line of a file.
  struct Line: Sendable {
    var text: String
    /// The text after `⇒`.
    var result: String?

    /// The bytes of the document: `⟨C3 A9⟩` in the text stands for two bytes.
    var bytes: [UInt8] {
      var bytes: [UInt8] = []
      for (index, part) in text.split(separator: "⟨", omittingEmptySubsequences: false).enumerated() {
        let halves = index == 0 ? [part] : part.split(separator: "⟩", omittingEmptySubsequences: false)
        if index > 0 { bytes += halves[0].split(separator: " ").map { UInt8($0, radix: 16) ?? 0 } }
        bytes += (halves.last ?? "").utf8
      }
      return bytes
    }
  }

  /// The cases of a file.
  static func load(_ name: String) throws -> [Line] {
    let url = Golden.folder(of: #filePath).appending(path: "Cases/\(name).txt")
    let lines = String(decoding: try Data(contentsOf: url), as: UTF8.self).split(separator: "\n")
    return lines.drop { !$0.hasPrefix("# ") }.filter { !$0.hasPrefix("# ") }.map { line in
      let parts = line.components(separatedBy: " ⇒ ")
      return Line(text: parts[0], result: parts.count > 1 ? parts[1] : nil)
    }
  }
}

extension JSONValue {
  /// The value in one line of printable ASCII, without spaces and with the digits of its numbers.
  var canonical: String {
    switch type {
    case .null: "null"
    case .bool: bool == true ? "true" : "false"
    case .number: number?.text ?? ""
    case .string: Self.quoted(string ?? "")
    case .array: "[" + (elements?.map(\.canonical) ?? []).joined(separator: ",") + "]"
    case .object:
      "{" + (members?.map { Self.quoted($0.name) + ":" + $0.value.canonical } ?? []).joined(separator: ",")
        + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    if 0x20..<0x7F ~= scalar.value, scalar != "\"", scalar != "\\" { return String(scalar) }
    return "\\u" + String(repeating: "0", count: max(0, 4 - String(scalar.value, radix: 16).count))
      + String(scalar.value, radix: 16)
  }
}
