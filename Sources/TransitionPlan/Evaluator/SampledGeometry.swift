/// What of the layout a transition depends on, and so what a sample has to say.
public struct SampledGeometry {
  /// One value of the layout.
  public struct Entry {
    /// What it is of.
    public let key: PropertyKey
    /// It, in points.
    public let value: Value
    /// Whether neither the spec's `sample` nor the caller has given it.
    public let isDefaulted: Bool
  }

  /// The values, each once: the container's size, then in the order in which the plan mentions them.
  public let entries: [Entry]

  /// Finds what a transition reads.
  /// - Parameter scene: The layout in which it is played.
  public init(_ transition: Transition, _ expressions: ExpressionArena, _ scene: Scene) {
    var keys = [PropertyKey(.container, .size)]
    var found: [PropertyKey] = []
    func note(_ subject: Subject, _ property: Property) {
      guard let key = Self.input(subject, property), !keys.contains(key) else { return }
      keys.append(key)
    }
    for sample in transition.sample { note(sample.subject, sample.property) }
    for root in transition.expressionRoots {
      expressions.visit(root) { id in
        switch expressions[id].kind {
        case .property(let subject, let property), .start(let subject, let property):
          note(subject, property)
        case .found(let subject, let property):
          if property.isOfFrame {
            note(subject, property)
          } else {
            found.append(PropertyKey(subject, property))
          }
        default: break
        }
      }
    }
    for key in found where !keys.contains(key) { keys.append(key) }
    entries = keys.map { key in
      Entry(
        key: key, value: scene.value(of: key.subject, key.property),
        isDefaulted: !scene.isSet(key.subject, key.property))
    }
  }

  /// The value of the layout that a read is on; nil for what the transition itself makes.
  private static func input(_ subject: Subject, _ property: Property) -> PropertyKey? {
    if subject == .container, property != .safeArea { return PropertyKey(.container, .size) }
    if case .shared = subject { return property == .imageSize ? PropertyKey(subject, property) : nil }
    if property.isOfFrame { return PropertyKey(subject, .frame) }
    return property == .safeArea || property == .offset ? PropertyKey(subject, property) : nil
  }
}

extension Transition {
  /// Every expression that the transition asks for by itself, but for the sample's.
  fileprivate var expressionRoots: [ExpressionID] {
    var roots: [ExpressionID] = []
    let directions = [forward, backward] + presses.flatMap { [$0.down, $0.up] }
    for track in directions.flatMap(\.tracks) {
      roots += [track.start, track.end] + [track.damping, track.stagger?.point].compactMap { $0 }
    }
    for element in shared {
      for end in [element.from, element.to] { roots += [end.clip, end.frame].compactMap { $0 } }
    }
    roots += locals.map(\.value)
    for table in stateTables { roots += [table.from] + table.values }
    roots += placements.map(\.value)
    for interaction in interactions { roots += interaction.expressionRoots }
    for obligation in obligations {
      switch obligation.kind {
      case .held(_, _, let value), .standing(_, _, let value): roots.append(value)
      case .inserted, .invisible, .moved, .recognizer: break
      }
    }
    return roots
  }
}

extension Interaction {
  fileprivate var expressionRoots: [ExpressionID] {
    var roots = [begin, finishNow].compactMap { $0 }
    roots += holds.map(\.value)
    roots += (simultaneous + handsOver).compactMap(\.condition)
    roots += [progress, states?.nearest].compactMap { $0 }
    roots += drives.compactMap(\.value)
    switch decision {
    case .finishWhen(let condition, _), .cancelWhen(let condition, _): roots.append(condition)
    case .cancels, .nearest: break
    }
    return roots
  }
}

extension Evaluator {
  /// What of the layout the transition depends on, as it is here.
  public var geometry: SampledGeometry { SampledGeometry(transition, expressions, scene) }
}
