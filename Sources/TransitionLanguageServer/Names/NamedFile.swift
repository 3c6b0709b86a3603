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

  /// Its kind for files that import its file; nil if they cannot use it.
  var importedTarget: NameTarget? {
    let names = file.names
    if names.ofFile(declaration.name) == index {
      return .imported(path: file.path, name: declaration.name)
    }
    guard declaration.isLabel, let owner = declaration.owner else { return nil }
    return .importedLabel(
      path: file.path, motion: names.declarations[owner].name, label: declaration.name)
  }
}

extension LanguageServer {
  /// The name at a place; nil where there is none.
  mutating func name(in uri: String, at offset: UInt32) -> (WorkspaceName, Occurrence)? {
    guard let analysis = named(uri), let occurrence = analysis.names.occurrence(at: offset) else {
      return nil
    }
    switch occurrence.target {
    case .own(let index): return (WorkspaceName(file: NamedFile(analysis), index: index), occurrence)
    case .imported(let path, _), .importedLabel(let path, _, _):
      guard let document = document(atPath: path) else { return nil }
      let file = NamedFile(document, answer(for: path))
      let index = file.names.index(of: occurrence.target)
      return index.map { (WorkspaceName(file: file, index: $0), occurrence) }
    }
  }

  /// All occurrences of a name, file by file, the declaring file first.
  mutating func occurrences(of name: WorkspaceName) -> [(file: NamedFile, occurrences: [Occurrence])] {
    let own = (name.file, name.file.names.occurrences.filter { $0.target == .own(name.index) })
    guard let target = name.importedTarget else { return [own] }
    let bytes = Array(name.declaration.name.utf8)
    let others = otherSpecs(than: name.file).filter { $0.source.bytes.place(of: bytes, from: 0) != nil }
    return [own]
      + others.compactMap { document in
        let file = NamedFile(document, answer(for: document.source.name))
        let used = file.names.occurrences.filter { $0.target == target }
        return used.isEmpty ? nil : (file, used)
      }
  }

  /// The files that import another one, directly or through others.
  mutating func importers(of file: NamedFile) -> [NamedFile] {
    let word = Array("import".utf8)
    return otherSpecs(than: file).compactMap { document in
      guard document.source.bytes.place(of: word, from: 0) != nil else { return nil }
      let answer = answer(for: document.source.name)
      let imports = ImportClosure(Parser.parse(document.source).tree, answer)
      return imports.files.contains { $0.path == file.path } ? NamedFile(document, answer) : nil
    }
  }

  /// The specs of the open folders, and the open texts, but for one.
  private func otherSpecs(than file: NamedFile) -> [OpenDocument] {
    allSpecs().filter { $0 != file.path }.compactMap { document(atPath: $0) }
  }
}
