import TransitionPlan
import TransitionText

/// Finds added views that cover the to screen for its whole stay: above it, as large as the container, and at rest neither
/// moved nor resized.
struct ViewCover {
  private let transition: Transition
  private let expressions: ExpressionArena
  /// The objects above the to screen, directly or not.
  let above: NumberedSet<Subject>
  /// What has anything said of it that may let something of the screen be seen, or touched.
  private var changed = NumberedSet<Subject>()
  /// The alpha and the blur of each object at rest, for each direction and state.
  private var alphas = NumberedTable<Subject, [ExpressionID]>()
  /// Of what else is in the container than the to screen the first view that takes its touches.
  private var covers = NumberedTable<Subject, Int>()

  init(_ transition: Transition, _ expressions: ExpressionArena) {
    self.transition = transition
    self.expressions = expressions
    above = Self.above(.screen(.to), transition)
    for direction in Direction.allCases { add(transition[direction].tracks, of: direction) }
    for place in transition.placements where !isWhole(place) {
      changed.insert(place.subject)
    }
    for table in transition.stateTables {
      change(table.subject, table.property)
      if Self.isOpacity(table.property) { alphas[table.subject, default: []] += table.values }
    }
    for obligation in transition.obligations where !obligation.isOfRun {
      switch obligation.kind {
      case .held(let subject, _, _), .invisible(let subject): changed.insert(subject)
      default: break
      }
    }
    cover()
  }

  /// Whether a place is the whole container, or the whole to screen.
  private func isWhole(_ place: Placement) -> Bool {
    place.property == .frame
      && expressions.isLayout(place.value, of: .to, .frame, through: transition.locals)
  }

  /// Finds what lies below each view that takes touches.
  private mutating func cover() {
    var layers = NumberedTable<Subject, [Subject]>()
    for layer in Self.layers(transition) { layers[layer.above, default: []].append(layer.below) }
    for (index, view) in transition.views.enumerated()
    where view.dismissesOnTap && view.fills != .screen(.to) && fills(index, Property.leastTouchedAlpha) {
      var open = [Subject.added(index)]
      while let object = open.popLast() {
        // What is below one that is known is known as well.
        for below in layers[object] ?? [] where covers.add(below, index) { open.append(below) }
      }
    }
  }

  /// What is directly above what: as the spec says of added views, and the from screen if an `order` puts it above.
  private static func layers(_ transition: Transition) -> [(above: Subject, below: Subject)] {
    transition.layers.map { ($0.above, $0.below) }
      + (transition.top == .from ? [(.screen(.from), .screen(.to))] : [])
  }

  /// The objects above another one, directly or not.
  static func above(_ object: Subject, _ transition: Transition) -> NumberedSet<Subject> {
    var layers = NumberedTable<Subject, [Subject]>()
    for layer in Self.layers(transition) { layers[layer.below, default: []].append(layer.above) }
    var above = NumberedSet<Subject>()
    var open = [object]
    while let object = open.popLast() {
      for next in layers[object] ?? [] where above.insert(next) { open.append(next) }
    }
    return above
  }

  /// Whether a property determines how opaque a view is.
  private static func isOpacity(_ property: Property) -> Bool { property == .alpha || property == .blur }

  private mutating func add(_ tracks: [Track], of direction: Direction) {
    for ends in TrackEnds.of(tracks).values {
      let track = direction == .forward ? tracks[ends.last] : tracks[ends.first]
      let value = track.value(at: .to, in: direction)
      if Self.isOpacity(track.property) {
        alphas[track.subject, default: []].append(value)
      } else if !isPlain(value, track.property) {
        changed.insert(track.subject)
      }
    }
  }

  /// Whether a value at which a track ends leaves a view where it is without the track.
  private func isPlain(_ value: ExpressionID, _ property: Property) -> Bool {
    expressions.isFound(value)
      || expressions.covers(value, of: .to, property, forTouches: false, through: transition.locals)
  }

  private mutating func change(_ subject: Subject, _ property: Property) {
    if !Self.isOpacity(property), property != .cornerRadius, property != .tint { changed.insert(subject) }
  }

  /// The view that takes all touches of the to screen; nil if there is none.
  var ofTouches: AddedView? {
    for index in transition.views.indices
    where transition.views[index].dismissesOnTap && covers(index, Property.leastTouchedAlpha) {
      return transition.views[index]
    }
    return transition.views.indices.first(where: coversByPlace).map { transition.views[$0] }
  }

  /// Whether a view that can be tapped is above the to screen, and placed where that rests.
  private func coversByPlace(_ index: Int) -> Bool {
    let (view, subject) = (transition.views[index], Subject.added(index))
    guard view.isStanding, view.dismissesOnTap, view.fills == nil, above.contains(subject),
      transition.placements.contains(where: { $0.subject == subject })
    else { return false }
    return RestingPlaces.surely(at: .to, [subject, .screen(.to)], transition, expressions) { rest in
      rest.value(of: subject, .alpha).number >= Property.leastTouchedAlpha
        && rest.transformedFrame(of: subject).covers(
          rest.transformedFrame(of: .screen(.to)), in: rest.frame(of: .container))
    }
  }

  /// The view that takes all touches of another object, and lies above it; nil if there is none.
  /// - Parameter subject: The from screen, a view of it, or an added view.
  func ofTouches(over subject: Subject) -> AddedView? {
    let object: Subject = if case .provided(let side, _) = subject { .screen(side) } else { subject }
    return covers[object].map { transition.views[$0] }
  }

  /// Whether an added view may cover the container behind the to screen.
  var isContainerBacked: Bool {
    transition.views.indices.contains { transition.views[$0].fills != .screen(.to) && fills($0, 1) }
  }

  /// Whether a view surely covers the to screen.
  /// - Parameter alpha: The least alpha of its content.
  func covers(_ index: Int, _ alpha: Double) -> Bool {
    above.contains(.added(index)) && fills(index, alpha)
  }

  /// The view of the to screen that a view surely covers; nil if there is none.
  func coveredView(_ index: Int) -> Subject? {
    guard case .provided(.to, _)? = transition.views[index].fills, above.contains(.added(index)),
      stays(index, 1)
    else { return nil }
    return transition.views[index].fills
  }

  /// Whether a view is surely as large as the container, or as the to screen, for the whole stay.
  private func fills(_ index: Int, _ alpha: Double) -> Bool {
    switch transition.views[index].fills {
    case nil: if case .button = transition.views[index].content { return false }
    case .container, .screen(.to): break
    case .screen(.from): if !ScreenCover(of: .from, transition, expressions).coversAtRest { return false }
    default: return false
    }
    return stays(index, alpha)
  }

  /// Whether a view surely stays unmodified for the whole stay.
  /// - Parameter alpha: The least alpha of its content.
  private func stays(_ index: Int, _ alpha: Double) -> Bool {
    let subject = Subject.added(index)
    guard transition.views[index].isStanding, !changed.contains(subject) else { return false }
    return (alphas[subject] ?? []).allSatisfy { id in
      expressions.isFound(id) || expressions.constant(id).map { $0 >= alpha } ?? false
    }
  }
}

/// Which objects cover which while the to screen rests, for all gestures of a transition.
struct RestingCovers {
  /// The added view that takes all touches of the to screen; nil if there is none.
  let ofTouches: AddedView?
  /// Coverage by views that can be tapped; nil where there are none.
  private let cover: ViewCover?
  /// Whether the to screen takes the touches of the container, or at least of what lies in its frame.
  let screen: ScreenCover
  /// The objects surely below the to screen, but for the from screen.
  let below: NumberedSet<Subject>

  init(_ transition: Transition, _ expressions: ExpressionArena) {
    let canTap = transition.views.contains { $0.dismissesOnTap && $0.isStanding }
    cover = canTap ? ViewCover(transition, expressions) : nil
    ofTouches = cover?.ofTouches
    screen = ScreenCover(of: .to, forTouches: true, transition, expressions)
    var below = NumberedSet<Subject>()
    for (subject, _) in UntouchedViews.below(transition) { below.insert(subject) }
    self.below = below
  }

  /// The added view that takes all touches of the from screen, of a view of it, or of an added view; nil if there is none.
  func ofTouches(over subject: Subject) -> AddedView? { cover?.ofTouches(over: subject) }
}
