import TransitionSyntax
import TransitionText

/// `textDocument/completion` and `completionItem/resolve`.
enum CompletionFeature {
  /// The completions at an offset.
  static func complete(_ analysis: DocumentAnalysis, at offset: UInt32, _ client: ClientAbilities) -> JSON {
    guard let place = CompletionPlace(analysis, at: offset) else {
      return ["isIncomplete": false, "items": []]
    }
    let source = CompletionSource(analysis, place, at: offset)
    // Numbers get their units as they are typed.
    let isIncomplete = place.token.map { analysis.tree.tokens[$0].kind == .number } ?? false
    let items = source.items.map { json($0, place, analysis, client) }
    return ["isIncomplete": .bool(isIncomplete), "items": .array(items)]
  }

  private static func json(
    _ item: CompletionItem, _ place: CompletionPlace, _ analysis: DocumentAnalysis, _ client: ClientAbilities
  ) -> JSON {
    let usesSnippet = client.takesSnippets && item.snippet != nil
    let text = usesSnippet ? item.snippet ?? item.label : item.plain
    return [
      "label": .string(item.label), "kind": .int(item.kind.rawValue),
      "detail": item.detail.isEmpty ? nil : .string(item.detail),
      "sortText": .string("\(item.rank)\(item.label)"),
      "filterText": .string(item.filter ?? item.label),
      "insertTextFormat": usesSnippet ? 2 : nil,
      "textEdit": [
        "range": analysis.lines.json(place.typed), "newText": .string(text),
      ],
      "documentation": documentation(item, client),
      "data": item.page.map { ["page": .string($0)] },
    ]
  }

  /// The documentation of an item, if it is sent with the list.
  private static func documentation(_ item: CompletionItem, _ client: ClientAbilities) -> JSON? {
    if item.isWhole { return markdown("```transition\n\(item.plain)\n```") }
    if client.resolvesDocumentation { return nil }
    return item.page.flatMap(page).map { markdown($0.markdown) }
  }

  private static func markdown(_ text: String) -> JSON { ["kind": "markdown", "value": .string(text)] }

  /// An item with its documentation.
  static func resolve(_ item: JSONValue?) -> JSON {
    guard let item, let members = item.members else { return .null }
    var resolved: [(String, JSON?)] = members.map { ($0.name, .raw($0.value)) }
    if let name = item["data"]?["page"]?.string, let page = page(name) {
      resolved.append(("documentation", markdown(page.markdown)))
    }
    return .object(resolved)
  }

  private static func page(_ name: String) -> ReferencePage? {
    ReferencePages.property(name) ?? ReferencePages.function(name) ?? ReferencePages.curve(name)
      ?? ReferencePages.constructs.first { $0.name == name }
  }
}
