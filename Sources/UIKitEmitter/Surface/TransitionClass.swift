import TransitionPlan

/// The class for the app, which passes UIKit's calls on to the runtime.
struct TransitionClass {
  let transition: Transition
  let types: TypeNames
  let places: Places
  let access: AccessLevel
  /// Whether the screen of an overlay determines how the status bar looks.
  let hasStatusBar: Bool

  static let host = SwiftExpression.name("host")

  /// The class.
  var declaration: SwiftDeclaration {
    let style = hosting
    return SwiftDeclaration(
      documentation: documentation(methods: style.methods.count), attributes: ["@MainActor"],
      kind: .type(
        "final class", name: types.transition, parents: ["NSObject"] + style.delegates,
        members: [style.stored] + properties + initializer(style) + style.others + style.methods))
  }

  /// The parts of the class that depend on the style of the transition.
  struct Hosting {
    /// The protocols that UIKit requires.
    var delegates: [String] = []
    /// The property with the host of the runtime.
    var stored: SwiftDeclaration
    /// The parameter of the initializer, its documentation and its statement, if it has one.
    var initial: (parameter: SwiftParameter, words: String, statement: SwiftStatement)?
    /// The methods for the app.
    var others: [SwiftDeclaration] = []
    /// The methods for UIKit.
    var methods: [SwiftDeclaration] = []
  }

  private var hosting: Hosting {
    switch transition.style {
    case .navigation: navigation
    case .modal, .overlay: presented
    case .tab: tabs
    case .container: container
    }
  }

  private func documentation(methods: Int) -> [String] {
    var words = transition.documentation
    if words.isEmpty {
      words = ["The transition `\(transition.name)` (\(places.line(transition.location)))."]
    }
    let counted = ["this method", "these two methods", "these three methods", "these four methods"]
    let calls = counted[min(max(methods, 1), counted.count) - 1]
    switch transition.style {
    case .navigation:
      words += ["", "An app with its own navigation delegate calls \(calls) from it."]
    case .tab: words += ["", "An app with its own tab bar delegate calls \(calls) from it."]
    case .modal, .overlay, .container: break
    }
    return words
  }

  private func initializer(_ style: Hosting) -> [SwiftDeclaration] {
    let ready = SwiftStatement.expression(.name("super").calling("init"))
    if let initial = style.initial {
      return [
        SwiftDeclaration(
          documentation: [initial.words],
          kind: .function("init", [initial.parameter], result: nil, body: [initial.statement, ready]))
      ]
    }
    if access == .internal { return [] }
    return [
      SwiftDeclaration(
        documentation: ["Creates the transition."],
        kind: .function("override init", [], result: nil, body: [ready]))
    ]
  }

  // MARK: Parts

  /// A function with one call as its body.
  func function(
    _ head: String, _ parameters: [SwiftParameter], result: String? = nil, _ words: [String] = [],
    _ call: SwiftExpression
  ) -> SwiftDeclaration {
    SwiftDeclaration(
      documentation: words,
      kind: .function("func " + head, parameters, result: result, body: [.expression(call)]))
  }

  /// A method of a delegate protocol, with documentation that names it.
  func method(
    _ head: String, _ parameters: [SwiftParameter], result: String?, of delegate: String,
    _ call: SwiftExpression
  ) -> SwiftDeclaration {
    let words = access == .public ? ["Required by `\(delegate)`."] : []
    return function(head, parameters, result: result, words, call)
  }

  /// The property with the host of the runtime, made with the description.
  func hosted(_ type: String, _ arguments: [SwiftArgument]) -> SwiftDeclaration {
    SwiftDeclaration(
      modifiers: ["private"],
      kind: .stored("let host", type: nil, value: .call(.name(type), arguments)))
  }

  /// The function that describes the transition.
  var describing: SwiftExpression { .name(types.function) }

  /// Whether tapping an added view dismisses the to screen.
  var closesOnTap: Bool { transition.views.contains(where: \.dismissesOnTap) }

  /// Whether a finger drives a direction.
  func isDriven(_ direction: Direction) -> Bool {
    transition.interactions.contains { interaction in
      interaction.direction == direction && interaction.states == nil
        || interaction.catches.contains(direction == .forward ? .forward : .backward)
    }
  }

  /// Whether the from screen has to be attached: a gesture or a press begins there.
  var attaches: Bool {
    !transition.presses.isEmpty
      || transition.interactions.contains { $0.direction == .forward && $0.states == nil }
  }

  /// The function by which an app attaches a screen.
  func attach(_ parameter: SwiftParameter, _ words: String) -> SwiftDeclaration {
    let name = parameter.name.dropFirst("to ".count)
    return function(
      "attach", [parameter], [words],
      Self.host.calling("attach", SwiftArgument("to", .name(String(name)))))
  }
}
