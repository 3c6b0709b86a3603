package import TransitionText

/// The identity of a finding, also when the lines around it have moved: its file, its code, its message and the text of its line.
package struct FindingPrint: Hashable, Sendable {
  /// The path of the file.
  package var file: String
  /// The code.
  package var code: String
  /// The message.
  package var message: String
  /// The line that it begins on, without the spaces around it.
  package var line: String

  /// Makes one of its parts.
  package init(file: String, code: String, message: String, line: String) {
    self.file = file
    self.code = code
    self.message = message
    self.line = line
  }

  /// The print of a finding.
  package init(_ diagnostic: Diagnostic, in source: SourceText, _ lines: LineIndex, file: String) {
    let start = min(diagnostic.range.start, UInt32(source.count))
    let range = lines.range(ofLine: lines.line(of: start))
    // The part of a very long line around the finding is enough.
    let reach: UInt32 = 500
    let shown = ByteRange(
      max(range.start, start - min(start, reach)), max(range.start, min(range.end, start + reach)))
    let words = source[shown].split { $0 == UInt8(ascii: " ") || 9...13 ~= $0 }
    self.init(
      file: file, code: diagnostic.code.name, message: diagnostic.message(in: source),
      line: words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " "))
  }

  /// 64 bits of it in hexadecimal: FNV-1a (Fowler, Noll and Vo).
  /// - Parameter occurrence: Which of several that are alike.
  package func hash(occurrence: Int) -> String {
    let prime: UInt64 = 0x100_0000_01B3
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for part in [file, code, message, line, String(occurrence)] {
      // The length keeps the parts apart.
      for byte in Array(String(part.utf8.count).utf8) + [0] + Array(part.utf8) {
        hash = (hash ^ UInt64(byte)) &* prime
      }
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }
}
