/// The part of the layout that a transition depends on, which a sample has to give.
public struct SampledGeometry {
  /// One value of the layout.
  public struct Entry {
    /// The property.
    public let key: PropertyKey
    /// Its value, in points.
    public let value: Value
    /// Whether it is a default, given neither by the spec's `sample` nor by the caller.
    public let isDefaulted: Bool
  }

  /// The values, each once: the container's size, then in the order in which the plan mentions them.
  public let entries: [Entry]

  /// Finds the values that a transition reads.
  /// - Parameter scene: The layout in which it plays.
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

  /// The value of the layout on which a read depends; nil for values that the transition itself sets.
  private static func input(_ subject: Subject, _ property: Property) -> PropertyKey? {
    if subject == .container, property != .safeArea { return PropertyKey(.container, .size) }
    if case .shared = subject { return property == .imageSize ? PropertyKey(subject, property) : nil }
    if property.isOfFrame { return PropertyKey(subject, .frame) }
    return property == .safeArea || property == .offset ? PropertyKey(subject, property) : nil
  }
}

extension Transition {
  /// All expressions of the transition, except those of the sample.
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
  /// The part of the layout that the transition depends on, with its values in this scene.
  public var geometry: SampledGeometry { SampledGeometry(transition, expressions, scene) }
}
