import TransitionSyntax
import TransitionText

/// `textDocument/documentSymbol` and `workspace/symbol`.
enum SymbolFeature {
  /// The declarations of a text, and what belongs to them; for clients without trees all names in one list.
  static func symbols(_ analysis: DocumentAnalysis, _ client: ClientAbilities) -> JSON {
    if !client.showsSymbolTrees { return .array(symbols(NamedFile(analysis), matching: "")) }
    let tree = analysis.tree
    return .array(tree.children(tree.root).compactMap { symbol($0, analysis) })
  }

  /// The outline entry of a member; nil for members that have none.
  private static func symbol(_ node: NodeID, _ analysis: DocumentAnalysis) -> JSON? {
    let tree = analysis.tree
    let kind: Int
    switch tree.kind(node) {
    case .transition: kind = 5  // class
    case .motion, .curve, .use: kind = 12  // function
    case .let: kind = 14  // constant
    case .screen: kind = 19  // object
    case .declaration, .shared, .view: kind = 13  // variable
    case .interactive, .press: kind = 24  // event
    case .states: kind = 10  // enum
    case .animate, .sharedTrack, .drive, .hold, .hide, .place: kind = 7  // property
    case .direction: kind = 6  // method
    default: return nil
    }
    let range = tree.range(node)
    let name = tree.child(node, .name)
    let title = name.map { tree.name($0) } ?? ""
    let shown = Self.title(node, analysis)
    let children = tree.children(node).compactMap { symbol($0, analysis) }
    return [
      "name": .string(title.isEmpty || tree.kind(node) == .declaration ? shown : title),
      "detail": title.isEmpty ? nil : .string("\(tree.kind(node))"),
      "kind": .int(kind), "range": analysis.lines.json(range),
      "selectionRange": analysis.lines.json(
        name.map { tree.range($0) } ?? ByteRange(range.start, range.start)),
      "children": children.isEmpty ? nil : .array(children),
    ]
  }

  /// The first line of a member, up to its block or its values.
  private static func title(_ node: NodeID, _ analysis: DocumentAnalysis) -> String {
    let text = analysis.source.text(analysis.tree.range(node))
    let head = text.prefix { $0 != "{" && $0 != "\n" && $0 != "\r\n" && $0 != "\r" }
    let isTrack = [.animate, .sharedTrack].contains(analysis.tree.kind(node))
    let short = isTrack ? head.prefix { $0 != ":" } : head
    return String(short.prefix(60).reversed().drop { $0 == " " }.reversed())
  }

  /// The declarations of a file whose names have the letters of a query in its order.
  static func symbols(_ file: NamedFile, matching query: String) -> [JSON] {
    file.names.declarations.compactMap { declaration in
      guard matches(declaration.name, query) else { return nil }
      let kind: Int
      switch declaration.kind {
      case .transition: kind = 5
      case .motion, .curve: kind = 12
      case .let: kind = 14
      case .screen: kind = 19
      case .shared, .added: kind = 13
      default: return nil
      }
      let owner = declaration.owner.map { file.names.declarations[$0].name }
      return [
        "name": .string(declaration.name), "kind": .int(kind),
        "location": file.location(declaration.nameRange), "containerName": owner.map(JSON.string),
      ]
    }
  }

  private static func matches(_ name: String, _ query: String) -> Bool {
    var rest = query.lowercased()[...]
    for letter in name.lowercased() where letter == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }
}

extension LanguageServer {
  /// `workspace/symbol`.
  mutating func workspaceSymbols(_ query: String) -> JSON {
    var found: [JSON] = []
    for path in allSpecs() {
      guard let document = document(atPath: path) else { continue }
      found += SymbolFeature.symbols(NamedFile(document, answer(for: path)), matching: query)
    }
    return .array(found)
  }

  /// The paths of the specs in the open folders, and of open specs elsewhere.
  func allSpecs() -> [String] {
    let paths = workspaceSpecs()
    let known = Set(paths)
    return paths + documents.values.map(\.source.name).filter { !known.contains($0) }.sorted()
  }
}
