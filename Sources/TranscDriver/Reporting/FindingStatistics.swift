import TransitionDiagnostics
import TransitionExplanations

/// How often each code was reported.
struct FindingStatistics {
  private var counts: [DiagnosticCode: (severity: DiagnosticSeverity, count: Int)] = [:]
  private var files: Set<String> = []

  /// Counts the findings of a file, which may come in parts.
  mutating func count(_ diagnostics: [Diagnostic], of file: String, _ policy: SeverityPolicy) {
    files.insert(file)
    for diagnostic in DiagnosticRenderer.ordered(diagnostics) {
      counts[diagnostic.code, default: (policy.severity(of: diagnostic), 0)].count += 1
    }
  }

  /// A line for each code, the most frequent first, and one with the total.
  func text(known: Int?) -> String {
    let rows = counts.sorted { ($1.value.count, $0.key.rawValue) < ($0.value.count, $1.key.rawValue) }
    var text = ""
    for (code, (severity, count)) in rows {
      let title = Explanations.of(code)?.title ?? ""
      text +=
        "\(Columns.right("\(count)", 6))  \(code.name)  \(Columns.left(severity.rawValue, 7))  \(title)\n"
    }
    let total = rows.reduce(0) { $0 + $1.value.count }
    text += "\(Columns.right("\(total)", 6))  in \(files.count) \(files.count == 1 ? "spec" : "specs")"
    if let known { text += ", and \(known) known from the baseline" }
    return text + "\n"
  }
}

/// Texts in columns.
enum Columns {
  /// A text at the left of a column.
  static func left(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.utf8.count))
  }

  /// A text at the right of a column.
  static func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.utf8.count)) + text
  }
}
