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
        if !scope.fromReads.isEmpty {
          SwiftItem.block("private func mirrored(_ frame: CGRect) -> CGRect") {
            "CGRect(x: mirrored(frame.midX) - frame.width / 2, y: frame.minY, width: frame.width, height: frame.height)"
          }
          SwiftItem.blank
        }
      }
      StatesSection.values(scope)
      if !scope.presentationStanding.isEmpty {
        stand(scope)
        SwiftItem.blank
      }
      rest(scope)
      if scope.hasScrub {
        SwiftItem.blank
        show(scope)
      }
      for part in scope.presentationParts { part.item(scope) }
      PresentationDampings.items(scope)
      if scope.finds {
        SwiftItem.blank
        PresentationFinds.find(scope)
      }
      if !scope.leftSlots.isEmpty {
        SwiftItem.blank
        PresentationFinds.giveBackViews(scope)
      }
    }
  }

  /// Statements with the screens that they read bound before them: one may be of another kind.
  static func guarded(
    _ scope: TransitionScope, _ items: [SwiftItem], after conditions: [String] = []
  ) -> [SwiftItem] {
    let names = Side.allCases.filter { !scope.isAnyController($0) && items.mention(scope.names[$0]) }
      .map { "let \(scope.names[$0])" }
    let all = conditions + names
    return all.isEmpty ? items : swift { "guard \(all.joined(separator: ", ")) else { return }" } + items
  }

  /// Keeps what is found of what is there already, before anything is changed.
  static func found(_ scope: TransitionScope) -> [SwiftItem] {
    scope.presentationFounds.flatMap { found -> [SwiftItem] in
      switch found.subject {
      case .screen(.from):
        let object = SlotWriter(scope: scope).object(found.subject)
        return swift { scope.keep(found, of: object, in: "containerView") }
      default: return []
      }
    }
  }

  /// Keeps what is found of the to screen, once.
  static func foundOfTo(_ scope: TransitionScope) -> [SwiftItem] {
    scope.presentationFounds.filter { $0.subject == .screen(.to) }.flatMap { found in
      swift { scope.keep(found, of: "presentedViewController.view", in: "containerView") }
    }
  }

  /// The cover follows the screen that it covers.
  static func dimmed(_ scope: TransitionScope, _ slots: [Slot]) -> [SwiftItem] {
    let object = SlotWriter(scope: scope).object(.screen(.from))
    guard scope.dims(.from), slots.contains(Slot(subject: .screen(.from), kind: .frame)) else { return [] }
    return swift { "\(scope.dimName(.from)).frame = \(object).bounds" }
  }

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
        found(scope)
        let taken = swift {
          for obligation in always { hold(scope, obligation) }
          if !moving.isEmpty {
            if scope.keepsWhetherReduced { "if isReduced { return }" }
            for obligation in moving { hold(scope, obligation) }
          }
        }
        guarded(scope, taken, after: asksBelow(scope, taken) ? [scope.isBelowName] : [])
      }
    }
  }

  /// Whether statements move what presents without a look at whether the from screen is in it: where it is not, UIKit plays
  /// its own animation, and nothing stands.
  private static func asksBelow(_ scope: TransitionScope, _ items: [SwiftItem]) -> Bool {
    scope.movesBelow && !items.mention(scope.from)
  }

  private static func hold(_ scope: TransitionScope, _ obligation: Obligation) -> [SwiftItem] {
    switch obligation.kind {
    case .standing(.screen(.from), let property, let value) where property.isGeometry:
      return frame(scope, property, value, obligation.location)
    case .standing(let subject, let property, let value), .held(let subject, let property, let value):
      let items = scope.hold(
        subject, property, at: value, ledger: "standing", bar: .from, location: obligation.location)
      guard case .screen(.from) = subject, property == .cornerRadius else { return items }
      let object = SlotWriter(scope: scope).object(subject)
      return items + swift { "standing.hold(\(object), \\UIView.clipsToBounds, at: true)" }
    case .invisible(let subject):
      return scope.hide(subject, ledger: "standing", bar: .from, location: obligation.location)
    case .inserted, .moved, .recognizer: return []
    }
  }

  /// A frame that stands: the extent and the middle.
  private static func frame(
    _ scope: TransitionScope, _ property: Property, _ value: ExpressionID, _ location: SpecLocation
  ) -> [SwiftItem] {
    guard property == .frame else { return part(scope, property, value, location) }
    let writer = SlotWriter(scope: scope)
    let object = writer.object(.screen(.from))
    let name = PoseWriter.field(scope, .screen(.from), property)
    let center = PoseWriter.field(scope, .screen(.from), .center)
    let code = ExpressionWriter(scope: scope) { scope.readInRun($0) }.value(value).scalar.text
    return swift {
      SwiftItem.line("let \(name): CGRect = \(code)", scope.line(location))
      "let \(center): CGPoint = CGPoint(x: \(name).midX, y: \(name).midY)"
      "standing.hold(\(object), \\UIView.bounds.size, at: \(name).size)"
      "standing.hold("
      SwiftItem.inner {
        "\(object), \\UIView.center,"
        "at: \(object).superview?.convert(\(center), from: containerView) ?? \(center))"
      }
    }
  }

  /// A part of a frame that stands: what nothing is said of stays as it is found.
  private static func part(
    _ scope: TransitionScope, _ property: Property, _ value: ExpressionID, _ location: SpecLocation
  ) -> [SwiftItem] {
    let writer = SlotWriter(scope: scope)
    let object = writer.object(.screen(.from))
    let name = PoseWriter.field(scope, .screen(.from), property)
    let (items, axes) = writer.named(.screen(.from), only: property) { _ in
      ExpressionWriter(scope: scope) { scope.readInRun($0) }.value(value)
    }
    let others = scope.geometry(.screen(.from)).filter { $0 != property }
    if others.contains(where: { other in
      Axis.allCases.contains { other.isSaid(on: $0) && property.isSaid(on: $0) }
    }) {
      scope.cannotSay("several parts of the from screen's frame on one axis", at: location)
    }
    let lengths = Axis.allCases.map { axes[$0]?.newLength }
    let middles = Axis.allCases.map { axis in
      axes[axis]?.newMiddle(own: axes[axis]?.newLength ?? Code("\(object).bounds.\(axis.extent)"))
    }
    let found = name + "Found"
    let x = middles[0].map { scope.inReadingDirection($0) } ?? Code(found).member("midX")
    let y = middles[1] ?? Code(found).member("midY")
    return swift {
      items
      if lengths.contains(where: { $0 != nil }) {
        let width = lengths[0]?.text ?? "\(object).bounds.width"
        let height = lengths[1]?.text ?? "\(object).bounds.height"
        SwiftItem.line(
          "standing.hold(\(object), \\UIView.bounds.size, at: CGSize(width: \(width), height: \(height)))",
          scope.line(location))
      }
      if middles.contains(where: { $0 != nil }) {
        if middles.contains(where: { $0 == nil }) {
          "let \(found): CGRect = \(object).convert(\(object).bounds, to: containerView)"
        }
        "let \(name)Center: CGPoint = \(Value.pair(x, y).point.text)"
        SwiftItem.line("standing.hold(", scope.line(location))
        SwiftItem.inner {
          "\(object), \\UIView.center,"
          "at: \(object).superview?.convert(\(name)Center, from: containerView) ?? \(name)Center)"
        }
      }
    }
  }

  // MARK: Rest and between

  /// The slots that are no geometry of what is laid out.
  private static func looks(_ scope: TransitionScope) -> [Slot] {
    scope.plainSlots.filter { !($0.kind == .frame && scope.laidOut.contains($0.subject)) }
  }

  /// The buttons and pictures that would appear all at once in a crossfade: nothing fades them.
  static func fadingViews(_ scope: TransitionScope) -> [String] {
    let writer = SlotWriter(scope: scope)
    return scope.transition.views.indices.filter { index in
      if case .blur = scope.transition.views[index].content { return false }
      return scope.canFade && !scope.plainSlots.contains(Slot(subject: .added(index), kind: .alpha))
    }.map { writer.object(.added($0)) }
  }

  private static func values(
    _ scope: TransitionScope, fade: String, _ statements: (Slot) -> [SwiftItem]
  ) -> [SwiftItem] {
    let looks = looks(scope).filter { $0 != scope.fadingSlot && $0.kind != .dim }
    let late = scope.hasLateFounds ? scope.lateSlots : []
    let early = looks.filter { !late.contains($0) }
    let always = early.filter { !($0.isLeftOutOfFades && scope.canFade) }
    let moving = early.filter { $0.isLeftOutOfFades && scope.canFade }
    return swift {
      for slot in always { statements(slot) }
      if scope.fadingScreen != nil { "\(scope.to).view.alpha = \(fade)" }
      for view in fadingViews(scope) { "\(view).alpha = \(fade)" }
      if !moving.isEmpty {
        SwiftItem.block("if !isFading") { for slot in moving { statements(slot) } }
      }
      if !late.isEmpty {
        SwiftItem.block(scope.asksIfFading ? "if hasFound, !isFading" : "if hasFound") {
          for slot in late { statements(slot) }
        }
      }
      dimmed(scope, looks)
    }
  }

  /// The cover of the from screen: it lies over whatever presents, also over what is none of the spec's screens.
  private static func cover(_ scope: TransitionScope, _ statements: (Slot) -> [SwiftItem]) -> [SwiftItem] {
    scope.plainSlots.filter { $0.kind == .dim }.flatMap(statements)
  }

  private static func rest(_ scope: TransitionScope) -> [SwiftItem] {
    let writer = SlotWriter(scope: scope)
    let fade = "isFading && side == .\(scope.from) ? 0 : 1"
    let at = scope.asksIfFading ? "isFading ? .\(scope.to) : side" : "side"
    return swift {
      SwiftItem.doc("The rest values of one side (\(scope.lines(scope.locations(scope.plainSlots)))).")
      SwiftItem.block("func rest(at side: \(scope.type("Side")))") {
        scope.layOut(at: at)
        StatesSection.modality(scope)
        cover(scope) { writer.statements($0, at: .variable) }
        let plain = values(scope, fade: fade) { writer.statements($0, at: .variable) }
        if asksBelow(scope, plain) {
          guarded(
            scope,
            values(scope, fade: fade) { slot in
              let items = writer.statements(slot, at: .variable)
              return slot.subject == .screen(.from)
                ? [.block("if \(scope.isBelowName)", comment: nil, items, tail: .none)] : items
            })
        } else {
          guarded(scope, plain)
        }
      }
    }
  }

  /// All tracks of the driven direction at a position.
  private static func show(_ scope: TransitionScope) -> [SwiftItem] {
    let writer = SlotWriter(scope: scope, laysOut: false)
    let direction = scope.scrubbed
    let fade = direction == .forward ? "isFading ? position : 1" : "isFading ? 1 - position : 1"
    let way = direction == .forward ? "way there" : "way back"
    let names = (scope.names[direction.start], scope.names[direction.end])
    return swift {
      SwiftItem.doc(
        "All tracks of the \(way) at a position: 0 is `\(names.0)`, 1 is `\(names.1)` "
          + "(\(scope.lines(scope.transition[direction].tracks.map(\.location)))).")
      SwiftItem.block("func show(at position: CGFloat)") {
        cover(scope) { writer.statements($0, between: direction) }
        guarded(
          scope,
          between(scope, writer, direction)
            + values(scope, fade: fade) { writer.statements($0, between: direction) })
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
  /// Whether something of a from screen of a kind of its own is moved as what presents.
  var movesBelow: Bool {
    isOverlay && !isAnyController(.from)
      && plainSlots.contains { $0.subject == .screen(.from) && $0.kind != .dim }
  }

  /// The presentation's property that says whether the from screen is there.
  var isBelowName: String { "isOver" + NameTable.capitalized(from) }

  /// Whether what stands depends on what a person had wanted of motion when the to screen came: asked again, it would change
  /// at the end of a run.
  var keepsWhetherReduced: Bool {
    transition.reduceMotion != nil && presentationStanding.contains(where: isLeftOutOfFades)
  }
}
