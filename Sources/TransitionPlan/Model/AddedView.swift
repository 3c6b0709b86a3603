/// The looks of a blur, as the platform names them.
public enum BlurStyle: String, Hashable, Sendable, CaseIterable {
  case light, dark, regular, prominent
}

/// The content of a view that a transition adds.
public enum AddedContent: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// The objects below it, blurred; its property `blur` is the strength, 0…1.
  case blur(BlurStyle)
  /// A button with the symbol of that name.
  case button(String)
  /// The picture of that name.
  case image(String)
}

/// A view that a transition adds: for each run, or as long as the to screen is shown.
public struct AddedView: Hashable, Sendable {
  /// Its name in the spec.
  public var name: String
  /// Its content.
  public var content: AddedContent
  /// The object whose bounds it fills; nil when `place` or its tracks set its frame.
  public var fills: Subject?
  /// Whether it lasts as long as the to screen is shown; if not, it exists during runs and is invisible at their ends.
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

/// A part of the layout, which is computed again whenever the container's size changes.
public struct Placement: Hashable, Sendable {
  /// The object.
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

/// The order of two objects while both are shown.
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
