import TransitionPlan
import TransitionText

/// The objects and properties that a transition reads or sets; its `sample` does not count.
struct Uses {
  /// The objects that it names or reads.
  private var subjects: SubjectMarks
  /// The properties that it reads: in values, as `_`, and as what a hold restores.
  private var properties: PropertySet
  private var handed: (from: [Bool], to: [Bool])
  private var hooks: (from: [Bool], to: [Bool])
  /// Whether a value names a state.
  private(set) var namesState = false

  init(_ transition: borrowing Transition, _ expressions: ExpressionArena, _ shared: SharedLocals) {
    subjects = SubjectMarks(of: transition)
    properties = PropertySet(of: transition)
    func none(_ count: Int) -> [Bool] { count == 0 ? [] : Array(filledWith: false, count: count) }
    handed = (none(transition.from.values.count), none(transition.to.values.count))
    hooks = (none(transition.from.hooks.count), none(transition.to.hooks.count))
    addTracks(transition, expressions)
    addViews(transition, expressions)
    addLocals(transition, expressions, shared)
    addObligations(transition.obligations, expressions)
    for interaction in transition.interactions { add(interaction, expressions) }
    for call in transition.calls { add(call) }
  }

  /// Whether it names or reads an object.
  func has(_ subject: Subject) -> Bool { subjects.contains(subject) }

  /// Whether it reads a property.
  func reads(_ key: PropertyKey) -> Bool { properties.contains(key) }

  /// Whether it reads a value that a screen hands over.
  func reads(value index: Int, of side: Side) -> Bool {
    side == .from ? handed.from[index] : handed.to[index]
  }

  /// Whether it calls a hook of a screen.
  func calls(hook index: Int, of side: Side) -> Bool { side == .from ? hooks.from[index] : hooks.to[index] }

  // MARK: Gathering

  private mutating func addTracks(_ transition: borrowing Transition, _ expressions: ExpressionArena) {
    add(transition.forward.tracks, expressions)
    // A mirrored direction has the values of the other one.
    if !transition.isMirrored { add(transition.backward.tracks, expressions) }
    for press in transition.presses {
      subjects.insert(press.view)
      add(press.down.tracks, expressions)
      add(press.up.tracks, expressions)
    }
  }

  private mutating func add(_ tracks: [Track], _ expressions: ExpressionArena) {
    for index in tracks.indices {
      subjects.insert(tracks[index].subject)
      read(tracks[index].start, expressions)
      read(tracks[index].end, expressions)
      read(tracks[index].damping, expressions)
      read(tracks[index].stagger?.point, expressions)
    }
  }

  private mutating func addViews(_ transition: borrowing Transition, _ expressions: ExpressionArena) {
    for element in transition.shared {
      subjects.insert(.provided(.from, element.from.view))
      subjects.insert(.provided(.to, element.to.view))
      read(element.from.frame, expressions)
      read(element.from.clip, expressions)
      read(element.to.frame, expressions)
      read(element.to.clip, expressions)
    }
    for view in transition.views { if let filled = view.fills { subjects.insert(filled) } }
    for layer in transition.layers {
      subjects.insert(layer.above)
      subjects.insert(layer.below)
    }
    for placement in transition.placements {
      subjects.insert(placement.subject)
      read(placement.value, expressions)
    }
    for table in transition.stateTables {
      read(table.from, expressions)
      for value in table.values { read(value, expressions) }
    }
  }

  private mutating func addLocals(
    _ transition: borrowing Transition, _ expressions: ExpressionArena, _ shared: SharedLocals
  ) {
    let count = shared.count(in: transition)
    if count > 0 {
      for key in shared.keys {
        subjects.insert(key.subject)
        properties.insert(key)
      }
    }
    for index in count..<transition.locals.count { read(transition.locals[index].value, expressions) }
  }

  private mutating func addObligations(_ obligations: [Obligation], _ expressions: ExpressionArena) {
    for index in obligations.indices {
      switch obligations[index].kind {
      case .inserted(let subject), .invisible(let subject), .moved(let subject),
        .standing(let subject, _, _):
        subjects.insert(subject)
      case .held(let subject, let property, let value):
        subjects.insert(subject)
        properties.insert(PropertyKey(subject, property))
        read(value, expressions)
      case .recognizer: break
      }
    }
  }

  private mutating func add(_ interaction: Interaction, _ expressions: ExpressionArena) {
    subjects.insert(interaction.view)
    for rule in interaction.rules { subjects.insert(rule.view) }
    for drive in interaction.drives { subjects.insert(drive.subject) }
    for hold in interaction.holds {
      subjects.insert(hold.subject)
      properties.insert(PropertyKey(hold.subject, hold.property))
      read(hold.value, expressions)
    }
    for rule in interaction.simultaneous + interaction.handsOver { subjects.insert(rule.subject) }
    for call in interaction.calls { add(call) }
    for value in interaction.values { read(value, expressions) }
    read(interaction.states?.nearest, expressions)
  }

  private mutating func add(_ call: HookCall) {
    if call.side == .from { hooks.from[call.hook] = true } else { hooks.to[call.hook] = true }
  }

  private mutating func read(_ value: ExpressionID?, _ expressions: ExpressionArena) {
    guard let value else { return }
    switch expressions[value].kind {
    case .property(let subject, let property), .start(let subject, let property),
      .found(let subject, let property):
      subjects.insert(subject)
      properties.insert(PropertyKey(subject, property))
    case .handed(.from, let index): handed.from[index] = true
    case .handed(.to, let index): handed.to[index] = true
    case .inState: namesState = true
    case .component(let operand, _), .negate(let operand), .not(let operand): read(operand, expressions)
    case .binary(_, let left, let right):
      read(left, expressions)
      read(right, expressions)
    case .call(_, let arguments): for argument in arguments { read(argument, expressions) }
    case .number, .flag, .color, .gesture, .gestureStart, .local: break
    }
  }
}
