import TransitionPlan

/// What of `drive` cannot be written.
enum DriveRestrictions {
  static func check(_ scope: TransitionScope, _ index: Int) {
    let drives = scope.transition.interactions[index].drives
    for drive in drives {
      if case .shared(let element) = drive.subject, scope.extras(element).contains(drive.property) {
        scope.cannotSay("a drive whose rest values are read from views", at: drive.location)
      }
      look(scope, index, drive)
      if drive.property.isGeometry, !drive.subject.isPicture { place(scope, index, drive) }
    }
    for subject in Set(drives.map(\.subject)) where subject.isPicture {
      let both = drives.filter { $0.subject == subject && Slot.kind(of: $0.property) == .frame }
      if both.count > 1 { scope.cannotSay("drives of both `frame` and `center`", at: both[1].location) }
    }
  }

  /// How something looks.
  private static func look(_ scope: TransitionScope, _ index: Int, _ drive: Drive) {
    guard let kind = Slot.kind(of: drive.property) else { return }
    if kind == .clip { scope.cannotSay("a drive of a clip", at: drive.location) }
    if kind == .background, drive.value != nil {
      scope.cannotSay("a `drive` of a colour with a value of its own", at: drive.location)
    }
    if kind == .blur, scope.tracks(drive.subject, .blur) == nil {
      scope.cannotSay("a drive of a blur that no track moves", at: drive.location)
    }
    // A spring takes one velocity for all parts of a colour, and for both ways of an offset.
    if RunSettle.springSides(scope, index).isEmpty { return }
    if kind == .shadowOffset {
      scope.cannotSay("a spring after a drive of a shadow's offset", at: drive.location)
    }
    let slot = Slot(subject: drive.subject, kind: kind)
    let direction = scope.transition.interactions[index].direction
    if kind == .background, !scope.pieces(of: slot, in: direction).isEmpty {
      scope.cannotSay("a spring after a drive of a colour with several tracks", at: drive.location)
    }
  }

  /// Where a screen or a view is, and how large.
  private static func place(_ scope: TransitionScope, _ index: Int, _ drive: Drive) {
    if !scope.restsUnderFinger(drive) {
      scope.cannotSay("a drive of a place that no track moves", at: drive.location)
    }
    let isLength = drive.property == .size || drive.property == .width || drive.property == .height
    if isLength, !RunSettle.springSides(scope, index).isEmpty, !isAlone(scope, index, drive) {
      scope.cannotSay("a spring after a drive of a length among other geometry", at: drive.location)
    }
  }

  /// Whether one length is all that the finger moves of a frame, on an axis of which nothing else is said: all numbers of a view's
  /// bounds have one spring, and its middle stays.
  private static func isAlone(_ scope: TransitionScope, _ index: Int, _ drive: Drive) -> Bool {
    let drives = scope.transition.interactions[index].drives
    if scope.isOverlay || drive.property == .size { return false }
    if drives.contains(where: { $0 != drive && $0.subject == drive.subject && $0.property.isGeometry }) {
      return false
    }
    let others = scope.geometry(drive.subject).filter { $0 != drive.property }
    return others.allSatisfy { other in
      let isLength = other == .size || other == .frame || other == .width || other == .height
      return !isLength && !Axis.allCases.contains { other.isSaid(on: $0) && drive.property.isSaid(on: $0) }
    }
  }
}
