import TransitionPlan

/// What a finger between rest states changes for a while, and whom it tells: for both it is a run of `backward` that comes
/// back, so that it ends in `cancel`.
extension StatesFinger {
  /// What is taken when the finger comes, and given back when all has settled.
  var taken: [Obligation] { scope.takenBetweenStates }

  /// The moments of such a run at which anybody is told.
  func calls(_ moment: Moment) -> [HookCall] {
    scope.transition.calls.filter {
      $0.moment == moment && $0.direction != .forward
    }
  }

  private var begins: Bool { !taken.isEmpty || !calls(.start).isEmpty }
  /// Whether anything happens when all has settled.
  var ends: Bool { !taken.isEmpty || !calls(.cancel).isEmpty || !calls(.end).isEmpty }

  /// Whether anything of it needs the from screen.
  var needsFrom: Bool {
    let subjects = taken.compactMap { obligation -> Subject? in
      switch obligation.kind {
      case .held(let subject, _, _), .invisible(let subject): subject
      case .standing, .inserted, .moved, .recognizer: nil
      }
    }
    return [Moment.start, .cancel, .end].contains { calls($0).contains { $0.side == .from } }
      || subjects.contains { subject in
        switch subject {
        case .screen(.from), .provided(.from, _), .tabBar, .navigationBar: true
        default: false
        }
      }
  }

  /// The statement that takes it all.
  var enters: [SwiftItem] { begins ? [.line("enter()", comment: nil)] : [] }

  /// The statement that gives it back.
  var leaves: [SwiftItem] { ends ? [.line("leave()", comment: nil)] : [] }

  /// The statement that ends what is caught before it has settled.
  var leavesWhatIsCaught: [SwiftItem] { ends ? [.line("if isCaught { leave() }", comment: nil)] : [] }

  /// The two functions.
  var meanwhile: [SwiftItem] {
    swift {
      if begins {
        SwiftItem.blank
        SwiftItem.doc("A run begins: tells so, and takes what is changed meanwhile.")
        SwiftItem.block(
          "private func enter()", comment: nil,
          PresentationValues.guarded(
            scope,
            swift {
              for call in calls(.start) { tell(call) }
              for obligation in taken { take(obligation) }
            }), tail: .none)
      }
      if ends {
        SwiftItem.blank
        SwiftItem.doc("The run is over: gives back what was changed meanwhile, and tells so.")
        SwiftItem.block("private func leave()") {
          if !taken.isEmpty { "meanwhile.giveBack()" }
          PresentationValues.guarded(
            scope,
            swift {
              for call in calls(.cancel) + calls(.end) { tell(call) }
            })
        }
      }
    }
  }

  private func tell(_ call: HookCall) -> [SwiftItem] {
    let hook = scope.transition[call.side].hooks[call.hook].name
    return [
      .line(
        "\(scope.link(call.side)).\(scope.names.requirement(hook))()", comment: scope.line(call.location))
    ]
  }

  private func take(_ obligation: Obligation) -> [SwiftItem] {
    switch obligation.kind {
    case .held(let subject, let property, let value):
      scope.hold(subject, property, at: value, ledger: "meanwhile", bar: .from, location: obligation.location)
    case .invisible(let subject):
      scope.hide(subject, ledger: "meanwhile", bar: .from, location: obligation.location)
    case .standing, .inserted, .moved, .recognizer: []
    }
  }
}

extension TransitionScope {
  /// What is changed as long as a finger moves the to screen between its rest states.
  var takenBetweenStates: [Obligation] {
    guard let interaction = statesInteraction?.interaction else { return [] }
    let others = pulls.flatMap { transition.interactions[$0].holds.map(\.location) }
    let ofFinger = transition.obligations.filter { obligation in
      obligation.acquire == .drivenStart && !others.contains(obligation.location)
    }
    let own = interaction.holds.map(\.location)
    // What the interaction holds comes last, over what each run does.
    return runHolds.filter { $0.acquire == .runStart } + ofFinger.filter { !own.contains($0.location) }
      + ofFinger.filter { own.contains($0.location) }
  }
}
