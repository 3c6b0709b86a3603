import TransitionText

/// What the client has said of itself, as far as it changes what it is sent.
struct ClientAbilities: Sendable {
  /// How columns are counted.
  var encoding = PositionEncoding.utf16
  /// Whether it asks for findings, so that they are not sent unasked.
  var pullsDiagnostics = false
  /// Whether it asks again when it is told to.
  var refreshesDiagnostics = false
  /// Whether snippets may have places to be filled in.
  var takesSnippets = false
  /// Whether it asks for the documentation of what it shows of a completion; else that comes with the list.
  var resolvesDocumentation = true
  /// Whether it shows Markdown.
  var showsMarkdown = true
  /// Whether it says which files have changed on disk when it is asked to.
  var watchesFiles = false
  /// Whether it shows the progress of something long.
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
