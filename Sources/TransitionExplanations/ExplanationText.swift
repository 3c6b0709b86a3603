import TransitionDiagnostics
import TransitionText

/// Explanations for a terminal of 80 columns.
public enum ExplanationText {
  private static let width = 80
  private static let indentation = "    "

  /// One explanation: message, idea, the two specs, and what the rule prevents.
  /// - Parameters:
  ///   - explanation: The explanation.
  ///   - usesColor: Whether the headings are set off with ANSI escape sequences.
  /// - Returns: Lines of UTF-8.
  public static func page(_ explanation: Explanation, usesColor: Bool) -> [UInt8] {
    var output = StyledText(usesColor: usesColor)
    let severity = explanation.code.severity
    output.write("\(severity.rawValue)[\(explanation.code.name)]", .severity(severity))
    output.write(": " + explanation.summary, .emphasis)
    output.endLine()
    output.endLine()
    paragraph(explanation.idea, into: &output)
    example("Wrong:", explanation.failing, into: &output)
    example("Fixed:", explanation.mended, into: &output)
    heading("What this prevents:", into: &output)
    paragraph(explanation.prevents, into: &output)
    return output.bytes
  }

  /// One explanation in Markdown.
  public static func markdown(_ explanation: Explanation) -> String {
    var parts = [
      "# \(explanation.code.name)", "*\(explanation.code.severity.rawValue):* \(explanation.summary)",
      explanation.idea,
    ]
    for (title, spec) in [("Wrong", explanation.failing), ("Fixed", explanation.mended)] where !spec.isEmpty {
      parts.append("\(title):\n\n```transition\n\(spec)\n```")
    }
    return (parts + ["What this prevents: \(explanation.prevents)"]).joined(separator: "\n\n") + "\n"
  }

  /// All codes, one a line: code, severity and title.
  public static func list(usesColor: Bool) -> [UInt8] {
    var output = StyledText(usesColor: usesColor)
    for explanation in Explanations.all {
      let severity = explanation.code.severity
      output.write(explanation.code.name, .emphasis)
      output.write("  ")
      output.write(severity.rawValue, .severity(severity))
      output.write(
        String(repeating: " ", count: max(0, 9 - severity.rawValue.utf8.count)) + explanation.title)
      output.endLine()
    }
    return output.bytes
  }

  private static func heading(_ text: String, into output: inout StyledText) {
    output.endLine()
    output.write(text, .emphasis)
    output.endLine()
    output.endLine()
  }

  private static func example(_ title: String, _ spec: String, into output: inout StyledText) {
    if spec.isEmpty { return }
    heading(title, into: &output)
    for line in spec.split(separator: "\n", omittingEmptySubsequences: false) {
      if !line.isEmpty { output.write(indentation + line) }
      output.endLine()
    }
  }

  /// Writes a text in lines that fit, broken at spaces.
  private static func paragraph(_ text: String, into output: inout StyledText) {
    var line = ""
    for word in text.split(whereSeparator: \.isWhitespace) {
      if !line.isEmpty, line.count + 1 + word.count > width {
        output.write(line)
        output.endLine()
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    output.write(line)
    output.endLine()
  }
}
