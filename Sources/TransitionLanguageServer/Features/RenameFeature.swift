import TransitionCompiler
import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

/// `textDocument/prepareRename` and `rename`: across files, and refused where the meaning of a spec would change.
extension LanguageServer {
  mutating func prepareRename(_ uri: String, at offset: UInt32) throws(RPCError) -> JSON {
    guard let analysis = analysis(uri), let (name, occurrence) = name(in: uri, at: offset) else {
      throw RPCError(.requestFailed, "this is not a name that a spec declares")
    }
    return [
      "range": analysis.lines.json(occurrence.range), "placeholder": .string(name.declaration.name),
    ]
  }

  mutating func rename(_ uri: String, at offset: UInt32, to new: String) throws(RPCError) -> JSON {
    guard let (name, _) = name(in: uri, at: offset) else {
      throw RPCError(.requestFailed, "this is not a name that a spec declares")
    }
    let old = name.declaration.name
    let written = try Self.written(new)
    if new == old { return client.edit([]) }
    let places = occurrences(of: name)
    for (file, _) in places {
      if let symbol = file.tree.tokens.names.symbol(of: old), file.tree.namesInErrors().contains(symbol) {
        throw RPCError(
          .requestFailed, "`\(old)` is in unreadable text of `\(Self.lastName(file.path))`")
      }
    }
    var edited: [(file: NamedFile, edits: [TextEdit], text: SourceText)] = []
    for (file, occurrences) in places {
      let edits = occurrences.map { TextEdit($0.range, written) }
      edited.append((file, edits, Self.applying(edits, to: file.lines.source)))
    }
    let renamed = edited
    // Files that import the name are checked even if they do not use it: the new name may clash with theirs. A motion is
    // checked at its uses, which may be in a file that does not name the parameter.
    if name.importedTarget != nil || name.declaration.isOfMotion {
      let paths = Set(edited.map(\.file.path))
      for file in importers(of: name.file) where !paths.contains(file.path) {
        edited.append((file, [], file.lines.source))
      }
    }
    try checkMeaning(edited.map { ($0.file, $0.text) }, edited.map(\.edits.count), new)
    return client.edit(
      renamed.map { file, edits, _ in
        (
          file.uri, documents[file.uri].map { JSON.int($0.version) } ?? JSON.null,
          edits.map { ["range": file.lines.json($0.range), "newText": .string($0.replacement)] }
        )
      })
  }

  /// The notation of a name, with back-ticks if it is reserved.
  private static func written(_ name: String) throws(RPCError) -> String {
    let isName =
      name.utf8.first.map { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } == true
      && name != "_"
      && name.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
          true
        default: false
        }
      }
    guard isName else {
      throw RPCError(
        .requestFailed, "`\(name)` is not a name: use a letter or `_`, then letters, digits and `_`")
    }
    let isReserved = Word.allCases.contains { $0.isReserved && "\($0.spelling)" == name }
    return isReserved ? "`\(name)`" : name
  }

  /// Throws where the renamed files would have a new error, or the meaning of a name would change.
  private func checkMeaning(
    _ files: [(file: NamedFile, text: SourceText)], _ counts: [Int], _ new: String
  ) throws(RPCError) {
    var texts: [String: SourceText] = [:]
    for (file, text) in files { texts[file.path] = text }
    for ((file, text), count) in zip(files, counts) {
      let now = answer(for: file.path)
      let then: @Sendable (ImportRequest) -> ImportAnswer = { [texts] request in
        let answer = now(request)
        if case .source(let source) = answer, let changed = texts[source.name] { return .source(changed) }
        return answer
      }
      let before = Compiler.analysis(of: file.lines.source, imports: now)
      let after = Compiler.analysis(of: text, imports: then)
      let known = Dictionary(grouping: before.diagnostics, by: \.code).mapValues(\.count)
      let counted = Dictionary(grouping: after.diagnostics, by: \.code)
      for finding in after.diagnostics where finding.severity == .error {
        if counted[finding.code, default: []].count > known[finding.code, default: 0] {
          let message = finding.message(in: text)
          throw RPCError(
            .requestFailed,
            "`\(Self.lastName(file.path))` would have an error: \(message) [\(finding.code.name)]")
        }
      }
      let names = NameIndex(after.tree, imported: ImportClosure(after.tree, then).names)
      let sameNow = names.occurrences.filter { after.tree.source.text($0.range).filter { $0 != "`" } == new }
      let groups = Dictionary(grouping: sameNow, by: \.target)
      let taken = file.names.occurrences.contains {
        file.lines.source.text($0.range).filter { $0 != "`" } == new
      }
      // If the new name was unused before, all its occurrences must be renamed ones.
      if !taken, groups.count > 1 || sameNow.count != count {
        throw RPCError(.requestFailed, "`\(new)` would mean something else in `\(Self.lastName(file.path))`")
      }
    }
  }

  private static func applying(_ edits: [TextEdit], to source: SourceText) -> SourceText {
    var bytes: [UInt8] = []
    var offset: UInt32 = 0
    for edit in edits.sorted(by: { $0.range.start < $1.range.start }) {
      bytes += source[ByteRange(offset, edit.range.start)]
      bytes += edit.replacement.utf8
      offset = edit.range.end
    }
    bytes += source[ByteRange(offset, UInt32(source.count))]
    return SourceText(name: source.name, bytes: bytes)
  }

  private static func lastName(_ path: String) -> Substring { path.split(separator: "/").last ?? "" }
}
