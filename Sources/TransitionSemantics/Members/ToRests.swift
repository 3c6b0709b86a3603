import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

/// Rules about values at rest in the to screen that are certainly not intended: mostly the values of the track are exchanged.
extension Checker {
  /// Reports a to screen that rests rotated, scaled, dimmed, blurred or transparent, with nothing behind it, and bars that differ
  /// between tabs.
  ///
  /// In `overlay` the from screen stays visible, and a `place` is intended; there only a to screen is reported that leaves an unmodified
  /// value: by a dim or a blur, which only the screen behind should have, or by others as it comes to its place at once.
  mutating func reportToRests(_ found: CheckedMembers, _ style: TransitionStyle?, _ sample: [SampleValue]) {
    guard let style, current.states.isEmpty else { return }
    if style == .overlay {
      let own = found.animations.filter { $0.subject == .screen(.to) }
      let isMoved = own.contains { $0.property.isOfFrame || $0.property == .translation }
      // One with a place may be turned in it, as a film in landscape is.
      let isPlaced = found.placements.contains { $0.subject == .screen(.to) }
      let properties: [Property] =
        [.dim, .blur] + (isMoved ? [] : [.alpha, .scale, .scaleX, .scaleY] + (isPlaced ? [] : [.rotation]))
      reportToRests(
        own.filter {
          $0.forward != nil && properties.contains($0.property)
            && expressions.constant($0.from) == $0.property.neutral
        }, found.animations)
      return
    }
    let isOfTabs = style == .tab && areScreensOfOneKind
    let isPlaced = found.placements.contains { $0.subject == .screen(.to) }
    func isWhole(_ subject: Subject, _ property: Property) -> Bool {
      switch subject {
      case .screen(.to):
        !isPlaced && !sample.contains { $0.subject == subject && $0.property == property }
      case .tabBar, .navigationBar: isOfTabs
      default: false
      }
    }
    reportToRests(
      found.animations.filter { $0.forward != nil && isWhole($0.subject, $0.property) }, found.animations)
    for hold in found.holds {
      guard case .stay = hold.life, isWhole(hold.hold.subject, hold.hold.property),
        isForeign(hold.hold.value, hold.hold.subject, hold.hold.property)
      else { continue }
      report(
        Diagnostic(
          .restNotFound, at: hold.hold.location.range,
          words(hold.hold.subject, hold.hold.property, hold.hold.value)))
    }
  }

  /// Whether either screen may be of the other's kind: any controller, or both of one class.
  private var areScreensOfOneKind: Bool {
    guard let from = current.screens[.from], let to = current.screens[.to] else { return false }
    if from.className != nil || to.className != nil { return from.className == to.className }
    return [from, to].allSatisfy { $0.views.isEmpty && $0.hooks.isEmpty && $0.values.isEmpty }
  }

  private mutating func reportToRests(_ tracks: [CheckedAnimation], _ animations: [CheckedAnimation]) {
    let foreign = tracks.filter { isForeign($0.to, $0.subject, $0.property) }
    if foreign.isEmpty { return }
    let own = Dictionary(grouping: animations) { PropertyKey($0.subject, $0.property) }
    // The last of consecutive tracks determines the rest.
    let last = own.mapValues { $0.max { $0.plays(before: $1) } }
    for track in foreign {
      let key = PropertyKey(track.subject, track.property)
      if let last = last[key] ?? nil, track.plays(before: last) { continue }
      reportToRest(track, isAlone: own[key]?.count == 1)
    }
  }

  private mutating func reportToRest(_ track: CheckedAnimation, isAlone: Bool) {
    guard let neutral = track.property.neutral else { return }
    // Another first value of a bar has a rule of its own.
    if track.subject != .screen(.to), let first = expressions.constant(track.from), first != neutral {
      return
    }
    let (first, last) = (expressions[track.from].range, expressions[track.to].range)
    let isWritten = isWritten(last, in: track)
    let isBar = track.subject != .screen(.to)
    var diagnostic = Diagnostic(
      .restNotFound, at: isWritten ? last : track.location.range,
      words(track.subject, track.property, track.to),
      notes: [
        isBar
          ? "each tab is the from screen of some changes and the to screen of others, and all share one bar"
          : "A of `A -> B` is at rest in `\(current.screens[.from]?.name ?? "")`, B in `\(current.screens[.to]?.name ?? "")`"
      ])
    if isAlone, !isBar, isWritten, self.isWritten(first, in: track), first != last {
      let isNeutral = expressions.constant(track.from) == neutral
      diagnostic.fixIts = [isNeutral ? swapping(first, last) : FixIt("write `_`", replacing: last, with: "_")]
    }
    report(diagnostic)
  }

  /// Whether a value surely differs from the unmodified one. An invisible screen has a rule of its own.
  private func isForeign(_ id: ExpressionID, _ subject: Subject, _ property: Property) -> Bool {
    guard let value = expressions.constant(id), let neutral = property.neutral, value != neutral else {
      return false
    }
    let isScreen = subject == .screen(.to)
    switch property {
    case .alpha, .scale, .scaleX, .scaleY: return !isScreen || abs(value) >= 0.01
    case .dim, .blur: return !isScreen || value < 1
    // A full turn ends where it began, and an edge-on view is invisible.
    case .rotation, .rotationX, .rotationY:
      let turns = value / (2 * .pi)
      let isEdgeOn = property != .rotation && abs(abs(turns * 2 - (turns * 2).rounded(.down)) - 0.5) < 1e-6
      return abs(turns - turns.rounded()) > 1e-6 && !(isScreen && isEdgeOn)
    default: return false
    }
  }

  private func words(
    _ subject: Subject, _ property: Property, _ value: ExpressionID
  ) -> [DiagnosticArgument] {
    let number = expressions.constant(value) ?? 0
    let isAngle = property.type.dimension == .angle
    return [
      .text(subjectName(subject) + "." + property.rawValue),
      .text("is \(NumberText.text(property.neutral ?? 0)) when the to screen rests, but this says "),
      isAngle ? .text(NumberText.rounded(number * 180 / .pi, decimals: 3) + "deg") : .number(number),
    ]
  }

  // MARK: Tracks

  /// Whether a value is in its track. Text from an imported file has the place of its `use`.
  func isWritten(_ range: ByteRange, in track: CheckedAnimation) -> Bool {
    let whole = track.location.range
    return range != whole && !range.isEmpty && range.start >= whole.start && range.end <= whole.end
  }

  /// A fix-it that exchanges two values.
  func swapping(_ first: ByteRange, _ second: ByteRange) -> FixIt {
    FixIt(
      "swap the two values",
      [
        TextEdit(first, tree.source.text(second)), TextEdit(second, tree.source.text(first)),
      ], applicability: .needsReview)
  }
}
