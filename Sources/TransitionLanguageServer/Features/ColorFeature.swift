import TransitionSyntax
import TransitionText

/// `textDocument/documentColor` and `colorPresentation`.
enum ColorFeature {
  static func colors(_ analysis: DocumentAnalysis) -> JSON {
    let tree = analysis.tree
    var found: [JSON] = []
    for index in 0..<tree.tokens.count where tree.tokens[index].kind == .color {
      let range = tree.tokens.range(index)
      let parts = bytes(analysis.source.text(range))
      guard parts.count == 4 else { continue }
      let color: [(String, JSON?)] = zip(["red", "green", "blue", "alpha"], parts).map { name, byte in
        (name, .number(Double(byte) / 255))
      }
      found.append(["range": analysis.lines.json(range), "color": .object(color)])
    }
    return .array(found)
  }

  /// The components of `#RRGGBB` or `#RRGGBBAA`; none for other texts.
  private static func bytes(_ text: String) -> [UInt8] {
    let digits = Array(text.utf8.dropFirst())
    guard digits.count == 6 || digits.count == 8 else { return [] }
    let parts = stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(decoding: digits[$0...$0 + 1], as: UTF8.self), radix: 16)
    }
    return parts.count == 3 ? parts + [255] : parts
  }

  /// The notation of a colour.
  static func presentations(_ params: JSONValue?) -> JSON {
    let color = params?["color"]
    let parts = ["red", "green", "blue", "alpha"].map { name -> String in
      let value = min(1, max(0, color?[name]?.double ?? 1))
      let digits = String(Int((value * 255).rounded()), radix: 16, uppercase: true)
      return digits.utf8.count == 1 ? "0" + digits : digits
    }
    let text = "#" + parts.dropLast().joined() + (parts[3] == "FF" ? "" : parts[3])
    return [["label": .string(text)]]
  }
}
