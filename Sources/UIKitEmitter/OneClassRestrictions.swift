import TransitionPlan

/// What cannot be written where both screens are of one class: what lies on one of them is below the next, and has one rest.
enum OneClassRestrictions {
  static func check(_ scope: TransitionScope) {
    guard scope.isOneClass else { return }
    members(scope)
    for track in scope.allTracks { rest(scope, track) }
  }

  /// Members of one name are one member of the class.
  private static func members(_ scope: TransitionScope) {
    let below = scope.transition.from.members
    for member in scope.transition.to.members
    where below.contains(where: { $0.name == member.name && $0.type != member.type }) {
      scope.cannotSay("two members of one name in screens of one class", at: member.location)
    }
  }

  /// The screen below may lie on another one: then it has what stands, and a bar has what stands for it.
  private static func rest(_ scope: TransitionScope, _ track: Track) {
    guard let start = scope.tracks(track.subject, track.property)?.from, !scope.isFound(start),
      let kind = Slot.kind(of: track.property)
    else { return }
    if track.subject.isChrome {
      guard let end = scope.tracks(track.subject, track.property)?.to,
        scope.arena.areEqual(start, end) != true
      else { return }
      return scope.cannotSay("a bar's own value below screens of one class", at: track.location)
    }
    guard let above = scope.twin(of: track.subject) else { return }
    let parts = kind == .transform ? scope.transformParts(above) : [track.property]
    let differs = parts.contains { property in
      guard let end = scope.tracks(above, property)?.to, !scope.isFound(end) else { return false }
      guard let start = scope.tracks(track.subject, property)?.from else {
        return !scope.isNeutral(end, property)
      }
      return scope.arena.areEqual(start, end) != true
    }
    if differs {
      scope.cannotSay("another rest of the screen below than on top, of one class", at: track.location)
    }
  }
}

extension TransitionScope {
  fileprivate func isFound(_ id: ExpressionID) -> Bool {
    if case .found = arena[id].kind { true } else { false }
  }

  /// Whether a part of a transform does nothing.
  fileprivate func isNeutral(_ id: ExpressionID, _ property: Property) -> Bool {
    guard let value = arena.constantValue(id) else { return false }
    return value.numbers.allSatisfy { $0 == property.neutral ?? 0 }
  }

  /// What an object of the from screen is on the to screen, of the same class.
  fileprivate func twin(of subject: Subject) -> Subject? {
    switch subject {
    case .screen(.from): return .screen(.to)
    case .provided(.from, let index):
      let name = transition.from.views[index].name
      return transition.to.views.firstIndex { $0.name == name }.map { .provided(.to, $0) }
    default: return nil
    }
  }
}

extension Screen {
  /// What the app hands over, by name and by Swift type.
  fileprivate var members: [(name: String, type: String, location: SpecLocation)] {
    views.map { ($0.name, $0.kind.rawValue + ($0.isOptional ? "?" : ""), $0.location) }
      + values.map { ($0.name, "\($0.type)", $0.location) } + hooks.map { ($0.name, "", $0.location) }
  }
}
