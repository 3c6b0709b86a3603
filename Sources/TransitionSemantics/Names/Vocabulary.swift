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
    for (name, meaning) in Self.words {
      guard let symbol = names.symbol(of: name) else { continue }
      places[Int(symbol)] = UInt16(meanings.count)
      meanings.append(meaning)
    }
  }

  subscript(symbol: Symbol) -> Meaning { meanings[Int(places[Int(symbol)])] }

  /// The names that mean something of themselves in values.
  static let builtInNames: [String] = words.filter { $0.value.builtIn != nil }.map(\.key)

  private static let words: [String: Meaning] = {
    var words: [String: Meaning] = [:]
    for property in Property.allCases { words[property.rawValue, default: Meaning()].property = property }
    for component in Component.allCases {
      words[component.rawValue, default: Meaning()].component = component
    }
    for function in Function.allCases { words[function.rawValue, default: Meaning()].function = function }
    for kind in ViewKind.allCases { words[kind.rawValue, default: Meaning()].viewKind = kind }
    for unit in Units.names { words[unit, default: Meaning()].isUnit = true }
    for value in GestureValue.allCases { words[value.rawValue, default: Meaning()].builtIn = .gesture(value) }
    words["linear", default: Meaning()].curve = .linear
    words["cubic", default: Meaning()].curve = .cubic
    words["spring", default: Meaning()].curve = .spring
    for (index, curve) in Curve.named.enumerated() {
      words[curve.name, default: Meaning()].curve = .named(index)
    }
    words["container", default: Meaning()].builtIn = .subject(.container)
    words["tabBar", default: Meaning()].builtIn = .subject(.tabBar)
    words["navigationBar", default: Meaning()].builtIn = .subject(.navigationBar)
    words["start", default: Meaning()].builtIn = .start
    return words
  }()
}
