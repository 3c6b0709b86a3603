import TransitionPlan
import TransitionSyntax

/// The meanings of the language's names in one file, by symbol: texts are compared once for each file.
struct Vocabulary {
  /// A name with a fixed meaning in values.
  enum BuiltIn {
    /// An object.
    case subject(Subject)
    /// A value of the gesture.
    case gesture(GestureValue)
    /// `start`, before an object: its values when the gesture began.
    case start
  }

  /// A curve of the language.
  enum BuiltInCurve {
    case linear
    case named(NamedCurve)
    /// A curve with arguments.
    case cubic, spring
  }

  /// All meanings of a name, one for each position.
  struct Meaning {
    var builtIn: BuiltIn?
    var property: Property?
    var component: Component?
    var function: Function?
    var viewKind: ViewKind?
    var curve: BuiltInCurve?
    var isUnit = false
  }

  /// The meanings of the names in the file. The first one, empty, is that of all other names.
  private var meanings = [Meaning()]
  /// For each symbol the index of its meaning. Few names of a file have one.
  private var places: [UInt16]

  init(_ names: SymbolTable) {
    places = [UInt16](repeating: 0, count: names.count)
    meanings.reserveCapacity(64)
    for property in Property.allCases where property.isWritten {
      add(property.rawValue, names) { $0.property = property }
    }
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
    for curve in NamedCurve.allCases { add(curve.rawValue, names) { $0.curve = .named(curve) } }
  }

  /// Adds a meaning to a name, if the name is in the file.
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

  /// The names with a fixed meaning in values.
  static let builtInNames: [String] =
    GestureValue.named.map(\.rawValue) + subjects.map(\.0) + [start]
}
