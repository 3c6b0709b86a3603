/// A declaration of generated Swift.
struct SwiftDeclaration {
  /// What is declared.
  enum Kind {
    /// A protocol, a class, an enumeration or an extension.
    case type(String, name: String, parents: [String], members: [SwiftDeclaration])
    /// A function; without a body what a protocol asks for.
    case function(String, [SwiftParameter], result: String?, body: [SwiftStatement]?)
    /// A property with what it is at first.
    case stored(String, type: String?, value: SwiftExpression?)
    /// A property with what it is at first, and what follows when it is set.
    case observed(String, type: String, value: SwiftExpression?, didSet: SwiftStatement)
    /// A property with accessors; one without a name is the getter.
    case computed(String, type: String, [SwiftAccessor])
    /// What a protocol asks for: a property that can be read.
    case readable(String, type: String)
    /// A comment on what follows.
    case note(String)
    /// The cases of an enumeration.
    case cases([String])
  }

  /// The documentation comment, a paragraph each.
  var documentation: [String] = []
  /// Attributes, before the modifiers.
  var attributes: [String] = []
  /// What is before it: `private`, `public`.
  var modifiers: [String] = []
  var kind: Kind
}

/// A parameter of a function: its label and name as one text, and its type.
struct SwiftParameter {
  var name: String
  var type: String

  init(_ name: String, _ type: String) {
    self.name = name
    self.type = type
  }
}

/// `get` or `set` of a property.
struct SwiftAccessor {
  var name: String?
  var body: [SwiftStatement]

  init(_ name: String? = nil, _ body: [SwiftStatement]) {
    self.name = name
    self.body = body
  }
}
