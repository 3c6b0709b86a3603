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
  public var axisParts: [(isHorizontal: Bool, part: AxisPart)] {
    switch self {
    case .frame, .bounds: [(true, .middle), (true, .length), (false, .middle), (false, .length)]
    case .center: [(true, .middle), (false, .middle)]
    case .size: [(true, .length), (false, .length)]
    case .x, .leading: [(true, .minimum)]
    case .y, .top: [(false, .minimum)]
    case .width: [(true, .length)]
    case .height: [(false, .length)]
    case .trailing: [(true, .maximum)]
    case .bottom: [(false, .maximum)]
    case .centerX: [(true, .middle)]
    case .centerY: [(false, .middle)]
    default: []
    }
  }
}
