import UIKit

/// One property with a value at each rest state, and the timing between them.
@MainActor final class TransitionTrack {
  enum Order {
    case first, last, center
    /// The items nearest to a point first; items at the same distance together.
    case distance(from: () -> CGPoint)
    static func near(_ point: @autoclosure @escaping () -> CGPoint) -> Self { .distance(from: point) }
  }
  enum Bend: TransitionCase { case up, down, left, right }
  /// When and how it moves in one direction.
  private struct Way {
    /// The part of the direction in which it moves; nil if it does not.
    var window: ClosedRange<Double>? = 0...1
    var curve: TransitionCurve?
    var stagger: (interval: TimeInterval, order: Order)?
    /// For an item of a collection: its rank, the highest rank, and the interval between two ranks in seconds.
    var turn: (rank: Double, last: Double, interval: TimeInterval)?
    /// The moment that replaces the window.
    var moment: TransitionTiming?
  }

  let element: TransitionElement
  let kind: TransitionPropertyKind
  /// The value at a rest state: 0 is the from screen, 1 the to screen or its first state.
  private let end: (_ rest: Int, _ view: UIView?) -> TransitionAmount
  /// Its values at the rest states that have been read.
  private var kept = TransitionTable<TransitionAmount>()
  /// In the order of the directions.
  private var ways: [Way] = [Way(), Way()]
  private var damping: (() -> CGFloat)?
  private var bend: (side: Bend, height: CGFloat)?
  /// Whether the value at the to screen is held while that is shown.
  private var stands: Bool = false

  init(
    _ element: TransitionElement, _ kind: TransitionPropertyKind,
    _ end: @escaping (_ rest: Int, _ view: UIView?) -> TransitionAmount
  ) { (self.element, self.kind, self.end) = (element, kind, end) }

  /// A copy for one item of a collection.
  /// - Parameter items: All of them, in the order of the collection.
  init(_ track: TransitionTrack, item index: Int, of items: [TransitionElement]) {
    (element, kind, end) = (items[index], track.kind, track.end)
    (ways, damping, bend, stands) = (track.ways, track.damping, track.bend, track.stands)
    for (number, way) in ways.enumerated() {
      let ranks: [Double] = way.stagger.then { Self.ranks(of: items, $0.order) } ?? []
      ways[number].turn = way.stagger.then { (ranks[index], ranks.max() ?? 0, $0.interval) }
    }
  }

  /// The rank of each item. Near a point, items within half a point of each other share one.
  private static func ranks(of items: [TransitionElement], _ order: Order) -> [Double] {
    let places: [Double] = items.indices.map { Double($0) }
    let middle = Double(items.count - 1) / 2
    switch order {
    case .first: return places
    case .last: return places.reversed()
    case .center: return places.gather { abs($0 - middle) }
    case .distance(let point):
      let point: CGPoint = items[0].description.inLayout(point)
      let distances: [Double] = items.gather { Double(hypot($0.center.x - point.x, $0.center.y - point.y)) }
      var ranks: [Double] = places
      var (rank, ring): (Double, Double) = (0, distances.min() ?? 0)
      for index in TransitionMath.order(items.count, by: { distances[$0] < distances[$1] }) {
        if distances[index] > ring + 0.5 { (rank, ring) = (rank + 1, distances[index]) }
        ranks[index] = rank
      }
      return ranks
    }
  }

  // MARK: Timing and path
  /// The part of each direction in which it moves, from 0 to 1; backward mirrors forward unless it is given.
  @discardableResult func over(_ window: ClosedRange<Double>, backward: ClosedRange<Double>? = nil) -> Self {
    let mirrored: ClosedRange<Double> = (1 - window.upperBound)...(1 - window.lowerBound)
    if ways[0].window != nil { ways[0].window = window }
    if ways[1].window != nil { ways[1].window = backward ?? mirrored }
    return self
  }

  /// Sets its curve, in place of the direction's.
  @discardableResult func curve(_ curve: TransitionCurve, backward: TransitionCurve? = nil) -> Self {
    with { (ways[0].curve, ways[1].curve) = (curve, backward ?? curve) }
  }

  /// Sets a spring whose damping ratio is computed when a direction starts.
  @discardableResult func spring(damping: @autoclosure @escaping () -> CGFloat) -> Self {
    with { self.damping = damping }
  }

  /// Limits it to one direction.
  @discardableResult func only(_ direction: TransitionDirection) -> Self {
    with { ways[1 - direction.rawValue].window = nil }
  }

  /// Moves the items of a collection, each an interval in seconds later than the one before, so that the last one ends with the window.
  /// Without a direction in both.
  @discardableResult func stagger(
    _ interval: TimeInterval, from order: Order = .first, in direction: TransitionDirection? = nil
  ) -> Self {
    if direction != .backward { ways[0].stagger = (interval, order) }
    if direction != .forward { ways[1].stagger = (interval, order) }
    return self
  }

  /// Whether it moves the items of a collection.
  var isStaggered: Bool { element.tracks.has { $0.kind.is(kind) && $0.ways.has { $0.stagger != nil } } }

  /// Moves a place on an arc.
  /// - Parameter height: The distance of its middle from the line, as a share of the distance of the ends.
  @discardableResult func arc(_ side: Bend, height: CGFloat) -> Self { with { bend = (side, height) } }

  /// Holds its value at the to screen while that is shown.
  @discardableResult func standing() -> Self { with { stands = true } }

  private func with(_ change: () -> Void) -> Self {
    change()
    return self
  }

  /// Moves it in a moment in place of its window.
  func fix(_ moment: TransitionTiming, in direction: TransitionDirection) {
    ways[direction.rawValue].moment = moment
  }
  var isFixed: Bool { ways.has { $0.moment != nil } }

  // MARK: Values
  /// Whether its value is held while the to screen is shown; not that of an object which is invisible meanwhile: it has its own rest value.
  var isStanding: Bool { stands && element.isSeenBelow }

  /// Whether it moves a property, or another part of the same frame that sets the same axis.
  func says(_ kind: TransitionPropertyKind, of element: TransitionElement) -> Bool {
    self.element === element && (self.kind.is(kind) || self.kind.sharesAxis(with: kind))
  }

  func moves(in direction: TransitionDirection) -> Bool { ways[direction.rawValue].window != nil }

  /// The value at a rest.
  func value(_ rest: Int) -> TransitionAmount {
    let isFrozen: Bool = element.description.isFrozen
    if isFrozen, let known = kept[rest] { return known }
    let value: TransitionAmount = element.description.inLayout { kind.held(end(rest, element.view)) }
    if isFrozen { kept[rest] = value }
    return value
  }

  /// Discards its stored values, so that they are read anew.
  func forget() { kept = TransitionTable() }

  /// The value on the way from one rest to another.
  func value(at share: Double, from start: Int, to end: Int) -> TransitionAmount {
    let (a, b) = (value(start), value(end))
    let value: TransitionAmount = a.mixed(with: b, at: share)
    guard let bend, share != 0, share != 1 else { return kind.held(value) }
    let way: TransitionNumbers = b.numbers.minus(a.numbers)
    let height: Double = Double(bend.height) * hypot(way[0], way[1])
    let off: Double = 4 * share * (1 - share) * height
    let isLess: Bool = bend.side.is(.up) || bend.side.is(.left)
    let index: Int = bend.side.is(.up) || bend.side.is(.down) ? 1 : 0
    return value.with(value.numbers[index] + (isLess ? -off : off), at: index)
  }

  func isStraight(from start: Int, to end: Int) -> Bool { bend.isNil || value(start) == value(end) }

  // MARK: Times
  /// The delay, duration and curve in a direction.
  func moment(in direction: TransitionDirection, _ timing: TransitionTiming) -> TransitionTiming {
    let way: Way = ways[direction.rawValue]
    if let moment = way.moment { return moment }
    let window: ClosedRange<Double> = way.window ?? 0...1
    var delay: TimeInterval = timing.delay + window.lowerBound * timing.duration
    var length: TimeInterval = (window.upperBound - window.lowerBound) * timing.duration
    if let turn = way.turn {
      let step: TimeInterval = min(turn.interval, length / (turn.last + 1))
      delay += turn.rank * step
      length -= turn.last * step
    }
    let ratio: CGFloat? = damping.then { element.description.inLayout($0) }
    let curve: TransitionCurve? = ratio.then { .spring(damping: $0) } ?? way.curve
    return TransitionTiming(length, curve ?? timing.curve, delay: delay)
  }
}
