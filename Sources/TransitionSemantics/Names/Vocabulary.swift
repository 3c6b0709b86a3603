import TransitionPlan
import TransitionSyntax

/// What the names of the language mean in one file, by symbol: texts are compared once, when a file begins.
struct Vocabulary {
  /// A name with a meaning of its own in values.
  enum BuiltIn {
    /// An object.
    case subject(Subject)
    /// A value of the gesture.
    case gesture(GestureValue)
    /// `start`, before an object: its values when the gesture began.
    case start
  }

  /// A curve that the language has.
  enum BuiltInCurve {
    case linear
    /// An index into `Curve.named`.
    case named(Int)
    /// Made of arguments.
    case cubic, spring
  }

  /// All that one name can mean, each at its place.
  struct Meaning {
    var builtIn: BuiltIn?
    var property: Property?
    var component: Component?
    var function: Function?
    var viewKind: ViewKind?
    var curve: BuiltInCurve?
    var isUnit = false
  }

  /// What the names in the file mean, after what all other names mean: nothing.
  private var meanings = [Meaning()]
  /// For each symbol the index of its meaning. Few of the names of a file mean something of themselves.
  private var places: [UInt16]

  init(_ names: SymbolTable) {
    places = [UInt16](repeating: 0, count: names.count)
    meanings.reserveCapacity(64)
    for property in Property.allCases { add(property.rawValue, names) { $0.property = property } }
    for component in Component.allCases { add(component.rawValue, names) { $0.component = component } }
    for function in Function.allCases { add(function.rawValue, names) { $0.function = function } }
    for kind in ViewKind.allCases { add(kind.rawValue, names) { $0.viewKind = kind } }
    for unit in Units.names { add(unit, names) { $0.isUnit = true } }
    for value in GestureValue.allCases { add(value.rawValue, names) { $0.builtIn = .gesture(value) } }
    for (name, subject) in Self.subjects { add(name, names) { $0.builtIn = .subject(subject) } }
    add(Self.start, names) { $0.builtIn = .start }
    add("linear", names) { $0.curve = .linear }
    add("cubic", names) { $0.curve = .cubic }
    add("spring", names) { $0.curve = .spring }
    for (index, curve) in Curve.named.enumerated() { add(curve.name, names) { $0.curve = .named(index) } }
  }

  /// Adds to what a name means, if it is in the file.
  private mutating func add(_ name: String, _ names: SymbolTable, _ change: (inout Meaning) -> Void) {
    guard let symbol = names.symbol(of: name) else { return }
    if places[Int(symbol)] == 0 {
      places[Int(symbol)] = UInt16(meanings.count)
      meanings.append(Meaning())
    }
    change(&meanings[Int(places[Int(symbol)])])
  }

  subscript(symbol: Symbol) -> Meaning { meanings[Int(places[Int(symbol)])] }

  private static let start = "start"
  private static let subjects: [(String, Subject)] = [
    ("container", .container), ("tabBar", .tabBar), ("navigationBar", .navigationBar),
  ]

  /// The names that mean something of themselves in values.
  static let builtInNames: [String] =
    GestureValue.named.map(\.rawValue) + subjects.map(\.0) + [start]
}
