import TransitionCompiler
import TransitionSyntax
import TransitionText

/// The files that a spec imports, and those that they import, as far as they can be read.
struct ImportClosure: Sendable {
  /// A file that is imported.
  struct File: Sendable {
    var path: String
    var tree: SyntaxTree
  }

  /// The files, each once, in the order in which they were found.
  private(set) var files: [File] = []
  /// The file of each `import` of the spec, by the offset of its path.
  private(set) var targets: [UInt32: String] = [:]

  /// Makes a closure without files.
  init() {}

  /// Follows the imports of a tree.
  init(_ tree: SyntaxTree, _ answer: (ImportRequest) -> ImportAnswer) {
    var known: Set<String> = [tree.source.name]
    var waiting: [SyntaxTree] = [tree]
    while let next = waiting.popLast() {
      for node in next.children(next.root) where next.kind(node) == .import {
        guard let value = next.child(node, .value) else { continue }
        let request = ImportRequest(path: next.string(value), importer: next.source.name)
        guard case .source(let source) = answer(request) else { continue }
        if next.source.name == tree.source.name { targets[next.range(value).start] = source.name }
        guard known.insert(source.name).inserted else { continue }
        let (found, _) = Parser.parse(source)
        files.append(File(path: source.name, tree: found))
        waiting.append(found)
      }
    }
  }

  /// The file that declares each name that can be used.
  var names: [String: String] {
    var names: [String: String] = [:]
    for file in files {
      for node in file.tree.children(file.tree.root) {
        switch file.tree.kind(node) {
        case .let, .curve, .motion:
          guard let name = file.tree.child(node, .name) else { continue }
          let text = file.tree.name(name)
          if names[text] == nil { names[text] = file.path }
        default: break
        }
      }
    }
    return names
  }
}
