import TransitionCompiler
import TransitionSyntax
import TransitionText

/// Opens, changes and closes texts, and analyses them.
extension LanguageServer {
  mutating func open(_ item: JSONValue?) {
    guard let uri = item?["uri"]?.string, let text = item?["text"]?.string else { return }
    knownOptions = [:]
    documents[uri] = OpenDocument(
      uri: uri, version: item?["version"]?.int ?? 0, text: text, client.encoding)
    hasChanged(uri)
  }

  mutating func change(_ params: JSONValue?) {
    guard let uri = params?["textDocument"]?["uri"]?.string, documents[uri] != nil else { return }
    let changes = params?["contentChanges"]?.elements.map { Array($0) } ?? []
    // A version may be the greatest number there is.
    let version =
      params?["textDocument"]?["version"]?.int ?? min(documents[uri]?.version ?? 0, .max - 1) + 1
    for problem in documents[uri]?.apply(changes, version: version) ?? [] {
      let message = "textDocument/didChange of \(uri): \(problem)"
      notices.append(RPCOutput.notification("window/logMessage", ["type": 2, "message": .string(message)]))
    }
    hasChanged(uri)
  }

  mutating func close(_ uri: String) -> [JSON] {
    guard let document = documents.removeValue(forKey: uri) else { return [] }
    analyses[uri] = nil
    sentTokens[uri] = nil
    known[uri] = nil
    dirty.remove(uri)
    forgetImporters(of: document.source.name)
    if client.pullsDiagnostics { return [] }
    return [
      RPCOutput.notification(
        "textDocument/publishDiagnostics", ["uri": .string(uri), "diagnostics": []])
    ]
  }

  private mutating func hasChanged(_ uri: String) {
    analyses[uri] = nil
    if !client.pullsDiagnostics { dirty.insert(uri) }
    forgetImporters(of: documents[uri]?.source.name)
  }

  /// Drops the analyses of the texts that import a file; without a path, of all texts with imports.
  mutating func forgetImporters(of path: String?) {
    for (uri, document) in documents {
      guard let known = analyses[uri] else { continue }
      let imports = known.imports
      let tree = known.tree
      // A missing file may exist now.
      let mayImport = tree.children(tree.root).contains { tree.kind($0) == .import }
      let isTouched =
        path.map { path in
          document.source.name != path
            && (imports.files.contains { $0.path == path }
              || mayImport && imports.targets.count < Self.importCount(tree))
        } ?? mayImport
      guard isTouched else { continue }
      analyses[uri] = nil
      if client.pullsDiagnostics { wantsRefresh = client.refreshesDiagnostics } else { dirty.insert(uri) }
    }
  }

  private static func importCount(_ tree: SyntaxTree) -> Int {
    tree.children(tree.root).count { tree.kind($0) == .import }
  }

  /// The analysis of a text, which is made if it is missing.
  mutating func analysis(_ uri: String) -> DocumentAnalysis? {
    guard let document = documents[uri] else { return nil }
    if let present = analyses[uri] { return present }
    let options = options(for: document.source.name)
    let new = DocumentAnalysis(document, after: &known[uri, default: KnownSpec()], options)
    analyses[uri] = new
    return new
  }

  /// The analysis of a text with its names.
  mutating func named(_ uri: String) -> DocumentAnalysis? {
    guard analysis(uri) != nil else { return nil }
    analyses[uri]?.findNames()
    return analyses[uri]
  }

  /// The analysis of a text with the names and the plans of the transitions that touch a range.
  mutating func named(_ uri: String, touching range: ByteRange) -> DocumentAnalysis? {
    guard analysis(uri) != nil else { return nil }
    analyses[uri]?.findNames(touching: range)
    analyses[uri]?.makePlans(touching: range)
    return analyses[uri]
  }

  /// Answers the imports of a spec by an open text, otherwise by the file.
  func answer(for spec: String) -> @Sendable (ImportRequest) -> ImportAnswer {
    var open: [String: SourceText] = [:]
    for document in documents.values { open[document.source.name] = document.source }
    let folder = folder(of: spec)
    return { [files, open] request in
      let answer = files.answer(request, of: spec, within: folder)
      if case .source(let source) = answer, let text = open[source.name] { return .source(text) }
      return answer
    }
  }

  /// The options of a spec from its `transc.json`, and the function that answers its imports.
  mutating func options(for spec: String) -> CompilationOptions {
    let parent = String(spec[..<(spec.lastIndex(of: "/") ?? spec.startIndex)])
    var options: CompilationOptions
    if let known = knownOptions[parent] {
      options = known
    } else {
      let found = files.options(for: spec, within: folder(of: spec))
      options = found.options
      knownOptions[parent] = options
      if let problem = found.problem, shownProblems.insert(problem).inserted {
        notices.append(
          RPCOutput.notification("window/showMessage", ["type": 1, "message": .string(problem)]))
      }
    }
    options.imports = answer(for: spec)
    return options
  }

  /// Reads the options of specs again at their next use. If a `transc.json` has changed, all texts are analysed again, and
  /// problems with the file are shown again.
  mutating func filesHaveChanged(_ uris: [String]) {
    knownOptions = [:]
    guard uris.contains(where: { $0.hasSuffix("/transc.json") }) else { return }
    shownProblems = []
    forgetAnalyses()
  }

  /// Discards the analyses of all texts.
  mutating func forgetAnalyses() {
    analyses = [:]
    if client.pullsDiagnostics {
      wantsRefresh = client.refreshesDiagnostics && !documents.isEmpty
    } else {
      dirty.formUnion(documents.keys)
    }
  }

  /// The open folder that a file lies in, the innermost of several.
  func folder(of path: String) -> String? {
    folders.filter { path.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }.max { $0.utf8.count < $1.utf8.count }
  }

  /// The text of a file, whether it is open or not.
  func document(atPath path: String) -> OpenDocument? {
    if let open = documents.values.first(where: { $0.source.name == path }) { return open }
    guard let source = files.read(path) else { return nil }
    return OpenDocument(uri: FileURI.uri(of: path), version: 0, source: source, client.encoding)
  }
}
