import TransitionPlan
import TransitionSyntax
import TransitionText

/// A named declaration of a spec.
struct Declaration {
  /// The kind of a declaration.
  enum Kind: Hashable {
    case transition
    case `let`
    case curve
    case motion
    /// A parameter of a motion, with its type.
    case parameter(String)
    /// What calls of a motion call a parameter whose name is another one, with its type.
    case label(String)
    case screen(Side)
    /// A view that a screen provides, with its kind.
    case view(String)
    case hook
    /// A value that a screen provides, with its type.
    case value(String)
    /// A shared element, with its kind.
    case shared(String)
    /// A view that the transition adds, with its content.
    case added(String)
    case state
  }

  /// Its kind.
  var kind: Kind
  /// Its name.
  var name: String
  /// The bytes of the name.
  var nameRange: ByteRange
  /// The node that declares it.
  var node: NodeID
  /// The declaration that it belongs to: a transition, a motion, or a screen.
  var owner: Int?
  /// Whether calls of a motion have the name before an argument.
  var isLabel = false
  /// Where it can be used: the bytes of the block that it is in, or the whole file.
  var scope: ByteRange
}

extension Declaration {
  /// Whether it is a parameter of a motion.
  var isOfMotion: Bool {
    switch kind {
    case .parameter, .label: true
    default: false
    }
  }
}

extension Declaration.Kind {
  /// A short description.
  var phrase: String {
    switch self {
    case .transition: "transition"
    case .let: "let"
    case .curve: "curve"
    case .motion: "motion"
    case .parameter(let type), .label(let type): "parameter, \(type)"
    case .screen(.from): "the from screen"
    case .screen(.to): "the to screen"
    case .view(let kind): "view, \(kind)"
    case .hook: "hook"
    case .value(let type): "value, \(type)"
    case .shared(let kind): "shared, \(kind)"
    case .added(let content): "view, \(content)"
    case .state: "rest state"
    }
  }
}

/// A place where a name is declared or used.
struct Occurrence {
  /// The bytes of the name.
  var range: ByteRange
  /// The declaration that is named.
  var target: NameTarget
  /// Whether it is declared here, read, or set.
  var use: Use

  enum Use { case declaration, read, write }
}

/// The meaning of a name.
enum NameTarget: Hashable {
  /// A declaration of the same file, by its number.
  case own(Int)
  /// A declaration of an imported file.
  case imported(path: String, name: String)
  /// A label of the parameters of a motion that is imported.
  case importedLabel(path: String, motion: String, label: String)
}
