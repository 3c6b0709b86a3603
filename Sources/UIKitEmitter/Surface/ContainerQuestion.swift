import TransitionPlan

/// What a container of the app's own is asked when a finger begins: the screen beyond.
struct ContainerQuestion {
  /// The function.
  let name: String
  /// What the screen that shows is called.
  let label: String
  private let transition: Transition
  private let types: TypeNames
  private let direction: Direction

  init(_ transition: Transition, _ types: TypeNames, _ direction: Direction) {
    self.transition = transition
    self.types = types
    self.direction = direction
    name = types.member + NameStyle.capitalized(transition[direction.end].name)
    label = direction == .forward ? "after" : "before"
  }

  /// The screen that shows, as a parameter.
  var parameter: SwiftParameter {
    SwiftParameter(label + " " + types.parameter(direction.start), types[direction.start].type)
  }

  /// The screen that is asked for.
  var result: String { types[direction.end].optional }

  private var declaration: SwiftDeclaration {
    let place = direction == .forward ? "behind" : "before"
    let words =
      "The `\(transition[direction.end].name)` \(place) a screen, or nil if there is none. A finger asks once."
    return SwiftDeclaration(
      documentation: [words], kind: .function("func " + name, [parameter], result: result, body: nil))
  }

  /// The directions of which a container is asked, none if nothing is.
  static func directions(_ transition: Transition) -> [Direction] {
    guard transition.style == .container else { return [] }
    return Direction.allCases.filter { direction in
      transition.interactions.contains { $0.direction == direction && $0.states == nil }
    }
  }

  /// The protocol of the container; none where no finger asks.
  static func declarations(
    _ transition: Transition, _ types: TypeNames, _ places: Places
  ) -> [SwiftDeclaration] {
    let asked = directions(transition)
    if asked.isEmpty { return [] }
    let place = places.lines(transition.interactions.map(\.location))
    return [
      SwiftDeclaration(
        documentation: ["The container: gestures ask it for the next screen (\(place))."],
        attributes: ["@MainActor"],
        kind: .type(
          "protocol", name: types.container, parents: ["UIViewController"],
          members: asked.map { ContainerQuestion(transition, types, $0).declaration }))
    ]
  }
}
