import TransitionSyntax
import TransitionText

/// Passes requests to the features.
extension LanguageServer {
  mutating func feature(_ method: String, _ params: JSONValue?) throws(RPCError) -> JSON {
    switch method {
    case "completionItem/resolve": return CompletionFeature.resolve(params)
    case "workspace/symbol": return workspaceSymbols(params?["query"]?.string ?? "")
    case "workspace/executeCommand":
      let arguments = params?["arguments"]?.elements.map { Array($0) } ?? []
      return try execute(params?["command"]?.string ?? "", arguments)
    default: break
    }
    guard method.hasPrefix("textDocument/") else {
      throw RPCError(.methodNotFound, "there is no method `\(method)`")
    }
    guard let uri = params?["textDocument"]?["uri"]?.string else {
      throw RPCError(.invalidParams, "`textDocument.uri` is missing")
    }
    if let answer = try ofDocument(method, uri, params) { return answer }
    if let answer = try atPlace(method, uri, params) { return answer }
    throw RPCError(.methodNotFound, "there is no method `\(method)`")
  }

  /// Answers a request about a whole text or a range; nil for other requests.
  private mutating func ofDocument(
    _ method: String, _ uri: String, _ params: JSONValue?
  ) throws(RPCError) -> JSON? {
    switch method {
    case "textDocument/diagnostic":
      return pullDiagnostics(uri, known: params?["previousResultId"]?.string)
    case "textDocument/codeAction": return try codeActions(uri, params)
    case "textDocument/semanticTokens/full": return semanticTokens(uri, since: nil)
    case "textDocument/semanticTokens/full/delta":
      return semanticTokens(uri, since: params?["previousResultId"]?.string)
    case "textDocument/colorPresentation": return ColorFeature.presentations(params)
    default: break
    }
    let ofRange: Set<String> = ["semanticTokens/range", "inlayHint", "rangeFormatting"]
    let ofWhole: Set<String> = [
      "documentSymbol", "foldingRange", "selectionRange", "codeLens", "documentColor", "documentLink",
      "formatting", "onTypeFormatting",
    ]
    let name = String(method.dropFirst("textDocument/".count))
    guard ofRange.contains(name) || ofWhole.contains(name) else { return nil }
    guard let document = documents[uri] else { return .null }
    if ofWhole.contains(name) { return named(uri).map { answer(name, $0, params) } ?? .null }
    guard let range = document.lines.range(params?["range"]) else {
      throw RPCError(.invalidParams, "`range` is missing")
    }
    guard let analysis = name == "inlayHint" ? named(uri, touching: range) : named(uri) else { return .null }
    switch name {
    case "semanticTokens/range":
      return ["data": .array(SemanticTokens(analysis, in: range).data.map(JSON.int))]
    case "inlayHint": return InlayFeature.hints(analysis, in: range)
    default:
      let (first, last) = (analysis.lines.position(of: range.start), analysis.lines.position(of: range.end))
      return FormattingFeature.edits(analysis, lines: first.line...last.line)
    }
  }

  private func answer(_ name: String, _ analysis: DocumentAnalysis, _ params: JSONValue?) -> JSON {
    switch name {
    case "documentSymbol": return SymbolFeature.symbols(analysis, client)
    case "foldingRange": return FoldingFeature.ranges(analysis)
    case "selectionRange":
      let offsets = params?["positions"]?.elements?.compactMap { analysis.lines.offset($0) } ?? []
      return FoldingFeature.selections(analysis, at: offsets)
    case "codeLens": return Commands.lenses(analysis)
    case "documentColor": return ColorFeature.colors(analysis)
    case "documentLink": return LinkFeature.links(analysis)
    case "onTypeFormatting":
      guard let offset = analysis.lines.offset(params?["position"]) else { return [] }
      return FormattingFeature.onType(analysis, at: offset, params?["ch"]?.string ?? "")
    default: return FormattingFeature.edits(analysis)
    }
  }

  /// Answers a request about a position; nil for other requests.
  private mutating func atPlace(
    _ method: String, _ uri: String, _ params: JSONValue?
  ) throws(RPCError) -> JSON? {
    let methods: Set<String> = [
      "completion", "hover", "signatureHelp", "definition", "references", "documentHighlight",
      "prepareRename", "rename",
    ]
    guard methods.contains(String(method.dropFirst("textDocument/".count))) else { return nil }
    guard let document = documents[uri] else { return .null }
    guard let offset = document.lines.offset(params?["position"]) else {
      throw RPCError(.invalidParams, "`position` is missing")
    }
    guard let analysis = named(uri, touching: ByteRange(at: offset)) else { return .null }
    switch method {
    case "textDocument/completion":
      return importCompletion(analysis, at: offset)
        ?? CompletionFeature.complete(analysis, at: offset, client)
    case "textDocument/hover": return HoverFeature.hover(analysis, at: offset, client)
    case "textDocument/signatureHelp": return SignatureFeature.help(analysis, at: offset)
    case "textDocument/definition": return definition(uri, at: offset)
    case "textDocument/references":
      return references(
        uri, at: offset, withDeclaration: params?["context"]?["includeDeclaration"]?.bool ?? true)
    case "textDocument/documentHighlight": return highlights(uri, at: offset)
    case "textDocument/prepareRename": return try prepareRename(uri, at: offset)
    default:
      guard let new = params?["newName"]?.string else {
        throw RPCError(.invalidParams, "`newName` is missing")
      }
      return try rename(uri, at: offset, to: new)
    }
  }
}
