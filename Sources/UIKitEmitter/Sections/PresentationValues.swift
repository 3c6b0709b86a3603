import TransitionPlan

/// The values of an overlay: at rest, between the sides, and those that stand.
enum PresentationValues {
  static func items(_ scope: TransitionScope) -> [SwiftItem] {
    swift {
      if scope.transition.isDirectional {
        SwiftItem.doc("A place in x of the container, from one that runs from leading to trailing.")
        SwiftItem.block("private func mirrored(_ x: CGFloat) -> CGFloat") {
          "let isRightToLeft: Bool = containerView?.effectiveUserInterfaceLayoutDirection == .rightToLeft"
          "return isRightToLeft ? size.width - x : x"
        }
        SwiftItem.blank
      }
      if !scope.presentationStanding.isEmpty {
        stand(scope)
        SwiftItem.blank
      }
      rest(scope)
      if scope.hasScrub {
        SwiftItem.blank
        show(scope)
      }
    }
  }

  /// The binding of screens that may be of another kind.
  static func guards(_ scope: TransitionScope) -> [SwiftItem] {
    let readsFrom = scope.plainSlots.contains { slot in
      if case .provided(.from, _) = slot.subject { true } else { false }
    }
    let sides: [Side] = readsFrom ? [.from, .to] : [.to]
    let names = sides.filter { !scope.isAnyController($0) }.map { "let \(scope.names[$0])" }
    return names.isEmpty ? [] : swift { "guard \(names.joined(separator: ", ")) else { return }" }
  }

  /// Keeps what is found before anything is changed.
  static func found(_ scope: TransitionScope) -> [SwiftItem] { [] }

  // MARK: What stands

  private static func stand(_ scope: TransitionScope) -> [SwiftItem] {
    let obligations = scope.presentationStanding
    let moving = obligations.filter(scope.isLeftOutOfFades)
    let always = obligations.filter { !scope.isLeftOutOfFades($0) }
    return swift {
      SwiftItem.doc(
        "Takes the values that stand while the \(scope.to) is up (\(scope.lines(obligations.map(\.location))))."
      )
      SwiftItem.block("private func stand()") {
        "standing.giveBack()"
        for obligation in always { hold(scope, obligation) }
        if !moving.isEmpty {
          if scope.transition.reduceMotion != nil { "if UIAccessibility.isReduceMotionEnabled { return }" }
          for obligation in moving { hold(scope, obligation) }
        }
      }
    }
  }

  private static func hold(_ scope: TransitionScope, _ obligation: Obligation) -> [SwiftItem] {
    switch obligation.kind {
    case .standing(let subject, let property, let value), .held(let subject, let property, let value):
      scope.hold(
        subject, property, at: value, ledger: "standing", bar: .from, location: obligation.location)
    case .invisible(let subject):
      scope.hide(subject, ledger: "standing", bar: .from, location: obligation.location)
    case .inserted, .moved, .recognizer: []
    }
  }

  // MARK: Rest and between

  /// The slots that are no geometry of what is laid out.
  private static func looks(_ scope: TransitionScope) -> [Slot] {
    scope.plainSlots.filter { !($0.kind == .frame && scope.laidOut.contains($0.subject)) }
  }

  /// The buttons and pictures that would appear all at once in a crossfade: nothing fades them.
  private static func fadingViews(_ scope: TransitionScope) -> [String] {
    scope.transition.views.indices.filter { index in
      if case .blur = scope.transition.views[index].content { return false }
      return scope.canFade && !scope.plainSlots.contains(Slot(subject: .added(index), kind: .alpha))
    }.map { scope.names.added($0) }
  }

  private static func values(
    _ scope: TransitionScope, fade: String, _ statements: (Slot) -> [SwiftItem]
  ) -> [SwiftItem] {
    let looks = looks(scope).filter { $0 != scope.fadingSlot }
    let always = looks.filter { !($0.isLeftOutOfFades && scope.canFade) }
    let moving = looks.filter { $0.isLeftOutOfFades && scope.canFade }
    return swift {
      for slot in always { statements(slot) }
      if scope.fadingScreen != nil { "\(scope.to).view.alpha = \(fade)" }
      for view in fadingViews(scope) { "\(view).alpha = \(fade)" }
      if !moving.isEmpty {
        SwiftItem.block("if !isFading") { for slot in moving { statements(slot) } }
      }
    }
  }

  private static func rest(_ scope: TransitionScope) -> [SwiftItem] {
    let writer = SlotWriter(scope: scope)
    let fade = "isFading && side == .\(scope.from) ? 0 : 1"
    let at = scope.asksIfFading ? "isFading ? .\(scope.to) : side" : "side"
    return swift {
      SwiftItem.doc("The rest values of one side (\(scope.lines(scope.locations(scope.plainSlots)))).")
      SwiftItem.block("func rest(at side: \(scope.type("Side")))") {
        "layOut(at: \(at))"
        looks(scope).isEmpty && fadingViews(scope).isEmpty && scope.fadingScreen == nil ? [] : guards(scope)
        values(scope, fade: fade) { writer.statements($0, at: .variable) }
      }
    }
  }

  /// All tracks of the driven direction at a position.
  private static func show(_ scope: TransitionScope) -> [SwiftItem] {
    let writer = SlotWriter(scope: scope)
    let direction = scope.scrubbed
    let fade = direction == .forward ? "isFading ? position : 1" : "isFading ? 1 - position : 1"
    let way = direction == .forward ? "way there" : "way back"
    let names = (scope.names[direction.start], scope.names[direction.end])
    return swift {
      SwiftItem.doc(
        "All tracks of the \(way) at a position: 0 is `\(names.0)`, 1 is `\(names.1)` "
          + "(\(scope.lines(scope.transition[direction].tracks.map(\.location)))).")
      SwiftItem.block("func show(at position: CGFloat)") {
        guards(scope)
        between(scope, writer, direction)
        values(scope, fade: fade) { writer.statements($0, between: direction) }
      }
    }
  }

  /// The geometry between the sides; a crossfade has everything in its place.
  private static func between(
    _ scope: TransitionScope, _ writer: SlotWriter, _ direction: Direction
  ) -> [SwiftItem] {
    let moved = scope.laidOut.filter { !scope.geometry($0).isEmpty }
    if moved.isEmpty { return [] }
    let items = moved.flatMap { subject in
      PresentationLayout.object(scope, subject, writer) { writer.between($0, $1, direction) }
    }
    return scope.asksIfFading ? [.block("if !isFading", comment: nil, items, tail: .none)] : items
  }
}

extension TransitionScope {
  /// The direction that a finger scrubs; of several the first.
  var scrubbed: Direction {
    transition.interactions.first { $0.drives.isEmpty }?.direction ?? .backward
  }

  /// What the presentation holds as long as the to screen is up: added views aside.
  var presentationStanding: [Obligation] {
    stayObligations.filter { obligation in
      switch obligation.kind {
      case .standing, .held, .invisible: true
      case .inserted, .moved, .recognizer: false
      }
    }
  }

  /// What the presentation finds before it changes anything.
  var presentationFounds: [Found] {
    founds.filter { found in
      if case .screen(.to) = found.subject { return !found.property.isGeometry }
      return true
    }
  }

  /// Whether an obligation is about what a crossfade leaves alone.
  func isLeftOutOfFades(_ obligation: Obligation) -> Bool {
    switch obligation.kind {
    case .standing(let subject, let property, _), .held(let subject, let property, _):
      Slot.kind(of: property).map { Slot(subject: subject, kind: $0).isLeftOutOfFades } ?? false
    case .invisible, .inserted, .moved, .recognizer: false
    }
  }

  /// Whether any of some expressions reads a view of a screen.
  func reads(rect ids: [ExpressionID]) -> Bool {
    ids.contains { id in Side.allCases.contains { reads($0, id) } }
  }
}
