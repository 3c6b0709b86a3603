import TransitionPlan

/// What the values of an overlay need.
extension TransitionScope {
  /// The direction that a finger scrubs; of several the first.
  var scrubbed: Direction {
    transition.interactions.first { $0.drives.isEmpty && $0.states == nil }?.direction ?? .backward
  }

  /// What the presentation holds as long as the to screen is up: added views aside.
  var presentationStanding: [Obligation] {
    stayObligations.filter { obligation in
      switch obligation.kind {
      case .standing(_, .dim, _): false  // the cover goes with the presentation
      case .standing, .held, .invisible: true
      case .inserted, .moved, .recognizer: false
      }
    }
  }

  /// Whether what is found is known only when the to screen is laid out.
  func isLate(_ found: Found) -> Bool {
    if case .provided(.to, _) = found.subject { true } else { false }
  }

  /// Whether anything is found only then.
  var hasLateFounds: Bool { isOverlay && presentationFounds.contains(where: isLate) }

  /// The from screen's views whose frames the values read, as they are when a run starts.
  var fromReads: [Int] {
    guard isOverlay else { return [] }
    var found: [Int] = []
    for track in transition.forward.tracks + transition.backward.tracks where !track.subject.isPicture {
      for id in [track.start, track.end, track.damping].compactMap(\.self) {
        visitWithLocals(id) { kind in
          if case .property(.provided(.from, let index), let property) = kind,
            property.isGeometry || property == .bounds,
            !found.contains(index)
          {
            found.append(index)
          }
        }
      }
    }
    return found
  }

  /// The presentation's property with such a frame.
  func fromFrame(_ index: Int) -> String {
    from + NameTable.capitalized(transition.from.views[index].name) + "Frame"
  }

  /// Whether the places of an object's frame are kept as the spec's x runs.
  func isReadInReadingDirection(_ subject: Subject) -> Bool {
    if case .provided(.from, let index) = subject { fromReads.contains(index) } else { false }
  }

  /// Whether a run has the presentation read what it starts from.
  var finds: Bool { isOverlay && (hasLateFounds || !fromReads.isEmpty) }

  /// Whether values stand that depend on the container's size.
  var standsInSize: Bool {
    presentationStanding.contains { obligation in
      if case .standing(.screen(.from), let property, _) = obligation.kind {
        property.isGeometry
      } else {
        false
      }
    }
  }

  /// The slots of the to screen's views.
  var lateSlots: [Slot] {
    plainSlots.filter { slot in if case .provided(.to, _) = slot.subject { isOverlay } else { false } }
  }

  /// What the to screen and its views get back before they leave the container: somebody else may show them next.
  var leftSlots: [Slot] {
    let looks: [Slot.Kind: Property] = [
      .alpha: .alpha, .cornerRadius: .cornerRadius, .background: .background,
    ]
    let own = plainSlots.filter { slot in
      guard isOverlay, slot.subject == .screen(.to), slot != fadingSlot, let look = looks[slot.kind] else {
        return false
      }
      return rest(slot.subject, look, at: .to).map(isConstant) ?? true
    }
    return own + lateSlots
  }

  /// Whether views inside the to screen are moved by their transforms, which end with every run.
  var leavesShifted: Bool { leftSlots.contains { $0.kind == .frame && isShifted($0.subject) } }

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
