import TransitionPlan

extension CheckedTransition {
  /// Changes the indices of its expressions.
  /// - Parameter fileLocals: How many of its `let`s are those of the file, which keep theirs.
  mutating func renumber(_ shift: ExpressionShift, fileLocals: Int) {
    forward.renumber(shift)
    backward?.renumber(shift)
    for index in animations.indices { animations[index].renumber(shift) }
    for index in interactions.indices { interactions[index].interaction.renumber(shift) }
    transition.renumber(shift, fileLocals: fileLocals)
    for index in holds.indices { shift.renumber(&holds[index].hold.value) }
    for index in presses.indices {
      presses[index].pace.renumber(shift)
      for track in presses[index].animations.indices { presses[index].animations[track].renumber(shift) }
    }
  }
}

extension Transition {
  /// Changes the indices of the expressions in its final members.
  fileprivate mutating func renumber(_ shift: ExpressionShift, fileLocals: Int) {
    for index in shared.indices {
      shift.renumber(&shared[index].from.clip)
      shift.renumber(&shared[index].from.frame)
      shift.renumber(&shared[index].to.clip)
      shift.renumber(&shared[index].to.frame)
    }
    // An unchanged array stays shared with the other transitions.
    for index in locals.indices.dropFirst(fileLocals) { shift.renumber(&locals[index].value) }
    for index in sample.indices { shift.renumber(&sample[index].value) }
    for index in handedSample.indices { shift.renumber(&handedSample[index].value) }
    for index in stateTables.indices {
      shift.renumber(&stateTables[index].from)
      for value in stateTables[index].values.indices { shift.renumber(&stateTables[index].values[value]) }
    }
    for index in placements.indices { shift.renumber(&placements[index].value) }
  }
}

extension CheckedAnimation {
  fileprivate mutating func renumber(_ shift: ExpressionShift) {
    shift.renumber(&from)
    shift.renumber(&to)
    forward?.renumber(shift)
    backward?.renumber(shift)
  }
}

extension CheckedTiming {
  fileprivate mutating func renumber(_ shift: ExpressionShift) {
    shift.renumber(&damping)
    guard var point = stagger?.point else { return }
    shift.renumber(&point)
    stagger?.origin = .near(point)
  }
}

extension CheckedPace {
  fileprivate mutating func renumber(_ shift: ExpressionShift) {
    guard case .springValue(var damping) = shape else { return }
    shift.renumber(&damping)
    shape = .springValue(damping)
  }
}

extension Interaction {
  fileprivate mutating func renumber(_ shift: ExpressionShift) {
    shift.renumber(&begin)
    for index in holds.indices { shift.renumber(&holds[index].value) }
    for index in simultaneous.indices { shift.renumber(&simultaneous[index].condition) }
    shift.renumber(&finishNow)
    for index in handsOver.indices { shift.renumber(&handsOver[index].condition) }
    states?.renumber(shift)
    shift.renumber(&progress)
    for index in drives.indices { shift.renumber(&drives[index].value) }
    switch decision {
    case .finishWhen(var condition, let location):
      shift.renumber(&condition)
      decision = .finishWhen(condition, location)
    case .cancelWhen(var condition, let location):
      shift.renumber(&condition)
      decision = .cancelWhen(condition, location)
    case .nearest, .cancels: break
    }
  }
}

extension StatesInteraction {
  fileprivate mutating func renumber(_ shift: ExpressionShift) { shift.renumber(&nearest) }
}
