import TransitionCompiler
import TransitionSyntax
import TransitionText

/// A file with its names, which may not be open.
struct NamedFile {
  var uri: String
  var lines: TextLines
  var tree: SyntaxTree
  var names: NameIndex

  var path: String { lines.source.name }

  init(_ analysis: DocumentAnalysis) {
    uri = analysis.document.uri
    lines = analysis.lines
    tree = analysis.tree
    names = analysis.names
  }

  /// Reads a file.
  init(_ document: OpenDocument, _ answer: (ImportRequest) -> ImportAnswer) {
    uri = document.uri
    lines = document.lines
    tree = Parser.parse(document.source).tree
    names = NameIndex(tree, imported: ImportClosure(tree, answer).names)
  }

  /// A place in it.
  func location(_ range: ByteRange) -> JSON { ["uri": .string(uri), "range": lines.json(range)] }
}

/// The declaration of a name in the workspace.
struct WorkspaceName {
  /// The file that declares it.
  var file: NamedFile
  /// The number of the declaration there.
  var index: Int

  var declaration: Declaration { file.names.declarations[index] }
}

extension LanguageServer {
  /// The name at a place; nil where there is none.
  mutating func name(in uri: String, at offset: UInt32) -> (WorkspaceName, Occurrence)? {
    guard let analysis = named(uri), let occurrence = analysis.names.occurrence(at: offset) else {
      return nil
    }
    switch occurrence.target {
    case .own(let index): return (WorkspaceName(file: NamedFile(analysis), index: index), occurrence)
    case .imported(let path, let name):
      guard let document = document(atPath: path) else { return nil }
      let file = NamedFile(document, answer(for: path))
      let index = file.names.declarations.firstIndex { $0.name == name && $0.kind.isOfFile }
      return index.map { (WorkspaceName(file: file, index: $0), occurrence) }
    }
  }

  /// All occurrences of a name, file by file, the declaring file first.
  mutating func occurrences(of name: WorkspaceName) -> [(file: NamedFile, occurrences: [Occurrence])] {
    var found = [(name.file, name.file.names.occurrences.filter { $0.target == .own(name.index) })]
    guard name.declaration.kind.isOfFile else { return found }
    let target = NameTarget.imported(path: name.file.path, name: name.declaration.name)
    var paths = workspaceSpecs()
    for document in documents.values.sorted(by: { $0.uri < $1.uri })
    where !paths.contains(document.source.name) {
      paths.append(document.source.name)
    }
    let bytes = Array(name.declaration.name.utf8)
    for path in paths where path != name.file.path {
      guard let document = document(atPath: path), document.source.bytes.place(of: bytes, from: 0) != nil
      else { continue }
      let file = NamedFile(document, answer(for: path))
      let own = file.names.occurrences.filter { $0.target == target }
      if !own.isEmpty { found.append((file, own)) }
    }
    return found
  }
}
