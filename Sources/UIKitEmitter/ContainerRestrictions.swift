import TransitionPlan

/// What of a container of the app's own or a tab bar controller cannot be written, and of screens that may be absent.
enum ContainerRestrictions {
  static func check(_ scope: TransitionScope) {
    let transition = scope.transition
    for side in Side.allCases where scope.mayLack(side) { lacking(scope, side) }
    turns(scope)
    guard scope.hasPeers else { return }
    let style = "`style \(transition.style.rawValue)`"
    if Side.allCases.contains(where: scope.mayLack) {
      for obligation in scope.stayObligations {
        scope.cannotSay("a value that stands where a screen may be absent", at: obligation.location)
      }
    }
    for (index, interaction) in transition.interactions.enumerated() {
      let before = transition.interactions[..<index]
      if scope.isContainer, before.contains(where: { $0.direction == interaction.direction }) {
        scope.cannotSay("two gestures of one direction in \(style)", at: interaction.location)
      }
      if scope.isTab {
        reads(scope, interaction)
        continue
      }
      for rule in interaction.simultaneous + interaction.handsOver {
        scope.cannotSay("a scroll view under a gesture in \(style)", at: rule.location)
      }
      if let begin = interaction.begin, Side.allCases.contains(where: { scope.needs($0, begin) }) {
        scope.cannotSay("a `begin when` that reads a screen in \(style)", at: interaction.location)
      }
    }
  }

  /// Before a gesture between tabs only the tab is known on which it would begin.
  private static func reads(_ scope: TransitionScope, _ interaction: Interaction) {
    let other = interaction.direction.end
    if let begin = interaction.begin, scope.needs(other, begin) {
      scope.cannotSay("a `begin when` that reads the tab to come", at: interaction.location)
    }
    for rule in interaction.simultaneous + interaction.handsOver {
      if let condition = rule.condition, scope.needs(other, condition) {
        scope.cannotSay("a condition that reads the tab to come", at: rule.location)
      }
    }
  }

  /// Nothing may be read of a screen that may not be there, and nothing flies to it.
  private static func lacking(_ scope: TransitionScope, _ side: Side) {
    let transition = scope.transition
    let location = transition[side].location
    if !scope.isContainer {
      scope.cannotSay("a screen that may be absent outside `style container`", at: location)
    }
    if scope.mayLack(side.opposite), side == .to {
      scope.cannotSay("two screens that may be absent", at: location)
    }
    if scope.hasShared { scope.cannotSay("pictures between screens that may be absent", at: location) }
    let begins = transition.interactions.compactMap(\.begin)
    let ids =
      scope.allTracks.flatMap { [$0.start, $0.end] }
      + transition.interactions.flatMap { interaction in
        [interaction.progress, condition(of: interaction)].compactMap(\.self)
      }
    if begins.contains(where: { scope.reads(side, $0) })
      || ids.contains(where: { scope.readsMore(than: [.width, .height, .size], of: side, $0) })
      || scope.founds.contains(where: { $0.subject.side == side })
    {
      scope.cannotSay("what is read of a screen that may be absent", at: location)
    }
    for interaction in transition.interactions where !interaction.drives.isEmpty {
      scope.cannotSay("`drive` where a screen may be absent", at: interaction.location)
    }
  }

  private static func condition(of interaction: Interaction) -> ExpressionID? {
    switch interaction.decision {
    case .finishWhen(let id, _), .cancelWhen(let id, _): id
    case .cancels, .nearest: nil
    }
  }

  /// UIKit animates one transform as a whole: one turn of it is exact, several are not.
  private static func turns(_ scope: TransitionScope) {
    for subject in Set(scope.plainSlots.filter { $0.kind == .transform }.map(\.subject))
    where scope.is3D(subject) {
      let turns: Set<Property> = [.rotation, .rotationX, .rotationY]
      let tracks = scope.allTracks.filter { $0.subject == subject && turns.contains($0.property) }
      guard let first = tracks.first else { continue }
      if let other = tracks.first(where: { $0.property != first.property }) {
        scope.cannotSay("turns about several axes", at: other.location)
      }
      switch subject {
      case .screen, .provided: break
      default: scope.cannotSay("a turn of this object in three dimensions", at: first.location)
      }
      if scope.hasShared { scope.cannotSay("pictures beside a turn in three dimensions", at: first.location) }
    }
  }
}

extension TransitionScope {
  /// Whether an expression reads anything of a screen but some properties of the screen itself.
  fileprivate func readsMore(than known: Set<Property>, of side: Side, _ id: ExpressionID) -> Bool {
    var isRead = false
    visitWithLocals(id) { kind in
      switch kind {
      case .property(.screen(side), let property): isRead = isRead || !known.contains(property)
      case .property(.provided(side, _), _): isRead = true
      default: break
      }
    }
    return isRead
  }
}

extension Subject {
  /// The screen that it is or is in.
  fileprivate var side: Side? {
    switch self {
    case .screen(let side), .provided(let side, _): side
    default: nil
    }
  }
}
