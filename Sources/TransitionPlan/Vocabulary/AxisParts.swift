extension Property {
  /// What a property of the frame says of one axis. Two of the four settle the axis.
  public enum AxisPart: Hashable, Sendable, CaseIterable {
    case minimum
    case middle
    case maximum
    case length
  }

  /// What it says of the horizontal axis and of the vertical one; nothing when it is not of the frame.
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
