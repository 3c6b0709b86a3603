import TransitionSyntax
import TransitionText

/// The files that can be imported, between the quotes of an `import`.
extension LanguageServer {
  /// The files, as they are named from the one that imports them; nil where no path of an import is written.
  func importCompletion(_ analysis: DocumentAnalysis, at offset: UInt32) -> JSON? {
    let tokens = analysis.tree.tokens
    // A string that is not closed ends its line.
    guard let token = analysis.token(at: offset), token > 0, tokens[token].kind == .string,
      tokens[token - 1].kind.word == .import, tokens[token].start < offset
    else { return nil }
    // A text that is not a file is in no folder.
    guard let path = FileURI.path(of: analysis.document.uri) else {
      return ["isIncomplete": false, "items": []]
    }
    let range = tokens.range(token)
    let bytes = analysis.source[range]
    let isClosed = bytes.count > 1 && bytes.last == UInt8(ascii: "\"")
    if isClosed, offset == range.end { return nil }
    let written = ByteRange(range.start + 1, isClosed ? range.end - 1 : range.end)
    let parent = path.split(separator: "/").dropLast().joined(separator: "/")
    let known = folder(of: path).map { files.specs(in: $0) } ?? files.specs(in: "/" + parent)
    let items = known.filter { $0 != path }.map { file -> JSON in
      let name = Self.relative(file, to: path)
      return [
        "label": .string(name), "kind": .int(CompletionItem.Kind.file.rawValue), "sortText": .string(name),
        "filterText": .string(name),
        "textEdit": ["range": analysis.lines.json(written), "newText": .string(name)],
      ]
    }
    return ["isIncomplete": false, "items": .array(items)]
  }

  /// How a file names another one.
  private static func relative(_ file: String, to importer: String) -> String {
    let (steps, base) = (file.split(separator: "/"), importer.split(separator: "/").dropLast())
    let common = zip(steps, base).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: base.count - common) + steps.dropFirst(common))
      .joined(separator: "/")
  }
}
