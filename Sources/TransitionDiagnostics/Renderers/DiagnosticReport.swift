public import TransitionText

/// The findings of one source text.
public struct FileFindings: Sendable {
  /// The text.
  public var source: SourceText
  /// The reported findings; may be empty.
  public var diagnostics: [Diagnostic]

  /// Makes the findings of a text.
  public init(source: SourceText, diagnostics: [Diagnostic]) {
    self.source = source
    self.diagnostics = diagnostics
  }
}

/// A failure of the tool itself, which has no place in a spec.
public struct ReportedFailure: Hashable, Sendable {
  /// What could not be done and why.
  public var reason: String
  /// The file that it is about, if any.
  public var file: String?
  /// Where it is in a file that is no spec, if that is known.
  public var place: LineColumn?
  /// A warning when the tool could go on without.
  public var severity: DiagnosticSeverity

  /// Makes a failure.
  public init(
    _ reason: String, file: String?, place: LineColumn? = nil, severity: DiagnosticSeverity = .error
  ) {
    self.reason = reason
    self.file = file
    self.place = place
    self.severity = severity
  }

  /// The reason, after its place.
  public var message: String {
    guard let file, let place else { return reason }
    return "`\(file)`:\(place.line):\(place.column): \(reason)"
  }
}

/// The tool that makes a report, and the environment in which it runs.
public struct ReportingTool: Sendable {
  /// What there is to know of a code.
  public struct Page: Sendable {
    /// What the code is about, in a few words.
    public var title: String
    /// The rule, in some sentences.
    public var rule: String
    /// All there is to say, as plain text.
    public var text: String
    /// The same in Markdown.
    public var markdown: String

    /// Makes a page.
    public init(title: String, rule: String, text: String, markdown: String) {
      self.title = title
      self.rule = rule
      self.text = text
      self.markdown = markdown
    }
  }

  /// The version of the tool.
  public var version: String
  /// The folder that the paths of reports count from; nil when all are written as they are.
  public var folder: String?
  /// The page of a code.
  public var page: @Sendable (DiagnosticCode) -> Page?

  /// Makes a tool.
  public init(
    version: String = "0", folder: String? = nil,
    page: @escaping @Sendable (DiagnosticCode) -> Page? = { _ in nil }
  ) {
    self.version = version
    self.folder = folder
    self.page = page
  }

  /// The path of a file from the folder on, if it lies in or below it.
  func path(_ name: String) -> String {
    var name = name[...]
    if let folder, name.hasPrefix(folder), name.dropFirst(folder.count).hasPrefix("/") {
      name = name.dropFirst(folder.count + 1)
    }
    while name.hasPrefix("./") { name = name.dropFirst(2).drop { $0 == "/" } }
    return String(name)
  }
}

/// The findings of several texts in the order in which they are reported, with what each form needs to know.
struct DiagnosticReport {
  struct File {
    let context: RenderingContext
    let diagnostics: [Diagnostic]
    /// Its path from the tool's folder on.
    let path: String
  }

  let files: [File]
  let failures: [ReportedFailure]
  let tool: ReportingTool

  init(
    _ files: [FileFindings], failures: [ReportedFailure], policy: SeverityPolicy, tool: ReportingTool
  ) {
    var order: [String] = []
    var gathered: [String: FileFindings] = [:]
    for file in files {
      if gathered[file.source.name] == nil { order.append(file.source.name) }
      gathered[file.source.name, default: FileFindings(source: file.source, diagnostics: [])].diagnostics +=
        file.diagnostics
    }
    self.files = order.compactMap { gathered[$0] }.map { file in
      File(
        context: RenderingContext(source: file.source, policy: policy),
        diagnostics: DiagnosticRenderer.ordered(file.diagnostics), path: tool.path(file.source.displayName))
    }
    self.failures = failures
    self.tool = tool
  }
}

extension Diagnostic {
  /// Its whole text, a line each: the message, the labels, the notes, the fix-its.
  func wholeText(in source: SourceText) -> String {
    var lines = [message(in: source)]
    if !caption.isEmpty { lines.append(caption) }
    lines += notes.map { "note: \($0)" }
    lines += fixIts.map { "help: \($0.title)" }
    return lines.joined(separator: "\n")
  }
}
