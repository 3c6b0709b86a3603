import TransitionText

/// How values settle after a finger has lifted.
///
/// On *finish* all properties that the direction animates or the finger drove go to their values at the far rest state. On *cancel* the
/// driven ones go back and the others stay where they are: at the start. All of it takes the duration and the curve of the interaction's
/// `settle`.
///
/// What the finger moved starts at the velocity that it has under the finger, measured over a millisecond: a place with its x and its y, with
/// a curve that is no spring only with its speed along its way; any other property only with its speed towards its end, never negative. Without a distance there is no velocity. A frame is a centre, which
/// is a place, and a size, which is not. All parts of an object's transform have one velocity, that along their way home.
///
/// A view that the finger did not move has gone along with its screen, and does so on its way home.
public struct SettleMotion: Sendable {
  /// How the interaction ends.
  public let outcome: InteractionOutcome
  /// The length, in seconds.
  public let duration: Double
  /// The curve.
  public let curve: Curve

  private let start: Scene
  /// The rest state from which the finger moved the screens.
  private let rest: Scene
  private let startValues: [PropertyValue]
  private let endValues: [PropertyValue]
  private let parts: [Part]

  /// Numbers that go to their ends, each at its own velocity.
  fileprivate struct Part: Sendable {
    /// The property; `frame` represents all parts of it.
    let key: PropertyKey
    let start: Value
    let end: Value
    /// In whole distances per second, for each number; for a frame centre x, centre y, width, height. Nil if the finger does not move it.
    var velocities: [Double]?
    /// The screen along with which it goes: its frames are those while that is at rest.
    var screen: Side?
  }

  /// The values of all properties that move or may have moved, each once.
  /// - Parameter time: Seconds since the finger lifted.
  public func values(at time: Double) -> [PropertyValue] {
    if time <= 0 { return startValues }
    if time >= duration { return endValues }
    let now = state(at: time)
    return startValues.map {
      let value = now.value(of: $0.subject, $0.property).held(to: $0.property.limits)
      return PropertyValue($0.subject, $0.property, value)
    }
  }

  /// The initial velocity of a property, in whole distances per second for each of its numbers; a frame's numbers are centre x, centre y,
  /// width and height. Nil for a property that the finger does not move.
  public func velocities(of subject: Subject, _ property: Property) -> [Double]? {
    let key = PropertyKey(subject, property.isOfFrame ? .frame : property)
    return parts.first { $0.key == key }?.velocities
  }

  /// All properties at a time before the end, not yet within their limits: also the place of a frame of which only a length moves.
  func state(at time: Double) -> Scene {
    var scene = start
    for part in parts {
      let from = part.numbers(of: part.start)
      let to = part.numbers(of: part.end)
      let now = from.indices.map {
        let progress = curve.progress(at: time, of: duration, velocity: part.velocities?[$0])
        return from[$0] + (to[$0] - from[$0]) * progress
      }
      var value = part.value(of: now)
      if let side = part.screen, case .rect(let frame) = value {
        value = .rect(CarriedFrame(in: side, rest: rest, now: scene)?(frame) ?? frame)
      }
      scene.set(part.key.subject, part.key.property, value)
    }
    return scene
  }
}

extension SettleMotion.Part {
  /// The numbers that are animated separately.
  fileprivate func numbers(of value: Value) -> [Double] { Self.numbers(of: value) }

  fileprivate static func numbers(of value: Value) -> [Double] {
    guard case .rect(let rect) = value else { return value.numbers }
    return [rect.center.x, rect.center.y, rect.width, rect.height]
  }

  /// The value with such numbers.
  fileprivate func value(of numbers: [Double]) -> Value {
    guard case .rect = start else { return start.replacing(numbers) }
    return .rect(
      Rect(
        center: Point(x: numbers[0], y: numbers[1]), size: Size(width: numbers[2], height: numbers[3])))
  }

  /// Whether a number of a value is one coordinate of a place or a displacement.
  fileprivate static func isCoordinate(_ index: Int, of value: Value) -> Bool {
    switch value {
    case .point, .vector: true
    case .rect: index < 2
    default: false
    }
  }
}

extension Evaluator {
  /// The motion with which an interaction settles.
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - outcome: The outcome.
  ///   - finger: The finger when it lifted; without velocity when the touch was cancelled.
  public func settle(
    _ interaction: Interaction, _ outcome: InteractionOutcome, from finger: FingerState
  ) -> SettleMotion {
    let side = outcome == .finish ? interaction.direction.end : interaction.direction.start
    return SettleMotion(self, interaction, outcome, finger, home: self, side)
  }

  /// The motion with which an interaction between rest states settles in one of them.
  /// - Parameters:
  ///   - interaction: The interaction.
  ///   - target: The state, an index into `Transition.states`; −1 is the from screen.
  ///   - finger: The finger when it lifted.
  public func settle(_ interaction: Interaction, in target: Int, from finger: FingerState) -> SettleMotion {
    // To the from screen the views start where they are laid out now.
    SettleMotion(
      self, interaction, target < 0 ? .finish : .cancel, finger,
      home: target < 0 ? self : resting(in: target),
      target < 0 ? .from : .to)
  }

  /// Rest values as an interaction that finishes reaches them: parts of a frame that only the other direction moves stay where they are.
  fileprivate func reached(
    _ home: Scene, by interaction: Interaction, _ outcome: InteractionOutcome
  ) -> Scene {
    if interaction.states != nil || outcome != .finish { return home }
    let own = Set(
      animatedKeys(in: interaction.direction)
        + interaction.drives.map { PropertyKey($0.subject, $0.property) })
    let others = Set(animatedKeys(in: interaction.direction.opposite)).subtracting(own).filter(
      \.property.isOfFrame)
    if others.isEmpty { return home }
    let rest = startState(of: interaction.direction)
    var reached = home
    for subject in Set(others.map(\.subject)) {
      let values = own.filter { $0.subject == subject && $0.property.isOfFrame }.map {
        PropertyValue(subject, $0.property, home.value(of: subject, $0.property))
      }
      reached.set(subject, .frame, .rect(rest.setting(values).frame(of: subject)))
    }
    return reached
  }

  /// The same transition in the layout that is seen while a finger drags the to screen, whose views go along: there a picture begins to fly.
  /// Nil if the screen is turned.
  fileprivate func seen(_ rest: Scene, _ now: Scene) -> Evaluator? {
    guard let carried = CarriedFrame(in: .to, rest: rest, now: now) else { return nil }
    var layout = scene
    for view in transition.to.views.indices {
      let subject = Subject.provided(.to, view)
      layout.set(subject, .frame, .rect(carried(scene.frame(of: subject))))
    }
    return laidOut(as: layout)
  }
}

extension SettleMotion {
  /// The time over which a velocity is measured, in seconds.
  private static let moment = 0.001

  /// Smaller distances are rounding errors, by which a velocity must not be divided. In the unit of the property.
  private static let tiny = 1e-9

  fileprivate init(
    _ evaluator: Evaluator, _ interaction: Interaction, _ outcome: InteractionOutcome, _ finger: FingerState,
    home destination: Evaluator, _ side: Side
  ) {
    let direction = interaction.direction
    let settle = outcome == .finish ? interaction.finish : interaction.cancel
    let (pose, context) = evaluator.posed(interaction, finger)
    var now = context.present
    let next = evaluator.posed(interaction, finger.moved(for: Self.moment)).context.present
    let home = evaluator.reached(destination.restState(at: side, of: direction), by: interaction, outcome)

    // Pictures fly only between the screens.
    let isFlying = interaction.states == nil || outcome == .finish
    var keys = evaluator.animatedKeys(in: direction).filter { key in
      if case .shared = key.subject { return isFlying && evaluator.follows(key) }
      return evaluator.follows(key)
    }
    let driven = Set(pose.values.map(\.key))
    for key in pose.values.map(\.key) where !keys.contains(key) { keys.append(key) }

    let rest = evaluator.startState(of: direction)
    var carried = FlatTable<Subject, Side>()
    for subject in Set(keys.filter(\.property.isOfFrame).map(\.subject)) {
      guard case .provided(let side, _) = subject, now.frame(of: subject) == rest.frame(of: subject),
        !driven.contains(where: {
          $0.subject == subject && ($0.property.isOfFrame || $0.property.isTransform)
        }),
        let way = CarriedFrame(in: side, rest: rest, now: now),
        CarriedFrame(in: side, rest: home, now: rest) != nil
      else { continue }
      now.set(subject, .frame, .rect(way(now.frame(of: subject))))
      carried.set(subject, side)
    }

    if interaction.states != nil, isFlying, let seen = evaluator.seen(rest, now) {
      let rests = RestLookup(seen, at: .to)
      for key in keys where [.frame, .clip].contains(key.property) {
        guard case .shared = key.subject else { continue }
        now.set(key.subject, key.property, rests[key])
      }
    }

    self.outcome = outcome
    duration = settle.duration
    curve = settle.curve
    start = now
    self.rest = rest
    startValues = keys.map { key in
      let posed = pose.values.first { $0.key == key }?.value
      return PropertyValue(
        key.subject, key.property,
        (posed ?? now.value(of: key.subject, key.property)).held(to: key.property.limits))
    }
    let rests = RestLookup(destination, at: side, of: direction)
    endValues = keys.map { PropertyValue($0.subject, $0.property, rests[$0]) }

    var parts: [Part] = []
    var frames: Set<Subject> = []
    for key in keys {
      if key.property.isOfFrame, !frames.insert(key.subject).inserted { continue }
      let property: Property = key.property.isOfFrame ? .frame : key.property
      let whole = PropertyKey(key.subject, property)
      // Whether the finger moves a place, whose coordinates have a velocity each, or only a length.
      let isPlace = driven.contains { $0.isPart(of: key.subject) && $0.property.type.isPlace }
      var start = now.value(of: key.subject, property)
      var end = home.value(of: key.subject, property)
      let screen = property == .frame ? carried[key.subject] : nil
      if let screen, case .rect(let last) = end {
        start = rest.value(of: key.subject, property)
        end = .rect(CarriedFrame(in: screen, rest: home, now: rest)?(last) ?? last)
      }
      let from = Part.numbers(of: start)
      let to = Part.numbers(of: end)
      let ahead = Part.numbers(of: next.value(of: key.subject, property))
      let isMoved = driven.contains {
        if $0.subject != key.subject { return false }
        // A view inside a screen is moved by its transform, which has its place as well.
        if case .provided = key.subject, property == .frame || property.isTransform {
          return $0.property.isOfFrame || $0.property.isTransform
        }
        return $0.property == property || property == .frame && $0.property.isOfFrame
      }
      let velocities = from.indices.map { index -> Double in
        guard abs(to[index] - from[index]) > Self.tiny else { return 0 }
        let velocity = (ahead[index] - from[index]) / Self.moment / (to[index] - from[index])
        let isFree = Part.isCoordinate(index, of: start) && (property != .frame || isPlace)
        if isFree, case .spring = settle.curve { return velocity }
        if isFree {
          let ways = (0...1).map { (left: to[$0] - from[$0], speed: (ahead[$0] - from[$0]) / Self.moment) }
          let length = ways[0].left * ways[0].left + ways[1].left * ways[1].left
          return max(0, (ways[0].speed * ways[0].left + ways[1].speed * ways[1].left) / length)
        }
        return max(0, velocity)
      }
      parts.append(
        Part(key: whole, start: start, end: end, velocities: isMoved ? velocities : nil, screen: screen))
    }
    // The screens first.
    parts = parts.filter { $0.screen == nil } + parts.filter { $0.screen != nil }
    self.parts = Self.joined(parts, now, ahead: next, moved: driven)
  }

  /// The parts, with one velocity for those of an object's transform.
  ///
  /// A platform moves a transform as one: the velocity of its parts is the finger's speed projected on their ways home, so that a part with
  /// a short way does not make another part fast. A scale or an angle of 1 counts as half the object's diagonal, the distance that a corner
  /// moves.
  private static func joined(
    _ parts: [Part], _ now: Scene, ahead: Scene, moved: Set<PropertyKey>
  ) -> [Part] {
    var parts = parts
    for subject in Set(parts.map(\.key.subject)) {
      let own = parts.indices.filter { index in
        let key = parts[index].key
        return key.subject == subject && key.property.isTransform && key.property != .perspective
      }
      if own.isEmpty { continue }
      let size = now.frame(of: subject).size
      var way = 0.0
      var gone = 0.0
      for part in own.map({ parts[$0] }) {
        let isLength = part.key.property == .translation
        let unit = isLength ? 1 : (size.width * size.width + size.height * size.height).squareRoot() / 2
        let isMoved = moved.contains(part.key)
        let (from, to) = (part.start.numbers, part.end.numbers)
        let next = isMoved ? ahead.value(of: subject, part.key.property).numbers : from
        for index in from.indices where abs(to[index] - from[index]) > tiny {
          let left = (to[index] - from[index]) * unit
          way += left * left
          gone += (next[index] - from[index]) * unit / moment * left
        }
      }
      if own.allSatisfy({ parts[$0].velocities == nil }) { continue }
      let velocity = way > 0 ? max(0, gone / way) : 0
      for index in own { parts[index].velocities = parts[index].start.numbers.map { _ in velocity } }
    }
    return parts
  }
}

extension PropertyKey {
  fileprivate func isPart(of subject: Subject) -> Bool { self.subject == subject && property.isOfFrame }
}

extension ValueType {
  /// Whether its values have the coordinates of a place.
  fileprivate var isPlace: Bool { self == .point || self == .rect }
}
