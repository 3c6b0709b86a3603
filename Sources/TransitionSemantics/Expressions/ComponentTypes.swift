import TransitionPlan

/// Which parts a value of more than one number has.
enum ComponentTypes {
  static func parts(of type: ValueType) -> [Component: ValueType] {
    switch type {
    case .point: [.x: .length, .y: .length]
    case .vector(let dimension): [.x: .scalar(dimension), .y: .scalar(dimension)]
    case .size: [.width: .length, .height: .length]
    case .rect:
      [
        .x: .length, .y: .length, .width: .length, .height: .length, .origin: .point, .size: .size,
        .center: .point,
      ]
    case .insets: [.top: .length, .left: .length, .bottom: .length, .right: .length]
    case .scalar, .color, .range, .flag: [:]
    }
  }
}
