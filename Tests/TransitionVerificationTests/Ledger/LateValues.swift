@testable import TransitionPlan

/// A plan that knows the values which a run would find, or be handed over.
enum LateValues {
  /// What is known in the place of a late value.
  enum Knowledge {
    /// What it is in the sample.
    case sample
    /// The same, and that it is what was found where it is.
    case foundInSample
    /// A value that nothing else has, one for each.
    case others
    /// The same, and another value is found as well.
    case othersAndFound

    fileprivate var isOfSample: Bool { self == .sample || self == .foundInSample }
  }

  /// The same plan with other values for what some properties are put at.
  /// - Returns: The plan; nil when nothing of it is known late.
  static func replaced(of keys: Set<PropertyKey>, in plan: Plan, by knowledge: Knowledge) -> Plan? {
    var replacing = Replacing(plan, knowledge)
    replacing.replace(keys)
    return replacing.hasReplaced ? replacing.plan : nil
  }

  private struct Replacing {
    var plan: Plan
    /// The late values that have a constant.
    private var known: [(late: ExpressionID, constant: ExpressionID)] = []
    private(set) var hasReplaced = false
    private let knowledge: Knowledge
    private let context: ExpressionContext

    init(_ plan: Plan, _ knowledge: Knowledge) {
      self.plan = plan
      self.knowledge = knowledge
      context = ExpressionContext(
        layout: Evaluator(plan: plan).scene, plan.expressions, locals: plan.transitions[0].locals)
    }

    mutating func replace(_ keys: Set<PropertyKey>) {
      var transition = plan.transitions[0]
      replace(keys, &transition.forward.tracks)
      replace(keys, &transition.backward.tracks)
      for index in transition.stateTables.indices {
        let table = transition.stateTables[index]
        let key = PropertyKey(table.subject, table.property)
        guard keys.contains(key) else { continue }
        transition.stateTables[index].from = value(table.from, key)
        transition.stateTables[index].values = table.values.map { value($0, key) }
      }
      for index in transition.obligations.indices {
        guard let key = ConcreteValues.key(of: transition.obligations[index]), keys.contains(key) else {
          continue
        }
        switch transition.obligations[index].kind {
        case .held(_, _, let id):
          transition.obligations[index].kind = .held(key.subject, key.property, value(id, key))
        case .standing(_, _, let id):
          transition.obligations[index].kind = .standing(key.subject, key.property, value(id, key))
        case .inserted, .moved, .recognizer, .invisible: break
        }
      }
      if knowledge == .othersAndFound {
        for key in keys {
          transition.sample.append(find(key, in: transition))
          hasReplaced = true
        }
      }
      plan.transitions[0] = transition
    }

    private mutating func replace(_ keys: Set<PropertyKey>, _ tracks: inout [Track]) {
      for index in tracks.indices {
        let key = PropertyKey(tracks[index].subject, tracks[index].property)
        guard keys.contains(key) else { continue }
        tracks[index].start = value(tracks[index].start, key)
        tracks[index].end = value(tracks[index].end, key)
      }
    }

    /// What a sample says of a property that is found at a value of its own.
    private mutating func find(_ key: PropertyKey, in transition: Transition) -> SampleValue {
      let type = key.property.type
      let numbers = context.present.value(of: key.subject, key.property).numbers.map { _ in 0.77 }
      let late = Expression(.flag(true), type: type, range: transition.location.range)
      return SampleValue(
        subject: key.subject, property: key.property, value: add(numbers, type, like: late),
        location: transition.location)
    }

    /// What stands for a value of a property.
    private mutating func value(_ id: ExpressionID, _ key: PropertyKey) -> ExpressionID {
      guard knowledge == .foundInSample,
        context.value(id) == context.present.value(of: key.subject, key.property)
      else { return constant(id) }
      hasReplaced = true
      var found = plan.expressions[id]
      found.kind = .found(key.subject, key.property)
      return plan.expressions.add(found)
    }

    private mutating func constant(_ id: ExpressionID) -> ExpressionID {
      if plan.expressions.constantValue(id) != nil { return id }
      if let alike = known.first(where: { plan.expressions.areEqual($0.late, id) == true }) {
        return alike.constant
      }
      let type = plan.expressions[id].type
      var numbers = context.value(id).numbers
      // Within the limits of an alpha, and no number that a spec of this generator has.
      if !knowledge.isOfSample { numbers = numbers.map { _ in 0.61 + Double(known.count) / 100 } }
      let constant = add(numbers, type, like: plan.expressions[id])
      known.append((id, constant))
      hasReplaced = true
      return constant
    }

    private mutating func add(_ numbers: [Double], _ type: ValueType, like late: Expression) -> ExpressionID {
      let parts = numbers.map { number in
        plan.expressions.add(Expression(.number(number), type: .number, range: late.range))
      }
      let function: Function? =
        switch type {
        case .point: .point
        case .size: .size
        case .vector: .vector
        case .rect: .rect
        default: nil
        }
      guard let function else { return parts[0] }
      return plan.expressions.add(Expression(.call(function, parts), type: type, range: late.range))
    }
  }
}
