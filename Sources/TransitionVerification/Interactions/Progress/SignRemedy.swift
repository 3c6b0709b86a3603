import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Fix-its for a finger that counts the wrong way.
extension InteractionRules {
  /// The fix-it for a progress that counts the wrong way: it changes its sign, and those of the speeds that decide and of the
  /// driven ways that have the same fault, because such a sign is mostly wrong everywhere.
  mutating func signRemedy(_ progress: ExpressionID) -> FixIt? {
    guard let way, way.value == .translation,
      let edits = signEdits(progress, way), let decisions = decisionEdits(way)
    else { return nil }
    // If the screen also goes against the finger, the gesture is wrong.
    if way.isDirected, goes(.to, against: way, way.sign) { return otherWay }
    let all = edits + decisions + driveEdits(way)
    let written = all.reduce(into: [TextEdit]()) { if !$0.contains($1) { $0.append($1) } }
    return FixIt(
      written.count > edits.count ? "change the signs" : "change the sign", written,
      applicability: .needsReview)
  }

  /// The fix-it that turns the gesture around.
  private var otherWay: FixIt? {
    guard let place = interaction.gestureLocation, let turned = gesture.opposite?.text else { return nil }
    return FixIt("write `\(turned)`", replacing: place.range, with: turned)
  }

  private mutating func signEdits(_ progress: ExpressionID, _ way: GestureDomain.Way) -> [TextEdit]? {
    // A way that is clamped to its other side counts nothing on this one; a sign outside would not change that.
    let isHeldBack = surely(.lasting) {
      $0.restrict($0.domain.gone(1, of: $0.display))
      return $0.value(progress).range.magnitude.high <= Self.slack
    }
    if isHeldBack {
      let edits = turned(.translation, way.part, in: progress)
      return edits.isEmpty ? nil : edits
    }
    // If it falls all the way, its negative grows.
    return surely(.lasting) { $0.value(progress).goes(-1) } ? outerEdits(progress) : nil
  }

  private func outerEdits(_ progress: ExpressionID) -> [TextEdit] {
    let range = expressions[progress].range
    let start = ByteRange(at: range.start)
    if let negative = firstFactor(progress), case .negate(let operand) = expressions[negative].kind {
      return [TextEdit(sign(of: negative, operand), "")]
    }
    switch expressions[progress].kind {
    case .binary(.multiply, _, _), .binary(.divide, _, _), .component, .local: return [TextEdit(start, "-")]
    default: return [TextEdit(start, "-("), TextEdit(ByteRange(at: range.end), ")")]
    }
  }

  /// The first factor of a product or a quotient.
  private func firstFactor(_ id: ExpressionID) -> ExpressionID? {
    var first = id
    while case .binary(let symbol, let left, _) = expressions[first].kind {
      guard symbol == .multiply || symbol == .divide else { return nil }
      first = left
    }
    return first
  }

  // MARK: Decisions

  /// Edits of the signs in decisions that surely favour going back as the finger goes on, and the reverse.
  /// - Returns: Nil where such a condition has no sign: then the gesture is wrong.
  private mutating func decisionEdits(_ way: GestureDomain.Way) -> [TextEdit]? {
    let wanted: Trend = interaction.decision.isFinish ? .rises : .falls
    var conditions = interaction.decision.condition.map { [($0, wanted)] } ?? []
    if let now = interaction.finishNow { conditions.append((now, .rises)) }
    var edits: [TextEdit] = []
    for (condition, wanted) in conditions {
      guard let own = decisionEdits(condition, way, wanted: wanted) else { return nil }
      edits += own
    }
    return edits
  }

  private mutating func decisionEdits(
    _ condition: ExpressionID, _ way: GestureDomain.Way, wanted: Trend
  ) -> [TextEdit]? {
    switch expressions[condition].kind {
    case .binary(.and, let left, let right), .binary(.or, let left, let right):
      guard let first = decisionEdits(left, way, wanted: wanted),
        let second = decisionEdits(right, way, wanted: wanted)
      else { return nil }
      return first + second
    case .not(let operand): return decisionEdits(operand, way, wanted: wanted.opposite)
    case .local(let index): return decisionEdits(transition.locals[index].value, way, wanted: wanted)
    default:
      var edits: [TextEdit] = []
      if reads(way.speed, condition),
        surely(.deciding, by: .speed, { $0.trend(condition) == wanted.opposite })
      {
        edits += turned(way.speed, way.part, in: condition)
      }
      // A condition by the progress is right once the progress is.
      if !reads(.progress, condition),
        surely(.deciding, by: .place, { $0.trend(condition) == wanted.opposite })
      {
        let places = turned(.translation, way.part, in: condition)
        if places.isEmpty { return nil }
        edits += places
      }
      return edits
    }
  }

  // MARK: Drives

  /// Edits of the signs in drives that surely do not move as the gesture goes on.
  private mutating func driveEdits(_ way: GestureDomain.Way) -> [TextEdit] {
    interaction.drives.flatMap { drive -> [TextEdit] in
      guard let value = drive.value, drive.property.type.count == 1, reads(.translation, value) else {
        return []
      }
      let stays = surely(.lasting) {
        let ahead = Interval(0, $0.display.length(along: way.axis)) * Interval(way.sign)
        $0.restrict { $0[.translation, way.part] = ahead }
        return $0.value(value).held(to: drive.property.bounds).rate.isZero
      }
      return stays ? turned(.translation, way.part, in: value) : []
    }
  }

  // MARK: Places in the text

  /// The edits that change the sign of a number of a gesture value wherever an expression, or a `let` that it reads, contains it.
  private func turned(_ value: GestureValue, _ part: Int, in id: ExpressionID) -> [TextEdit] {
    var parts: [ExpressionID] = []
    var signs: [ExpressionID: ByteRange] = [:]
    var edits: [TextEdit] = []
    expressions.visit(id) { id in
      switch expressions[id].kind {
      case .negate(let operand): signs[operand] = sign(of: id, operand)
      case .local(let index): edits += turned(value, part, in: transition.locals[index].value)
      default: if let number = expressions.fingerNumber(id), number == (value, part) { parts.append(id) }
      }
    }
    return edits
      + parts.map { part in
        signs[part].map { TextEdit($0, "") } ?? TextEdit(ByteRange(at: expressions[part].range.start), "-")
      }
  }

  /// The `-` of a negation.
  private func sign(of negative: ExpressionID, _ operand: ExpressionID) -> ByteRange {
    let start = expressions[negative].range.start
    return ByteRange(start, max(start, expressions[operand].range.start))
  }
}

extension Gesture {
  /// The gesture that begins the other way; nil for one of two fingers, or without a direction.
  fileprivate var opposite: Gesture? {
    let pairs: [(Gesture, Gesture)] = [
      (.pan(.up), .pan(.down)), (.pan(.left), .pan(.right)), (.pan(.leading), .pan(.trailing)),
      (.edgePan(.top), .edgePan(.bottom)), (.edgePan(.left), .edgePan(.right)),
      (.edgePan(.leading), .edgePan(.trailing)),
    ]
    return pairs.first { $0.0 == self }?.1 ?? pairs.first { $0.1 == self }?.0
  }
}
