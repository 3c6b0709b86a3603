/// A declaration of generated Swift.
struct SwiftDeclaration {
  /// The kind of a declaration.
  enum Kind {
    /// A protocol, a class, an enumeration or an extension.
    case type(String, name: String, parents: [String], members: [SwiftDeclaration])
    /// A function; without a body, a protocol requirement.
    case function(String, [SwiftParameter], result: String?, body: [SwiftStatement]?)
    /// A property with its initial value.
    case stored(String, type: String?, value: SwiftExpression?)
    /// A property with its initial value, and the statement that runs before it is set.
    case observed(String, type: String, value: SwiftExpression?, willSet: SwiftStatement)
    /// A property with accessors; one without a name is the getter.
    case computed(String, type: String, [SwiftAccessor])
    /// A protocol requirement: a readable property.
    case readable(String, type: String)
    /// A comment on the following declaration.
    case note(String)
    /// The cases of an enumeration.
    case cases([String])
  }

  /// The paragraphs of the documentation comment.
  var documentation: [String] = []
  /// Attributes, before the modifiers.
  var attributes: [String] = []
  /// The modifiers: `private`, `public`.
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
