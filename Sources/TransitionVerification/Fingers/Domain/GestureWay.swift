import TransitionPlan

extension GestureDomain {
  /// The value that grows or shrinks as a gesture goes on.
  struct Way {
    let value: GestureValue
    /// Its number on the axis along which it changes; 0 for a value that is one number.
    let part: Int
    /// 1 if it grows, −1 if it shrinks.
    let sign: Double
    /// Whether the gesture has a direction, so that there is a wrong one.
    let isDirected: Bool

    /// The axis along which it changes.
    var axis: Axis { Axis(part: part) }

    /// The speed along the way.
    var speed: GestureValue {
      switch value {
      case .scale: .scaleVelocity
      case .rotation: .rotationVelocity
      default: .velocity
      }
    }
  }
}

extension GestureDomain.Way {
  /// How a value of the gesture changes as that goes its way. Of the speed only the sign is known.
  func rate(of value: GestureValue, _ part: Int) -> Interval {
    switch value {
    case .translation, .location:
      return self.value == .translation && self.part == part ? Interval(sign) : .zero
    case .velocity, .scaleVelocity, .rotationVelocity:
      guard speed == value, self.part == part else { return .zero }
      return sign > 0 ? .nonNegative : -.nonNegative
    case .scale, .rotation: return self.value == value ? Interval(sign) : .zero
    case .progress: return .zero
    }
  }

  /// How a value changes as the fingers are faster on their way.
  func speedRate(of value: GestureValue, _ part: Int) -> Interval {
    speed == value && self.part == part ? Interval(sign) : .zero
  }

  /// The rate of a value as the finger moves across the way, to the right or down; for two fingers, as they do anything else.
  func rateAcross(of value: GestureValue, _ part: Int) -> Interval {
    if self.value == .translation {
      return self.part == part ? .zero : value.rate(part, along: Axis(part: part))
    }
    return value == self.value || value == speed || value == .progress ? .zero : .everything
  }

  /// A note in words on which values follow a gesture, and which do not.
  func note(_ gesture: Gesture) -> String {
    if value != .translation { return "`\(value.rawValue)` is the value that `\(gesture.text)` changes" }
    return
      "`\(value.text(part))` is the distance along `\(gesture.text)`, `\(value.text(1 - part))` the distance across it"
  }
}

extension Gesture {
  /// Whether one finger makes the gesture.
  var isByOneFinger: Bool {
    switch self {
    case .pan, .edgePan: true
    case .pinch, .rotate: false
    }
  }

  /// The way of the gesture; nil for one that may go anywhere.
  var way: GestureDomain.Way? {
    func along(_ part: Int, _ sign: Double, _ isDirected: Bool = true) -> GestureDomain.Way {
      .init(value: .translation, part: part, sign: sign, isDirected: isDirected)
    }
    return switch self {
    case .pan(.right), .pan(.trailing), .edgePan(.leading), .edgePan(.left): along(0, 1)
    case .pan(.left), .pan(.leading), .edgePan(.trailing), .edgePan(.right): along(0, -1)
    case .pan(.down), .edgePan(.top): along(1, 1)
    case .pan(.up), .edgePan(.bottom): along(1, -1)
    case .pan(.horizontal): along(0, 1, false)
    case .pan(.vertical): along(1, 1, false)
    case .pan(.any): nil
    case .pinch(let direction):
      .init(value: .scale, part: 0, sign: direction == .out ? 1 : -1, isDirected: true)
    case .rotate: .init(value: .rotation, part: 0, sign: 1, isDirected: false)
    }
  }

  /// A note on the values of the gesture along its way.
  var note: String {
    guard let way else { return "" }
    let limit = way.value == .scale ? "1" : "0"
    return
      "`\(way.value.text(way.part))` is \(way.sign > 0 ? "above" : "below") \(limit) when `\(text)` moves in its direction"
  }
}

extension PanDirection {
  /// The axes of the direction.
  var axes: [Axis] {
    switch self {
    case .left, .right, .leading, .trailing, .horizontal: [.horizontal]
    case .up, .down, .vertical: [.vertical]
    case .any: Axis.allCases
    }
  }

  /// Whether the pan would scroll to the beginning of the content.
  var goesToBeginning: Bool { self != .up && fromLeft != .left }

  /// Whether it would scroll to the end.
  var goesToEnd: Bool { self != .down && fromLeft != .right }

  /// The only axis; nil for a pan in any direction.
  var onlyAxis: Axis? { axes.count == 1 ? axes[0] : nil }
}

extension GestureValue {
  /// Whether the value is a speed.
  var isSpeed: Bool { Self.speeds.contains(self) }

  /// A number of the value as it is written: `velocity.y`.
  func text(_ axis: Axis) -> String { text(axis.rawValue) }

  /// The same, by its place among the numbers of the value.
  func text(_ part: Int) -> String { rawValue + (type.name(of: part).map { ".\($0)" } ?? "") }

  /// The speeds.
  static let speeds: [GestureValue] = [.velocity, .scaleVelocity, .rotationVelocity]
  /// The values that say where fingers are.
  static let places: [GestureValue] = [.translation, .location, .scale, .rotation]

  /// How it changes as the finger goes on along an axis, to the right or down.
  func rate(_ part: Int, along axis: Axis) -> Interval {
    switch self {
    case .translation, .location: part == axis.rawValue ? .one : .zero
    case .velocity: part == axis.rawValue ? .nonNegative : .zero
    case .scale, .rotation, .scaleVelocity, .rotationVelocity, .progress: .zero
    }
  }
}

extension ExpressionArena {
  /// Which number of the finger an expression is, such as `velocity.y`; nil for anything else.
  func fingerNumber(_ id: ExpressionID) -> (value: GestureValue, part: Int)? {
    switch self[id].kind {
    case .gesture(let value): return value.type.count == 1 ? (value, 0) : nil
    case .component(let operand, let component):
      guard case .gesture(let value) = self[operand].kind else { return nil }
      return (value, component == .x ? 0 : 1)
    default: return nil
    }
  }
}
