import TransitionText

/// The capabilities of the client that change the server's messages.
struct ClientAbilities: Sendable {
  /// The units of columns.
  var encoding = PositionEncoding.utf16
  /// Whether it requests findings, so that they are not pushed.
  var pullsDiagnostics = false
  /// Whether it requests them again on `workspace/diagnostic/refresh`.
  var refreshesDiagnostics = false
  /// Whether it supports snippets with placeholders.
  var takesSnippets = false
  /// Whether it requests the documentation of a completion when it shows it; otherwise documentation is sent with the list.
  var resolvesDocumentation = true
  /// Whether it shows Markdown.
  var showsMarkdown = true
  /// Whether it can be asked to report files that change on disk.
  var watchesFiles = false
  /// Whether it shows the progress of long requests.
  var showsProgress = false
  /// Whether it takes edits of several texts with the versions of those; else by their URIs alone.
  var takesDocumentChanges = false
  /// Whether it shows symbols inside of others; else all in one list.
  var showsSymbolTrees = false
  /// Whether a code can lead to its page.
  var linksCodes = false
  /// The page of a code; `{code}` stands for that.
  var pages = "transc:/explain/{code}.md"

  init() {}

  init(_ params: JSONValue?) {
    let client = params?["capabilities"]
    let encodings = client?["general"]?["positionEncodings"]?.elements?.compactMap(\.string) ?? []
    if encodings.contains(PositionEncoding.utf8.rawValue) { encoding = .utf8 }
    let text = client?["textDocument"]
    pullsDiagnostics = text?["diagnostic"]?.type == .object
    refreshesDiagnostics =
      client?["workspace"]?["diagnostics"]?["refreshSupport"]?.bool ?? false
    takesSnippets = text?["completion"]?["completionItem"]?["snippetSupport"]?.bool ?? false
    let resolved = text?["completion"]?["completionItem"]?["resolveSupport"]?["properties"]?.elements
    if let resolved { resolvesDocumentation = resolved.contains { $0.string == "documentation" } }
    if let formats = text?["hover"]?["contentFormat"]?.elements?.compactMap(\.string), !formats.isEmpty {
      showsMarkdown = formats.contains("markdown")
    }
    watchesFiles =
      client?["workspace"]?["didChangeWatchedFiles"]?["dynamicRegistration"]?.bool ?? false
    showsProgress = client?["window"]?["workDoneProgress"]?.bool ?? false
    takesDocumentChanges = client?["workspace"]?["workspaceEdit"]?["documentChanges"]?.bool ?? false
    showsSymbolTrees = text?["documentSymbol"]?["hierarchicalDocumentSymbolSupport"]?.bool ?? false
    linksCodes =
      ["publishDiagnostics", "diagnostic"].contains {
        text?[$0]?["codeDescriptionSupport"]?.bool ?? false
      }
    if let pages = params?["initializationOptions"]?["pages"]?.string { self.pages = pages }
  }

  /// Edits of some texts, as it takes them.
  func edit(_ changes: [(uri: String, version: JSON, edits: [JSON])]) -> JSON {
    if takesDocumentChanges {
      return [
        "documentChanges": .array(
          changes.map {
            [
              "textDocument": ["uri": .string($0.uri), "version": $0.version], "edits": .array($0.edits),
            ]
          })
      ]
    }
    return [
      "changes": .object(changes.map { change -> (String, JSON?) in (change.uri, .array(change.edits)) })
    ]
  }

  /// The page of a code.
  func page(of code: String) -> String { pages.changing("{code}", to: code) }
}
