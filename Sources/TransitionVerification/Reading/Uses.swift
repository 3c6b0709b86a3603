import TransitionPlan

/// What a transition reads, and what it does anything with; its `sample` does not count.
struct Uses {
  /// The objects that it names or reads.
  private(set) var subjects: Set<Subject> = []
  /// The properties that it reads: in values, as `_`, and as what a hold gives back.
  private(set) var properties: Set<PropertyKey> = []
  private var handed: Set<Handed> = []
  private var hooks: Set<Handed> = []
  /// Whether a state is named in a value.
  private(set) var states: Set<Int> = []

  /// Something of a screen, by its index.
  private struct Handed: Hashable {
    var side: Side
    var index: Int
  }

  init(_ transition: Transition, _ expressions: ExpressionArena) {
    for value in transition.values { read(value, expressions) }
    for subject in transition.subjects { subjects.insert(subject) }
    for obligation in transition.obligations {
      if case .held(let subject, let property, _) = obligation.kind {
        properties.insert(PropertyKey(subject, property))
      }
    }
    for hold in transition.interactions.flatMap(\.holds) {
      properties.insert(PropertyKey(hold.subject, hold.property))
    }
    for call in transition.calls + transition.interactions.flatMap(\.calls) {
      hooks.insert(Handed(side: call.side, index: call.hook))
    }
  }

  private mutating func read(_ value: ExpressionID, _ expressions: ExpressionArena) {
    var found: [ExpressionKind] = []
    expressions.visit(value) { found.append(expressions[$0].kind) }
    for kind in found {
      switch kind {
      case .property(let subject, let property), .start(let subject, let property),
        .found(let subject, let property):
        subjects.insert(subject)
        properties.insert(PropertyKey(subject, property))
      case .handed(let side, let index): handed.insert(Handed(side: side, index: index))
      case .inState(let index): states.insert(index)
      default: break
      }
    }
  }

  /// Whether it reads a value that a screen hands over.
  func reads(value index: Int, of side: Side) -> Bool { handed.contains(Handed(side: side, index: index)) }

  /// Whether it calls a hook of a screen.
  func calls(hook index: Int, of side: Side) -> Bool { hooks.contains(Handed(side: side, index: index)) }
}

extension Transition {
  /// The tracks of both directions and of touches.
  var allTracks: [Track] {
    (forward.tracks + backward.tracks) + presses.flatMap { $0.down.tracks + $0.up.tracks }
  }

  /// The values that it is made of.
  fileprivate var values: [ExpressionID] {
    var values = allTracks.flatMap { [$0.start, $0.end] + [$0.damping].compactMap(\.self) }
    values += shared.flatMap { [$0.from, $0.to] }.flatMap { [$0.frame] + [$0.clip].compactMap(\.self) }
    values += locals.map(\.value) + placements.map(\.value)
    values += stateTables.flatMap { [$0.from] + $0.values }
    for obligation in obligations {
      if case .held(_, _, let value) = obligation.kind { values.append(value) }
    }
    return values + interactions.flatMap(\.values)
  }

  /// The objects that it does something with.
  fileprivate var subjects: [Subject] {
    var subjects = allTracks.map(\.subject) + placements.map(\.subject) + presses.map(\.view)
    subjects += layers.flatMap { [$0.above, $0.below] } + views.compactMap(\.fills)
    subjects += shared.flatMap { [.provided(.from, $0.from.view), .provided(.to, $0.to.view)] }
    for obligation in obligations {
      switch obligation.kind {
      case .inserted(let subject), .invisible(let subject), .held(let subject, _, _), .moved(let subject),
        .standing(let subject, _, _):
        subjects.append(subject)
      case .recognizer: break
      }
    }
    for interaction in interactions {
      subjects.append(interaction.view)
      subjects += interaction.rules.map(\.view) + interaction.drives.map(\.subject)
      subjects += interaction.holds.map(\.subject)
      subjects += (interaction.simultaneous + interaction.handsOver).map(\.subject)
    }
    return subjects
  }
}

extension Interaction {
  fileprivate var values: [ExpressionID] {
    var values = holds.map(\.value) + drives.compactMap(\.value)
    values += (simultaneous + handsOver).compactMap(\.condition)
    values += [begin, progress, finishNow, states?.nearest].compactMap(\.self)
    switch decision {
    case .finishWhen(let value, _), .cancelWhen(let value, _): values.append(value)
    case .nearest, .cancels: break
    }
    return values
  }
}
