import TransitionPlan
import TransitionText

/// The protocol of a screen: the values that the app hands over, and its hooks. Hooks have empty defaults.
struct ScreenProtocol {
  let transition: Transition
  let types: TypeNames
  let places: Places
  let side: Side

  private var screen: Screen { transition[side] }
  private var members: MemberNames { types.members(side) }

  /// The protocol, and the extension with its empty hooks.
  var declarations: [SwiftDeclaration] {
    let all = views + values + hooks + [asked].compactMap(\.self)
    let place = "(" + places.line(screen.location) + ")."
    let words =
      all.isEmpty
      ? "Marks the screen `\(screen.name)`, which hands nothing over \(place)"
      : "The screen `\(screen.name)` \(place)"
    let own = SwiftDeclaration(
      documentation: [words], attributes: ["@MainActor"],
      kind: .type("protocol", name: types[side].bare, parents: ["UIViewController"], members: all))
    let empty = members.hooks.map {
      SwiftDeclaration(kind: .function("func " + $0, [], result: nil, body: []))
    }
    if empty.isEmpty { return [own] }
    let defaults = SwiftDeclaration(
      kind: .type("extension", name: types[side].bare, parents: [], members: empty))
    return [own, defaults]
  }

  private var views: [SwiftDeclaration] {
    screen.views.enumerated().map { index, view in
      var words = view.documentation.isEmpty ? [description(of: index)] : view.documentation
      let last = words.removeLast()
      let sentence = last.hasSuffix(".") ? String(last.dropLast()) : last
      words.append(sentence + " (" + places.line(view.location) + ").")
      return SwiftDeclaration(
        documentation: words, kind: .readable("var " + members.views[index], type: view.swiftType))
    }
  }

  private func description(of index: Int) -> String {
    let view = screen.views[index]
    let kind = view.kind.words
    if let element = transition.shared.first(where: { $0[side].view == index }) {
      return "The \(kind) \(side == .from ? "from" : "to") which `\(element.name)` flies"
        + (view.isOptional ? ", or nil while there is none" : "")
    }
    let subject = Subject.provided(side, index)
    if transition.interactions.contains(where: { $0.simultaneous.contains { $0.subject == subject } }) {
      return "The \(kind) under the gesture" + (view.isOptional ? ", if there is one" : "")
    }
    return "The \(kind) `\(view.name)`" + (view.isOptional ? ", or nil while there is none" : "")
  }

  private var values: [SwiftDeclaration] {
    screen.values.enumerated().map { index, value in
      let place = "(" + places.line(value.location) + ")."
      return SwiftDeclaration(
        documentation: ["The value `\(value.name)`, read when a direction starts \(place)"],
        kind: .readable("var " + members.values[index], type: value.type.handedType.name))
    }
  }

  private var hooks: [SwiftDeclaration] {
    screen.hooks.enumerated().map { index, hook in
      let calls =
        transition.calls.map { (call: $0, finger: "") }
        + transition.interactions.flatMap { interaction in
          interaction.calls.map { (call: $0, finger: " that `\(interaction.gesture.text)` drives") }
        }
      var words = calls.filter { $0.call.side == side && $0.call.hook == index }.map { call, finger in
        "\(call.moment.words(of: call.direction, finger)) (\(places.line(call.location)))."
      }
      for index in words.indices.dropFirst() {
        words[index] = "Or: " + words[index].prefix(1).lowercased() + words[index].dropFirst()
      }
      if words.isEmpty {
        words = ["`\(hook.name)`, which the transition never calls (\(places.line(hook.location)))."]
      }
      return SwiftDeclaration(
        documentation: words, kind: .function("func " + members.hooks[index], [], result: nil, body: nil))
    }
  }

  /// The function that a finger on the from screen calls.
  private var asked: SwiftDeclaration? {
    guard side == .from, transition.asksFromScreen,
      let finger = transition.interactions.first(where: { $0.direction == .forward && $0.states == nil })
    else { return nil }
    let place = "(" + places.line(finger.location) + ")."
    if transition.style == .navigation {
      return SwiftDeclaration(
        documentation: [
          "A finger begins the way there: returns the \(transition.to.name) to push, or nil if there is none \(place)"
        ],
        kind: .function("func " + members.pushed, [], result: types[.to].optional, body: nil))
    }
    return SwiftDeclaration(
      documentation: [
        "A finger begins the way there: adopts \(transition.to.name.withArticle) and presents it, animated \(place)"
      ],
      kind: .function("func " + members.presents, [], result: nil, body: nil))
  }
}

extension ViewKind {
  /// The kind in words.
  fileprivate var words: String {
    switch self {
    case .view: "view"
    case .bar: "bar"
    case .image: "image view"
    case .label: "label"
    case .button: "button"
    case .scroll: "scroll view"
    case .collection: "collection view"
    }
  }
}

extension Moment {
  /// The moment as a sentence, without its full stop.
  /// - Parameter finger: The gesture that drives the run, as a clause; empty for any run.
  fileprivate func words(of direction: Direction?, _ finger: String) -> String {
    let run =
      switch direction {
      case .forward: "The way there" + finger
      case .backward: "The way back" + finger
      case nil: finger.isEmpty ? "Either direction" : "A run" + finger
      }
    return switch self {
    case .start: run + " is about to start"
    case .finish: run + " has finished, before UIKit is notified"
    case .cancel: run + " was cancelled, before UIKit is notified"
    case .end: run + " has ended, finished or cancelled"
    }
  }
}

extension String {
  /// The name with its indefinite article, as pronounced.
  var withArticle: String { (soundsLikeVowel ? "an " : "a ") + self }

  private var soundsLikeVowel: Bool {
    let word = lowercased()
    if word.count == 1 { return "aefhilmnorsx".has(word) }  // spelled
    if ["hour", "heir", "honest"].contains(where: word.hasPrefix) { return true }
    let glides = ["eu", "once", "one", "unif", "unio", "uniq", "unit", "univ", "url", "usa", "use", "usu"]
    return "aeiou".contains { $0 == word.first } && !glides.contains(where: word.hasPrefix)
  }
}
