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

  /// All that one name can mean, each at its place.
  struct Meaning {
    var builtIn: BuiltIn?
    var property: Property?
    var component: Component?
    var function: Function?
    var viewKind: ViewKind?
    var isUnit = false
  }

  private let meanings: [Meaning]

  init(_ names: SymbolTable) {
    var meanings = [Meaning](repeating: Meaning(), count: names.count)
    for (name, meaning) in Self.words {
      if let symbol = names.symbol(of: name) { meanings[Int(symbol)] = meaning }
    }
    self.meanings = meanings
  }

  subscript(symbol: Symbol) -> Meaning { meanings[Int(symbol)] }

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
    words["container", default: Meaning()].builtIn = .subject(.container)
    words["tabBar", default: Meaning()].builtIn = .subject(.tabBar)
    words["navigationBar", default: Meaning()].builtIn = .subject(.navigationBar)
    words["start", default: Meaning()].builtIn = .start
    return words
  }()
}
