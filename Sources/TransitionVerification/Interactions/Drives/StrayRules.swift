import TransitionDiagnostics
import TransitionPlan

/// Rules about driven values that follow only the motion across the gesture's way, as in `drive sheet.y = start.sheet.y + translation.x`
/// by `pan(down)`.
extension InteractionRules {
  /// Reports a position along the way of the gesture that follows the motion across it, and nothing else.
  /// - Returns: Whether the drive was reported.
  mutating func reportStray(_ drive: Drive, _ value: ExpressionID) -> Bool {
    guard interaction.states == nil, let way, way.value == .translation,
      let part = drive.property.part(along: way.axis), follows(value, part, .across),
      !follows(value, part, .way), !follows(value, part, .progress)
    else { return false }
    reportAcross(drive, value, way)
    return true
  }

  /// Reports drives of which none follows the way of the gesture, so that nothing shows its progress, although one follows the
  /// motion across.
  mutating func checkFollowing() {
    let drives = interaction.drives
    guard interaction.states == nil, let way, way.value == .translation else { return }
    var astray: (drive: Drive, value: ExpressionID)?
    for drive in drives {
      // A drive without a value follows the progress.
      guard let value = drive.value else { return }
      for part in 0..<drive.property.type.count {
        if follows(value, part, .way) || follows(value, part, .progress) { return }
        if astray == nil, follows(value, part, .across) { astray = (drive, value) }
      }
    }
    if let astray { reportAcross(astray.drive, astray.value, way) }
  }

  mutating func reportAcross(_ drive: Drive, _ value: ExpressionID, _ way: GestureDomain.Way) {
    report(.followsAcross(name(drive)), at: value, notes: [way.note(gesture)])
  }

  /// Whether a number may change with a variable on some display.
  private mutating func follows(_ value: ExpressionID, _ part: Int, _ variable: FingerAnalysis.Variable)
    -> Bool
  { !surely(.lasting, by: variable) { $0.value(value, part).rate.isZero } }
}
