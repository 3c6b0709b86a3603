import TransitionPlan

/// What a to screen with several rest states needs: `states` and `interactive states`.
extension TransitionScope {
  /// Whether the to screen has rest states with names.
  var hasStates: Bool { !transition.states.isEmpty }

  /// The values of a property in the rest states, where they differ.
  func table(_ subject: Subject, _ property: Property) -> StateTable? {
    transition.stateTables.first { $0.subject == subject && $0.property == property }
  }

  /// The value of a property in the rest state that the presentation is in.
  func restingValue(_ subject: Subject, _ property: Property) -> Value? {
    guard table(subject, property) != nil else { return nil }
    let code = Code("\(restingName(subject, property))(in: state)")
    return Self.value(code, of: property)
  }

  /// The function with the values of a table.
  func restingName(_ subject: Subject, _ property: Property) -> String {
    "resting" + NameTable.capitalized(PoseWriter.field(self, subject, property))
  }

  /// The Swift type of a table's values.
  func tableType(_ property: Property) -> String {
    switch property.type {
    case .rect: "CGRect"
    case .point, .vector: "CGPoint"
    case .size: "CGSize"
    case .color: "UIColor"
    default: "CGFloat"
    }
  }

  private static func value(_ code: Code, of property: Property) -> Value {
    switch property.type {
    case .rect: .rect(code)
    case .point, .vector: .pair(code.member("x"), code.member("y"))
    case .size: .pair(code.member("width"), code.member("height"))
    case .color: .color(code)
    default: .scalar(code)
    }
  }

  /// A rest state as a case: a name of Swift's own stands in back-ticks.
  func caseName(_ state: Int) -> String {
    let name = transition.states[state].name
    return NameTable.keywords.contains(name) ? "`\(name)`" : name
  }

  /// The interaction between rest states; there is at most one.
  var statesInteraction: (index: Int, interaction: Interaction, states: StatesInteraction)? {
    for (index, interaction) in transition.interactions.enumerated() {
      if let states = interaction.states { return (index, interaction, states) }
    }
    return nil
  }

  /// Whether that gesture may go back to the from screen, too.
  var goesBackFromStates: Bool { statesInteraction?.states.includesBackward ?? false }

  /// The interactions that drive a direction; those between rest states begin no run.
  var pulls: [Int] { transition.interactions.indices.filter { transition.interactions[$0].states == nil } }

  /// Whether anything that the presentation writes reads the container's safe area.
  var readsSafeArea: Bool {
    let tables = transition.stateTables.flatMap { [$0.from] + $0.values }
    let tracks = allTracks.flatMap { [$0.start, $0.end] }
    let gesture = statesInteraction.map { $0.interaction.drives.compactMap(\.value) + [$0.states.nearest] }
    var found = false
    for id in tables + tracks + transition.placements.map(\.value) + (gesture ?? []) {
      visitWithLocals(id) { if case .property(.container, .safeArea) = $0 { found = true } }
    }
    return found
  }
}
