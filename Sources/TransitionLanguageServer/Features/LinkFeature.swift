import TransitionSyntax
import TransitionText

/// `textDocument/documentLink`: the files that are imported.
enum LinkFeature {
  static func links(_ analysis: DocumentAnalysis) -> JSON {
    let tree = analysis.tree
    return .array(
      tree.children(tree.root).filter { tree.kind($0) == .import }.compactMap { node in
        guard let value = tree.child(node, .value),
          let path = analysis.imports.targets[tree.range(value).start]
        else { return nil }
        let range = tree.range(value)
        return [
          "range": analysis.lines.json(ByteRange(range.start + 1, max(range.start + 1, range.end - 1))),
          "target": .string(FileURI.uri(of: path)),
        ]
      })
  }
}
