import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

extension Checker {
  /// Names that mean something of themselves in values.
  static let builtInNames: Set<String> = Set(
    ["container", "tabBar", "navigationBar", "start", "scale", "rotation"]
      + GestureValue.allCases.map(\.rawValue))

  /// How many `let`s may need each other in a row before they are declared: each is worked out inside the next.
  static let letLimit = 100
  /// How many parts a `let` may have when the `let`s that it uses are written out: `let b = a + a` doubles at each step.
  static let letSizeLimit = 1000

  /// Adds a name to the scope, unless it is taken.
  mutating func declare(_ name: NodeID, _ entity: Entity, isLet: Bool = false) {
    let symbol = tree.symbol(name)
    let text = tree.name(name)
    if Self.builtInNames.contains(text) || (!isLet && Property(rawValue: text) != nil) {
      report(.reservedName, name, [.source(tree.range(name))])
    } else if isLet, Units.named(text) != nil {
      report(.reservedName, name, [.source(tree.range(name))])
    } else if let first = scope[symbol] {
      duplicate(name, first: first.name)
    } else {
      scope.declare(symbol, Scope.Declaration(entity: entity, name: name, isLet: isLet))
    }
  }

  /// Declares the `let`s among some nodes, which may use each other in any order.
  mutating func declareLets(_ nodes: [NodeID]) {
    for node in nodes {
      if let name = tree.child(node, .name) { declare(name, .unchecked(node), isLet: true) }
    }
    for node in nodes {
      if let name = tree.child(node, .name) { checkLet(tree.symbol(name)) }
    }
  }

  /// Works out what a `let` means, if that has not been done.
  mutating func checkLet(_ symbol: Symbol) {
    guard case .unchecked(let node)? = scope[symbol]?.entity, let name = tree.child(node, .name) else {
      return
    }
    letDepth += 1
    defer { letDepth -= 1 }
    if letDepth > Self.letLimit {
      report(.nestedTooDeeply, name, [.number(Double(Self.letLimit))])
      return scope.resolve(symbol, .broken)
    }
    if tree.kind(node) == .curve { return checkCurveDeclaration(symbol, node) }
    scope.resolve(symbol, .checking)
    guard let value = tree.child(node, .value).flatMap({ check($0) }) else {
      return scope.resolve(symbol, .broken)
    }
    if expressions.isConstant(value.id) { return scope.resolve(symbol, .constant(value.id)) }
    let size = writtenOutSize(of: value.id)
    if size > Self.letSizeLimit {
      report(
        Diagnostic(
          .tooManyOperators, at: tree.range(name), [.number(Double(Self.letSizeLimit))],
          notes: ["the `let`s that it uses are counted, each as often as it is used"]))
      return scope.resolve(symbol, .broken)
    }
    localSizes.append(size)
    locals.append(Local(name: tree.name(name), value: value.id, location: location(node)))
    scope.resolve(symbol, .local(locals.count - 1))
  }

  private func writtenOutSize(of value: ExpressionID) -> Int {
    var size = 0
    expressions.visit(value) { id in
      if case .local(let index) = expressions[id].kind { size += localSizes[index] } else { size += 1 }
    }
    return size
  }

  /// Reports the `let`s that nothing uses among those declared after a number of names. Where there are errors, what would use them may not have been looked at.
  mutating func reportUnused(after count: Int) {
    if tree.hasErrors || diagnostics.contains(where: { $0.severity == .error }) { return }
    for name in scope.unused(after: count) { report(.unusedLet, name, [.source(tree.range(name))]) }
  }

  // MARK: Screens

  /// The screen that a `from` or `to` member declares.
  mutating func screen(_ node: NodeID) -> Screen? {
    guard let name = tree.child(node, .name) else { return nil }
    if let optional = tree.child(node, .optional) { notBuilt(optional, "a screen that may be absent (`?`)") }
    var screen = Screen(name: tree.name(name), location: location(node))
    screen.className = tree.child(node, .className).map(tree.name)
    var first: [Symbol: NodeID] = [:]
    for declaration in members(node, .declaration) {
      for part in tree.children(declaration) where tree.role(part) == .name {
        if let other = first[tree.symbol(part)] {
          duplicate(part, first: other)
          continue
        }
        first[tree.symbol(part)] = part
        add(part, of: declaration, to: &screen)
      }
    }
    return screen
  }

  private mutating func add(_ name: NodeID, of declaration: NodeID, to screen: inout Screen) {
    guard let type = tree.child(declaration, .type) else { return }
    let text = tree.name(type)
    let isOptional = tree.child(declaration, .optional) != nil
    if let property = Property(rawValue: tree.name(name)),
      PropertyRules.exists(property, on: .screen(.from), kind: nil)
    {
      breakName(tree.symbol(name))
      return report(.reservedName, name, [.source(tree.range(name))])
    }
    if text == "hook" {
      screen.hooks.append(Hook(name: tree.name(name), location: location(name)))
    } else if let kind = ViewKind(rawValue: text) {
      let documentation = tree.documentation(declaration)
      screen.views.append(
        ProvidedView(
          name: tree.name(name), kind: kind, isOptional: isOptional, documentation: documentation,
          location: location(name)))
    } else if ["length", "number", "time", "angle", "color", "flag"].contains(text) {
      breakName(tree.symbol(name))
      notBuilt(type, "a value that the app hands over (`\(text)`)")
    } else {
      breakName(tree.symbol(name))
      let kinds = ViewKind.allCases.map(\.rawValue) + ["hook"]
      report(misspelt(.unknownKeyword, type, [.source(tree.range(type)), .text("a kind of view")], kinds))
    }
  }

  /// A diagnostic about a wrong name, with the nearest right one.
  func misspelt(
    _ code: DiagnosticCode, _ node: NodeID, _ arguments: [DiagnosticArgument], _ candidates: [String]
  ) -> Diagnostic {
    misspelt(code, tree.range(node), tree.source.text(tree.range(node)), arguments, candidates)
  }

  func misspelt(
    _ code: DiagnosticCode, _ range: ByteRange, _ name: String, _ arguments: [DiagnosticArgument],
    _ candidates: [String]
  ) -> Diagnostic {
    var diagnostic = Diagnostic(code, at: range, arguments)
    let meant = ForeignNames.meant(by: name).flatMap { candidates.contains($0) ? $0 : nil }
    if let nearest = meant ?? EditDistance.nearest(to: name, among: candidates) {
      diagnostic.notes = ["did you mean `\(nearest)`?"]
      diagnostic.fixIts = [FixIt("change to `\(nearest)`", replacing: range, with: nearest)]
    } else if !candidates.isEmpty, candidates.count <= 16 {
      let list = candidates.map { "`\($0)`" }.joined(separator: ", ")
      diagnostic.notes = ["known here: \(list)"]
    }
    return diagnostic
  }
}
