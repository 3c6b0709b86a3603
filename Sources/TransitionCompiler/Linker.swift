import TransitionDiagnostics
import TransitionSemantics
import TransitionSyntax
import TransitionText

/// Joins a spec and its imported files into one text: the spec first, then each file once.
struct Linker {
  /// The text of everything.
  private(set) var text: SourceText
  /// The imported parts of the text.
  private(set) var imports = ImportedText()
  /// The imports, each file once for each folder that imports it.
  private(set) var requests: [ImportRequest] = []
  /// The findings about imports, at those of the spec.
  private(set) var diagnostics: [Diagnostic] = []

  private let root: SourceText
  private let answer: @Sendable (ImportRequest) -> ImportAnswer
  private var files: [(source: SourceText, site: ByteRange)] = []
  /// The files that are being read, each of which imports the next, the spec first. This is no recursion, because
  /// chains of files may exceed the call stack.
  private var open: [OpenFile] = []
  private var openNames: Set<String> = []
  private var done: Set<String> = []
  /// The known answers, by folder and path: many files may import the same one.
  private var answers: [Asked: ImportAnswer] = [:]

  private struct Asked: Hashable {
    var folder: Substring
    var path: String
  }
  /// The bytes of all files so far.
  private var size: Int

  /// A file whose imports are being read.
  private struct OpenFile {
    var source: SourceText
    /// Its imports.
    var paths: [(path: String, range: ByteRange)]
    /// How many of them have been read.
    var next = 0
    /// The spec's own import by which the file came; nil for the spec.
    var site: ByteRange?
  }

  /// Reads the imports of a spec.
  /// - Parameter tree: The spec's tree, whose imports have no errors.
  init(_ tree: SyntaxTree, answer: @escaping @Sendable (ImportRequest) -> ImportAnswer) {
    root = tree.source
    text = tree.source
    size = root.count
    self.answer = answer
    enter(tree, site: nil)
    readAll()
    if files.isEmpty || !diagnostics.isEmpty { return }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(size)
    bytes += root.bytes
    for file in files {
      bytes.append(UInt8(ascii: "\n"))
      let start = UInt32(bytes.count)
      bytes += file.source.bytes
      imports.parts.append(
        ImportedText.Part(range: ByteRange(start, UInt32(bytes.count)), site: file.site))
    }
    text = SourceText(name: root.name, bytes: bytes)
  }

  private mutating func enter(_ tree: SyntaxTree, site: ByteRange?) {
    var file = OpenFile(source: tree.source, paths: [], site: site)
    for node in tree.children(tree.root) where tree.kind(node) == .import {
      if let value = tree.child(node, .value) { file.paths.append((tree.string(value), tree.range(value))) }
    }
    open.append(file)
    openNames.insert(tree.source.name)
  }

  /// Reads the open files and their imports until all are read.
  private mutating func readAll() {
    while var file = open.popLast() {
      guard file.next < file.paths.count else {
        openNames.remove(file.source.name)
        if let site = file.site { files.append((file.source, site)) }
        continue
      }
      let (path, range) = file.paths[file.next]
      file.next += 1
      open.append(file)
      let site = file.site ?? range
      switch answer(path, for: file.source.name) {
      case .outside: report(.importOutside, site, path)
      case .failure(let reason): report(.importNotFound, site, path, reason)
      case .source(let source): read(source, path, site)
      }
    }
  }

  /// The answer for all files of one folder, which is requested once: paths are relative to the folder.
  private mutating func answer(_ path: String, for importer: String) -> ImportAnswer {
    let folder = importer.lastIndex(of: "/").map { importer[...$0] } ?? ""
    let asked = Asked(folder: folder, path: path)
    if let known = answers[asked] { return known }
    let request = ImportRequest(path: path, importer: importer)
    requests.append(request)
    let new = answer(request)
    answers[asked] = new
    return new
  }

  private mutating func read(_ source: SourceText, _ path: String, _ site: ByteRange) {
    if openNames.contains(source.name) { return report(.importCircle, site, path, through: source.name) }
    if !done.insert(source.name).inserted { return }
    if size + source.count + 1 > SourceText.maximumCount {
      return report(.importNotFound, site, path, "it is too large together with the other files")
    }
    size += source.count + 1
    let (tree, found) = Parser.parse(source)
    guard found.isEmpty else {
      let notes = found.prefix(Self.mostNotes).map { Self.note($0, in: source) }
      diagnostics.append(
        Diagnostic(
          .importHasErrors, at: site, [.text("`\(path)`")], notes: notes + Self.remedy(for: found, in: source)
        ))
      return
    }
    enter(tree, site: site)
  }

  private mutating func report(
    _ code: DiagnosticCode, _ site: ByteRange, _ path: String, _ reason: String? = nil,
    through file: String? = nil
  ) {
    var diagnostic = Diagnostic(
      code, at: site, [.text("`\(path)`")] + (reason.map { [.text($0)] } ?? []))
    // One circle may be entered in several ways.
    if diagnostics.contains(where: {
      $0.code == code && $0.range == site && $0.arguments == diagnostic.arguments
    }) {
      return
    }
    if let file, let first = open.firstIndex(where: { $0.source.name == file }), first + 1 < open.count {
      let chain = (open[first...].map(\.source.displayName) + [open[first].source.displayName]).map {
        "`\($0)`"
      }
      // Only both ends of a long circle are shown.
      let shown = chain.count > 8 ? chain.prefix(4) + ["…"] + chain.suffix(3) : chain[...]
      diagnostic.notes = ["each imports the next: " + shown.joined(separator: ", ")]
    }
    if code == .importOutside {
      diagnostic.notes = [
        "imports must stay in the folder of `--root`; in a build with the plugin, this is the folder of the target",
        "without it, they must stay in the working directory, or in the folder of a spec elsewhere",
      ]
    }
    diagnostics.append(diagnostic)
  }

  // MARK: Findings

  /// The greatest number of findings of an imported file that are reported with the import.
  private static let mostNotes = 3

  /// The findings about the whole text as findings about the spec.
  func mapped(_ found: [Diagnostic]) -> [Diagnostic] {
    guard let first = imports.parts.first else { return found }
    var own: [Diagnostic] = []
    var notes: [ByteRange: [String]] = [:]
    var remedies: [ByteRange: [String]] = [:]
    for diagnostic in found {
      if diagnostic.range.start >= first.range.start {
        let (file, shift) = file(of: diagnostic.range)
        // A finding about a use is reported at the use.
        if let use = diagnostic.labels.last(where: { $0.range.end <= UInt32(root.count) })?.range {
          var moved = diagnostic
          let place = Self.place(diagnostic.range.start - shift, in: file.source)
          moved.range = use
          moved.labels.removeAll { $0.range == use }
          moved.notes.append("found at \(place)")
          moved.fixIts = []
          own.append(localized(moved))
          continue
        }
        notes[file.site, default: []].append(
          Self.note(diagnostic, in: text, at: diagnostic.range.start - shift, of: file.source))
        if remedies[file.site] == nil {
          remedies[file.site] = Self.remedy(for: [diagnostic], in: file.source)
        }
      } else {
        own.append(localized(diagnostic))
      }
    }
    let foreign = notes.sorted { $0.key.start < $1.key.start }.map { site, notes in
      Diagnostic(
        .importHasErrors, at: site, [.text("`\(root.text(site).dropFirst().dropLast())`")],
        notes: notes.prefix(Self.mostNotes) + (remedies[site] ?? []))
    }
    return own + foreign
  }

  /// A finding that refers to imported files only by texts, not by ranges.
  private func localized(_ diagnostic: Diagnostic) -> Diagnostic {
    let end = UInt32(root.count)
    var diagnostic = diagnostic
    diagnostic.arguments = diagnostic.arguments.map { argument in
      switch argument {
      case .source(let range) where range.end > end: .text(text.text(range))
      case .quoted(let range) where range.end > end: .text("`\(text.text(range))`")
      default: argument
      }
    }
    for label in diagnostic.labels where label.range.end > end {
      let (file, shift) = file(of: label.range)
      diagnostic.notes.append(
        "\(label.text): \(Self.place(label.range.start - shift, in: file.source))")
    }
    diagnostic.labels.removeAll { $0.range.end > end }
    // Imported files are fixed on their own.
    diagnostic.fixIts.removeAll { $0.edits.contains { $0.range.end > end } }
    return diagnostic
  }

  private func file(of range: ByteRange) -> (file: (source: SourceText, site: ByteRange), shift: UInt32) {
    let index = imports.index(of: range.start)
    return (files[index], imports.parts[index].range.start)
  }

  /// A note on how to apply the fix-its of an imported file, if there are any.
  private static func remedy(for found: [Diagnostic], in source: SourceText) -> [String] {
    if found.allSatisfy(\.fixIts.isEmpty) { return [] }
    return ["fix it in its own file, for example with `transc fix \(source.displayName)`"]
  }

  private static func note(_ diagnostic: Diagnostic, in source: SourceText) -> String {
    note(diagnostic, in: source, at: diagnostic.range.start, of: source)
  }

  private static func note(
    _ diagnostic: Diagnostic, in source: SourceText, at offset: UInt32, of file: SourceText
  ) -> String {
    "\(place(offset, in: file)): \(diagnostic.message(in: source)) [\(diagnostic.code.name)]"
  }

  private static func place(_ offset: UInt32, in source: SourceText) -> String {
    let place = LineIndex(source).place(of: offset)
    return "\(source.displayName):\(place.line):\(place.column)"
  }
}
