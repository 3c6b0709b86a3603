import TransitionPlan
import TransitionText

/// A name that the describing function may have to declare.
enum LocalThing: Hashable {
  case element(Subject)
  case controller(Side)
  case handed(Side, Int)
  /// A `let` as a closure.
  case closure(Int)
  case gesture(Int)
  case press(Int)
}

/// The names in the describing function for the objects of the spec.
///
/// All names are assigned at first, so that none depends on which are used.
final class LocalNames {
  private var table = UniqueNames(reserved: ReservedNames.keywords, ReservedNames.locals)
  private var names = FlatTable<LocalThing, (text: String, isUsed: Bool)>()

  private static let unknown = (text: "unknown", isUsed: false)

  /// - Parameter closures: The `let`s that are closures.
  init(_ transition: Transition, _ types: TypeNames, closures: [Int]) {
    give(.element(.container), "container", "Element")
    give(.element(.tabBar), "tabBar", "Element")
    give(.element(.navigationBar), "navigationBar", "Element")
    for side in Side.allCases { give(.element(.screen(side)), transition[side].name, "Screen") }
    for side in Side.allCases {
      let screen = transition[side]
      for (index, view) in screen.views.enumerated() {
        give(
          .element(.provided(side, index)), screen.name + NameStyle.capitalized(view.name), "View")
      }
      for (index, value) in screen.values.enumerated() {
        give(.handed(side, index), screen.name + NameStyle.capitalized(value.name), "Value")
      }
    }
    for (index, element) in transition.shared.enumerated() {
      give(.element(.shared(index)), element.name, "Picture")
    }
    for (index, view) in transition.views.enumerated() { give(.element(.added(index)), view.name, "View") }
    for side in Side.allCases { give(.controller(side), transition[side].name + "Controller", "Object") }
    for index in closures { give(.closure(index), transition.locals[index].name, "Value") }
    for (index, name) in types.gestures.enumerated() { give(.gesture(index), name, "Gesture") }
    for index in transition.presses.indices { give(.press(index), "press", "Touch") }
  }

  private func give(_ thing: LocalThing, _ name: String, _ suffix: String) {
    names.set(thing, (table.take(NameStyle.lowered(name), or: suffix), false))
  }

  /// The name of a thing, which then has to be declared.
  func use(_ thing: LocalThing) -> SwiftExpression {
    names[thing, default: Self.unknown].isUsed = true
    return .name(name(thing))
  }

  /// Whether a thing has been used.
  func isUsed(_ thing: LocalThing) -> Bool { names[thing]?.isUsed ?? false }

  /// The name of a thing.
  func name(_ thing: LocalThing) -> String { (names[thing] ?? Self.unknown).text }

  /// The names inside a closure, which may be those of other closures.
  var inner: UniqueNames { table }

  /// A name for a value that only the function itself has.
  func fresh(_ name: String, or suffix: String) -> String { table.take(NameStyle.lowered(name), or: suffix) }
}
