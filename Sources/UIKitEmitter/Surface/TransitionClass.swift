import TransitionPlan

/// The class that the app names: what UIKit asks, passed on to the runtime.
struct TransitionClass {
  let transition: Transition
  let types: TypeNames
  let places: Places
  let access: AccessLevel

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

  /// What the style of a transition makes of its class.
  struct Hosting {
    /// The protocols that UIKit asks for.
    var delegates: [String] = []
    /// The property with the runtime's part.
    var stored: SwiftDeclaration
    /// What a transition is made of, if it is not made of nothing.
    var initial: (parameter: SwiftParameter, words: String, statement: SwiftStatement)?
    /// What the app calls.
    var others: [SwiftDeclaration] = []
    /// What UIKit calls.
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
      words += ["", "An app with a navigation delegate of its own calls \(calls) from it."]
    case .modal, .overlay:
      words += [
        "",
        "An app with its own transitioning delegate sets that after `adopt`, and forwards the delegate calls to this object.",
      ]
    case .tab: words += ["", "An app with a tab bar delegate of its own calls \(calls) from it."]
    case .container: break
    }
    return words
  }

  /// Nothing is left to be made when the properties are, but for a label that is looked up.
  private func initializer(_ style: Hosting) -> [SwiftDeclaration] {
    let last = closesOnTap ? [firstCloseLabel] : []
    let ready = SwiftStatement.expression(.name("super").calling("init"))
    if let initial = style.initial {
      return [
        SwiftDeclaration(
          documentation: [initial.words],
          kind: .function("init", [initial.parameter], result: nil, body: [initial.statement, ready] + last))
      ]
    }
    if access == .internal, last.isEmpty { return [] }
    return [
      SwiftDeclaration(
        documentation: ["Makes the transition."],
        kind: .function("override init", [], result: nil, body: [ready] + last))
    ]
  }

  // MARK: Parts

  /// A function of one call.
  func function(
    _ head: String, _ parameters: [SwiftParameter], result: String? = nil, _ words: [String] = [],
    _ call: SwiftExpression
  ) -> SwiftDeclaration {
    SwiftDeclaration(
      documentation: words,
      kind: .function("func " + head, parameters, result: result, body: [.expression(call)]))
  }

  /// A method that UIKit asks for: that says what it is.
  func method(
    _ head: String, _ parameters: [SwiftParameter], result: String?, of delegate: String,
    _ call: SwiftExpression
  ) -> SwiftDeclaration {
    let words = access == .public ? ["As `\(delegate)` asks for it."] : []
    return function(head, parameters, result: result, words, call)
  }

  /// The part of the runtime's that is told what the transition is.
  func hosted(_ type: String, _ arguments: [SwiftArgument]) -> SwiftDeclaration {
    SwiftDeclaration(
      modifiers: ["private"],
      kind: .stored("let host", type: nil, value: .call(.name(type), arguments)))
  }

  /// The function that says what it is.
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

  /// Whether the from screen has to be attached: a finger begins there, or a touch plays there.
  var attaches: Bool {
    !transition.presses.isEmpty
      || transition.interactions.contains { $0.direction == .forward && $0.states == nil }
  }

  /// The function by which an app tells of its screen.
  func attach(_ parameter: SwiftParameter, _ words: String) -> SwiftDeclaration {
    let name = parameter.name.dropFirst("to ".count)
    return function(
      "attach", [parameter], [words],
      Self.host.calling("attach", SwiftArgument("to", .name(String(name)))))
  }
}
