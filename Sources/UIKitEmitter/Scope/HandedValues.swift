import TransitionPlan

/// A value that the app hands over, which a run asks for once, when it begins.
struct HandedName: Hashable {
  let side: Side
  let index: Int
}

extension TransitionScope {
  /// The values that a run reads.
  var handed: [HandedName] {
    var found: [HandedName] = []
    func visit(_ id: ExpressionID) {
      visitWithLocals(id) { kind in
        guard case .handed(let side, let index) = kind else { return }
        let name = HandedName(side: side, index: index)
        if !found.contains(name) { found.append(name) }
      }
    }
    for track in allTracks { for id in [track.start, track.end] { visit(id) } }
    for id in dampings { visit(id) }
    for case .held(_, _, let value) in runHolds.map(\.kind) { visit(value) }
    if isOverlay {
      for placement in transition.placements { visit(placement.value) }
      for obligation in presentationStanding {
        if case .held(_, _, let value) = obligation.kind { visit(value) }
      }
    }
    for interaction in transition.interactions {
      for id in interaction.drives.compactMap(\.value) + interaction.holds.map(\.value) { visit(id) }
      for id in [interaction.progress, interaction.finishNow].compactMap(\.self) { visit(id) }
      switch interaction.decision {
      case .finishWhen(let id, _), .cancelWhen(let id, _): visit(id)
      case .cancels, .nearest: break
      }
    }
    return found
  }

  /// The value's property in the screen's protocol.
  func requirement(_ name: HandedName) -> String {
    names.requirement(transition[name.side].values[name.index].name)
  }

  /// The run's property with it.
  func property(_ name: HandedName) -> String {
    names[name.side] + NameTable.capitalized(transition[name.side].values[name.index].name)
  }

  /// Its Swift type, and what it is before a run begins.
  func type(_ name: HandedName) -> (name: String, initial: String) {
    switch transition[name.side].values[name.index].type {
    case .color: ("UIColor", ".clear")
    case .flag: ("Bool", "false")
    default: ("CGFloat", "0")
    }
  }

  /// A value as code.
  func value(_ name: HandedName, _ code: Code) -> Value {
    switch transition[name.side].values[name.index].type {
    case .color: .color(code)
    case .flag: .flag(code)
    default: .scalar(code)
    }
  }

  /// What a run reads where it stands: what the app has handed over, and all the rest.
  func readInItsRun(_ expression: Expression) -> Value? {
    guard case .handed(let side, let index) = expression.kind else {
      return readInRun(expression)
    }
    let name = HandedName(side: side, index: index)
    return value(name, Code(property(name)))
  }

  /// Whether an expression, with the `let`s that it uses, reads what the app hands over.
  func readsHanded(_ id: ExpressionID) -> Bool {
    var isRead = false
    visitWithLocals(id) { kind in if case .handed = kind { isRead = true } }
    return isRead
  }
}
