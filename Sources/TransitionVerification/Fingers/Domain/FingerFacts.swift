import TransitionPlan

/// Facts about an interaction that do not depend on a moment. Analyses are copied often, and share them.
final class FingerFacts {
  let expressions: ExpressionArena
  let transition: Transition
  let interaction: Interaction
  let rests: RestValues
  /// Where values at rest are written, for the interaction's direction: a copy of those in `rests` for faster access.
  let entries: NumberedTable<PartKey, RestValues.Entry>
  let held: NumberedSet<PartKey>
  let placed: ChangedAxes
  let moved: ChangedAxes
  let placedParts: NumberedTable<PartKey, (value: ExpressionID, part: Int)>
  private let touched: SubjectMarks
  /// The driven numbers, each with its drive and the part of that drive's value.
  let drives: NumberedTable<PartKey, (index: Int, part: Int)>
  /// The geometry that drives change.
  let driven: ChangedAxes
  /// The numbers that the interaction holds, each with its value and the part of it.
  let holds: NumberedTable<PartKey, (value: ExpressionID, part: Int)>
  /// Whether the progress reads values that follow the progress. It reads them at rest.
  private(set) var measuresFollowers = false
  /// Where a finger can begin on each display; empty where that is not known.
  private(set) lazy var places: [Rect] = FingerPlaces.frames(self)
  /// The handed-over lengths by which the interaction divides something. They are distances.
  private(set) lazy var dividingLengths = findDividingLengths()

  init(
    _ interaction: Interaction, of transition: Transition, _ rests: RestValues, _ expressions: ExpressionArena
  ) {
    self.expressions = expressions
    self.transition = transition
    self.interaction = interaction
    self.rests = rests
    entries = rests.entries(of: interaction.direction)
    held = rests.held
    placed = rests.placed
    moved = rests.moved
    placedParts = rests.placedParts
    var touched = rests.touched
    var drives = NumberedTable<PartKey, (index: Int, part: Int)>()
    for (index, drive) in interaction.drives.enumerated() {
      touched.insert(drive.subject)
      for part in 0..<drive.property.type.count {
        drives.set(PartKey(drive.subject, drive.property, part), (index, part))
      }
    }
    self.drives = drives
    driven = RestValues.geometry(of: interaction.drives)
    var holds = NumberedTable<PartKey, (value: ExpressionID, part: Int)>()
    for hold in interaction.holds {
      touched.insert(hold.subject)
      for part in 0..<hold.property.type.count {
        holds.set(PartKey(hold.subject, hold.property, part), (hold.value, part))
      }
    }
    self.holds = holds
    self.touched = touched
    if interaction.drives.isEmpty, let progress = interaction.progress {
      measuresFollowers = readsFollowers(progress)
    }
  }

  private func findDividingLengths() -> NumberedSet<Unknown> {
    var lengths = NumberedSet<Unknown>()
    func add(_ divisor: ExpressionID) {
      expressions.visit(divisor, through: transition.locals, reading: .handed) { id in
        guard case .handed(let side, let index) = expressions[id].kind,
          expressions[id].type == .scalar(.length)
        else { return }
        lengths.insert(.handed(side, index, 0))
      }
    }
    for value in interaction.drives.compactMap(\.value) + [interaction.progress].compactMap(\.self) {
      expressions.visit(value, through: transition.locals, reading: .handed) { id in
        switch expressions[id].kind {
        case .binary(.divide, _, let divisor): add(divisor)
        case .call(.map, let arguments): add(arguments[1])
        default: break
        }
      }
    }
    return lengths
  }

  private func readsFollowers(_ id: ExpressionID) -> Bool {
    reads(.property, id) {
      guard case .property(let subject, let property) = $0 else { return false }
      return (0..<property.type.count).contains {
        rests.isScrubbed(PartKey(subject, property, $0), in: interaction.direction)
      }
    }
  }

  /// Whether an expression reads speeds of the fingers, and whether it reads anything else that may change. The two do not depend on
  /// each other.
  func readings(_ id: ExpressionID) -> (hasSpeed: Bool, hasOther: Bool) {
    let all = allReadings(id)
    return (all.hasAny(of: .speeds), !all.hasOnly(.speeds | .local))
  }

  /// Whether an expression reads something of some kinds, itself or through a `let`.
  func reads(_ kinds: ExpressionReadings, _ id: ExpressionID) -> Bool {
    let own = expressions.readings(id)
    return own.hasAny(of: kinds) || own.hasAny(of: .local) && allReadings(id).hasAny(of: kinds)
  }

  /// Whether a part of an expression, or of a `let` that it uses, that reads something of some kinds passes a test.
  func reads(_ kinds: ExpressionReadings, _ id: ExpressionID, where test: (ExpressionKind) -> Bool) -> Bool {
    expressions.first(in: id, through: transition.locals, reading: kinds) { test(expressions[$0].kind) }
      != nil
  }

  /// What an expression reads, itself or through a `let`.
  private func allReadings(_ id: ExpressionID) -> ExpressionReadings {
    var all = expressions.readings(id)
    expressions.visit(id, through: transition.locals, reading: .local) { part in
      if case .local(let index) = expressions[part].kind {
        all = all | expressions.readings(transition.locals[index].value)
      }
    }
    return all
  }

  /// What determines where an object rests on an axis: its frame or its translation.
  func place(of subject: Subject, along axis: Axis) -> RestValues.Entry? {
    let keys =
      axis.properties.map { PartKey(subject, $0, 0) } + [PartKey(subject, .translation, axis)]
    return keys.lazy.compactMap { self.entries[$0] }.first
  }

  /// Whether the transition or the gesture changes an object. Others are as in the layout.
  func isTouched(_ subject: Subject) -> Bool { touched.contains(subject) }
}
