import TransitionPlan

/// What the values of a gesture can be, at its beginning or afterwards, on one display; the table is in Grammar.md
/// under "What a finger can do".
struct GestureDomain {
  /// One interval for each of x and y.
  struct Pair {
    var x: Interval
    var y: Interval

    init(_ x: Interval, _ y: Interval) {
      self.x = x
      self.y = y
    }

    init(both: Interval) { self.init(both, both) }

    subscript(part: Int) -> Interval {
      get { part == 0 ? x : y }
      set { if part == 0 { x = newValue } else { y = newValue } }
    }
  }

  /// Where a pan has begun, and how fast.
  struct Beginning {
    fileprivate var velocity: Pair
    fileprivate var location: Pair
  }

  private var translation: Pair
  private var velocity: Pair
  private var location: Pair
  private var scale: Interval
  private var rotation: Interval
  private var scaleVelocity = Interval.zero
  private var rotationVelocity = Interval.zero
  private var progress = Interval.unit
  private(set) var beginning: Beginning
  private var firstScaleVelocity = Interval.zero
  private var firstRotationVelocity = Interval.zero
  /// How far the finger is, along the way, from where the gesture began; nil where that is known of neither.
  private(set) var gone: Interval?

  /// Where a gesture goes on its way; nil for one that may go anywhere.
  let way: Way?

  /// What grows or shrinks as a gesture goes on.
  struct Way {
    let value: GestureValue
    let part: Int
    /// 1 where it grows, −1 where it shrinks.
    let sign: Double
    /// Whether the gesture has a direction, so that there is a wrong one.
    let isDirected: Bool

    /// How fast that is.
    var speed: GestureValue {
      switch value {
      case .scale: .scaleVelocity
      case .rotation: .rotationVelocity
      default: .velocity
      }
    }
  }

  /// The displays that are looked at, each filled by the container, in points: what is so on all of them is found fault
  /// with. They are the smallest phone, a usual one both ways up, and the largest tablet.
  static let displays = [
    Size(width: 390, height: 844), Size(width: 844, height: 390), Size(width: 320, height: 568),
    Size(width: 1024, height: 1366),
  ]

  /// How far a finger can go, as a share of the length of the display: from one end to the other, and a little more, so that
  /// nothing is made of what it only just misses.
  static let reach = 1.1

  /// How far from its edge a finger can be when a pan from the edge begins, in points; farther it cannot go back.
  static let edgeWidth = 44.0

  // MARK: Moments

  /// The moment when the gesture begins: nothing has moved, and the velocity goes the gesture's way.
  static func beginning(of gesture: Gesture, on view: Subject, _ display: Size) -> GestureDomain {
    GestureDomain(gesture, view, display, isBeginning: true)
  }

  /// Any moment afterwards, the one included when the fingers leave.
  static func lasting(of gesture: Gesture, on view: Subject, _ display: Size) -> GestureDomain {
    GestureDomain(gesture, view, display, isBeginning: false)
  }

  private init(_ gesture: Gesture, _ view: Subject, _ display: Size, isBeginning: Bool) {
    way = gesture.way
    velocity = Pair(both: .everything)
    location =
      view.isInContainer
      ? Pair(Interval(0, display.width), Interval(0, display.height)) : Pair(both: .everything)
    translation = Pair(both: .zero)
    scale = .one
    rotation = .zero
    beginning = Beginning(velocity: velocity, location: location)
    if let way, way.isDirected, way.value == .translation {
      beginning.velocity[way.part] = way.sign > 0 ? .nonNegative : -.nonNegative
    }
    if case .edgePan(let edge) = gesture, view.isInContainer { beginning.location.hold(near: edge, display) }
    if !gesture.isByOneFinger {
      (scaleVelocity, rotationVelocity) = (.everything, .everything)
      (firstScaleVelocity, firstRotationVelocity) = (.everything, .everything)
      if let way, way.value == .scale {
        firstScaleVelocity = way.sign > 0 ? .nonNegative : -.nonNegative
      }
    }
    if isBeginning {
      velocity = beginning.velocity
      location = beginning.location
      scaleVelocity = firstScaleVelocity
      return
    }
    let (width, height) = (display.width * Self.reach, display.height * Self.reach)
    translation = Pair(Interval(-width, width), Interval(-height, height))
    switch gesture {
    case .pan: break
    case .edgePan:
      guard let way else { break }
      // Back beyond its edge there is no display.
      let length = translation[way.part].high
      translation[way.part] =
        way.sign > 0 ? Interval(-Self.edgeWidth, length) : Interval(-length, Self.edgeWidth)
    case .pinch, .rotate:
      // Two fingers that do one may do the other as well.
      scale = .nonNegative
      rotation = .everything
    }
  }

  /// The same on a display without ends.
  func withoutEnds() -> GestureDomain {
    var domain = self
    domain.translation = Pair(both: .everything)
    domain.location = Pair(both: .everything)
    domain.gone = nil
    return domain
  }

  /// The same after a drag the wrong way, straight and as far as it goes; nil when no way is wrong.
  func wrongWay() -> GestureDomain? {
    guard let way, way.isDirected else { return nil }
    var domain = self
    if way.value == .scale {
      domain.scale = Interval(way.sign > 0 ? 0.5 : 2)
      domain.scaleVelocity = way.sign > 0 ? -.nonNegative : .nonNegative
      domain.rotation = .zero
    } else {
      domain.translation = Pair(both: .zero)
      let most = translation[way.part]
      domain.translation[way.part] = Interval(way.sign > 0 ? most.low : most.high)
      domain.velocity[way.part] = way.sign > 0 ? -.nonNegative : .nonNegative
      // It comes from anywhere, and goes as far as there is display: a point at least.
      domain.gone = Interval(domain.translation[way.part].low, -way.sign)
    }
    return domain
  }

  /// The same where the finger has strayed to one side as far as it can, and not gone its way at all; nil where it has none.
  /// - Parameter side: 1 for the right or down, −1 for the left or up.
  func strayed(to side: Double) -> GestureDomain? {
    guard let way, way.value == .translation else { return nil }
    var domain = self
    let most = translation[1 - way.part]
    domain.translation[way.part] = .zero
    domain.translation[1 - way.part] = Interval(side > 0 ? most.high : most.low)
    domain.velocity[way.part] = .zero
    domain.gone = .zero
    return domain
  }

  /// The same where the fingers have gone straight on their way, by a share of the display or of their distance.
  /// - Parameter speed: How fast they go on, in points a second, or in thousandths of their distance.
  func flicked(_ share: Interval, at speed: Interval, _ display: Size) -> GestureDomain {
    guard let way else { return self }
    var domain = self
    if way.value == .translation {
      domain.translation = Pair(both: .zero)
      domain.velocity = Pair(both: .zero)
      let length = way.part == 0 ? display.width : display.height
      domain.translation[way.part] = share * Interval(way.sign * length)
    } else {
      domain.scale = .one + share * Interval(way.sign)
    }
    return domain.flicked(at: speed)
  }

  /// The same where the fingers have not gone back.
  /// - Parameter speed: How fast they go on, in points a second, or in thousandths of their distance.
  func flicked(at speed: Interval) -> GestureDomain {
    guard let way else { return self }
    var domain = self
    let isOfOne = way.value == .translation
    domain[way.speed, way.part] = speed * Interval(isOfOne ? way.sign : way.sign / 1000)
    let rest = isOfOne ? 0 : 1.0
    let gone = domain[way.value, way.part]
    domain[way.value, way.part] =
      way.sign > 0 ? Interval(max(rest, gone.low), gone.high) : Interval(gone.low, min(rest, gone.high))
    return domain
  }

  /// Begins like this.
  mutating func begin(like beginning: Beginning) { self.beginning = beginning }

  /// The same where the finger has gone a share of the display straight on its way.
  func gone(_ share: Double, of display: Size) -> GestureDomain {
    guard let way, way.value == .translation else { return self }
    var domain = self
    let length = way.part == 0 ? display.width : display.height
    domain.translation = Pair(both: .zero)
    domain.translation[way.part] = Interval(way.sign * share * length)
    return domain
  }

  // MARK: Values

  /// The limits of one number of a value of the gesture.
  subscript(value: GestureValue, part: Int) -> Interval {
    // Not to copy a whole domain for one interval of it; likewise below.
    @inline(__always) get {
      switch value {
      case .translation: translation[part]
      case .velocity: velocity[part]
      case .location: location[part]
      case .progress: progress
      case .scale: scale
      case .rotation: rotation
      case .scaleVelocity: scaleVelocity
      case .rotationVelocity: rotationVelocity
      }
    }
    set {
      switch value {
      case .translation: translation[part] = newValue
      case .velocity: velocity[part] = newValue
      case .location: location[part] = newValue
      case .progress: progress = newValue
      case .scale: scale = newValue
      case .rotation: rotation = newValue
      case .scaleVelocity: scaleVelocity = newValue
      case .rotationVelocity: rotationVelocity = newValue
      }
    }
  }

  /// The limits of one number that a value had when the gesture began.
  subscript(start value: GestureValue, part: Int) -> Interval {
    @inline(__always) get {
      switch value {
      case .velocity: beginning.velocity[part]
      case .location: beginning.location[part]
      case .scale: .one
      case .scaleVelocity: firstScaleVelocity
      case .rotationVelocity: firstRotationVelocity
      case .translation, .rotation, .progress: .zero
      }
    }
    set {
      switch value {
      case .velocity: beginning.velocity[part] = newValue
      case .location: beginning.location[part] = newValue
      case .scaleVelocity: firstScaleVelocity = newValue
      case .rotationVelocity: firstRotationVelocity = newValue
      case .translation, .progress, .scale, .rotation: break
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

  /// How a value changes as the finger goes on across the way, to the right or down; of two fingers, as they do anything else.
  func rateAcross(of value: GestureValue, _ part: Int) -> Interval {
    if self.value == .translation { return self.part == part ? .zero : value.rate(part, along: part) }
    return value == self.value || value == speed || value == .progress ? .zero : .everything
  }
}

extension GestureValue {
  /// How it changes as the finger goes on along an axis, to the right or down.
  func rate(_ part: Int, along axis: Int) -> Interval {
    switch self {
    case .translation, .location: part == axis ? .one : .zero
    case .velocity: part == axis ? .nonNegative : .zero
    case .scale, .rotation, .scaleVelocity, .rotationVelocity, .progress: .zero
    }
  }
}

extension GestureDomain.Pair {
  /// Holds a place to the strip along an edge.
  fileprivate mutating func hold(near edge: GestureEdge, _ display: Size) {
    let width = GestureDomain.edgeWidth
    switch edge {
    case .leading, .left: x = Interval(0, width)
    case .trailing, .right: x = Interval(display.width - width, display.width)
    case .top: y = Interval(0, width)
    case .bottom: y = Interval(display.height - width, display.height)
    }
  }
}

extension Gesture {
  /// Where it goes on its way; nil for one that may go anywhere.
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
}

extension GestureValue {
  /// Whether it is how fast fingers go.
  var isSpeed: Bool { Self.speeds.contains(self) }

  /// Those that say how fast fingers go.
  static let speeds: [GestureValue] = [.velocity, .scaleVelocity, .rotationVelocity]
  /// Those that say where fingers are.
  static let places: [GestureValue] = [.translation, .location, .scale, .rotation]
}

extension Subject {
  /// Whether its superview is the container, in whose coordinates the place of a finger on it is then.
  fileprivate var isInContainer: Bool {
    switch self {
    case .container, .screen, .added: true
    case .provided, .shared, .tabBar, .navigationBar: false
    }
  }
}
