import TransitionSyntax
import TransitionText

/// `textDocument/definition`, `references` and `documentHighlight`.
extension LanguageServer {
  mutating func definition(_ uri: String, at offset: UInt32) -> JSON {
    if let analysis = analysis(uri), let link = importTarget(analysis, at: offset) { return link }
    guard let (name, _) = name(in: uri, at: offset) else { return .null }
    return name.file.location(name.declaration.nameRange)
  }

  /// The file that the path of an `import` leads to.
  private func importTarget(_ analysis: DocumentAnalysis, at offset: UInt32) -> JSON? {
    guard let token = analysis.token(at: offset), analysis.tree.tokens[token].kind == .string,
      let path = analysis.imports.targets[analysis.tree.tokens[token].start],
      let document = document(atPath: path)
    else { return nil }
    return ["uri": .string(document.uri), "range": document.lines.json(ByteRange(at: 0))]
  }

  mutating func references(_ uri: String, at offset: UInt32, withDeclaration: Bool) -> JSON {
    guard let (name, _) = name(in: uri, at: offset) else { return .null }
    let places = occurrences(of: name).flatMap { file, occurrences in
      occurrences.filter { withDeclaration || $0.use != .declaration }.map { file.location($0.range) }
    }
    return .array(places)
  }

  mutating func highlights(_ uri: String, at offset: UInt32) -> JSON {
    guard let analysis = named(uri), let occurrence = analysis.names.occurrence(at: offset) else {
      return .null
    }
    let same = analysis.names.occurrences.filter { $0.target == occurrence.target }
    return .array(
      same.map { occurrence in
        ["range": analysis.lines.json(occurrence.range), "kind": occurrence.use == .read ? 2 : 3]
      })
  }
}
