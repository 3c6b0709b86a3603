/// One of several rest states of the to screen.
public struct RestState: Hashable, Sendable {
  /// Its name in the spec.
  public var name: String
  /// Where it is declared.
  public var location: SpecLocation

  /// Makes a state.
  public init(name: String, location: SpecLocation) {
    self.name = name
    self.location = location
  }
}

/// The values of one property in every rest state.
public struct StateTable: Hashable, Sendable {
  /// The object.
  public var subject: Subject
  /// The property.
  public var property: Property
  /// The value while the from screen rests.
  public var from: ExpressionID
  /// The value in each state, in the order of `Transition.states`.
  public var values: [ExpressionID]
  /// Where it is written.
  public var location: SpecLocation

  /// Makes a table.
  public init(
    subject: Subject, property: Property, from: ExpressionID, values: [ExpressionID], location: SpecLocation
  ) {
    self.subject = subject
    self.property = property
    self.from = from
    self.values = values
    self.location = location
  }
}

/// The additional part of an interaction between rest states.
///
/// One table is driven with a value. Its position between the table's values is the one at which properties that are driven without a
/// value follow their own tables. When the finger lifts, it settles in the state whose value is nearest.
public struct StatesInteraction: Hashable, Sendable {
  /// The table that is driven: an index into `Transition.stateTables`.
  public var table: Int
  /// The drive that sets its value: an index into `Interaction.drives`.
  public var drive: Int
  /// The value that determines the nearest state.
  public var nearest: ExpressionID
  /// Whether it can go back to the from screen too.
  public var includesBackward: Bool

  /// Makes the part of an interaction.
  public init(table: Int, drive: Int, nearest: ExpressionID, includesBackward: Bool) {
    self.table = table
    self.drive = drive
    self.nearest = nearest
    self.includesBackward = includesBackward
  }
}
