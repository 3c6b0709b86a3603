import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax

/// T0314: added views that are visible where a run begins or ends.
extension Checker {
  /// The first and the last forward track of each property of added views and screens, by index.
  private func ends(of animations: [CheckedAnimation]) -> [PropertyKey: (first: Int, last: Int)] {
    var ends: [PropertyKey: (first: Int, last: Int)] = [:]
    for index in animations.indices {
      switch animations[index].subject {
      case .added, .screen: break
      default: continue
      }
      let key = PropertyKey(animations[index].subject, animations[index].property)
      guard let known = ends[key] else {
        ends[key] = (index, index)
        continue
      }
      if animations[index].plays(before: animations[known.first]) { ends[key]?.first = index }
      if animations[known.last].plays(before: animations[index]) { ends[key]?.last = index }
    }
    return ends
  }

  /// Reports views without `while` that are visible when the run begins or ends: such a view exists for the run only.
  /// - Parameter nodes: Those of the added views.
  mutating func reportVisibleViews(_ checked: CheckedTransition, _ nodes: [NodeID]) {
    // A wrong track may be the one that hides it.
    if current.addedViews.allSatisfy(\.isStanding) || current.mayHaveLostTracks { return }
    let broken = Set(current.brokenTracks.map(\.subject))
    let (animations, placements) = (checked.animations, checked.transition.placements)
    let ends = ends(of: animations)
    var changed: [Subject: Set<Property>] = [:]
    for key in ends.keys { changed[key.subject, default: []].insert(key.property) }
    let holds = checked.holds.map(\.hold) + checked.interactions.flatMap(\.interaction.holds)
    for hold in holds { changed[hold.subject, default: []].insert(hold.property) }
    let tables = Dictionary(
      checked.transition.stateTables.map { (PropertyKey($0.subject, $0.property), $0) },
      uniquingKeysWith: { $1 })
    let covered = [Side.from, .to].map { side in
      let screen = Subject.screen(side)
      let rests = ends.filter { $0.key.subject == screen }.map { key, range in
        (key.property, side == .from ? animations[range.first].from : animations[range.last].to)
      }
      let others =
        holds.filter { $0.subject == screen }.map { ($0.property, $0.value) }
        + placements.filter { $0.subject == screen }.map { ($0.property, $0.value) }
      return covers(side, rests + others, in: checked.transition)
        ? below(screen, checked.transition.layers) : []
    }
    for (index, view) in current.addedViews.enumerated()
    where !view.isStanding && index < nodes.count && !current.brokenViews.contains(index)
      && !broken.contains(.added(index))
    {
      let own = changed[.added(index)] ?? []
      let places = placements.filter { $0.subject == .added(index) }
      let vanishing = isBlur(.added(index)) ? Self.vanishing + [.blur] : Self.vanishing
      let movers = view.fills == nil || view.fills == .container ? Self.movers : []
      let isClear = view.content.isClear && !own.contains(.background)
      /// - Parameter state: A rest state of the to screen; nil for the from screen.
      func isInvisible(in state: Int?) -> Bool {
        func end(_ property: Property) -> ExpressionID? {
          let key = PropertyKey(.added(index), property)
          if let state, let value = tables[key]?.values.dropFirst(state).first { return value }
          return ends[key].map {
            state == nil ? animations[$0.first].from : animations[$0.last].to
          }
        }
        return covered[state == nil ? 0 : 1].contains(.added(index))
          || vanishing.contains { isNothing($0, end($0)) }
          || isClear
            && Self.drawing.allSatisfy { !own.contains($0) || isNothing($0, end($0)) }
          || movers.contains { mover in
            guard let value = end(mover), isAlone(mover, among: own, places) else { return false }
            return Axis.allCases.contains { isOutside(value, mover, $0, view, places, nodes[index]) }
          }
      }
      let isUnseenFirst = isInvisible(in: nil)
      if isUnseenFirst, (0..<max(1, current.states.count)).allSatisfy(isInvisible) { continue }
      let name = tree.child(nodes[index], .name) ?? nodes[index]
      // One that is seen from the first frame on would still appear suddenly.
      let remedy =
        isUnseenFirst
        ? current.screens[.to].flatMap { insertion("while \($0.name)", into: nodes[index]) } : nil
      report(
        Diagnostic(
          .viewVisibleAtRest, at: tree.range(name), [.source(tree.range(name))],
          notes: [
            "animate its `alpha` from 0 and back to 0, for example with a table, or keep it with `while` and the to screen"
          ], fixIts: [remedy].compactMap(\.self)))
    }
  }

  /// Whether a screen covers the container where it rests: nothing is seen then of what lies below it. The `to` screen of an overlay may
  /// be transparent, and a screen with a frame in `sample` does not fill the container.
  /// - Parameter values: All that is said of its properties there.
  private func covers(
    _ side: Side, _ values: [(property: Property, value: ExpressionID)], in transition: Transition
  ) -> Bool {
    (side == .from || transition.style != .overlay)
      && !transition.sample.contains { $0.subject == .screen(side) && $0.property.isOfFrame }
      && values.allSatisfy {
        expressions.covers(
          $0.value, of: side, $0.property, forTouches: false, through: current.locals)
      }
  }

  /// The objects below another one, directly or not.
  private func below(_ object: Subject, _ layers: [Layer]) -> Set<Subject> {
    var (below, open) = (Set<Subject>(), [object])
    while let object = open.popLast() {
      for layer in layers where layer.above == object && below.insert(layer.below).inserted {
        open.append(layer.below)
      }
    }
    return below
  }

  /// Properties that draw a view elsewhere than at its frame, or larger.
  private static let transforms: Set<Property> = [
    .bounds, .scale, .scaleX, .scaleY, .rotation, .translation, .anchor,
  ]

  /// Properties without which a view is invisible. One without size is invisible as well.
  private static let vanishing: [Property] = [
    .alpha, .scale, .scaleX, .scaleY, .width, .height, .size, .frame,
  ]

  /// Properties that make a transparent view visible.
  private static let drawing: [Property] = [.borderWidth, .dim, .blur]

  /// Whether a value of such a property is 0; of a size or a frame one side.
  private func isNothing(_ property: Property, _ value: ExpressionID?) -> Bool {
    guard let value else { return false }
    return expressions.constant(value) == 0
      || expressions.lengthOfZero(in: value, of: property, through: current.locals) != nil
  }

  /// Properties by which a view comes from outside the container.
  private static let movers: [Property] = [
    .x, .leading, .centerX, .trailing, .y, .top, .centerY, .bottom, .center, .frame, .translation,
  ]

  /// Whether no other property determines the place of a view, but for its length.
  private func isAlone(
    _ mover: Property, among properties: Set<Property>, _ places: [Placement]
  ) -> Bool {
    guard properties.intersection(Self.transforms).subtracting([mover]).isEmpty else { return false }
    if mover == .translation || mover == .frame {
      return places.allSatisfy { $0.property == .frame && mover == .translation }
        && !properties.contains { $0.isOfFrame && $0 != mover }
    }
    let axes = mover.axisParts.map(\.axis)
    let isFree = places.allSatisfy { place in
      [.frame, .width, .height, .size, mover].contains(place.property)
        || !place.property.axisParts.contains { axes.contains($0.axis) }
    }
    return isFree
      && properties.allSatisfy { other in
        other == mover || !other.isOfFrame || !other.axisParts.contains { axes.contains($0.axis) }
      }
  }

  /// Whether a view is wholly outside the container on an axis, where a value has moved it.
  private mutating func isOutside(
    _ value: ExpressionID, _ mover: Property, _ axis: Axis, _ view: AddedView, _ places: [Placement],
    _ node: NodeID
  ) -> Bool {
    let (near, side) = (axis[.minimum], axis[.length])
    let extent = leaf(.property(.container, side), .scalar(.length), node).id
    func number(_ part: Property, of value: ExpressionID, as property: Property) -> ExpressionID? {
      expressions.number(part, of: value, as: property, through: current.locals)
    }
    guard let part = mover.part(along: axis),
      let place = expressions.numbers(of: value, through: current.locals)?[part]
    else { return false }
    var length = number(side, of: value, as: mover) ?? (view.content.isButton ? nil : extent)
    // The place that a translation starts from.
    var base: ExpressionID?
    for placed in places where side.index(in: placed.property) != nil {
      guard let own = number(side, of: placed.value, as: placed.property) else { return false }
      length = own
      if mover == .translation { base = number(near, of: placed.value, as: placed.property) }
    }
    guard let length else { return false }
    // The part of the length that is before the place.
    let share: Double =
      switch mover {
      case .center, .centerX, .centerY: 0.5
      case .trailing, .bottom: 1
      default: 0
      }
    let bounds = ExpressionBounds(expressions, locals: current.locals)
    let (after, before) = (base.map { [($0, 1.0)] } ?? [], base.map { [($0, -1.0)] } ?? [])
    return bounds.isSurelyNotNegative([(place, 1), (length, -share), (extent, -1)] + after)
      || bounds.isSurelyNotNegative([(place, -1), (length, share - 1)] + before)
  }
}

extension AddedContent {
  fileprivate var isButton: Bool { if case .button = self { true } else { false } }

  /// Whether it is a transparent colour.
  fileprivate var isClear: Bool { if case .color(let color) = self { color.alpha == 0 } else { false } }
}
