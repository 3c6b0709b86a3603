import TransitionPlan
import TransitionSemantics
import TransitionSyntax
import TransitionText

/// Gathers the completions at a place.
struct CompletionSource {
  let analysis: DocumentAnalysis
  let place: CompletionPlace
  let offset: UInt32
  let names: NameIndex
  /// The type that a value has to have here; nil where any will do, or where it is not known.
  private(set) var wantedType: ValueType?
  var items: [CompletionItem] = []

  init(_ analysis: DocumentAnalysis, _ place: CompletionPlace, at offset: UInt32) {
    self.analysis = analysis
    self.place = place
    self.offset = offset
    names = analysis.nearbyNames
    wantedType = findWantedType()
    if let token = place.token, tree.tokens[token].kind == .number {
      addUnits(token)
    } else if place.followsDot {
      addMembers()
    } else {
      for expectation in place.expectations { add(expectation) }
    }
    var known: Set<String> = []
    items = items.filter { known.insert($0.label).inserted }
  }

  var tree: SyntaxTree { analysis.tree }

  mutating func add(_ items: [CompletionItem]) { self.items += items }

  private mutating func add(_ expectation: Expectation) {
    switch expectation.part {
    case .word(let word): addWord(word, expectation)
    case .name(let role): addNames(role, expectation)
    case .value(let role): addValues(role, expectation)
    case .path(let role): addObjects(role, expectation)
    case .application(let role): addApplications(role, expectation)
    case .curve: addCurves()
    case .literal(let kind): addLiterals(kind, expectation)
    case .infix: addOperators()
    case .mark, .block: break
    }
  }

  // MARK: Words

  private mutating func addWord(_ word: Word, _ expectation: Expectation) {
    let block = place.kinds[place.kinds.count - 1]
    let spelling = "\(word.spelling)"
    let page = ReferencePages.construct(expectation.kind)?.name
    if expectation.isFirst {
      guard MemberRules.has(expectation.kind, in: block) else { return }
      let isThere =
        once.contains(expectation.kind)
        && membersAround.contains {
          tree.kind($0) == expectation.kind && (tree.keyword($0) ?? word) == word
        }
      let isBackward = expectation.kind == .interactive && block == .transition
      let snippet =
        isBackward
        ? Snippets.interactiveBackward(style: styleAround)
        : Snippets.member(expectation.kind, word, in: block)
      items.append(
        CompletionItem(
          label: isBackward ? "interactive backward" : spelling,
          kind: snippet?.has("${") == true ? .snippet : .keyword,
          detail: block == .file ? "declaration" : "member", snippet: snippet.map(withNames),
          rank: isThere ? 8 : 2, page: page))
      if expectation.kind == .interactive, block == .transition {
        items.append(
          CompletionItem(
            label: "interactive forward", kind: .snippet, detail: "member",
            snippet: withNames(Snippets.interactiveForward(style: styleAround)), rank: 2, page: page,
            filter: "interactive forward"))
      }
      if expectation.kind == .transition {
        for style in TransitionStyle.allCases.map(\.rawValue) {
          items.append(
            CompletionItem(
              label: "transition (\(style))", kind: .snippet, detail: Snippets.use(ofStyle: style),
              snippet: Snippets.transition(style), rank: 1, isWhole: true, filter: "transition \(style)"))
        }
      }
    } else {
      items.append(CompletionItem(label: spelling, kind: .keyword, rank: 4, page: page))
    }
  }

  /// The members that a block can have only once.
  private let once: Set<NodeKind> = [
    .style, .screen, .direction, .states, .fallback, .reduceMotion, .sample, .begin, .progress, .language,
  ]

  /// The style of the transition around the place, if it has one.
  private var styleAround: String? {
    membersAround.first { tree.kind($0) == .style }.flatMap {
      tree.source.text(tree.range($0)).split(separator: " ").last
    }
    .map(String.init)
  }

  /// The members of the innermost block around the place.
  private var membersAround: [NodeID] {
    let node = analysis.path(to: ByteRange(at: offset)).last { tree.kind($0) == place.kinds.last }
    return node.map { node in
      tree.children(node).filter { !tree.range($0).touches(offset) }
    } ?? []
  }

  /// A snippet in which the names of the transition's screens and their views replace the example names.
  private func withNames(_ snippet: String) -> String {
    guard let unit = names.unit(at: offset) else { return snippet }
    var snippet = snippet
    for index in names.declarations.indices where names.declarations[index].owner == unit {
      guard case .screen(let side) = names.declarations[index].kind else { continue }
      let screen = names.declarations[index].name
      let (example, views) = side == .from ? ("list", ["cell"]) : ("detail", ["picture", "content"])
      let provided = names.provided[index]?.values.sorted().map { names.declarations[$0] } ?? []
      for view in views {
        let scrolls: Set<Declaration.Kind> = [.view("scroll"), .view("collection")]
        let fitting = provided.first {
          if view == "content" { return scrolls.contains($0.kind) }
          if case .view = $0.kind { return true }
          return false
        }
        if let fitting {
          snippet = snippet.changing("\(example).\(view)", to: "\(screen).\(fitting.name)")
        }
      }
      if side == .from, let hook = provided.first(where: { $0.kind == .hook }) {
        snippet = snippet.changing("\(example).willStart", to: "\(screen).\(hook.name)")
      }
      for end in [".", "}", " "] { snippet = snippet.changing("\(example)\(end)", to: "\(screen)\(end)") }
    }
    return snippet
  }

  private mutating func addOperators() {
    // Only conditions have these.
    guard tokensOfMember.contains(where: { $0.kind.word == .when }) else { return }
    for word in ["and", "or"] { items.append(CompletionItem(label: word, kind: .keyword, rank: 6)) }
  }

  /// Where the member that is being written begins.
  private var startOfMember: UInt32 {
    place.members.last.map { $0.isEmpty ? offset : tree.tokens[$0.lowerBound].start } ?? offset
  }

  var tokensOfMember: ArraySlice<Token> {
    place.members.last.map { tree.tokens.all[$0] } ?? []
  }

  // MARK: Names

  private mutating func addNames(_ role: Role, _ expectation: Expectation) {
    func words(_ texts: [String], _ detail: String, page: String? = nil) {
      add(texts.map { CompletionItem(label: $0, kind: .enumMember, detail: detail, rank: 1, page: page) })
    }
    switch (expectation.kind, role) {
    case (.style, _): words(TransitionStyle.allCases.map(\.rawValue), "style", page: "style")
    case (.declaration, .name) where expectation.isFirst:
      let kinds = Snippets.choice(2, ViewKind.allCases.map(\.rawValue))
      items.append(
        CompletionItem(
          label: "name: kind", kind: .snippet, detail: "a declaration of the screen",
          snippet: "${1:cell}: \(kinds)", rank: 1, page: "from"))
    case (.declaration, .type):
      words(ViewKind.allCases.map(\.rawValue), "kind of view", page: "from")
      words(["hook"], "a function of the app", page: "from")
      words(Checker.valueTypes.keys.sorted(), "type of a value", page: "from")
    case (.parameter, .type):
      words(["screen"] + ViewKind.allCases.map(\.rawValue), "kind", page: "motion")
      words(Checker.valueTypes.keys.sorted(), "type", page: "motion")
    case (.shared, .type):
      words(SharedKind.allCases.map(\.rawValue), "the kind of the stand-in", page: "shared")
    case (.content, _): words(ContentMode.allCases.map(\.rawValue), "the content mode", page: "shared")
    case (.fallback, _), (.reduceMotion, _), (.missing, _): words(["crossfade"], "the replacement")
    case (.tap, _): words(["dismiss"], "plays backward", page: "view")
    case (.gesture, .name):
      for gesture in ["pan", "edgePan", "pinch"] {
        items.append(
          CompletionItem(
            label: gesture, kind: .function, detail: "gesture",
            snippet: gesture + "(\(Snippets.choice(1, Self.directions(gesture))))", rank: 1,
            page: "interactive"))
      }
      items.append(
        CompletionItem(label: "rotate", kind: .function, detail: "gesture", rank: 1, page: "interactive"))
    case (.gesture, .value):
      let name = place.before > 0 ? tree.source.text(tree.tokens.range(place.before - 1)) : ""
      words(Self.directions(name), "of \(name)", page: "interactive")
    case (.while, .value): addDeclared { if case .screen(.to) = $0.kind { true } else { false } }
    case (.order, .name): addDeclared(Self.isObject)
    case (.tableEntry, .label):
      addDeclared { $0.kind == .state }
      addDeclared { if case .screen(.from) = $0.kind { true } else { false } }
    default: break
    }
  }

  private static func directions(_ gesture: String) -> [String] {
    Signatures.ofLanguage(gesture).first?.parameters.first?.words ?? []
  }

  private static func isObject(_ declaration: Declaration) -> Bool {
    switch declaration.kind {
    case .screen, .shared, .added: true
    case .parameter(let type): Checker.valueTypes[type] == nil
    default: false
    }
  }

  /// Adds the declarations that can be used here.
  mutating func addDeclared(_ isWanted: (Declaration) -> Bool) {
    for index in names.visible(at: offset) {
      let declaration = names.declarations[index]
      // What is declared here has no value yet.
      let isBeingDeclared =
        declaration.nameRange.start >= startOfMember && declaration.nameRange.start <= offset
      guard isWanted(declaration), !isBeingDeclared else { continue }
      var item = item(declaration)
      if let wantedType, declaration.kind == .let, analysis.type(of: declaration) == wantedType {
        item.rank = 0
      }
      items.append(item)
    }
  }

  private func item(_ declaration: Declaration) -> CompletionItem {
    let kind: CompletionItem.Kind =
      switch declaration.kind {
      case .let: .constant
      case .curve, .motion: .function
      case .hook: .event
      case .parameter: .parameter
      case .state: .enumMember
      case .transition: .class
      default: .variable
      }
    return CompletionItem(label: declaration.name, kind: kind, detail: declaration.kind.phrase, rank: 1)
  }

  // MARK: Objects

  private mutating func addObjects(_ role: Role, _ expectation: Expectation) {
    switch (expectation.kind, role) {
    case (.call, _):
      addDeclared { if case .screen = $0.kind { true } else { false } }
      addProvided { $0.kind == .hook }
    case (.sharedEnd, _):
      let side: Side = tokensOfMember.first?.kind.word == .to ? .to : .from
      addProvided(of: side) { if case .view = $0.kind { true } else { false } }
    case (.simultaneous, _), (.handsOver, _):
      addProvided { $0.kind == .view("scroll") || $0.kind == .view("collection") }
    case (.hide, _), (.press, _):
      addProvided { if case .view = $0.kind { true } else { false } }
      addDeclared(Self.isObject)
    default:
      addDeclared(Self.isObject)
      add(Self.builtInObjects)
      let wantsView = role == .view || expectation.kind == .fills
      if wantsView { addProvided { if case .view = $0.kind { true } else { false } } }
    }
  }

  static let builtInObjects: [CompletionItem] = [
    ("container", "the view that contains both screens"), ("tabBar", "the bar around the from screen"),
    ("navigationBar", "the bar around the from screen"),
  ].map { CompletionItem(label: $0.0, kind: .variable, detail: $0.1, rank: 3) }

  /// Adds the views and hooks that the screens provide, each after the name of its screen.
  private mutating func addProvided(of side: Side? = nil, _ isWanted: (Declaration) -> Bool) {
    guard let unit = names.unit(at: offset) else { return }
    for (screen, provided) in names.provided.sorted(by: { $0.key < $1.key }) {
      let owner = names.declarations[screen]
      guard owner.owner == unit else { continue }
      if let side, owner.kind != .screen(side) { continue }
      for index in provided.values.sorted() where isWanted(names.declarations[index]) {
        var item = item(names.declarations[index])
        item.label = owner.name + "." + item.label
        items.append(item)
      }
    }
  }

  // MARK: After a dot

  private mutating func addMembers() {
    let path = names(endingAt: place.before - 1)
    let purpose = self.purpose(path)
    if path.last == "shadow" {
      return add(
        ["opacity", "radius", "offset"].map {
          CompletionItem(label: $0, kind: .property, page: "shadow.\($0)")
        })
    }
    guard let object = analysis.object(path[...], at: offset) else { return }
    switch object {
    case .start:
      addDeclared(Self.isObject)
      add(Self.builtInObjects)
      add(
        GestureValue.named.map {
          CompletionItem(label: $0.rawValue, kind: .variable, detail: "\($0.type)", rank: 1)
        })
    case .value(let type):
      for component in Component.allCases {
        guard let part = ComponentTypes.type(of: component, in: type) else { continue }
        items.append(
          CompletionItem(label: component.rawValue, kind: .field, detail: part.description, rank: 1))
      }
      for value in GestureValue.allCases where value.owner != nil && value.owner == path.last {
        items.append(
          CompletionItem(label: value.ownName, kind: .field, detail: value.type.description, rank: 1))
      }
    default: addMembers(of: object, purpose)
    }
  }

  private mutating func addMembers(of object: ObjectKind, _ purpose: MemberPurpose) {
    if case .screen(_, let index?) = object, let provided = names.provided[index] {
      for index in provided.values.sorted() {
        let declaration = names.declarations[index]
        let isWanted =
          switch (declaration.kind, purpose) {
          case (.hook, .hook): true
          case (.hook, _), (_, .hook): false
          case (.view, _): true
          case (.value, .property(.reading)): true
          default: false
          }
        if isWanted { items.append(item(declaration)) }
      }
    }
    guard case .property(let use) = purpose else { return }
    var shadows = false
    for property in object.properties(for: use) {
      if property.rawValue.hasPrefix("shadow.") {
        shadows = true
        continue
      }
      items.append(
        CompletionItem(
          label: property.rawValue, kind: .property, detail: property.type.description,
          rank: use == .reading && property.type == wantedType ? 1 : 2,
          page: property.rawValue))
    }
    if shadows {
      items.append(
        CompletionItem(label: "shadow", kind: .property, detail: "opacity, radius, offset", rank: 2))
    }
  }

  /// The purpose of a member after a dot.
  private enum MemberPurpose {
    case hook, view
    case property(PropertyPurpose)
  }

  private func purpose(_ path: [String]) -> MemberPurpose {
    // The grammar at the beginning of the path decides.
    let first = place.before - 2 * path.count + 1
    guard first >= 0, let member = place.members.last else { return .property(.reading) }
    let keyword = member.isEmpty ? nil : tree.tokens[member.lowerBound].kind.word
    let isTarget = first == member.lowerBound + 1
    let isInList =
      first > member.lowerBound && tree.tokens[first - 1].kind == .comma
    switch keyword {
    case .call: return .hook
    case .animate where isTarget, .drive where isTarget: return .property(.animating)
    case .hold where isTarget: return .property(.holding)
    case .place where isTarget: return .property(.placing)
    case .hide where isTarget || isInList, .press where isTarget: return .view
    case .from, .to:
      let isEnd = first > 0 && tree.tokens[first - 1].kind.word == .to && !isTarget
      return isEnd ? .property(.reading) : .view
    case .interactive, .outranks, .waits: return .view
    case .simultaneous, .hands: return first <= member.lowerBound + 3 ? .view : .property(.reading)
    case .above, .below, .fills: return .view
    default: return .property(.reading)
    }
  }
}
