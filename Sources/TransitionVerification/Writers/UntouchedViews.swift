import TransitionDiagnostics
import TransitionPlan

/// Taps and presses of what no finger can touch: nothing is wrong with what they do, and nobody sees it.
enum UntouchedViews {
  static func findings(_ transition: Transition, _ expressions: ExpressionArena) -> [Diagnostic] {
    guard !transition.presses.isEmpty || transition.views.contains(where: \.isTouched) else { return [] }
    let touch = Touchability(transition, RestValues(transition), expressions)
    let isCovered = ToScreenCover(transition, expressions).coversContainer
    let presses = transition.presses.compactMap { press -> Diagnostic? in
      finding("this `press`", press.location, why(of: press.view, transition, touch))
    }
    let taps = transition.views.indices.compactMap { index -> Diagnostic? in
      let view = transition.views[index]
      if view.dismissesOnTap {
        return finding(
          "`tap dismiss`", view.location,
          why(of: .added(index), transition, touch)
            ?? (isCovered && isBelow(index, transition) ? covered(index, transition) : nil))
      }
      guard view.isTouched, view.isStanding, isUnused(index, transition) else { return nil }
      return finding("a touch of `\(view.name)`", view.location, (tapless, nil))
    }
    return presses + taps
  }

  private static let tapless =
    "nothing says what a tap does: `tap dismiss` goes back, an `image` is no button"

  private typealias Reason = (text: String, place: SpecLocation?)

  private static func finding(_ what: String, _ location: SpecLocation, _ reason: Reason?) -> Diagnostic? {
    guard let reason else { return nil }
    return Diagnostic(
      .withoutEffect, at: location.range, [.text(what), .text(reason.text)],
      labels: reason.place.map { [DiagnosticLabel($0.range, "here")] } ?? [])
  }

  /// Why a view gets no touches at any rest at which it is there.
  private static func why(of subject: Subject, _ transition: Transition, _ touch: Touchability) -> Reason? {
    var sides: [Side]
    switch subject {
    case .added(let index):
      if !transition.views[index].isStanding {
        return (
          "`\(transition.views[index].name)` is there for runs only, in which nothing can be touched", nil
        )
      }
      sides = [.to]
    case .screen(.from), .provided(.from, _): sides = transition.style.removesFrom ? [.from] : [.from, .to]
    case .screen(.to), .provided(.to, _): sides = [.to]
    case .container, .shared, .tabBar, .navigationBar: return nil
    }
    let obstacles = sides.compactMap { touch.obstacle(subject, at: $0) }
    guard obstacles.count == sides.count, let first = obstacles.first else { return nil }
    return (first.reason, first.location)
  }

  /// Whether nothing is to be done with a view that can be touched.
  private static func isUnused(_ index: Int, _ transition: Transition) -> Bool {
    !transition.interactions.contains { $0.view == .added(index) }
      && !transition.presses.contains { $0.view == .added(index) }
  }

  // MARK: What is covered

  private static func covered(_ index: Int, _ transition: Transition) -> Reason {
    let layer = transition.layers.first { $0.below == .added(index) }
    return (
      "`\(transition.to.name)` covers `\(transition.views[index].name)`, and takes its touches",
      layer?.location
    )
  }

  /// Whether an added view is below the to screen, through others or not.
  private static func isBelow(_ index: Int, _ transition: Transition) -> Bool {
    var (open, seen): ([Subject], Set<Subject>) = ([.screen(.to)], [.screen(.to)])
    while let object = open.popLast() {
      for layer in transition.layers where layer.above == object && seen.insert(layer.below).inserted {
        if layer.below == .added(index) { return true }
        open.append(layer.below)
      }
    }
    return false
  }
}

extension AddedView {
  /// Whether it looks as if it could be tapped, or can be.
  fileprivate var isTouched: Bool { if case .button = content { true } else { dismissesOnTap } }
}

/// Whether the to screen is all over the container where it rests, as far as the spec tells.
struct ToScreenCover {
  /// Whether nothing gives it another frame, a transform or less than its alpha.
  let coversContainer: Bool

  init(_ transition: Transition, _ expressions: ExpressionArena) {
    let screen = Subject.screen(.to)
    let rests = PlainRest(of: .to, in: transition)
    let isPlaced = transition.placements.contains { $0.subject == screen }
    let tracks = Direction.allCases.flatMap { direction in
      transition[direction].tracks.filter { $0.subject == screen }.map {
        (property: $0.property, rest: direction == .forward ? $0.end : $0.start)
      }
    }
    coversContainer =
      rests.fills && !isPlaced && transition.stateTables.allSatisfy { $0.subject != screen }
      && tracks.allSatisfy { property, rest in
        if property.isOfFrame { return RestInside.isLayout(rest, of: .to, property, expressions) }
        guard let neutral = property.neutral else {
          return property != .translation || RestInside.isLayout(rest, of: .to, property, expressions)
        }
        return [.cornerRadius, .dim, .blur].contains(property) || expressions.constant(rest) == neutral
      }
  }
}
