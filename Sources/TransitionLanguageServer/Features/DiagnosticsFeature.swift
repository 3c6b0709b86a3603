import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// The findings of the compiler as diagnostics of the protocol, with the same codes and ranges.
enum DiagnosticsFeature {
  /// The findings of a text, in the order of the text.
  static func findings(_ analysis: DocumentAnalysis, _ client: ClientAbilities) -> [JSON] {
    DiagnosticRenderer.ordered(analysis.findings).map { json($0, analysis, client) }
  }

  /// One finding.
  static func json(_ diagnostic: Diagnostic, _ analysis: DocumentAnalysis, _ client: ClientAbilities) -> JSON
  {
    let lines = analysis.lines
    let end = UInt32(analysis.source.count)
    func range(_ range: ByteRange) -> JSON {
      lines.json(ByteRange(min(range.start, end), min(range.end, end)))
    }
    let message = diagnostic.message(in: analysis.source)
    let related: [JSON] = diagnostic.labels.map { label in
      [
        "location": ["uri": .string(analysis.document.uri), "range": range(label.range)],
        "message": .string(label.text),
      ]
    }
    return [
      "range": range(diagnostic.range),
      "severity": .int(severity(analysis.options.policy.severity(of: diagnostic))),
      "code": .string(diagnostic.code.name),
      "codeDescription": client.linksCodes
        ? ["href": .string(client.page(of: diagnostic.code.name))] : nil,
      "source": "transc",
      "message": .string(([message] + diagnostic.notes).joined(separator: "\n")),
      "tags": diagnostic.code.isUnused ? [1] : nil,
      "relatedInformation": related.isEmpty ? nil : .array(related),
      "data": [
        "offset": .int(Int(diagnostic.range.start)), "caption": .string(diagnostic.caption),
        "notes": .array(diagnostic.notes.map(JSON.string)),
        "fixIts": .int(diagnostic.fixIts.count),
      ],
    ]
  }

  /// The result id of some findings: their FNV-1a hash (Fowler, Noll and Vo).
  static func resultID(_ items: [JSON]) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in JSON.array(items).bytes() { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    return String(hash, radix: 16)
  }

  private static func severity(_ severity: DiagnosticSeverity) -> Int {
    switch severity {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}

extension LanguageServer {
  /// Sends the client the findings in a text, with the version of the text.
  mutating func publish(_ uri: String) -> [JSON] {
    guard let analysis = analysis(uri) else { return [] }
    return [
      RPCOutput.notification(
        "textDocument/publishDiagnostics",
        [
          "uri": .string(uri), "version": .int(analysis.document.version),
          "diagnostics": .array(DiagnosticsFeature.findings(analysis, client)),
        ])
    ]
  }

  /// `textDocument/diagnostic`: the findings, unless the client already has them.
  mutating func pullDiagnostics(_ uri: String, known: String?) -> JSON {
    guard let analysis = analysis(uri) else { return ["kind": "full", "items": []] }
    let items = DiagnosticsFeature.findings(analysis, client)
    let id = DiagnosticsFeature.resultID(items)
    if id == known { return ["kind": "unchanged", "resultId": .string(id)] }
    return ["kind": "full", "resultId": .string(id), "items": .array(items)]
  }

  /// The paths of all specs in the open folders, each once.
  func workspaceSpecs() -> [String] {
    var known: Set<String> = []
    return folders.flatMap { files.specs(in: $0) }.filter { known.insert($0).inserted }
  }
}
