import TransitionCompiler
import TransitionDiagnostics
import TransitionSyntax
import TransitionText

/// `textDocument/codeAction`: the fix-its of findings, and changes of what is right.
struct CodeActionFeature {
  private let analysis: DocumentAnalysis
  private let range: ByteRange
  private let client: ClientAbilities
  /// The kinds that are wanted; all where none is named.
  private let wanted: [String]
  private(set) var actions: [JSON] = []

  /// Finds what can be done in some bytes of a text.
  init(_ analysis: DocumentAnalysis, in range: ByteRange, _ wanted: [String], _ client: ClientAbilities) {
    self.analysis = analysis
    self.range = range
    self.wanted = wanted
    self.client = client
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
      "edit": [
        "documentChanges": [
          [
            "textDocument": [
              "uri": .string(analysis.document.uri), "version": .int(analysis.document.version),
            ],
            "edits": .array(
              edits.map { ["range": analysis.lines.json($0.range), "newText": .string($0.replacement)] }),
          ]
        ]
      ],
    ])
  }

  /// The fix-its of the findings that a range touches; the one of a finding that can only be meant comes first.
  private mutating func addFixIts() {
    for diagnostic in analysis.triedDiagnostics ?? [] {
      guard diagnostic.range.start <= range.end, range.start <= diagnostic.range.end else { continue }
      for fixIt in diagnostic.fixIts {
        let title = fixIt.title.prefix(1).uppercased() + fixIt.title.dropFirst()
        add(
          title, "quickfix", fixIt.edits, mends: diagnostic,
          isPreferred: fixIt.applicability == .safe || diagnostic.fixIts.count == 1)
      }
    }
  }

  /// What `transc fix` does.
  private mutating func addFixAll() {
    let fixIts = (analysis.triedDiagnostics ?? []).flatMap(\.fixIts)
    guard fixIts.contains(where: { $0.applicability == .safe }) else { return }
    let answer = analysis.answer
    let fixed = Fixer(.safe) { Compiler.plan(of: $0, triesFixIts: false, imports: answer).diagnostics }.fix(
      analysis.source)
    guard fixed.fixCount > 0 else { return }
    let whole = ByteRange(0, UInt32(analysis.source.count))
    add(
      "Mend all that is safe to mend", "source.fixAll",
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
    _ = named(uri, range)
    analyses[uri]?.tryFixIts()
    guard let analysis = analyses[uri] else { return .null }
    let wanted = params?["context"]?["only"]?.elements?.compactMap(\.string) ?? []
    return .array(CodeActionFeature(analysis, in: range, wanted, client).actions)
  }
}
