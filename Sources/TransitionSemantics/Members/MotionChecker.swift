import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

/// The checked members of a transition, including those of the motions that it uses.
struct CheckedMembers {
  var animations: [CheckedAnimation] = []
  var placements: [Placement] = []
  var hides: [CheckedHide] = []
  var holds: [CheckedHold] = []
  var calls: [HookCall] = []
  /// The nodes of `hides` and `holds`.
  var hideNodes: [WrittenMember] = []
  var holdNodes: [WrittenMember] = []
}

extension Checker {
  /// The maximal depth of motions that use each other.
  private static let motionLimit = 20
  /// The maximal number of motions that a transition uses directly or indirectly. A motion that uses another one twice doubles the
  /// number at each level.
  private static let useLimit = 1_000

  /// Declares the motions of a file.
  mutating func declareMotions(_ nodes: SyntaxTree.Members) {
    for node in nodes {
      if let name = tree.child(node, .name) { declare(name, .motion(node), isLet: true) }
    }
  }

  /// Reports parameters of the file's own motions that have the name of a declaration of the file, or of another parameter.
  mutating func checkParameters(_ nodes: SyntaxTree.Members) {
    let count = scope.count
    for node in nodes where !imports.contains(node, tree) {
      for parameter in members(node, .parameter) {
        guard let name = tree.child(parameter, .name) ?? tree.child(parameter, .label) else { continue }
        let symbol = tree.symbol(name)
        if let first = scope[symbol] {
          duplicate(name, first: first.name)
        } else {
          scope.declare(symbol, Scope.Declaration(entity: .broken, name: name, isLet: false))
        }
      }
      scope.leave(to: count)
    }
  }

  /// Checks the members of a transition or of a motion that both can have, including those of used motions.
  mutating func checkMembers(_ node: NodeID, _ found: inout CheckedMembers) {
    for child in members(node, .animate) { checkAnimation(child, &found.animations) }
    found.placements += members(node, .place).compactMap { checkPlace($0) }
    for child in members(node, .hide) { checkHide(child, &found) }
    for child in members(node, .hold) { checkStandingHold(child, &found) }
    found.calls += members(node, .call).flatMap { checkCall($0) }
    for child in members(node, .use) { checkUse(child, &found) }
  }

  /// `use MOTION(ARGUMENTS)`: checks the members of the motion as if they were written here.
  private mutating func checkUse(_ node: NodeID, _ found: inout CheckedMembers) {
    guard let value = tree.child(node, .value), let name = tree.child(value, .function) else { return }
    let symbol = tree.symbol(name)
    guard case .motion(let motion)? = scope[symbol]?.entity else {
      current.hasLostTracks = true
      if mayBeDeclaredElsewhere(symbol) { return }
      return reportUnknownMotion(name, value)
    }
    scope.use(symbol)
    if tree.hasFault(in: motion) { missMeaning() }
    guard !tree.hasError(motion), let entities = arguments(value, of: motion) else {
      current.hasLostTracks = true
      return
    }
    if current.usedMotions.contains(motion) { return report(.letCircle, name, [.source(tree.range(name))]) }
    if current.usedMotions.count == Self.motionLimit {
      return report(.nestedTooDeeply, name, [.number(Double(Self.motionLimit))])
    }
    current.useCount += 1
    if current.useCount > Self.useLimit {
      if current.useCount == Self.useLimit + 1 { reportUses(current.useSite ?? tree.range(node)) }
      return
    }
    current.usedMotions.append(motion)
    let site = current.useSite
    current.useSite = current.useSite ?? tree.range(node)
    // A motion sees the names of its file and its own, not those of its user.
    let hidden = scope.hide(after: file.names)
    for (parameter, entity) in entities {
      if let known = scope[tree.symbol(parameter)] {
        // In a motion of the file this has been reported.
        if imports.contains(motion, tree) { duplicate(parameter, first: known.name) }
      } else {
        scope.declare(
          tree.symbol(parameter), Scope.Declaration(entity: entity, name: parameter, isLet: false))
      }
    }
    declareLets(members(motion, .let))
    reportForeignMembers(motion)
    checkMembers(motion, &found)
    reportUnused(after: file.names)
    reportUnusedParameters(entities.map(\.0), of: motion)
    scope.leave(to: file.names)
    scope.restore(hidden)
    current.useSite = site
    current.usedMotions.removeLast()
  }

  private mutating func reportUnknownMotion(_ name: NodeID, _ value: NodeID) {
    let motions = scope.symbols.filter { if case .motion? = scope[$0]?.entity { true } else { false } }
    let known = comparesNames ? motions.map { tree.tokens.names.name($0) }.sorted() : []
    var diagnostic = misspelt(.unknownName, name, [.source(tree.range(name))], known)
    if motions.isEmpty {
      let parameters = arguments(of: value).map { $0.label.map { "\(tree.name($0)): …" } ?? "…" }
      diagnostic.notes.append(
        "a motion is declared outside the transitions: `motion \(tree.name(name))(\(parameters.joined(separator: ", "))) { … }`"
      )
    }
    report(diagnostic)
  }

  private mutating func reportUses(_ site: ByteRange) {
    report(
      Diagnostic(
        .tooManyUses, at: site, [.number(Double(Self.useLimit))],
        notes: ["the uses inside of a motion count at each use of the motion"]))
  }

  /// Reports parameters that no member of their motion names.
  private mutating func reportUnusedParameters(_ parameters: [NodeID], of motion: NodeID) {
    if current.hasFaults || current.findings.hasError || imports.contains(motion, tree) { return }
    for name in parameters where scope[tree.symbol(name)]?.isUsed == false {
      report(.unusedDeclaration, name, [.text("the parameter `\(tree.name(name))`")])
    }
  }

  private mutating func reportForeignMembers(_ motion: NodeID) {
    for child in tree.children(motion) where tree.role(child) == .member && !tree.hasError(child) {
      if MemberRules.has(tree.kind(child), in: .motion) || tree.kind(child) == .parameter { continue }
      let range = tree.tokens.range(tree.tokenRange(child).lowerBound)
      report(
        Diagnostic(
          .misplacedMember, at: range, [.text(tree.source.text(range)), .text("`motion`")],
          notes: ["a motion has `animate`, `place`, `hide`, `hold`, `call`, `let` and `use`"]))
    }
  }

  // MARK: Arguments

  /// The entities for the parameters of a motion.
  private mutating func arguments(_ value: NodeID, of motion: NodeID) -> [(NodeID, Entity)]? {
    let given = arguments(of: value)
    let name = tree.child(value, .function).map { tree.name($0) } ?? ""
    let parameters = tree.children(motion).filter { tree.kind($0) == .parameter }
    let labels = parameters.compactMap { tree.child($0, .label) }
    guard labels.count == parameters.count else { return nil }
    for (index, argument) in given.enumerated() {
      if let label = argument.label {
        if !labels.contains(where: { tree.symbol($0) == tree.symbol(label) }) {
          report(
            misspelt(
              .unknownArgument, label, [.text(name), .source(tree.range(label))], labels.map { tree.name($0) }
            ))
          return nil
        }
      } else {
        let label = index < labels.count ? tree.name(labels[index]) : nil
        report(
          Diagnostic(
            .argumentCount, at: tree.range(argument.node),
            [
              .text(name), .text(label.map { "`\($0):` here" } ?? "\(labels.count) values"),
              .text("a value without a name"),
            ],
            fixIts: (given.count == labels.count ? label : nil).map {
              [
                FixIt(
                  "write `\($0):`", replacing: ByteRange(at: tree.range(argument.node).start), with: "\($0): "
                )
              ]
            } ?? []))
        return nil
      }
    }
    var entities: [(NodeID, Entity)] = []
    for (parameter, label) in zip(parameters, labels) {
      let matching = given.filter { $0.label.map { tree.symbol($0) } == tree.symbol(label) }
      guard let argument = matching.first, matching.count == 1 else {
        report(
          .argumentCount, value,
          [
            .text(name), .text("`\(tree.name(label)):` once"),
            .text(matching.isEmpty ? "none" : "\(matching.count)"),
          ])
        return nil
      }
      guard let type = tree.child(parameter, .type), let entity = entity(argument.node, type) else {
        return nil
      }
      entities.append((tree.child(parameter, .name) ?? label, entity))
    }
    return entities
  }

  /// The entity of an argument, if it has the parameter's type.
  private mutating func entity(_ node: NodeID, _ type: NodeID) -> Entity? {
    let name = tree.name(type)
    if let type = Self.valueTypes[name] {
      return check(node, as: type, for: .words("this argument")).map(Entity.constant)
    }
    guard name == "screen" || vocabulary[tree.symbol(type)].viewKind != nil else {
      let known = ["screen"] + ViewKind.allCases.map(\.rawValue) + Self.valueTypes.keys.sorted()
      report(
        misspelt(.unknownKeyword, type, [.source(tree.range(type)), .text("a type of a parameter")], known))
      return nil
    }
    let wanted = name == "screen" ? "a screen" : "a view of the kind `\(name)`"
    guard tree.kind(node) == .path else {
      report(.typeMismatch, node, [.text(wanted), .text("a value")])
      return nil
    }
    guard let subject = resolveObject(node, wanted: wanted) else { return nil }
    let isRight: Bool
    if name == "screen" {
      if case .screen = subject { isRight = true } else { isRight = false }
    } else if name == ViewKind.view.rawValue {
      // Every visible object is a view.
      isRight = subject != .container
    } else {
      isRight = viewKind(of: subject)?.rawValue == name
    }
    if isRight { return .subject(subject) }
    report(.typeMismatch, node, [.text(wanted), .text(kindName(of: subject))])
    return nil
  }
}
