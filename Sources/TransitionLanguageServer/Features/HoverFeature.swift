import TransitionCompiler
import TransitionPlan
import TransitionSemantics
import TransitionSyntax
import TransitionText

/// `textDocument/hover`.
enum HoverFeature {
  static func hover(_ analysis: DocumentAnalysis, at offset: UInt32, _ client: ClientAbilities) -> JSON {
    guard let token = analysis.token(at: offset) else { return .null }
    let range = analysis.tree.tokens.range(token)
    let paragraphs = Hover(analysis, token, at: offset).paragraphs
    if paragraphs.isEmpty { return .null }
    let text = paragraphs.joined(separator: "\n\n")
    return [
      "contents": [
        "kind": client.showsMarkdown ? "markdown" : "plaintext", "value": .string(text),
      ],
      "range": analysis.lines.json(range),
    ]
  }
}

/// The description of a token.
private struct Hover {
  private let analysis: DocumentAnalysis
  private let token: Int
  private let offset: UInt32
  /// The nodes around it, from the file down.
  private let path: [NodeID]
  private(set) var paragraphs: [String] = []

  private var tree: SyntaxTree { analysis.tree }

  init(_ analysis: DocumentAnalysis, _ token: Int, at offset: UInt32) {
    self.analysis = analysis
    self.token = token
    self.offset = offset
    path = analysis.path(to: analysis.tree.tokens.range(token))
    let kind = tree.tokens[token].kind
    if kind == .number {
      addNumber()
    } else if kind == .color || kind == .string || kind == .underscore {
      addLiteral(kind)
    } else if kind.isName || kind.word != nil {
      addName()
    }
    // Punctuation has no hover, except the arrow between two values.
    if paragraphs.isEmpty, kind != .arrow { return }
    addFacts()
  }

  /// Adds the facts of the plan about the member around the token.
  private mutating func addFacts() {
    guard let (plan, transition) = analysis.transition(at: offset) else { return }
    let members: Set<NodeKind> = [
      .animate, .sharedTrack, .shared, .direction, .hide, .hold, .view, .crossfade, .interactive, .sharedEnd,
    ]
    guard let member = path.last(where: { members.contains(tree.kind($0)) }) else { return }
    // Inside a block, only the facts of its own members are shown.
    let isOfBlock = path.last(where: { tree.role($0) == .member }) == member
    let facts = MemberFacts(plan, transition, of: tree.range(member)).paragraphs
    if isOfBlock || tree.kind(member) == .animate { paragraphs += facts }
  }

  // MARK: Names

  private mutating func addName() {
    if let occurrence = analysis.nearbyNames.occurrence(at: offset),
      occurrence.range == tree.tokens.range(token)
    {
      return addDeclaration(occurrence.target)
    }
    let text = tree.tokens.names.name(tree.tokens[token].symbol)
    let node = path[path.count - 1]
    let parent = path.count > 1 ? path[path.count - 2] : node
    switch tree.kind(node) {
    case .path: return addPath(node, text)
    case .leaf where tree.role(node) == .function: return addFunction(text, parent)
    case .leaf where tree.role(node) == .label && tree.kind(parent) == .argument: return addLabel(text)
    case .leaf where tree.role(node) == .type: addType(named: text, of: tree.kind(parent))
    default: break
    }
    if tree.kind(node) == .apply { return addFunction(text, node) }
    let owner = tree.kind(node) == .leaf ? parent : node
    let isKeyword = tree.tokens[token].kind.word != nil && tree.role(node) != .name
    if isKeyword || tree.kind(owner) == .gesture || tree.role(node) == .value || tree.role(node) == .type {
      if let page = ReferencePages.construct(tree.kind(owner)) { paragraphs.append(page.markdown) }
    }
  }

  /// The type of a declaration of a screen or of a parameter. The page of `shared` describes flying elements.
  private mutating func addType(named text: String, of kind: NodeKind) {
    if kind == .shared { return }
    if let type = Checker.valueTypes[text] {
      let giver = kind == .parameter ? "that each `use` of the motion passes" : "that a screen hands over"
      paragraphs.append("`\(text)`: \(type.description) \(giver)")
    } else if ViewKind(rawValue: text) != nil {
      paragraphs.append("`\(text)`: a kind of view")
    } else if kind == .parameter, text == "screen" {
      paragraphs.append("`screen`: one of the two screens")
    } else if kind == .declaration, text == "hook" {
      paragraphs.append("`hook`: a function of the app, which `call` calls")
    }
  }

  /// The label of an argument of the enclosing call.
  private mutating func addLabel(_ text: String) {
    guard let signature = signatureAround(where: { $0.parameters.contains { $0.name == text } }),
      let parameter = signature.parameters.first(where: { $0.name == text })
    else { return }
    paragraphs.append("```transition\n\(signature.label)\n```")
    paragraphs.append("`\(text)`: \(parameter.type)")
    if let page = signature.page { paragraphs.append(page.markdown) }
  }

  /// The signature of the call around the token.
  private func signatureAround(where isMeant: (CallSignature) -> Bool) -> CallSignature? {
    guard let call = path.last(where: { tree.kind($0) == .apply }),
      let function = tree.child(call, .function)
    else { return nil }
    return Signatures.named(tree.name(function), analysis, at: offset).first(where: isMeant)
  }

  /// A word that is a value of its own in one place: `last` of a `stagger`, `down` of an `arc`, `dark` of a `blur`.
  private mutating func addWord(_ text: String) {
    let isOrigin = Stagger.Origin.words.contains { $0.text == text }
    if isOrigin, path.contains(where: { tree.kind($0) == .stagger }) {
      paragraphs.append("`\(text)`: the first item of the collection to move")
      if let page = ReferencePages.construct(.stagger) { paragraphs.append(page.markdown) }
    } else if let signature = signatureAround(where: {
      $0.parameters.contains { $0.words.contains(text) }
    }) {
      paragraphs.append("```transition\n\(signature.label)\n```")
      if let page = signature.page { paragraphs.append(page.markdown) }
    }
  }

  private mutating func addDeclaration(_ target: NameTarget) {
    switch target {
    case .imported(let path, _), .importedLabel(let path, _, _):
      guard let file = analysis.imports.files.first(where: { $0.path == path }) else { return }
      let names = NameIndex(file.tree)
      guard let index = names.index(of: target) else { return }
      add(names.declarations[index], file.tree)
      paragraphs.append("from `\(path)`")
    case .own(let index):
      let declaration = analysis.nearbyNames.declarations[index]
      add(declaration, tree)
      if let type = analysis.type(of: declaration) { paragraphs.append(value(of: declaration, type)) }
    }
  }

  private mutating func add(_ declaration: Declaration, _ tree: SyntaxTree) {
    var line = tree.source.text(tree.range(declaration.node))
    if let brace = line.firstIndex(of: "{") { line = String(line[..<brace]) + "{ … }" }
    if case .view(let kind) = declaration.kind { line = "\(declaration.name): \(kind)" }
    if declaration.kind == .hook { line = "\(declaration.name): hook" }
    if case .value(let type) = declaration.kind { line = "\(declaration.name): \(type)" }
    paragraphs.append("```transition\n\(line)\n```")
    paragraphs.append(declaration.kind.phrase)
    let documentation = tree.documentation(declaration.node)
    if !documentation.isEmpty { paragraphs.append(documentation.joined(separator: "\n")) }
    if declaration.kind == .curve { addCurve(of: declaration, tree) }
  }

  private func value(of declaration: Declaration, _ type: ValueType) -> String {
    var text = type.description
    guard let node = tree.child(declaration.node, .value),
      let found = analysis.expression(covering: tree.range(node))
    else { return text }
    if case .number(let number) = found.kind, let dimension = type.dimension {
      text += ": \(QuantityText.text(number, dimension))"
    }
    return text
  }

  /// Adds the picture of a declared curve.
  private mutating func addCurve(of declaration: Declaration, _ tree: SyntaxTree) {
    guard let value = tree.child(declaration.node, .value) else { return }
    addCurve(tree.source.text(tree.range(value)))
  }

  /// Adds the picture of a curve in the language's notation, over its own duration or half a second.
  private mutating func addCurve(_ text: String) {
    guard let (curve, duration) = CurveReader.read(text, declaredIn: analysis) else { return }
    paragraphs.append("```text\n\(CurvePicture.draw(curve, duration: duration))\n```")
    paragraphs += CurveText.facts(curve)
  }

  private mutating func addPath(_ node: NodeID, _ text: String) {
    let names = tree.pathNames(node)
    guard let place = names.firstIndex(where: { $0.range == tree.tokens.range(token) }) else { return }
    let path = names.prefix(place + 1).map { tree.tokens.names.name($0.symbol) }
    if names.count == 1, CurveReader.isCurve(text) {
      if let page = ReferencePages.curve(text) { paragraphs.append(page.markdown) }
      return addCurve(text)
    }
    if place == 0 {
      if let value = GestureValue(rawValue: text) {
        paragraphs.append("`\(text)` of the gesture: \(value.type.description)")
      } else if let about = Self.builtIn[text] {
        paragraphs.append("`\(text)`: \(about)")
      } else if tree.tokens[token].kind.word != nil, let page = ReferencePages.construct(tree.kind(node)) {
        paragraphs.append(page.markdown)
      } else if names.count == 1 {
        addWord(text)
      }
      return
    }
    if place == 1, path[0] == "start", let about = Self.builtIn[text] {
      paragraphs.append("`\(text)`: \(about), when the gesture began")
    }
    guard let object = analysis.object(path[...], at: offset) else { return }
    if case .value(let type) = object {
      paragraphs.append("`\(path.joined(separator: "."))`: \(type.description)")
    }
    if let page = ReferencePages.property(text)
      ?? ReferencePages.property(path.suffix(2).joined(separator: "."))
    {
      paragraphs.append(page.markdown)
    }
    if let limits = Property(rawValue: text)?.limits {
      let upper = limits.upperBound.isFinite ? "…" + NumberText.text(limits.upperBound) : " or more"
      paragraphs.append("within \(NumberText.text(limits.lowerBound))\(upper)")
    }
  }

  private static let builtIn = [
    "container": "the view in which the transition happens", "tabBar": "the tab bar around the from screen",
    "navigationBar": "the navigation bar around the from screen",
    "start": "before an object: its values when the gesture began",
  ]

  private mutating func addFunction(_ text: String, _ node: NodeID) {
    if CurveReader.isCurve(text) {
      if let page = ReferencePages.curve(text) { paragraphs.append(page.markdown) }
      return addCurve(tree.source.text(tree.range(node)))
    }
    for signature in Signatures.named(text, analysis, at: offset).prefix(1) {
      paragraphs.append("```transition\n\(signature.label)\n```")
      if let page = signature.page { paragraphs.append(page.markdown) }
    }
    addType(of: tree.range(node))
  }

  private mutating func addType(of range: ByteRange) {
    guard let found = analysis.expression(covering: range), found.range == range else { return }
    paragraphs.append(found.type.description)
  }

  // MARK: Literals

  private mutating func addNumber() {
    let range = tree.tokens.range(token)
    guard let found = analysis.expression(covering: range), case .number(let number) = found.kind,
      let dimension = found.type.dimension
    else {
      if let percent = share() { paragraphs.append(percent) }
      return
    }
    let base = QuantityText.text(number, dimension)
    paragraphs.append("`\(tree.source.text(range))` is \(base), \(dimension.description)")
    if let percent = share() { paragraphs.append(percent) }
  }

  /// A percentage of a direction as a time, for both directions.
  private func share() -> String? {
    guard path.contains(where: { tree.kind($0) == .over || tree.kind($0) == .at || tree.kind($0) == .after }),
      let (_, transition) = analysis.transition(at: offset),
      tree.source.text(tree.tokens.range(token)).hasSuffix("%"),
      let share = Double(tree.source.text(tree.tokens.range(token)).dropLast())
    else { return nil }
    let texts = Direction.allCases.compactMap { direction -> String? in
      let plan = transition[direction]
      if plan.isSystem { return nil }
      return "\(CurveText.milliseconds(plan.duration * share / 100)) of \(direction.rawValue)"
    }
    return texts.joined(separator: ", ")
  }

  private mutating func addLiteral(_ kind: TokenKind) {
    let text = tree.source.text(tree.tokens.range(token))
    switch kind {
    case .color: paragraphs.append("`\(text)`: a colour, `#RRGGBB` or `#RRGGBBAA`")
    case .underscore:
      paragraphs.append("`_`: the original value, read once and kept until it is given back")
    case .string: addImport()
    default: break
    }
  }

  /// The path of an import: what the file declares.
  private mutating func addImport() {
    guard path.contains(where: { tree.kind($0) == .import }) else { return }
    if let target = analysis.imports.targets[tree.tokens[token].start],
      let file = analysis.imports.files.first(where: { $0.path == target })
    {
      let names = NameIndex(file.tree)
      let declared = names.declarations.indices.filter { names.ofFile(names.declarations[$0].name) == $0 }
      let list = declared.map { "`\(names.declarations[$0].name)`" }.joined(separator: ", ")
      paragraphs.append("`\(target)`" + (list.isEmpty ? " declares nothing" : " declares \(list)"))
    }
    if let page = ReferencePages.construct(.import) { paragraphs.append(page.markdown) }
  }
}
