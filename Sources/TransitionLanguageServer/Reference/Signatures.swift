import TransitionPlan
import TransitionSemantics
import TransitionSyntax
import TransitionText

/// The signature of a call with arguments.
struct CallSignature {
  /// One argument.
  struct Parameter: Equatable {
    var name: String
    var type: String
    /// Whether the argument has a label.
    var isLabelled: Bool
    /// The words that can be written instead of a value.
    var words: [String] = []

    /// The parameter as the signature shows it.
    var text: String {
      isLabelled ? "\(name): \(words.isEmpty ? type : words.joined(separator: "|"))" : name
    }
  }

  /// The name of the function.
  var name: String
  var parameters: [Parameter]
  /// The type of the result.
  var result = ""
  /// The reference page.
  var page: ReferencePage?

  /// The whole signature, on one line.
  var label: String {
    name + "(" + parameters.map(\.text).joined(separator: ", ") + ")"
      + (result.isEmpty ? "" : " -> \(result)")
  }

  /// The call as a snippet, with placeholders for its arguments.
  var snippet: String {
    name + "("
      + parameters.enumerated().map { index, parameter in
        let label = parameter.isLabelled ? parameter.name + ": " : ""
        if !parameter.words.isEmpty { return label + Snippets.choice(index + 1, parameter.words) }
        return label + "${\(index + 1):\(parameter.isLabelled ? parameter.type : parameter.name)}"
      }.joined(separator: ", ") + ")"
  }
}

/// The signatures of functions, curves, contents of views, arcs, gestures and motions.
enum Signatures {
  /// All signatures of a name at a place.
  static func named(_ name: String, _ analysis: DocumentAnalysis, at offset: UInt32) -> [CallSignature] {
    let names = analysis.nearbyNames
    if let index = names.visible(at: offset).last(where: {
      names.declarations[$0].name == name && names.declarations[$0].kind == .motion
    }) {
      return [motion(names.declarations[index], analysis.tree)]
    }
    for file in analysis.imports.files {
      let tree = file.tree
      for node in tree.children(tree.root) where tree.kind(node) == .motion {
        if let leaf = tree.child(node, .name), tree.name(leaf) == name { return [motion(name, node, tree)] }
      }
    }
    return ofLanguage(name)
  }

  /// All signatures of a name that is not declared.
  static func ofLanguage(_ name: String) -> [CallSignature] {
    Function(rawValue: name).map { [function($0)] } ?? others[name] ?? []
  }

  /// The signature of a motion.
  static func motion(_ declaration: Declaration, _ tree: SyntaxTree) -> CallSignature {
    motion(declaration.name, declaration.node, tree)
  }

  static func motion(_ name: String, _ node: NodeID, _ tree: SyntaxTree) -> CallSignature {
    let parameters = tree.children(node).filter { tree.kind($0) == .parameter }.compactMap { parameter in
      tree.child(parameter, .label).map { label in
        CallSignature.Parameter(
          name: tree.name(label), type: tree.child(parameter, .type).map { tree.name($0) } ?? "",
          isLabelled: true)
      }
    }
    return CallSignature(name: name, parameters: parameters, page: ReferencePages.construct(.use))
  }

  /// The signature of a function of the language.
  static func function(_ function: Function) -> CallSignature {
    let form = FunctionSignature.of(function)
    let names = parameterNames(function)
    let parameters = names.enumerated().map { index, name in
      let label = index < form.labels.count ? form.labels[index] : nil
      return CallSignature.Parameter(
        name: label ?? name.0, type: name.1, isLabelled: label != nil,
        words: label == "rate" ? FunctionSignature.rates.map(\.name) : [])
    }
    return CallSignature(
      name: function.rawValue, parameters: parameters, page: ReferencePages.function(function.rawValue))
  }

  /// The names and the types of the arguments.
  private static func parameterNames(_ function: Function) -> [(String, String)] {
    switch function {
    case .min, .max: [("a", "number"), ("b", "number")]
    case .abs, .sqrt: [("x", "number")]
    case .sin, .cos: [("angle", "angle")]
    case .clamp: [("x", "number"), ("a..b", "range")]
    case .lerp: [("a", "number"), ("b", "number"), ("t", "number")]
    case .map: [("x", "number"), ("a..b", "range"), ("c..d", "range")]
    case .rect: [("x", "length"), ("y", "length"), ("width", "length"), ("height", "length")]
    case .point: [("x", "length"), ("y", "length")]
    case .vector: [("x", "number"), ("y", "number")]
    case .unit: [("x", "number"), ("y", "number")]
    case .size: [("width", "length"), ("height", "length")]
    case .insets: [("top", "length"), ("left", "length"), ("bottom", "length"), ("right", "length")]
    case .inset: [("rect", "rect"), ("by", "length")]
    case .aspectFit, .aspectFill: [("size", "size"), ("in", "rect")]
    case .offset: [("rect", "rect"), ("vector", "vector")]
    case .project: [("velocity", "speed"), ("rate", "how fast it slows down")]
    case .rubberBand: [("x", "number"), ("in", "a..b")]
    }
  }

  private static func labelled(_ pairs: [(String, String)]) -> [CallSignature.Parameter] {
    pairs.map { CallSignature.Parameter(name: $0.0, type: $0.1, isLabelled: true) }
  }

  private static func plain(_ pairs: [(String, String)]) -> [CallSignature.Parameter] {
    pairs.map { CallSignature.Parameter(name: $0.0, type: $0.1, isLabelled: false) }
  }

  /// An argument that is one of some words.
  private static func oneOf<Words: RawRepresentable<String> & CaseIterable>(
    _ type: Words.Type, _ description: String = ""
  ) -> [CallSignature.Parameter] {
    let words = type.allCases.map(\.rawValue)
    return [
      CallSignature.Parameter(
        name: words.joined(separator: "|"), type: description, isLabelled: false, words: words)
    ]
  }

  /// The signatures of names that are neither functions nor declared.
  private static let others: [String: [CallSignature]] = {
    let spring = ReferencePages.curve("spring")
    let view = ReferencePages.construct(.view)
    let gesture = ReferencePages.construct(.interactive)
    return [
      "spring": [
        CallSignature(name: "spring", parameters: labelled([("damping", "0…10")]), page: spring),
        CallSignature(
          name: "spring", parameters: labelled([("response", "time"), ("damping", "0…10")]), page: spring),
        CallSignature(
          name: "spring", parameters: labelled([("duration", "time"), ("bounce", "-0.9…1")]), page: spring),
        CallSignature(
          name: "spring",
          parameters: labelled([("mass", "number"), ("stiffness", "number"), ("damping", "number")]),
          page: spring),
      ],
      "cubic": [
        CallSignature(
          name: "cubic",
          parameters: plain([("x1", "number"), ("y1", "number"), ("x2", "number"), ("y2", "number")]),
          page: ReferencePages.curve("cubic"))
      ],
      "arc": [
        CallSignature(
          name: "arc",
          parameters: oneOf(Arc.Bend.self, "the side to which it bends") + labelled([("height", "0.25")]),
          page: ReferencePages.construct(.animate))
      ],
      "color": [CallSignature(name: "color", parameters: plain([("#RRGGBB", "")]), page: view)],
      "blur": [
        CallSignature(name: "blur", parameters: oneOf(BlurStyle.self, "the style"), page: view)
      ],
      "button": [CallSignature(name: "button", parameters: plain([("\"symbol\"", "")]), page: view)],
      "image": [CallSignature(name: "image", parameters: plain([("\"name\"", "")]), page: view)],
      "pan": [CallSignature(name: "pan", parameters: oneOf(PanDirection.self), page: gesture)],
      "edgePan": [CallSignature(name: "edgePan", parameters: oneOf(GestureEdge.self), page: gesture)],
      "pinch": [CallSignature(name: "pinch", parameters: oneOf(PinchDirection.self), page: gesture)],
      "nearest": [
        CallSignature(
          name: "nearest", parameters: plain([("value", "")]), page: ReferencePages.construct(.settle))
      ],
    ]
  }()
}
