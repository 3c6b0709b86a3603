import TransitionPlan

/// What is written of a pose: its properties, what makes them, and what it is asked.
struct PoseForm {
  /// A named value.
  struct Named: Hashable {
    let name: String
    let type: String
    /// Where the run takes it from.
    let argument: String
  }

  /// A statement of the initializer: `let pull: CGFloat`, or a property, and its value.
  struct Assignment: Hashable {
    let target: String
    let value: Code

    init(_ target: String, _ value: Code) {
      self.target = target
      self.value = value
    }
  }

  /// A question with an answer of one expression.
  struct Method: Hashable {
    /// What the spec says: `finish when`.
    let words: String
    let locations: [SpecLocation]
    let head: String
    let value: Code
  }

  /// The driven values and the progress.
  var fields: [Named]
  /// What it is given.
  var inputs: [Named]
  /// What the questions need of that.
  var stored: [Named]
  var assignments: [Assignment]
  var methods: [Method]

  /// The parameters of the initializer.
  var parameters: [String] { inputs.map { "\($0.name): \($0.type)" } }

  /// What the run gives it.
  var arguments: [String] { inputs.map { "\($0.name): \($0.argument)" } }
}

/// The one pose of several gestures that drive the same: it asks for the gesture where they differ.
struct CommonPose {
  let interactions: [Interaction]
  private(set) var form: PoseForm

  /// Nil where there is one gesture, or where poses of their own are easier to read.
  init?(_ scope: TransitionScope) {
    guard scope.isPulledManyWays, scope.statesInteraction == nil else { return nil }
    let reaches = scope.pulls.contains(where: scope.mayLackEnd)
    let forms = scope.pulls.map { PoseWriter.complete(scope, $0, reaches: reaches).form }
    guard let first = forms.first,
      forms.allSatisfy({ form in
        form.fields == first.fields && form.inputs == first.inputs
          && form.assignments.map(\.target) == first.assignments.map(\.target)
          && form.methods.map(\.head) == first.methods.map(\.head)
      })
    else { return nil }
    interactions = scope.pulls.map { scope.transition.interactions[$0] }
    let gestures = scope.pulls.map(scope.pull)
    form = first
    var differences = 0
    var asksWhenAsked = false
    for index in first.assignments.indices {
      let values = forms.map { $0.assignments[index].value }
      guard let value = Self.choose(values, by: gestures) else { return nil }
      if value != first.assignments[index].value { differences += 1 }
      form.assignments[index] = PoseForm.Assignment(first.assignments[index].target, value)
    }
    for index in first.methods.indices {
      let methods = forms.map { $0.methods[index] }
      guard let value = Self.choose(methods.map(\.value), by: gestures) else { return nil }
      if value != methods[0].value { asksWhenAsked = true }
      form.methods[index] = PoseForm.Method(
        words: methods[0].words, locations: methods.flatMap(\.locations), head: methods[0].head, value: value)
    }
    if differences > 2 { return nil }
    for stored in forms.flatMap(\.stored) where !form.stored.contains(stored) { form.stored.append(stored) }
    let gesture = PoseForm.Named(name: "gesture", type: scope.type("Pull") + "?", argument: "gesture")
    if differences > 0 || asksWhenAsked { form.inputs.insert(gesture, at: 0) }
    if asksWhenAsked { form.stored.insert(gesture, at: 0) }
  }

  /// One of the values by the gesture; nil where that takes more than one question.
  private static func choose(_ values: [Code], by gestures: [String]) -> Code? {
    for (value, gesture) in zip(values, gestures) {
      let others = values.filter { $0 != value }
      guard let other = others.first else { return value }
      if others.count == values.count - 1, others.allSatisfy({ $0 == other }) {
        return .either("gesture == .\(gesture)", value, other)
      }
    }
    return nil
  }
}
