import TransitionPlan

/// What of `states` and of the gesture between them cannot be written.
enum StatesRestrictions {
  static func check(_ scope: TransitionScope) {
    guard let first = scope.transition.states.first else { return }
    if !scope.isOverlay { scope.cannotSay("`states` outside `style overlay`", at: first.location) }
    for table in scope.transition.stateTables { self.table(scope, table) }
    guard let (index, interaction, states) = scope.statesInteraction else { return }
    if let other = scope.transition.interactions.indices.first(where: { $0 != index }) {
      scope.cannotSay(
        "a gesture beside `interactive states`", at: scope.transition.interactions[other].location)
    }
    self.interaction(scope, interaction, states)
  }

  private static func table(_ scope: TransitionScope, _ table: StateTable) {
    let name = "`\(scope.transition.name(of: table.subject)).\(table.property.rawValue)`"
    switch table.subject {
    case .screen(.to), .provided(.to, _), .added: break
    default: scope.cannotSay("\(name) in several rest states", at: table.location)
    }
    // What is round is cut to its corners only as long as a direction plays.
    if table.property == .blur || table.property == .cornerRadius {
      scope.cannotSay("\(name) in several rest states", at: table.location)
    }
    let numbers = ([table.from] + table.values).compactMap { scope.arena.constant($0) }
    if [.rotation, .rotationX, .rotationY].contains(table.property), let low = numbers.min(),
      let high = numbers.max(), high - low >= .pi
    {
      scope.cannotSay("a rotation of half a turn or more in several rest states", at: table.location)
    }
    for id in [table.from] + table.values {
      scope.visitWithLocals(id) { kind in
        switch kind {
        case .found: scope.cannotSay("`_` in a table of rest states", at: table.location)
        case .property(.container, _): break
        case .property: scope.cannotSay("a rest state that is read from a view", at: table.location)
        default: break
        }
      }
    }
  }

  private static func interaction(
    _ scope: TransitionScope, _ interaction: Interaction, _ states: StatesInteraction
  ) {
    let location = interaction.location
    if states.includesBackward { backward(scope, location) }
    if !interaction.gesture.isPan { scope.cannotSay("`interactive states` by two fingers", at: location) }
    if scope.transition.isDirectional {
      scope.cannotSay("`interactive states` in reading direction", at: location)
    }
    if interaction.catches.contains(where: { $0 != .settle }) {
      scope.cannotSay("`catches` of a whole direction", at: location)
    }
    switch interaction.view {
    case .screen(.to), .provided(.to, _): break
    default: scope.cannotSay("a gesture on this object", at: location)
    }
    for (index, drive) in interaction.drives.enumerated() {
      self.drive(scope, drive)
      if drive.property.isGeometry,
        interaction.drives[..<index].contains(where: {
          $0.subject == drive.subject && $0.property.isGeometry
        })
      {
        scope.cannotSay("drives of several parts of one frame", at: drive.location)
      }
    }
    let driven = interaction.drives[states.drive]
    if !interaction.catches.isEmpty, scope.slots.contains(Slot(subject: driven.subject, kind: .transform)) {
      scope.cannotSay("`catches` of what is transformed", at: driven.location)
    }
    if !interaction.catches.isEmpty, !(driven.property.isGeometry || driven.property == .alpha) {
      scope.cannotSay("`catches` of `\(driven.property.rawValue)`", at: driven.location)
    }
  }

  /// Whether it goes back is known when the finger leaves: the run begins only then.
  private static func backward(_ scope: TransitionScope, _ location: SpecLocation) {
    let words = "beside `interactive states or backward`"
    for element in scope.transition.shared { scope.cannotSay("a picture \(words)", at: element.location) }
    for call in StatesFinger(scope)?.calls(.start) ?? [] {
      scope.cannotSay("`call` at the start \(words)", at: call.location)
    }
    for obligation in scope.takenBetweenStates {
      scope.cannotSay("what is taken meanwhile \(words)", at: obligation.location)
    }
  }

  private static func drive(_ scope: TransitionScope, _ drive: Drive) {
    let name = "a drive of `\(scope.transition.name(of: drive.subject)).\(drive.property.rawValue)`"
    switch drive.subject {
    case .screen(.to), .provided(.to, _), .added: break
    default: scope.cannotSay(name + " between rest states", at: drive.location)
    }
    switch Slot.kind(of: drive.property) {
    case .alpha, .transform, .frame: break
    default: return scope.cannotSay(name + " between rest states", at: drive.location)
    }
    // A place between two others is a number here, as are those of which there is only a table.
    switch drive.property.type {
    case .point, .rect, .size, .vector, .color:
      scope.cannotSay(name + " between rest states", at: drive.location)
    default: break
    }
  }
}
