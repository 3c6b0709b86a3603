import TransitionPlan
import TransitionText

/// How an app uses a transition, as a comment: a class with all required members.
struct HookUp {
  let transition: Transition
  let types: TypeNames

  /// Writes it below the declarations.
  /// - Parameter isAlone: Whether the file has no other transition.
  func write(isAlone: Bool, to layout: inout Layout) {
    let place = transition.style == .container ? ", in the container that has the screens as children:" : ":"
    layout.hardLine()
    layout.paragraph((isAlone ? "Hook-up" : "Hook-up of `\(types.prefix)`") + place)
    let (classes, notes) = parts
    for (index, example) in classes.enumerated() {
      if index > 0 { layout.commentLine() }
      layout.hardLine()
      layout.example { $0.write(example) }
    }
    for note in notes {
      if note.isApart { layout.commentLine() }
      layout.hardLine()
      layout.paragraph(note.text)
    }
  }

  /// A sentence below the classes, as a paragraph of its own or after the sentence before.
  struct Note {
    var text: String
    var isApart = true
  }

  private var parts: (classes: [SwiftDeclaration], notes: [Note]) {
    switch transition.style {
    case .navigation: navigation
    case .modal, .overlay: presented
    case .tab: tabs
    case .container: container
    }
  }

  // MARK: Parts

  private static let reserved = ["delegate", "dismiss", "present", "show", "tabBar", "view"]

  /// The property with the transition: named after the transition, unless controllers have a member of that name.
  var property: String {
    var names = UniqueNames(
      reserved: ReservedNames.keywords, ReservedNames.controllers, RuntimeText.members, Self.reserved,
      besides: [types.parameter(.from), types.parameter(.to)])
    return names.take(types.member, or: "Transition")
  }

  /// The property as an expression.
  var owner: SwiftExpression { .name(property) }

  /// The class of a screen, which the spec names or which an app may have.
  func controller(_ side: Side) -> String {
    transition[side].className ?? NameStyle.capitalized(transition[side].name) + "Controller"
  }

  /// The protocols that a controller conforms to as some screens.
  func protocols(_ sides: [Side]) -> [String] { sides.filter(transition.hasProtocol).map { types[$0].bare } }

  /// Whether one class is both screens.
  var isOneClass: Bool {
    transition.from.className != nil && transition.from.className == transition.to.className
  }

  /// The property that retains the transition: delegates are not retained.
  func kept(
    _ comment: String?, isPrivate: Bool = true, _ head: String = "let ", _ arguments: [SwiftArgument] = []
  )
    -> [SwiftDeclaration]
  {
    let made = SwiftExpression.call(.name(types.transition), arguments)
    let notes = comment.map { [SwiftDeclaration(kind: .note($0))] } ?? []
    return notes + [
      SwiftDeclaration(
        modifiers: isPrivate ? ["private"] : [], kind: .stored(head + property, type: nil, value: made))
    ]
  }

  /// An overridden method of a view controller: some statements, the call, then more statements.
  func overriding(
    _ head: String, _ parameters: [SwiftParameter], before: [SwiftStatement] = [], _ call: SwiftExpression,
    _ more: [SwiftStatement]
  ) -> SwiftDeclaration {
    SwiftDeclaration(
      modifiers: ["override"],
      kind: .function("func " + head, parameters, result: nil, body: before + [.expression(call)] + more))
  }

  /// `viewDidLoad`, with more statements.
  func loading(_ more: [SwiftStatement]) -> SwiftDeclaration {
    overriding("viewDidLoad", [], .name("super").calling("viewDidLoad"), more)
  }

  /// `viewWillTransition`, which ends the run under way.
  var resizing: SwiftDeclaration {
    overriding(
      "viewWillTransition",
      [
        SwiftParameter("to size", "CGSize"),
        SwiftParameter("with coordinator", "any UIViewControllerTransitionCoordinator"),
      ], before: [.expression(owner.calling("jump"))],
      .name("super").calling(
        "viewWillTransition", SwiftArgument("to", .name("size")), SwiftArgument("with", .name("coordinator"))),
      [])
  }

  /// A class.
  func type(_ name: String, _ parents: [String], _ members: [SwiftDeclaration]) -> SwiftDeclaration {
    SwiftDeclaration(kind: .type("final class", name: name, parents: parents, members: members))
  }

  /// The requirements of the protocols of some screens, each member once.
  func members(_ sides: [Side]) -> [SwiftDeclaration] {
    var known = FlatSet<String>()
    return sides.flatMap { side -> [SwiftDeclaration] in
      let (screen, names) = (transition[side], types.members(side))
      let views = screen.views.enumerated().filter { known.insert(names.views[$0.offset]) }
        .map { SwiftDeclaration(kind: Self.stored($1, names.views[$0])) }
      let values = screen.values.enumerated().filter { known.insert(names.values[$0.offset]) }
        .map { index, value in
          let (type, none) = value.type.handedType
          return SwiftDeclaration(kind: .stored("var " + names.values[index], type: type, value: none))
        }
      let hooks = names.hooks.filter { known.insert($0) }
        .map { SwiftDeclaration(kind: .function("func " + $0, [], result: nil, body: [])) }
      return views + values + hooks
    }
  }

  private static func stored(_ view: ProvidedView, _ name: String) -> SwiftDeclaration.Kind {
    if view.isOptional { return .stored("var " + name, type: view.swiftType, value: nil) }
    // A collection view without a layout crashes the app.
    let layout = [
      SwiftArgument("frame", .implicit("zero")), SwiftArgument("collectionViewLayout", .implicitCall("init")),
    ]
    let made = SwiftExpression.call(.name(view.swiftType), view.kind == .collection ? layout : [])
    return .stored("let " + name, type: nil, value: made)
  }
}
