import TransitionDiagnostics
package import TransitionPlan
import TransitionSyntax
import TransitionText

/// The meaning of a name that a screen declares.
enum Provided {
  /// An index into the screen's views.
  case view(Int, ViewKind)
  /// An index into the screen's hooks.
  case hook(Int)
  /// An index into the screen's values.
  case value(Int, ValueType)
  /// A wrong declaration, which has been reported.
  case nothing
}

extension Checker {
  /// The maximal depth of `let`s that depend on later ones: each is evaluated inside the next.
  static let letLimit = 100
  /// The maximal number of parts of a `let` with its `let`s expanded: `let b = a + a` doubles at each step.
  static let letSizeLimit = 1000

  /// Adds a name to the scope, unless it is declared already.
  mutating func declare(_ name: NodeID, _ entity: Entity, isLet: Bool = false) {
    let symbol = tree.symbol(name)
    let meaning = vocabulary[symbol]
    let isTaken = isLet ? meaning.isUnit || meaning.curve != nil : meaning.property != nil
    if meaning.builtIn != nil || isTaken {
      reportReserved(name, [suffix(of: entity)])
    } else if let first = scope[symbol] {
      duplicate(name, first: first.name)
      // It is unknown which of the two its uses mean.
      if isLet != first.isLet { scope.obscure(symbol) }
    } else {
      scope.declare(symbol, Scope.Declaration(entity: entity, name: name, isLet: isLet))
    }
  }

  /// Declares the `let`s among some nodes, which may use each other in any order.
  mutating func declareLets(_ nodes: SyntaxTree.Members) {
    for node in nodes {
      if let name = tree.child(node, .name) { declare(name, .unchecked(node), isLet: true) }
    }
    for node in nodes {
      if let name = tree.child(node, .name) { checkLet(tree.symbol(name)) }
    }
  }

  /// Evaluates a `let`, unless that has been done.
  mutating func checkLet(_ symbol: Symbol) {
    guard case .unchecked(let node)? = scope[symbol]?.entity, let name = tree.child(node, .name) else {
      return
    }
    current.letDepth += 1
    defer { current.letDepth -= 1 }
    if current.letDepth > Self.letLimit {
      report(.nestedTooDeeply, name, [.number(Double(Self.letLimit))])
      return scope.resolve(symbol, .broken)
    }
    if tree.kind(node) == .curve { return checkCurveDeclaration(symbol, node) }
    if reportCurve(in: node, name) { return scope.resolve(symbol, .broken) }
    scope.resolve(symbol, .checking)
    guard let valueNode = tree.child(node, .value), let value = check(valueNode) else {
      return scope.resolve(symbol, .broken)
    }
    // A value that is too large is reported once, and not again for values made of it.
    if let number = expressions.constant(value.id), NumberLiteral.isTooLarge(number) {
      return scope.resolve(symbol, .broken)
    }
    if expressions.isConstant(value.id) { return scope.resolve(symbol, .constant(value.id)) }
    let size = writtenOutSize(of: value.id)
    if size > Self.letSizeLimit {
      report(
        Diagnostic(
          .tooManyOperators, at: tree.range(name), [.number(Double(Self.letSizeLimit))],
          notes: ["the operators of `let`s count at each use"]))
      return scope.resolve(symbol, .broken)
    }
    if value.type == .length { lengthLets.set(name, valueNode) }
    current.localSizes.append(size)
    current.locals.append(
      Local(name: freeLocalName(tree.name(name)), value: value.id, location: location(node)))
    scope.resolve(symbol, .local(current.locals.count - 1))
  }

  /// The name of a `let`, with a number for one in a motion that is used twice.
  private func freeLocalName(_ name: String) -> String {
    if current.usedMotions.isEmpty || !current.locals.contains(where: { $0.name == name }) { return name }
    return (2...).lazy.map { "\(name)\($0)" }.first { name in !current.locals.contains { $0.name == name } }
      ?? name
  }

  /// What to append to a reserved name, by the kind of its declaration.
  private func suffix(of entity: Entity) -> String {
    switch entity {
    case .subject(.screen): "Screen"
    case .subject(.shared): "Picture"
    case .subject: "View"
    case .state: "State"
    case .motion: "Motion"
    case .unchecked(let node) where tree.kind(node) == .curve: "Curve"
    case .unchecked, .constant, .local, .curve, .checking, .broken: "Value"
    }
  }

  /// Reports a declared name that belongs to the language, with its meaning and alternatives.
  /// - Parameter suffixes: What other names may end with.
  private mutating func reportReserved(_ name: NodeID, _ suffixes: [String]) {
    breakName(tree.symbol(name))
    let meaning = vocabulary[tree.symbol(name)]
    let text = tree.name(name)
    let kind =
      meaning.builtIn != nil
      ? "is a built-in value"
      : meaning.isUnit ? "is a unit" : meaning.curve != nil ? "is a curve" : "is a property"
    let example = suffixes.map { "`\(text)\($0)`" }.joined(separator: " or ")
    report(
      Diagnostic(
        .reservedName, at: tree.range(name), [.text(text)],
        notes: ["it \(kind); choose another name, such as \(example)"]))
  }

  private func writtenOutSize(of value: ExpressionID) -> Int {
    var size = 0
    expressions.visit(value) { id in
      if case .local(let index) = expressions[id].kind {
        size += current.localSizes[index]
      } else {
        size += 1
      }
    }
    return size
  }

  /// Reports unused `let`s among those declared after a number of names. Where there are errors, their uses may not have been seen.
  mutating func reportUnused(after count: Int) {
    if current.hasFaults || current.findings.hasError { return }
    for name in scope.unused(after: count) where !imports.contains(name, tree) {
      report(
        Diagnostic(
          .unusedLet, at: tree.range(name), [.source(tree.range(name))],
          fixIts: [declaration(of: name).flatMap { tree.removal(of: $0, .needsReview) }].compactMap(\.self)))
    }
  }

  // MARK: Screens

  /// Reads the screen that a `from` or `to` member declares.
  mutating func declareScreen(_ node: NodeID, _ side: Side) {
    guard let name = tree.child(node, .name) else { return }
    var screen = Screen(name: tree.name(name), location: location(node))
    screen.className = tree.child(node, .className).map { tree.name($0) }
    screen.isOptional = tree.child(node, .optional) != nil
    for declaration in tree.children(node) where tree.kind(declaration) == .declaration {
      if tree.hasError(declaration) { continue }
      guard let type = tree.child(declaration, .type) else { continue }
      let isOptional = tree.child(declaration, .optional) != nil
      for part in tree.children(declaration) where tree.role(part) == .name {
        let symbol = tree.symbol(part)
        if let first = current.provided.look(side, { $0[symbol] }) {
          duplicate(part, first: first.name)
        } else {
          let entity = add(part, type, isOptional: isOptional, of: declaration, to: &screen)
          current.provided.change(side) { $0.set(symbol, (entity, part)) }
        }
      }
    }
    current.screens[side] = screen
  }

  /// Adds one name of a declaration. There may be thousands, so the arguments that are the same for all are computed once.
  private mutating func add(
    _ name: NodeID, _ type: NodeID, isOptional: Bool, of declaration: NodeID, to screen: inout Screen
  ) -> Provided {
    let symbol = tree.symbol(name)
    if let property = vocabulary[symbol].property,
      PropertyRules.exists(property, on: .screen(.from), kind: nil)
    {
      breakName(symbol)
      let text = tree.name(type)
      let isView = vocabulary[tree.symbol(type)].viewKind != nil
      reportReserved(
        name,
        text == "hook"
          ? ["Hook"] : isView ? ["View"] : Self.valueTypes[text] != nil ? ["Value"] : ["Value", "View"])
      return .nothing
    }
    if let kind = vocabulary[tree.symbol(type)].viewKind {
      screen.views.append(
        ProvidedView(
          name: tree.name(name), kind: kind, isOptional: isOptional,
          documentation: tree.documentation(declaration), location: location(name)))
      return .view(screen.views.count - 1, kind)
    }
    let text = tree.name(type)
    if text == "hook" {
      screen.hooks.append(Hook(name: tree.name(name), location: location(name)))
      return .hook(screen.hooks.count - 1)
    }
    if let type = Self.valueTypes[text] {
      screen.values.append(HandedValue(name: tree.name(name), type: type, location: location(name)))
      return .value(screen.values.count - 1, type)
    }
    breakName(symbol)
    let kinds = ViewKind.allCases.map(\.rawValue) + ["hook"] + Self.valueTypes.keys.sorted()
    report(
      misspelt(
        .unknownKeyword, type, [.source(tree.range(type)), .text("a kind of view or a type of value")], kinds)
    )
    return .nothing
  }

  /// The types of the values that a screen can hand over and that a motion can take, by name.
  package static let valueTypes: [String: ValueType] = [
    "length": .length, "number": .number, "time": .scalar(.time), "angle": .scalar(.angle), "color": .color,
    "flag": .flag,
  ]

  /// A diagnostic about a wrong name, with the nearest right one.
  mutating func misspelt(
    _ code: DiagnosticCode, _ node: NodeID, _ arguments: [DiagnosticArgument],
    _ candidates: [String]
  ) -> Diagnostic {
    misspelt(code, tree.range(node), tree.source.text(tree.range(node)), arguments, candidates)
  }

  /// Whether a misspelt word has a single correction: a word of the language that differs in one letter, while no other candidate
  /// is as near. Authors' names may be missing instead.
  private func isOnlyWord(
    _ word: String, _ code: DiagnosticCode, for name: String, among candidates: [String]
  ) -> Bool {
    let isOfWords = [.unknownKeyword, .unknownFunction, .unknownCurve, .unknownProperty].contains(code)
    guard isOfWords, name.utf8.count > 3, Self.languageWords.contains(word) else { return false }
    return EditDistance.isWithin(1, name, word)
      && candidates.allSatisfy { $0 == word || !EditDistance.isWithin(1, name, $0) }
  }

  private static let languageWords: Set<String> = {
    var words: Set<String> = ["pan", "edgePan", "pinch", "rotate", "linear", "cubic", "spring"]
    words.formUnion(TransitionStyle.allCases.map(\.rawValue))
    words.formUnion(ViewKind.allCases.map(\.rawValue))
    words.formUnion(PanDirection.allCases.map(\.rawValue))
    words.formUnion(GestureEdge.allCases.map(\.rawValue))
    words.formUnion(Function.allCases.map(\.rawValue))
    words.formUnion(Property.allCases.map(\.rawValue))
    words.formUnion(NamedCurve.allCases.map(\.rawValue))
    return words
  }()

  mutating func misspelt(
    _ code: DiagnosticCode, _ range: ByteRange, _ name: String, _ arguments: [DiagnosticArgument],
    _ candidates: [String]
  ) -> Diagnostic {
    var diagnostic = Diagnostic(code, at: range, arguments)
    if comparesNames { comparedLetters += name.utf8.count * candidates.reduce(0) { $0 + $1.utf8.count } }
    let meant = ForeignNames.meant(by: name).flatMap { candidates.contains($0) ? $0 : nil }
    let only = code == .unknownKeyword && candidates.count == 1 ? candidates.first : nil
    let nearest = comparesNames ? EditDistance.nearest(to: name, among: candidates) : nil
    if let nearest = meant ?? nearest ?? only {
      diagnostic.notes = ["did you mean `\(nearest)`?"]
      let isSafe = meant == nil && comparesNames && isOnlyWord(nearest, code, for: name, among: candidates)
      diagnostic.fixIts = [
        FixIt(
          "change to `\(nearest)`", [TextEdit(range, nearest)],
          applicability: isSafe ? .safe : .needsReview)
      ]
    } else if comparesNames, !candidates.isEmpty, candidates.count <= 16 {
      let list = candidates.map { "`\($0)`" }.joined(separator: ", ")
      diagnostic.notes = ["known here: \(list)"]
    }
    return diagnostic
  }
}
