import TransitionPlan
import TransitionSemantics
import TransitionSyntax
import TransitionText

/// Values, and the units of numbers.
extension CompletionSource {
  mutating func addValues(_ role: Role, _ expectation: Expectation) {
    if let call = expectation.call, addArguments(call) { return }
    if expectation.kind == .curve { return addCurves() }
    if role == .duration { addCurves(withDuration: true) }
    if expectation.kind == .stagger, role == .origin {
      add(
        Stagger.Origin.words.map {
          CompletionItem(label: $0.text, kind: .enumMember, detail: "the first to move", rank: 0)
        })
    }
    addDeclared { declaration in
      switch declaration.kind {
      case .let, .screen, .shared, .added, .state: true
      case .parameter: true
      case .curve: false
      default: false
      }
    }
    addImported(.let)
    add(Self.builtInObjects)
    if place.kinds.contains(.interactive) {
      add(
        GestureValue.named.map {
          CompletionItem(label: $0.rawValue, kind: .variable, detail: "of the gesture, \($0.type)", rank: 2)
        })
      items.append(
        CompletionItem(label: "start", kind: .keyword, detail: "values when the gesture began", rank: 3))
    }
    for function in Function.allCases {
      let signature = Signatures.function(function)
      items.append(
        CompletionItem(
          label: function.rawValue, kind: .function, detail: signature.label, snippet: signature.snippet,
          rank: 4, page: function.rawValue))
    }
    for word in ["true", "false", "not"] {
      let isValue = word != "not" && wantedType == .flag && role == .value
      items.append(CompletionItem(label: word, kind: .keyword, rank: isValue ? 0 : 6))
    }
  }

  /// Adds the words and labels that an argument can have besides a value.
  /// - Returns: Whether the argument can be nothing else.
  mutating func addArguments(_ call: Expectation.Call) -> Bool {
    let name = tree.tokens.names.name(call.function)
    func words(_ texts: [String], _ detail: String) {
      add(texts.map { CompletionItem(label: $0, kind: .enumMember, detail: detail, rank: 0) })
    }
    if let parameter = Signatures.ofLanguage(name).first?.parameters.dropFirst(call.index).first {
      words(parameter.words, parameter.type)
    }
    var needsLabel = false
    if !call.isLabelled {
      let given = SignatureFeature.labels(analysis, at: offset)
      for signature in Signatures.named(name, analysis, at: offset) {
        let labels = signature.parameters.map(\.name)
        guard given.allSatisfy(labels.contains) else { continue }
        // Labelled arguments come in any order, behind those without.
        for (index, parameter) in signature.parameters.enumerated() where parameter.isLabelled {
          let isPositional = signature.parameters[min(call.index, labels.count - 1)].isLabelled == false
          if given.contains(parameter.name) || isPositional && index != call.index { continue }
          needsLabel = true
          items.append(
            CompletionItem(
              label: parameter.name + ":", kind: .parameter, detail: parameter.type,
              snippet: parameter.name + ": ${1}", rank: 0))
        }
      }
    }
    return ["blur", "color", "button", "image", "cubic"].contains(name) || needsLabel
      || name == "arc" && call.index == 0
  }

  mutating func addCurves(withDuration: Bool = false) {
    addDeclared { $0.kind == .curve }
    addImported(.curve)
    let springs = [
      ("spring(response:damping:)", "spring(response: ${1:0.4s}, damping: ${2:0.9})"),
      ("spring(duration:bounce:)", "spring(duration: ${1:0.4s}, bounce: ${2:0.1})"),
      (
        "spring(mass:stiffness:damping:)",
        "spring(mass: ${1:1}, stiffness: ${2:200}, damping: ${3:20})"
      ),
    ]
    for (label, snippet) in springs {
      items.append(
        CompletionItem(
          label: label, kind: .function, detail: "curve with its own duration", snippet: snippet,
          rank: 3, page: "spring"))
    }
    if withDuration { return }
    for name in ["linear"] + NamedCurve.allCases.map(\.rawValue) {
      items.append(CompletionItem(label: name, kind: .function, detail: "curve", rank: 2, page: name))
    }
    items.append(
      CompletionItem(
        label: "spring(damping:)", kind: .function, detail: "curve that settles in its window",
        snippet: "spring(damping: ${1:0.8})", rank: 2, page: "spring"))
    items.append(
      CompletionItem(
        label: "cubic(x1, y1, x2, y2)", kind: .function, detail: "curve",
        snippet: "cubic(${1:0.2}, ${2:0}, ${3:0}, ${4:1})", rank: 3, page: "cubic"))
  }

  mutating func addApplications(_ role: Role, _ expectation: Expectation) {
    switch expectation.kind {
    case .use:
      addMotions()
      addImported(.motion)
    case .view:
      for (name, argument) in [
        ("color", "#000000"), ("blur", "dark"), ("button", "\"xmark\""), ("image", "\"cover\""),
      ] {
        items.append(
          CompletionItem(
            label: name, kind: .function, detail: "the content of the view",
            snippet: "\(name)(${1:\(argument)})", rank: 1, page: "view"))
      }
    case .along:
      items.append(
        CompletionItem(
          label: "arc", kind: .function, detail: "the side to which the path bends",
          snippet: "arc(\(Snippets.choice(1, Arc.Bend.self)))", rank: 1, page: "animate"))
    default: break
    }
  }

  mutating func addMotions() {
    for index in names.visible(at: offset) where names.declarations[index].kind == .motion {
      let declaration = names.declarations[index]
      let signature = Signatures.motion(declaration, tree)
      items.append(
        CompletionItem(
          label: declaration.name, kind: .function, detail: signature.label, snippet: signature.snippet,
          rank: 1))
    }
  }

  /// Adds what imported files declare, of one kind.
  mutating func addImported(_ kind: NodeKind) {
    for file in analysis.imports.files {
      let tree = file.tree
      let from = "\(kind) of \(file.path.split(separator: "/").last ?? "")"
      for node in tree.children(tree.root) where tree.kind(node) == kind {
        guard let name = tree.child(node, .name).map({ tree.name($0) }) else { continue }
        let signature = kind == .motion ? Signatures.motion(name, node, tree) : nil
        items.append(
          CompletionItem(
            label: name, kind: kind == .let ? .constant : .function,
            detail: signature.map { "\($0.label), \(from)" } ?? from, snippet: signature?.snippet, rank: 1))
      }
    }
  }

  mutating func addLiterals(_ kind: TokenKind, _ expectation: Expectation) {
    if kind == .underscore {
      items.append(
        CompletionItem(label: "_", kind: .value, detail: "the original value", rank: 3, page: "animate"))
    }
  }

  // MARK: Units

  mutating func addUnits(_ token: Int) {
    let text = tree.source.text(tree.tokens.range(token))
    let digits = text.prefix { $0.isNumber || $0 == "." || $0 == "_" }
    let wantsTime = place.expectations.contains { expectation in
      switch (expectation.part, expectation.kind) {
      case (.value, .pace), (.value, .delay), (.value, .after), (.value, .at), (.value, .stagger),
        (.value, .over):
        true
      default: false
      }
    }
    let units = Units.all.map { ($0.name, $0.unit.dimension) } + [("pt/s", .speed)]
    let wanted = wantsTime ? .time : wantedType?.dimension
    for (name, dimension) in units {
      let isRare = dimension == .angle || dimension == .speed
      // A share of the window is a time, too.
      let rank =
        dimension == wanted ? 0 : wanted == nil ? (isRare ? 2 : 1) : wantsTime && name == "%" ? 1 : 6
      items.append(
        CompletionItem(
          label: digits + name, kind: .unit, detail: name == "%" ? "a hundredth" : dimension.description,
          rank: rank))
    }
  }
}
