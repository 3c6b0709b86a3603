extension Property {
  /// The value that a property of the frame sets on one axis. Two of the four determine the axis.
  public enum AxisPart: UInt8, Sendable, CaseIterable {
    case minimum
    case middle
    case maximum
    case length
  }

  /// The property of which this one is another name: `leading` is `x`, and `top` is `y`.
  public var plain: Property {
    switch self {
    case .leading: .x
    case .top: .y
    default: self
    }
  }

  /// The values that it sets on the horizontal axis and on the vertical one; none if it is not of the frame.
  public var axisParts: [(axis: Axis, part: AxisPart)] {
    switch self {
    case .frame, .bounds:
      [(.horizontal, .middle), (.horizontal, .length), (.vertical, .middle), (.vertical, .length)]
    case .center: [(.horizontal, .middle), (.vertical, .middle)]
    case .size: [(.horizontal, .length), (.vertical, .length)]
    case .x, .leading: [(.horizontal, .minimum)]
    case .y, .top: [(.vertical, .minimum)]
    case .width: [(.horizontal, .length)]
    case .height: [(.vertical, .length)]
    case .trailing: [(.horizontal, .maximum)]
    case .bottom: [(.vertical, .maximum)]
    case .centerX: [(.horizontal, .middle)]
    case .centerY: [(.vertical, .middle)]
    default: []
    }
  }
}
