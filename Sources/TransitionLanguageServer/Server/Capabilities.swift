import TransitionCompiler

/// The capabilities that the server sends to a client.
enum Capabilities {
  static func result(for client: ClientAbilities) -> JSON {
    let capabilities: JSON = [
      "positionEncoding": .string(client.encoding.rawValue),
      "textDocumentSync": [
        "openClose": true, "change": 2, "save": ["includeText": false],
      ],
      "completionProvider": [
        "triggerCharacters": [".", ":", "(", "#", "\""], "resolveProvider": true,
      ],
      "hoverProvider": true,
      "signatureHelpProvider": ["triggerCharacters": ["(", ","], "retriggerCharacters": [")"]],
      "definitionProvider": true,
      "referencesProvider": true,
      "documentHighlightProvider": true,
      "renameProvider": ["prepareProvider": true],
      "documentSymbolProvider": true,
      "workspaceSymbolProvider": true,
      "semanticTokensProvider": [
        "legend": SemanticTokenLegend.json, "range": true, "full": ["delta": true],
      ],
      "foldingRangeProvider": true,
      "selectionRangeProvider": true,
      "inlayHintProvider": true,
      "codeActionProvider": [
        "codeActionKinds": ["quickfix", "refactor.extract", "refactor.rewrite", "source.fixAll"]
      ],
      "codeLensProvider": ["resolveProvider": false],
      "colorProvider": true,
      "documentLinkProvider": ["resolveProvider": false],
      "documentFormattingProvider": true,
      "documentRangeFormattingProvider": true,
      "documentOnTypeFormattingProvider": ["firstTriggerCharacter": "}", "moreTriggerCharacter": ["\n"]],
      "executeCommandProvider": ["commands": .array(Commands.names.map(JSON.string))],
      "diagnosticProvider": client.pullsDiagnostics
        ? ["interFileDependencies": true, "workspaceDiagnostics": true, "workDoneProgress": true] : nil,
      "workspace": [
        "workspaceFolders": ["supported": true, "changeNotifications": true]
      ],
    ]
    return [
      "capabilities": capabilities,
      "serverInfo": ["name": "transc", "version": .string(ToolVersion.current)],
    ]
  }
}
