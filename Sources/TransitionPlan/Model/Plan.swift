/// A `let` whose value is known only at run time.
public struct Local: Hashable, Sendable {
  /// Its name in the spec.
  public var name: String
  /// Its value.
  public var value: ExpressionID
  /// Where it is declared.
  public var location: SpecLocation

  /// Makes a local.
  public init(name: String, value: ExpressionID, location: SpecLocation) {
    self.name = name
    self.value = value
    self.location = location
  }
}

/// One value of `sample`: concrete geometry for previews, sampled timelines and tests.
public struct SampleValue: Hashable, Sendable {
  /// The object.
  public var subject: Subject
  /// The property. A view or screen itself is its `frame`, the container itself its `size`.
  public var property: Property
  /// The value, which depends on no other value.
  public var value: ExpressionID
  /// Where it is written.
  public var location: SpecLocation

  /// Makes a sample value.
  public init(subject: Subject, property: Property, value: ExpressionID, location: SpecLocation) {
    self.subject = subject
    self.property = property
    self.value = value
    self.location = location
  }
}

/// One value of `sample` for a value that a screen hands over.
public struct SampleHandedValue: Hashable, Sendable {
  /// The screen.
  public var side: Side
  /// The value: an index into `Screen.values`.
  public var index: Int
  /// The value, which depends on no other value.
  public var value: ExpressionID
  /// Where it is written.
  public var location: SpecLocation

  /// Makes a sample value.
  public init(side: Side, index: Int, value: ExpressionID, location: SpecLocation) {
    self.side = side
    self.index = index
    self.value = value
    self.location = location
  }
}

/// The checked and lowered content of one spec file: the only input of every emitter.
public struct Plan: Sendable {
  /// The file's name without its folders: `photos.transition`.
  public var sourceName: String
  /// The expressions of all transitions.
  public var expressions: ExpressionArena
  /// The transitions, in the order of the file.
  public var transitions: [Transition]

  /// Makes a plan.
  public init(sourceName: String, expressions: ExpressionArena, transitions: [Transition]) {
    self.sourceName = sourceName
    self.expressions = expressions
    self.transitions = transitions
  }
}
