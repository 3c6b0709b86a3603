@testable import TransitionPlan

/// A plan with constants for the values that a run would find, or get from the app.
enum LateValues {
  /// The kind of constant that replaces such a late value.
  enum Knowledge {
    /// The value in the sample.
    case sample
    /// The value in the sample. If that equals the original value of the property, it is replaced by the original value itself.
    case foundInSample
    /// A value that nothing else has, a different one for each.
    case others
    /// Such a value. The original value is another one as well.
    case othersAndFound

    fileprivate var isOfSample: Bool { self == .sample || self == .foundInSample }
  }

  /// The same plan with constants in the values of some properties.
  /// - Returns: The plan, or nil if it has no late values.
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

    /// A sample with a special original value of a property.
    private mutating func find(_ key: PropertyKey, in transition: Transition) -> SampleValue {
      let type = key.property.type
      let numbers = context.present.value(of: key.subject, key.property).numbers.map { _ in 0.77 }
      let late = Expression(.flag(true), type: type, range: transition.location.range)
      return SampleValue(
        subject: key.subject, property: key.property, value: add(numbers, type, like: late),
        location: transition.location)
    }

    /// The replacement of a value of a property.
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
      // The numbers are within the limits of an alpha, and different from those in the generated specs.
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
