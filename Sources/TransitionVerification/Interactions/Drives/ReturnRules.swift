import TransitionDiagnostics
import TransitionPlan
import TransitionText

extension InteractionRules {
  /// Reports a drive that surely leads away from the value at which the interaction finishes: after the release it goes back, while
  /// everything else goes on.
  ///
  /// The rule checks the alpha of the screen that leaves, of its views, and of bars that the finger removes, and the screen's place
  /// if nothing else moves it. A screen that flies into a card gets its own size again, and a picture its own place. Of what a
  /// track moves elsewhere, the scale, the rotation, the lengths, the `dim` and the corners are checked as well.
  mutating func reportReturn(_ drive: Drive, _ value: ExpressionID) -> Bool {
    guard interaction.states == nil else { return false }
    for part in parts(of: drive) {
      let key = PartKey(drive.subject, drive.property, part)
      var side: String?
      if !leadsAway(value, part, key, by: .way), !leadsAway(value, part, key, by: .progress) {
        side = sideThatLeadsAway(value, part, key)
        if side == nil { continue }
      }
      let axis = way?.axis ?? .horizontal
      let entry =
        facts.entries[key]
        ?? (isPlace(key, along: axis) && isSeenToGo(drive.subject, axis)
          ? facts.place(of: drive.subject, along: axis) : nil)
      let isBackward = interaction.direction == .backward
      let screen = transition[isBackward ? .from : .to].name
      let left = transition[isBackward ? .to : .from].name
      report(
        Diagnostic(
          .driveReturns, at: expressions[value].range, [.text(name(drive))],
          labels: entry.map { [DiagnosticLabel($0.location.range, "this is its rest value")] } ?? [],
          notes: [
            entry == nil
              ? "no track animates it, so it has the same value in `\(screen)` as in `\(left)`: add `animate \(name(drive))`"
              : "\(side.map { "a finger that goes \($0)" } ?? "the finger") moves it away from its value in `\(screen)`",
            side.map { _ in
              "to leave to either side, write one gesture for each side: a `call … at start` in it tells the app, which hands over the side"
            },
          ].compactMap(\.self), fixIts: entry == nil ? [track(for: drive)].compactMap(\.self) : []))
      return true
    }
    return false
  }

  /// A fix-it for a to screen that is meant to be gone in the from screen.
  private func track(for drive: Drive) -> FixIt? {
    guard drive.property == .alpha, drive.subject == .screen(.to) else { return nil }
    let member = "animate \(name(drive)): 0 -> 1"
    let place = interaction.location.range.start
    return FixIt("add `\(member)`", replacing: ByteRange(at: place), with: member + "\n  ")
  }

  /// Reports a drive whose value depends neither on the finger nor on anything that moves. An anchor may be there for a driven scale.
  /// - Returns: Whether the drive was reported.
  mutating func reportStill(_ drive: Drive, _ value: ExpressionID) -> Bool {
    if drive.property == .anchor || isLive(value) { return false }
    report(
      idle: "this `drive`", "its value does not depend on the finger", at: expressions[value].range,
      notes: [
        gesture.isByOneFinger
          ? "use `translation` or `progress`; `scale` and `rotation` need two fingers"
          : "use `translation`, `scale` or `progress`"
      ])
    return true
  }

  /// Reports a drive that is clamped to one limit of its property wherever the finger goes.
  /// - Returns: Whether the drive was reported.
  mutating func reportStuck(_ drive: Drive, _ value: ExpressionID) -> Bool {
    guard let limits = drive.property.drivenLimits else { return false }
    for limit in [limits.lowerBound, limits.upperBound] where limit.isFinite {
      let isStuck = surely(.lasting) {
        let range = $0.value(value).range
        return limit == limits.lowerBound ? range.high <= limit : range.low >= limit
      }
      if !isStuck { continue }
      let number = NumberText.text(limit)
      report(
        idle: "this `drive`", "`\(name(drive))` is \(number) wherever the finger moves",
        at: expressions[value].range,
        notes: [
          "its values end at \(number), and this one is never \(limit == limits.lowerBound ? "above" : "below")"
        ])
      return true
    }
    return false
  }

  /// Whether a value reads anything that changes while the gesture lasts.
  private func isLive(_ value: ExpressionID) -> Bool {
    facts.reads(.gesture | .property, value) {
      switch $0 {
      // For one finger, scale and rotation are constant.
      case .gesture(.scale), .gesture(.rotation), .gesture(.scaleVelocity), .gesture(.rotationVelocity):
        !gesture.isByOneFinger
      case .gesture: true
      case .property(let subject, let property):
        property == .offset || interaction.drives.contains { $0.subject == subject }
      default: false
      }
    }
  }

  /// The numbers of a drive that are checked.
  private mutating func parts(of drive: Drive) -> Range<Int> {
    switch drive.property {
    case .alpha:
      switch drive.subject {
      case .screen(let side), .provided(let side, _):
        return side == interaction.direction.start || isOfOtherAndStill(drive) ? 0..<1 : 0..<0
      case .tabBar, .navigationBar: return fadesBar(drive) ? 0..<1 : 0..<0
      case .added: return isMovedByTracks(drive.subject) ? 0..<0 : 0..<1
      case .shared, .container: return 0..<0
      }
    case .scale, .scaleX, .scaleY, .rotation, .rotationX, .rotationY, .dim, .blur, .cornerRadius, .width,
      .height:
      // A view that is stretched leaves with its screen.
      if drive.property == .width || drive.property == .height, case .provided(let side, _) = drive.subject,
        isMovedByTracks(.screen(side))
      {
        return 0..<0
      }
      return facts.entries[PartKey(drive.subject, drive.property, 0)] == nil && !isOfOtherAndStill(drive)
        ? 0..<0 : 0..<1
    case .translation, .frame, .x, .y, .leading, .trailing, .top, .bottom, .center, .centerX, .centerY:
      // Of a frame, its place.
      let places = 0..<min(drive.property.type.count, 2)
      // T0409 reports a place that goes against one finger.
      if facts.entries[PartKey(drive.subject, drive.property, 0)] != nil {
        return places
      }
      switch drive.subject {
      case .screen:
        if !isMovedByTracks(drive.subject) { return places }
        // A screen that leaves by the other axis, or in its place, comes back from where the finger has taken it, and one that leaves
        // the other way turns round.
        guard let way, way.value == .translation, let part = drive.property.part(along: way.axis),
          staysOnAxis(drive.subject, way.axis) || isSeenToGo(drive.subject, way.axis)
        else { return 0..<0 }
        return part..<part + 1
      // A view of the run alone is invisible at both ends.
      case .added(let index):
        let isSeen = transition.views[index].isStanding && !fades(drive.subject)
        return isSeen && !isMovedByTracks(drive.subject) ? places : 0..<0
      case .provided:
        return isOfOtherAndStill(drive) && !isMovedByTracks(drive.subject)
          ? places : 0..<0
      case .shared, .tabBar, .navigationBar, .container: return 0..<0
      }
    default: return 0..<0
    }
  }

  /// Whether a drive belongs to the screen that appears, or to a view of it, and no track changes the property: the driven change
  /// is undone.
  private func isOfOtherAndStill(_ drive: Drive) -> Bool {
    switch drive.subject {
    case .screen(interaction.direction.start.opposite), .provided(interaction.direction.start.opposite, _):
      return facts.entries[PartKey(drive.subject, drive.property, 0)] == nil
    default: return false
    }
  }

  /// Whether a drive removes a bar that no track fades, and that is there in both screens.
  private mutating func fadesBar(_ drive: Drive) -> Bool {
    guard facts.entries[PartKey(drive.subject, .alpha, 0)] == nil, let value = drive.value else {
      return false
    }
    return surely(.lasting) { $0.value(value).range.low <= 0 }
  }

  /// Whether tracks of this direction move or resize an object.
  private func isMovedByTracks(_ subject: Subject) -> Bool {
    neighbours.tracks(of: subject, in: interaction.direction).contains {
      $0.property.isOfFrame || $0.property.isTransform
    }
  }

  /// Whether tracks move a screen along the other axis alone.
  private mutating func isOtherAxis(_ key: PartKey) -> Bool {
    guard case .screen = key.subject, let axis = Axis(of: key.property) else { return false }
    return staysOnAxis(key.subject, axis)
  }

  /// Whether no track moves or resizes a screen along an axis, and it does not fade out, so that it is seen where it is.
  private mutating func staysOnAxis(_ subject: Subject, _ axis: Axis) -> Bool {
    let isTranslated = !surely(.lasting) {
      $0.restWay(PartKey(subject, .translation, axis))?.range.isZero ?? true
    }
    let isMoved = neighbours.tracks(of: subject, in: interaction.direction).contains {
      $0.property == .translation && isTranslated
        || $0.property.isOfFrame && $0.property.part(along: axis) != nil
        || $0.property == axis[.length] || [.frame, .bounds, .size].contains($0.property)
    }
    return !isMoved && !fades(subject) && transition.shared.isEmpty
  }

  /// Whether a number is a position along an axis.
  private func isPlace(_ key: PartKey, along axis: Axis) -> Bool {
    key.property == .translation ? key.part == axis.rawValue : key.property.part(along: axis) != nil
  }

  /// Whether a track has another property of a screen that the finger moves, and the screen is seen where it goes along an axis.
  private mutating func isSeenToGo(_ subject: Subject, _ axis: Axis) -> Bool {
    !staysOnAxis(subject, axis) && !fades(subject) && transition.shared.isEmpty
      && facts.place(of: subject, along: axis) != nil
  }

  /// The side to which a finger may go on along an axis, and leads away; nil if it does not, or if the gesture has one side only.
  private mutating func sideThatLeadsAway(_ value: ExpressionID, _ part: Int, _ key: PartKey) -> String? {
    guard let way, !way.isDirected, way.value == .translation, facts.entries[key] != nil else { return nil }
    let sides: [(sign: Double, name: String)] = [
      (-1, way.part == 0 ? "left" : "up"), (1, way.part == 0 ? "right" : "down"),
    ]
    for side in sides where leadsAway(value, part, key, by: .way, to: side.sign) { return side.name }
    return nil
  }

  /// - Parameter side: The sign of the finger's way along the axis of the gesture; nil for any.
  private mutating func leadsAway(
    _ value: ExpressionID, _ part: Int, _ key: PartKey, by variable: FingerAnalysis.Variable,
    to side: Double? = nil
  ) -> Bool {
    let axis = way?.axis ?? .horizontal
    let isOwn = key.subject == .screen(interaction.direction.start)
    let isLed =
      facts.entries[key] == nil && isOwn && isPlace(key, along: axis) && isSeenToGo(key.subject, axis)
    let isStill = facts.entries[key] == nil && !isLed
    if isStill, facts.held.contains(key) || facts.moved.hasChanged(key) && !isOtherAxis(key) { return false }
    if !isStill, key.property != .alpha, fades(key.subject) { return false }
    // With the progress as the variable, the finger itself would not move.
    let isMixed = (GestureValue.places + GestureValue.speeds).contains { reads($0, value) }
    if variable == .progress, isMixed { return false }
    let (isDirected, progress) = (way?.isDirected == true, interaction.progress)
    let isPlace = key.property.isOfFrame || key.property == .translation
    let isAcross = !isStill && variable == .way && isAcrossTracks(value, key)
    return surely(.lasting, by: variable) {
      if let side {
        let way = Interval(1, $0.display.length(along: axis)) * Interval(side)
        $0.restrict { $0[.translation, axis] = way }
      }
      var rate = $0.value(value, part).held(to: key.property.bounds).rate
      if rate.isZero || rate.low < 0 && rate.high > 0 { return false }
      // A slight reaction of the other screen is allowed.
      if isStill { return isOwn || !isPlace || rate.magnitude.high >= Self.against }
      // A gesture without a direction has the way on which its progress grows.
      if variable == .way, !isDirected {
        guard let progress else { return false }
        let rise = $0.value(progress).rate
        if rise.isZero || rise.low < 0 && rise.high > 0 { return false }
        if rise.low < 0 { rate = -rate }
      }
      if isLed, rate.magnitude.high < Self.against { return false }
      let rest = isLed ? $0.placeWay(key.subject, key.property, along: axis) : $0.restWay(key)
      guard let way = rest?.range else { return false }
      // A value without a way may come back: a card that grows a little under the finger.
      if key.property != .alpha, way.isZero { return isAcross }
      return rate.low >= 0 ? way.high <= 0 : way.low >= 0
    }
  }

  /// Whether a translation takes the own screen along the way of the gesture alone, where tracks move it along the other axis alone.
  private mutating func isAcrossTracks(_ value: ExpressionID, _ key: PartKey) -> Bool {
    guard key.property == .translation, key.subject == .screen(interaction.direction.start),
      let way, way.value == .translation, way.part == key.part
    else { return false }
    return staysOnAxis(key.subject, way.axis)
      && surely(.lasting, by: .axis(way.axis.other)) { $0.value(value, 1 - key.part).rate.isZero }
  }

  /// Whether an object, or its screen, is invisible when the interaction has finished: what goes back is hardly seen.
  private mutating func fades(_ subject: Subject) -> Bool {
    var subjects = [subject]
    if case .provided(let side, _) = subject { subjects.append(.screen(side)) }
    return subjects.contains { subject in
      let isForward = interaction.direction.start == .from
      guard let alpha = facts.entries[PartKey(subject, .alpha, 0)], alpha.table == nil || !isForward else {
        return false
      }
      let end = isForward ? alpha.to : alpha.from
      return surely(.lasting) { $0.value(end, alpha.part, .layout).held(to: .unit).range.isZero }
    }
  }
}
