import TransitionDiagnostics
import TransitionSyntax
import TransitionText

/// Rules about imported files of which nothing is used.
extension Checker {
  mutating func reportUnusedImports() {
    if tree.hasErrors || current.findings.hasError || imports.parts.isEmpty { return }
    var used: Set<ByteRange> = []
    for symbol in scope.symbols {
      guard let declaration = scope[symbol], declaration.isUsed, imports.contains(declaration.name, tree)
      else {
        continue
      }
      used.insert(imports.parts[imports.index(of: tree.range(declaration.name).start)].site)
    }
    // A file that another import has added already has no part of its own.
    let known = Set(imports.parts.map(\.site))
    for node in members(tree.root, .import) where !imports.contains(node, tree) {
      guard let path = tree.child(node, .value), known.contains(tree.range(path)),
        !used.contains(tree.range(path))
      else { continue }
      let range = tree.range(node)
      report(
        Diagnostic(
          .unusedDeclaration, at: range, [.text("this import")],
          fixIts: [tree.removal(of: range, .needsReview)].compactMap(\.self)))
    }
  }
}
