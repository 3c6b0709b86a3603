import TransitionPlan

/// The possible values of a gesture, at its beginning or later, on one display; see the table "What a finger can do" in Grammar.md.
struct GestureDomain {
  /// An interval for each of x and y.
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
  /// How far the finger has gone along the way since the beginning; nil where that is not known.
  private(set) var gone: Interval?

  /// The way of the gesture; nil for one that may go anywhere.
  let way: Way?

  /// The displays on which rules are checked, in points; a fault is reported if it is one on all of them. The container fills the
  /// display.
  static let displays = Device.all.map(\.size)

  /// How far a finger can go, as a share of the display's length: from end to end, with a margin so that a near miss is not a
  /// fault.
  static let reach = 1.1

  /// How far from its edge the finger of an edge pan can be when it begins, in points. It cannot go back farther than that.
  static let edgeWidth = 44.0

  // MARK: Moments

  /// The beginning of a gesture: nothing has moved, and the velocity is along its way.
  static func beginning(of gesture: Gesture, on view: Subject, _ display: Size) -> GestureDomain {
    GestureDomain(gesture, view, display, isBeginning: true)
  }

  /// Any later moment, the release included.
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
      if let way, way.value == .scale { firstScaleVelocity = way.sign > 0 ? .nonNegative : -.nonNegative }
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
      // The display ends at the edge behind the finger.
      let length = translation[way.part].high
      translation[way.part] =
        way.sign > 0 ? Interval(-Self.edgeWidth, length) : Interval(-length, Self.edgeWidth)
    case .pinch, .rotate:
      // Two fingers that make one gesture may make the other as well.
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

  /// The same after a straight drag the wrong way, as far as possible; nil when no way is wrong.
  func wrongWay() -> GestureDomain? {
    guard let way, way.isDirected else { return nil }
    var domain = self
    if way.value == .scale {
      domain.scale = Interval(way.sign > 0 ? 0.5 : 2)
      domain.scaleVelocity = way.sign > 0 ? -.nonNegative : .nonNegative
      domain.rotation = .zero
    } else {
      let most = translation[way.part]
      domain.go(straight: Interval(way.sign > 0 ? most.low : most.high), along: way.axis)
      domain.velocity[way.part] = way.sign > 0 ? -.nonNegative : .nonNegative
      // The finger begins anywhere, and goes at least a point, at most to the end of the display.
      domain.gone = Interval(domain.translation[way.part].low, -way.sign)
    }
    return domain
  }

  /// The same after the finger has moved to one side as far as possible and not along its way; nil where it has no way.
  /// - Parameter side: 1 for right or down, −1 for left or up.
  func strayed(to side: Double) -> GestureDomain? {
    guard let way, way.value == .translation else { return nil }
    var domain = self
    let most = translation[1 - way.part]
    domain.go(straight: Interval(side > 0 ? most.high : most.low), along: way.axis.other)
    domain.velocity[way.part] = .zero
    domain.gone = .zero
    return domain
  }

  /// The same after the fingers have gone straight on by a share of the display or of their distance.
  /// - Parameter speed: Their speed, in points per second or in thousandths of their distance.
  func flicked(_ share: Interval, at speed: Interval, _ display: Size) -> GestureDomain {
    guard let way else { return self }
    var domain = self
    if way.value == .translation {
      domain.velocity = Pair(both: .zero)
      domain.go(straight: share * Interval(way.sign * display.length(along: way.axis)), along: way.axis)
    } else {
      domain.scale = .one + share * Interval(way.sign)
    }
    return domain.flicked(at: speed)
  }

  /// The same with fingers that have not gone back.
  /// - Parameter speed: Their speed, in points per second or in thousandths of their distance.
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

  /// Assumes a beginning.
  mutating func begin(like beginning: Beginning) { self.beginning = beginning }

  /// Assumes that the finger begins in a rect: it goes to the end of the display at most.
  mutating func begin(in place: Rect, _ display: Size) {
    for axis in Axis.allCases {
      let (part, span, length) = (axis.rawValue, place.span(along: axis), display.length(along: axis))
      let most = Interval(
        -min(max(0, span.high), length) * Self.reach, min(max(0, length - span.low), length) * Self.reach)
      translation[part] = translation[part].intersection(most) ?? translation[part]
    }
  }

  /// Assumes that a pan begins in a rect, or a tenth of the display beside it: it begins after the finger has moved a little.
  mutating func begin(near place: Rect, _ display: Size) {
    for axis in Axis.allCases {
      let (part, span) = (axis.rawValue, place.span(along: axis))
      let margin = (Self.reach - 1) * display.length(along: axis)
      let near = Interval(span.low - margin, span.high + margin)
      if let begins = beginning.location[part].intersection(near) {
        beginning.location[part] = begins
        location[part] = begins
      }
    }
  }

  /// Assumes that the finger has gone straight along an axis.
  mutating func go(straight distance: Interval, along axis: Axis) {
    translation = Pair(both: .zero)
    translation[axis.rawValue] = distance
  }

  /// Assumes that the finger has gone a distance at least to one side along an axis: 1 for right or down, −1 for left or up.
  mutating func go(beyond least: Double, to sign: Double, along axis: Axis) {
    let most = translation[axis.rawValue]
    translation[axis.rawValue] = sign > 0 ? Interval(least, most.high) : Interval(most.low, 0 - least)
  }

  /// The same after the finger has gone straight on by a share of the display.
  func gone(_ share: Double, of display: Size) -> GestureDomain {
    guard let way, way.value == .translation else { return self }
    var domain = self
    domain.go(straight: Interval(way.sign * share * display.length(along: way.axis)), along: way.axis)
    return domain
  }

  /// The same after fingers have moved slowly, and less far than any threshold should be: 6 points, a fiftieth of their distance, or
  /// three degrees. One domain for each way that the gesture may go.
  /// - Parameter share: The share of that distance.
  func barelyGone(_ share: Double = 1) -> [GestureDomain] {
    let signs: [Double] = way.map { $0.isDirected ? [$0.sign] : [1, -1] } ?? [1, -1]
    let parts = way.map { [$0.part] } ?? [0, 1]
    return parts.flatMap { part in signs.map { barelyGone(part, $0, share) } }
  }

  private func barelyGone(_ part: Int, _ sign: Double, _ share: Double) -> GestureDomain {
    var domain = self
    domain.translation = Pair(both: .zero)
    domain.velocity = Pair(both: .zero)
    (domain.scale, domain.rotation) = (.one, .zero)
    (domain.scaleVelocity, domain.rotationVelocity) = (.zero, .zero)
    let way = Interval(sign)
    switch self.way?.value ?? .translation {
    case .scale:
      domain.scale = .one + Interval(0.02 * share) * way
      domain.scaleVelocity = Interval(0.01, 0.1) * way
    case .rotation:
      domain.rotation = Interval(3 * share * .pi / 180) * way
      domain.rotationVelocity = Interval(0.01, 0.1) * way
    default:
      domain.translation[part] = Interval(6 * share) * way
      domain.velocity[part] = Interval(1, 50) * way
    }
    return domain
  }

  // MARK: Values

  /// The limits of a number of a gesture value.
  subscript(value: GestureValue, part: Int) -> Interval {
    // Avoids a copy of the whole domain for one interval; likewise below.
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

  /// The limits of the number of a gesture value on an axis.
  subscript(value: GestureValue, axis: Axis) -> Interval {
    @inline(__always) get { self[value, axis.rawValue] }
    set { self[value, axis.rawValue] = newValue }
  }

  /// The limits of the number that a gesture value had on an axis at the beginning.
  subscript(start value: GestureValue, axis: Axis) -> Interval {
    @inline(__always) get { self[start: value, axis.rawValue] }
    set { self[start: value, axis.rawValue] = newValue }
  }

  /// The limits of a number that a gesture value had at the beginning.
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

extension GestureDomain.Pair {
  /// Restricts a location to the strip along an edge.
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

extension Subject {
  /// Whether a finger on the view has container coordinates: the view's superview is the container.
  fileprivate var isInContainer: Bool {
    switch self {
    case .container, .screen, .added: true
    case .provided, .shared, .tabBar, .navigationBar: false
    }
  }
}
