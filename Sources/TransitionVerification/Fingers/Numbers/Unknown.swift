import TransitionPlan

/// A number that is known by its limits alone, and constant while a gesture lasts.
///
/// Expressions with the same unknown can be compared: `start.photo.center.y + 10pt` is more than `start.photo.center.y`, wherever
/// the photo is.
struct Unknown: Numbered, Sendable {
  let number: UInt64

  private init(_ kind: UInt64, _ subject: UInt64, _ property: UInt64, _ part: Int) {
    number = kind << 60 | subject << 16 | property << 8 | UInt64(part)
  }

  /// A number of a property in the layout.
  static func layout(_ key: PartKey) -> Unknown {
    Unknown(1, key.subject.number, key.property.number, key.part)
  }

  /// A number of a property at rest that a track or a place derives from the layout.
  static func rest(_ key: PartKey) -> Unknown {
    Unknown(2, key.subject.number, key.property.number, key.part)
  }

  /// A number that a screen hands over.
  static func handed(_ side: Side, _ index: Int, _ part: Int) -> Unknown {
    Unknown(3, UInt64(index), side.number, part)
  }

  /// A number of a gesture value at the beginning.
  static func begin(_ value: GestureValue, _ part: Int) -> Unknown {
    Unknown(4, 0, UInt64(value.number), part)
  }

  /// The index of the to screen's rest state.
  static let state = Unknown(5, 0, 0, 0)

  /// A number of a gesture value at the present moment.
  static func live(_ value: GestureValue, _ part: Int) -> Unknown {
    Unknown(6, 0, UInt64(value.number), part)
  }

  /// A number that several expressions share, at the present moment.
  static func shared(_ number: UInt64) -> Unknown { Unknown(7, number, 0, 0) }

  /// A number of a property that a finger moves, at the present moment.
  static func moving(_ key: PartKey) -> Unknown {
    Unknown(8, key.subject.number, key.property.number, key.part)
  }

  /// Whether the unknown is valid for one moment only. The others take precedence in a sum: they say where something rests.
  var isMomentary: Bool { number >> 60 >= 6 }
}

/// A number of a property. Synonyms have the same key: `frame.width` and `width`, `leading` and `x`.
struct PartKey: Numbered, Sendable {
  let subject: Subject
  let property: Property
  let part: Int
  let number: UInt64

  init(_ subject: Subject, _ property: Property, _ part: Int) {
    self.subject = subject
    (self.property, self.part) = Self.plain(property, part)
    // Each key is looked up in several tables.
    number = PropertyKey(subject, self.property).number << 2 | UInt64(self.part)
  }

  /// The number of a point, a size or a vector on an axis.
  init(_ subject: Subject, _ property: Property, _ axis: Axis) {
    self.init(subject, property, axis.rawValue)
  }

  private static func plain(_ property: Property, _ part: Int) -> (Property, Int) {
    switch (property.plain, part) {
    case (.frame, 0), (.bounds, 0): (.x, 0)
    case (.frame, 1), (.bounds, 1): (.y, 0)
    case (.frame, 2), (.bounds, 2), (.size, 0): (.width, 0)
    case (.frame, _), (.bounds, _), (.size, _): (.height, 0)
    case (.center, 0): (.centerX, 0)
    case (.center, _): (.centerY, 0)
    case (let plain, _): (plain, part)
    }
  }
}

extension Property {
  /// The possible values of each of its numbers in a layout.
  var natural: Interval {
    switch self {
    case .width, .height, .safeArea, .imageSize: .nonNegative
    case .background, .tint, .borderColor, .scrollEnabled, .clipsToBounds, .hidden: .unit
    default: bounds
    }
  }
}
