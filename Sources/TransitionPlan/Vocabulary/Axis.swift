/// An axis of the display, of frames and of what fingers do. The raw value is the number of a point, a size or a vector on that axis.
public enum Axis: Int, Hashable, Sendable, CaseIterable {
  case horizontal
  case vertical

  /// The axis of a number of a point, a size or a vector: 0 for the first.
  package init(part: Int) { self = part == 0 ? .horizontal : .vertical }

  /// The axis of a property that is one number of a frame; nil for any other.
  package init?(of property: Property) {
    switch property {
    case .x, .leading, .centerX, .trailing, .width: self = .horizontal
    case .y, .top, .centerY, .bottom, .height: self = .vertical
    default: return nil
    }
  }

  /// The other axis.
  package var other: Axis { self == .horizontal ? .vertical : .horizontal }

  /// Its name in sentences.
  package var word: String { self == .horizontal ? "horizontal" : "vertical" }

  /// Its name as a component of a point: `x`.
  package var name: String { self == .horizontal ? "x" : "y" }

  /// The property that is a number of a frame on the axis.
  package subscript(part: Property.AxisPart) -> Property {
    switch (part, self) {
    case (.minimum, .horizontal): .x
    case (.middle, .horizontal): .centerX
    case (.maximum, .horizontal): .trailing
    case (.length, .horizontal): .width
    case (.minimum, .vertical): .y
    case (.middle, .vertical): .centerY
    case (.maximum, .vertical): .bottom
    case (.length, .vertical): .height
    }
  }

  /// The four numbers of a frame on the axis.
  package var properties: [Property] { Property.AxisPart.allCases.map { self[$0] } }
}
