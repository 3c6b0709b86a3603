import TransitionPlan

/// The function in which a container of the app returns the next screen when a gesture begins.
struct ContainerQuestion {
  /// The name of the function.
  let name: String
  /// The argument label of the visible screen.
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

  /// The visible screen, as a parameter.
  var parameter: SwiftParameter {
    SwiftParameter(label + " " + types.parameter(direction.start), types[direction.start].type)
  }

  /// The type of the next screen.
  var result: String { types[direction.end].optional }

  private var declaration: SwiftDeclaration {
    let place = direction == .forward ? "after" : "before"
    let words =
      "The `\(transition[direction.end].name)` \(place) a screen, or nil if there is none. A finger in that direction calls this once."
    return SwiftDeclaration(
      documentation: [words], kind: .function("func " + name, [parameter], result: result, body: nil))
  }

  /// The directions for which a container is asked.
  static func directions(_ transition: Transition) -> [Direction] {
    guard transition.style == .container else { return [] }
    return Direction.allCases.filter { direction in
      transition.interactions.contains { $0.direction == direction }
    }
  }

  /// The protocol of the container; none if no gesture asks.
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
