import TransitionPlan
import TransitionSyntax
import TransitionText

/// The declarations and uses of names in a file, found by a walk over its tree.
///
/// It needs no types and no values, so that names are also known in broken texts. As in the checker, inner declarations
/// are added to those around them.
struct NameIndex {
  /// The declarations, in the order in which they were found.
  private(set) var declarations: [Declaration] = []
  /// The places where they are named, in the order of the text.
  private(set) var occurrences: [Occurrence] = []
  /// The views, values and hooks that each screen provides, by the number of its declaration and by name.
  private(set) var provided: [Int: [Symbol: Int]] = [:]

  private let tree: SyntaxTree
  /// The files that declare imported names, by name.
  private let imported: [String: String]
  private let whole: ByteRange
  /// How many of the declarations, the first ones, are beside the transitions.
  private var ofFileCount = 0
  private let start: Symbol?

  /// The names that can be used at a place.
  typealias Names = [Symbol: Int]

  /// Finds the names of a tree.
  /// - Parameters:
  ///   - imported: The paths of the files that declare imported names, by name.
  ///   - range: Only transitions that touch it are visited, besides the other members of the file; nil for all.
  init(_ tree: SyntaxTree, imported: [String: String] = [:], touching range: ByteRange? = nil) {
    self.tree = tree
    self.imported = imported
    whole = ByteRange(0, UInt32(tree.source.count))
    start = tree.tokens.names.symbol(of: "start")
    var names: Names = [:]
    for node in tree.children(tree.root) { declareOfFile(node, &names) }
    ofFileCount = declarations.count
    for node in tree.children(tree.root) {
      switch tree.kind(node) {
      case .transition:
        let covered = tree.range(node)
        if let range, covered.end < range.start || range.end < covered.start { continue }
        visitTransition(node, names)
      case .motion: visitMotion(node, names)
      default: visit(node, names)
      }
    }
    for (range, motion, name) in labels {
      guard let index = label(name, of: motion) else { continue }
      occurrences.append(Occurrence(range: range, target: .own(index), use: .read))
    }
    labels = []
    occurrences.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
  }

  /// The occurrence at an offset, or right before it.
  func occurrence(at offset: UInt32) -> Occurrence? {
    var (low, high) = (0, occurrences.count)
    while low < high {
      let middle = (low + high) / 2
      if occurrences[middle].range.end < offset { low = middle + 1 } else { high = middle }
    }
    let near = occurrences[low...].prefix { $0.range.start <= offset }
    return near.first { $0.range.start <= offset && offset < $0.range.end }
      ?? near.first { $0.range.touches(offset) }
  }

  /// The declaration of a target, if it is in this file.
  func declaration(_ target: NameTarget) -> Declaration? {
    if case .own(let index) = target { declarations[index] } else { nil }
  }

  /// The declarations that can be used at an offset, without the views, values and hooks of screens.
  func visible(at offset: UInt32) -> [Int] {
    declarations.indices.filter { index in
      let declaration = declarations[index]
      switch declaration.kind {
      case .transition, .view, .hook, .value, .label: return false
      default: return declaration.scope.start <= offset && offset <= declaration.scope.end
      }
    }
  }

  /// The declaration that a target of a file which imports this one is.
  func index(of target: NameTarget) -> Int? {
    switch target {
    case .own(let index): index
    case .imported(_, let name): ofFile(name)
    case .importedLabel(_, let motion, let name): ofFile(motion).flatMap { label(name, of: $0) }
    }
  }

  /// The declaration of the file, for itself and for those that import it, that has a name.
  func ofFile(_ name: String) -> Int? {
    declarations[..<ofFileCount].firstIndex { $0.name == name }
  }

  /// The declaration of a label of a motion's parameters.
  func label(_ name: String, of motion: Int) -> Int? {
    declarations.firstIndex { $0.isLabel && $0.owner == motion && $0.name == name }
  }

  /// The transition or motion around an offset.
  func unit(at offset: UInt32) -> Int? {
    declarations.indices.last { index in
      let declaration = declarations[index]
      guard declaration.kind == .transition || declaration.kind == .motion else { return false }
      return tree.range(declaration.node).touches(offset)
    }
  }

  // MARK: Declaring

  @discardableResult
  private mutating func add(
    _ kind: Declaration.Kind, _ name: NodeID, _ node: NodeID, owner: Int? = nil, scope: ByteRange
  ) -> Int {
    declarations.append(
      Declaration(
        kind: kind, name: tree.name(name), nameRange: tree.range(name), node: node, owner: owner, scope: scope
      ))
    let index = declarations.count - 1
    occurrences.append(Occurrence(range: tree.range(name), target: .own(index), use: .declaration))
    return index
  }

  private mutating func declareOfFile(_ node: NodeID, _ names: inout Names) {
    let kind: Declaration.Kind
    switch tree.kind(node) {
    case .let: kind = .let
    case .curve: kind = .curve
    case .motion: kind = .motion
    default: return
    }
    guard let name = tree.child(node, .name) else { return }
    let index = add(kind, name, node, scope: whole)
    if names[tree.symbol(name)] == nil { names[tree.symbol(name)] = index }
  }

  private mutating func visitTransition(_ node: NodeID, _ outer: Names) {
    guard let name = tree.child(node, .name) else { return visitChildren(node, outer) }
    let scope = tree.range(node)
    let owner = add(.transition, name, node, scope: whole)
    var names = outer
    for child in tree.children(node) {
      switch tree.kind(child) {
      case .screen: declareScreen(child, owner, scope, &names)
      case .shared:
        declare(.shared(tree.child(child, .type).map { tree.name($0) } ?? ""), child, owner, scope, &names)
      case .view: declare(.added(content(child)), child, owner, scope, &names)
      case .let: declare(.let, child, owner, scope, &names)
      case .states:
        for state in tree.children(child) where tree.role(state) == .name {
          let index = add(.state, state, child, owner: owner, scope: scope)
          if names[tree.symbol(state)] == nil { names[tree.symbol(state)] = index }
        }
      default: break
      }
    }
    for child in tree.children(node) where tree.kind(child) != .screen { visit(child, names) }
  }

  private mutating func visitMotion(_ node: NodeID, _ outer: Names) {
    let owner = outer.values.first { declarations[$0].node == node }
    let scope = tree.range(node)
    var names = outer
    for child in tree.children(node) {
      if tree.kind(child) == .let { declare(.let, child, owner, scope, &names) }
      guard tree.kind(child) == .parameter, let label = tree.child(child, .label) else { continue }
      let name = tree.child(child, .name) ?? label
      let type = tree.child(child, .type).map { tree.name($0) } ?? ""
      let index = add(.parameter(type), name, child, owner: owner, scope: scope)
      names[tree.symbol(name)] = index
      declarations[name == label ? index : add(.label(type), label, child, owner: owner, scope: scope)]
        .isLabel = true
    }
    for child in tree.children(node) where tree.kind(child) != .parameter { visit(child, names) }
  }

  private mutating func declare(
    _ kind: Declaration.Kind, _ node: NodeID, _ owner: Int?, _ scope: ByteRange, _ names: inout Names
  ) {
    guard let name = tree.child(node, .name) else { return }
    let index = add(kind, name, node, owner: owner, scope: scope)
    if names[tree.symbol(name)] == nil { names[tree.symbol(name)] = index }
  }

  private mutating func declareScreen(
    _ node: NodeID, _ owner: Int, _ scope: ByteRange, _ names: inout Names
  ) {
    guard let name = tree.child(node, .name) else { return }
    let screen = add(
      .screen(tree.keyword(node) == .to ? .to : .from), name, node, owner: owner, scope: scope)
    if names[tree.symbol(name)] == nil { names[tree.symbol(name)] = screen }
    for declaration in tree.children(node) where tree.kind(declaration) == .declaration {
      let type = tree.child(declaration, .type).map { tree.name($0) } ?? ""
      let kind: Declaration.Kind =
        type == "hook" ? .hook : ViewKind(rawValue: type) != nil ? .view(type) : .value(type)
      for part in tree.children(declaration) where tree.role(part) == .name {
        let index = add(kind, part, declaration, owner: screen, scope: scope)
        if provided[screen, default: [:]][tree.symbol(part)] == nil {
          provided[screen, default: [:]][tree.symbol(part)] = index
        }
      }
    }
  }

  /// The text of the content of an added view.
  private func content(_ node: NodeID) -> String {
    tree.child(node, .value).map { tree.source.text(tree.range($0)) } ?? ""
  }

  // MARK: Uses

  private mutating func visitChildren(_ node: NodeID, _ names: Names) {
    for child in tree.children(node) { visit(child, names) }
  }

  private mutating func visit(_ node: NodeID, _ names: Names) {
    switch tree.kind(node) {
    case .path: visitPath(node, names)
    case .apply: visitApplication(node, names)
    case .interactive:
      var inner = names
      for child in tree.children(node) where tree.kind(child) == .let {
        declare(.let, child, nil, tree.range(node), &inner)
      }
      visitChildren(node, inner)
    case .order:
      for child in tree.children(node) where tree.role(child) == .name { use(child, names) }
    case .while:
      if let value = tree.child(node, .value) { use(value, names) }
    case .tableEntry:
      if let label = tree.child(node, .label), tree.kind(label) == .leaf { use(label, names) }
      visitChildren(node, names)
    default: visitChildren(node, names)
    }
  }

  private mutating func use(_ leaf: NodeID, _ names: Names) {
    if let target = target(tree.symbol(leaf), names) {
      occurrences.append(Occurrence(range: tree.range(leaf), target: target, use: .read))
    }
  }

  private func target(_ symbol: Symbol, _ names: Names) -> NameTarget? {
    if let index = names[symbol] { return .own(index) }
    if imported.isEmpty { return nil }
    let name = tree.tokens.names.name(symbol)
    return imported[name].map { .imported(path: $0, name: name) }
  }

  private mutating func visitPath(_ node: NodeID, _ names: Names) {
    var parts = tree.pathNames(node)
    if let first = parts.first, first.symbol == start, parts.count > 1, names[first.symbol] == nil {
      parts = parts.dropFirst()
    }
    guard let first = parts.first, let target = target(first.symbol, names) else { return }
    let isTarget = tree.role(node) == .target
    occurrences.append(
      Occurrence(range: first.range, target: target, use: isTarget ? .write : .read))
    guard case .own(let screen) = target, let second = parts.dropFirst().first,
      let index = provided[screen]?[second.symbol]
    else { return }
    occurrences.append(
      Occurrence(range: second.range, target: .own(index), use: isTarget ? .write : .read))
  }

  private mutating func visitApplication(_ node: NodeID, _ names: Names) {
    guard let function = tree.child(node, .function) else { return visitChildren(node, names) }
    let target = target(tree.symbol(function), names)
    if let target { occurrences.append(Occurrence(range: tree.range(function), target: target, use: .read)) }
    for argument in tree.children(node) where argument != function {
      if let label = tree.child(argument, .label) { useLabel(label, of: target) }
      visit(argument, names)
    }
  }

  /// The label of an argument, which is that of a parameter.
  private mutating func useLabel(_ label: NodeID, of motion: NameTarget?) {
    let (range, name) = (tree.range(label), tree.name(label))
    switch motion {
    case .own(let motion): labels.append((range, motion, name))
    case .imported(let path, let motion):
      let target = NameTarget.importedLabel(path: path, motion: motion, label: name)
      occurrences.append(Occurrence(range: range, target: target, use: .read))
    default: break
    }
  }

  /// Labels of arguments: a motion may be declared below its use.
  private var labels: [(range: ByteRange, motion: Int, name: String)] = []
}
