/// The looks of a blur, as the platform names them.
public enum BlurStyle: String, Hashable, Sendable, CaseIterable {
  case light, dark, regular, prominent
}

/// What a view shows that a transition adds.
public enum AddedContent: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// What is below it, blurred; its property `blur` says how much, 0…1.
  case blur(BlurStyle)
  /// A button with the symbol of a name.
  case button(String)
  /// The picture of a name.
  case image(String)
}

/// A view that a transition adds: for each run, or as long as the to screen is there.
public struct AddedView: Hashable, Sendable {
  /// Its name in the spec.
  public var name: String
  /// What it shows.
  public var content: AddedContent
  /// The object whose bounds it fills; nil when `place` or its tracks say where it is.
  public var fills: Subject?
  /// Whether it stays as long as the to screen is there; if not, it is there during runs and invisible at their ends.
  public var isStanding: Bool
  /// Whether a tap on it plays `backward`.
  public var dismissesOnTap: Bool
  /// Where it is declared.
  public var location: SpecLocation

  /// Makes a view.
  public init(
    name: String, content: AddedContent, fills: Subject?, isStanding: Bool, dismissesOnTap: Bool,
    location: SpecLocation
  ) {
    self.name = name
    self.content = content
    self.fills = fills
    self.isStanding = isStanding
    self.dismissesOnTap = dismissesOnTap
    self.location = location
  }
}

/// Layout that is worked out again whenever the container has another size.
public struct Placement: Hashable, Sendable {
  /// Whose property it is.
  public var subject: Subject
  /// The property, a part of a frame.
  public var property: Property
  /// The value.
  public var value: ExpressionID
  /// Where it is written.
  public var location: SpecLocation

  /// Makes a placement.
  public init(subject: Subject, property: Property, value: ExpressionID, location: SpecLocation) {
    self.subject = subject
    self.property = property
    self.value = value
    self.location = location
  }
}

/// That one object is above another while both are there.
public struct Layer: Hashable, Sendable {
  /// The object above.
  public var above: Subject
  /// The object below.
  public var below: Subject
  /// Where it is written.
  public var location: SpecLocation

  /// Makes an order of two objects.
  public init(above: Subject, below: Subject, location: SpecLocation) {
    self.above = above
    self.below = below
    self.location = location
  }
}
