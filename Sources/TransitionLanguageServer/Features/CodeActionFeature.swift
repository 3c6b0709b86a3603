import TransitionCompiler
import TransitionDiagnostics
import TransitionSyntax
import TransitionText

/// `textDocument/codeAction`: the fix-its of findings, and refactorings.
struct CodeActionFeature {
  private let analysis: DocumentAnalysis
  private let range: ByteRange
  private let client: ClientAbilities
  /// The kinds that are wanted; all where none is named.
  private let wanted: [String]
  /// The findings that the client shows there, by their codes and offsets. Editors send those of the whole line.
  private let shown: [(code: String, start: UInt32)]
  private(set) var actions: [JSON] = []

  /// Finds the actions for some bytes of a text.
  /// - Parameter context: The context that the client sends: the kinds that it wants, and the findings that it shows there.
  init(_ analysis: DocumentAnalysis, in range: ByteRange, _ context: JSONValue?, _ client: ClientAbilities) {
    self.analysis = analysis
    self.range = range
    self.client = client
    wanted = context?["only"]?.elements?.compactMap(\.string) ?? []
    shown =
      context?["diagnostics"]?.elements?.compactMap { finding in
        guard let code = finding["code"]?.string, let range = analysis.lines.range(finding["range"]) else {
          return nil
        }
        return (code, range.start)
      } ?? []
    if wants("quickfix") { addFixIts() }
    if wants("source.fixAll") { addFixAll() }
    if wants("refactor") || wants("refactor.extract") || wants("refactor.rewrite") {
      for refactoring in Refactoring.all(analysis, in: range) where wants(refactoring.kind) {
        add(refactoring.title, refactoring.kind, refactoring.edits)
      }
    }
  }

  private func wants(_ kind: String) -> Bool {
    wanted.isEmpty || wanted.contains { kind == $0 || kind.hasPrefix($0 + ".") || $0.hasPrefix(kind + ".") }
  }

  private mutating func add(
    _ title: String, _ kind: String, _ edits: [TextEdit], mends diagnostic: Diagnostic? = nil,
    isPreferred: Bool = false
  ) {
    actions.append([
      "title": .string(title), "kind": .string(kind),
      "diagnostics": diagnostic.map { [DiagnosticsFeature.json($0, analysis, client)] },
      "isPreferred": isPreferred ? true : nil,
      "edit": client.edit([
        (
          analysis.document.uri, .int(analysis.document.version),
          edits.map { ["range": analysis.lines.json($0.range), "newText": .string($0.replacement)] }
        )
      ]),
    ])
  }

  /// Adds the fix-its of the findings that the range touches, then of those that are shown beside it or would change its lines.
  private mutating func addFixIts() {
    let all = analysis.findings
    let touched = all.map { $0.range.start <= range.end && range.start <= $0.range.end }
    let lines = wholeLines
    let beside = all.indices.filter { index in
      if touched[index] { return false }
      return shown.contains { $0.code == all[index].code.name && $0.start == all[index].range.start }
        || all[index].fixIts.contains { $0.edits.contains { lines.contains(Int($0.range.start)) } }
    }
    for index in all.indices.filter({ touched[$0] }) + beside {
      let diagnostic = all[index]
      for fixIt in diagnostic.fixIts {
        let title = fixIt.title.prefix(1).uppercased() + fixIt.title.dropFirst()
        add(
          title, "quickfix", fixIt.edits, mends: diagnostic,
          isPreferred: fixIt.applicability == .safe || diagnostic.fixIts.count == 1)
      }
    }
  }

  /// The lines that the range is on.
  private var wholeLines: ClosedRange<Int> {
    let bytes = analysis.source.padded
    func isEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    var (start, end) = (Int(range.start), Int(range.end))
    while start > 0, !isEnd(bytes[start - 1]) { start -= 1 }
    while end < analysis.source.count, !isEnd(bytes[end]) { end += 1 }
    return start...end
  }

  /// Adds the changes of `transc fix`.
  private mutating func addFixAll() {
    let fixIts = analysis.findings.flatMap(\.fixIts)
    guard fixIts.contains(where: { $0.applicability == .safe }) else { return }
    let options = analysis.options
    let fixed = Fixer(.safe) {
      Compiler.plan(of: $0, triesFixIts: false, imports: options.imports).diagnostics
        .filter(options.policy.isReported)
    }.fix(analysis.source)
    guard fixed.fixCount > 0 else { return }
    let whole = ByteRange(0, UInt32(analysis.source.count))
    add(
      "Apply all safe fix-its", "source.fixAll",
      [TextEdit(whole, String(decoding: fixed.source.bytes, as: UTF8.self))])
  }
}

extension LanguageServer {
  /// `textDocument/codeAction`.
  mutating func codeActions(_ uri: String, _ params: JSONValue?) throws(RPCError) -> JSON {
    guard let document = documents[uri] else { return .null }
    guard let range = document.lines.range(params?["range"]) else {
      throw RPCError(.invalidParams, "`range` is missing")
    }
    _ = named(uri, touching: range)
    analyses[uri]?.tryFixIts()
    guard let analysis = analyses[uri] else { return .null }
    return .array(CodeActionFeature(analysis, in: range, params?["context"], client).actions)
  }
}
