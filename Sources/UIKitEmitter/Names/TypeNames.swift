import TransitionPlan

/// The Swift type of a screen.
enum ScreenKind: Equatable {
  /// Any view controller.
  case any
  /// A class of the app.
  case named(String)
  /// A protocol that the file declares.
  case requiring(String)

  /// The type without `any`.
  var bare: String {
    switch self {
    case .any: "UIViewController"
    case .named(let name), .requiring(let name): name
    }
  }

  /// The type.
  var type: String { if case .requiring(let name) = self { "any " + name } else { bare } }

  /// The optional type.
  var optional: String { if case .requiring = self { "(" + type + ")?" } else { type + "?" } }
}

/// The names of a transition that the app sees, and its file.
struct TypeNames {
  /// The beginning of all types of the transition: `PhotosZoom`.
  let prefix: String
  /// The class.
  let transition: String
  /// The screens.
  let screens: Sides<ScreenKind>
  /// The requirements of the screens' protocols.
  let members: Sides<MemberNames>
  /// The protocol of a container that returns the screens.
  let container: String
  /// The enumeration of the rest states.
  let state: String
  /// The rest states, as they are declared and as they are written after a dot.
  let states: [(declared: String, used: String)]
  /// The function that describes the transition.
  let function: String
  /// The screens as parameters.
  let parameters: Sides<String>
  /// The gestures.
  let gestures: [String]

  /// The beginning of names in the app: `photosZoom`.
  var member: String { NameStyle.lowered(prefix) }

  /// - Parameters:
  ///   - prefix: The beginning of all types, for any transition.
  ///   - prefixes: The beginnings of all types of the file; they differ in more than their case.
  ///   - types: All types of the file.
  init(
    _ transition: Transition, _ prefix: String, _ prefixes: inout UniqueNames, _ types: inout UniqueNames
  ) {
    let prefix = prefix + Self.prefix(of: transition.name, &prefixes)
    self.prefix = prefix
    self.transition = types.take(prefix + "Transition", or: "Class")
    var suffixes = UniqueNames(reserved: ReservedNames.screens)
    screens = Sides { side in
      let suffix = suffixes.take(NameStyle.capitalized(transition[side].name), or: "Screen")
      if transition.hasProtocol(side) { return .requiring(types.take(prefix + suffix, or: "Screen")) }
      return transition[side].className.map { .named($0) } ?? .any
    }
    container = types.take(prefix + "Container", or: "Asked")
    state = types.take(prefix + "State", or: "Name")
    function = "describe" + prefix
    let member = NameStyle.lowered(prefix)
    let isOneClass = transition.from.className != nil && transition.from.className == transition.to.className
    let from = MemberNames(transition.from, prefix: member, besides: nil)
    members = Sides { side in
      side == .from
        ? from : MemberNames(transition.to, prefix: member, besides: isOneClass ? from : nil)
    }
    var cases = UniqueNames(reserved: ReservedNames.cases)
    states = transition.states.map { state in
      let name = cases.take(state.name, or: "State")
      return ReservedNames.keywords.hasSorted(name) ? ("`" + name + "`", name) : (name, name)
    }
    var parameters = UniqueNames(reserved: ReservedNames.keywords, ReservedNames.parameters)
    self.parameters = Sides { parameters.take(NameStyle.lowered(transition[$0].name), or: "Screen") }
    var gestures = UniqueNames(reserved: [])
    self.gestures = transition.interactions.map { gestures.take($0.gesture.identifier, or: "") }
  }

  /// Prefixes that differ only in case would be equal in the names of members.
  private static func prefix(of name: String, _ prefixes: inout UniqueNames) -> String {
    let prefix = NameStyle.capitalized(name)
    let plain = prefix.lowercased()
    return prefix + String(prefixes.take(plain, or: "").dropFirst(plain.count))
  }

  /// The kind of a screen.
  subscript(side: Side) -> ScreenKind { screens[side] }

  /// A screen as a parameter.
  func parameter(_ side: Side) -> String { parameters[side] }

  /// The members of a screen.
  func members(_ side: Side) -> MemberNames { members[side] }
}

extension Transition {
  /// Whether a screen conforms to a protocol: it hands over values, or no class identifies the screens of the transition.
  func hasProtocol(_ side: Side) -> Bool {
    let screen = self[side]
    if !screen.views.isEmpty || !screen.hooks.isEmpty || !screen.values.isEmpty { return true }
    // A navigation controller pushes all kinds of screens; a presented screen is adopted by its transition.
    if style == .navigation, screen.className == nil { return true }
    return side == .from && asksFromScreen
  }

  /// Whether a finger on the from screen begins `forward`, for which that screen is asked.
  var asksFromScreen: Bool {
    (style == .navigation || style == .modal || style == .overlay)
      && interactions.contains { $0.direction == .forward && $0.states == nil }
  }
}

extension Gesture {
  /// Its name in Swift: `panDown`.
  var identifier: String { name + (direction.map(NameStyle.capitalized) ?? "") }
}
