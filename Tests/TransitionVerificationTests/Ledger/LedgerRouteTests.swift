import Testing
import TransitionPlan

@testable import TransitionVerification

/// Each way out is walked by itself. With it, the ledger can be proved. If it gives nothing back, the proof finds a leak on it.
@Suite struct LedgerRouteTests {
  private static func isState(_ route: LedgerRoutes.Route) -> Bool { route.name.hasPrefix("states") }

  private static func plan(_ route: LedgerRoutes.Route) throws -> Plan {
    try #require(LedgerPlans.plan(isState(route) ? LedgerRoutes.textOfStates : LedgerRoutes.text))
  }

  /// The steps of a route, and the steps that lead to it from rest in the from screen and back.
  private static func steps(
    _ route: LedgerRoutes.Route, _ machine: TransitionMachine
  ) throws -> (own: [Int], around: [Int]) {
    let own = try #require(machine.steps(route.moves, from: route.start), "\(route)")
    let there = [
      LedgerRoutes.Move(.plays(.forward), .playing(.forward, from: .from)),
      LedgerRoutes.Move(.finishes, .resting(.to(0))),
    ]
    var around = try #require(machine.steps(there, from: .from))
    if let end = route.moves.last?.state.restingPlace, end != .from {
      let back = [
        LedgerRoutes.Move(.plays(.backward), .playing(.backward, from: end)),
        LedgerRoutes.Move(.finishes, .resting(.from)),
      ]
      around += try #require(machine.steps(back, from: end))
    }
    return (own, around)
  }

  /// The violations in a machine with some steps only. Obligations that are given back without having been taken do not count:
  /// a finger that has none of these steps may take them.
  private static func violations(
    _ plan: Plan, _ machine: TransitionMachine, keeping steps: [Int]
  ) -> [LedgerViolation] {
    LedgerProof(of: plan.transitions[0], plan.expressions, in: machine.keeping(Set(steps)))
      .violations.filter { $0.kind != .givenBackByNobody }
  }

  /// The specs leave nothing behind. So every leak below comes from the changed steps.
  @Test(arguments: [LedgerRoutes.text, LedgerRoutes.textOfStates]) func specsAreProved(text: String) throws {
    let plan = try #require(LedgerPlans.plan(text))
    #expect(LedgerProof(of: plan.transitions[0], plan.expressions).violations.isEmpty)
  }

  /// Nothing is left behind in a machine that has only this route and a plain way there and back. The route can be repeated.
  @Test(arguments: LedgerRoutes.all + LedgerRoutes.ofStates)
  func provedByItself(route: LedgerRoutes.Route) throws {
    let plan = try Self.plan(route)
    let machine = TransitionMachine(plan.transitions[0])
    let (own, around) = try Self.steps(route, machine)
    let violations = Self.violations(plan, machine, keeping: own + around)
    #expect(violations.isEmpty, "\(violations.map(\.path))")
    let proof = LedgerProof(of: plan.transitions[0], plan.expressions, in: machine.keeping(Set(own + around)))
    if route.isIdle {
      for step in own { #expect(machine.steps[step].actions.isEmpty) }
      return
    }
    // Something is taken before the last step of the route, and the proof has seen it there.
    let held = proof.entries.filter { entry in
      entry.heldIn.contains { $0 == machine.steps[own[own.count - 1]].from }
    }
    #expect(!held.isEmpty)
  }

  /// If a way out gives nothing back, the proof finds it, with a path along that route.
  @Test(arguments: LedgerRoutes.all + LedgerRoutes.ofStates)
  func forgottenOnThisWay(route: LedgerRoutes.Route) throws {
    let plan = try Self.plan(route)
    let machine = TransitionMachine(plan.transitions[0])
    let (own, around) = try Self.steps(route, machine)
    var count = 0
    for step in own {
      for (place, action) in machine.steps[step].actions.enumerated() {
        guard case .giveBack = action else { continue }
        count += 1
        var wrong = machine
        wrong.steps[step].actions.remove(at: place)
        let alone = Self.violations(plan, wrong, keeping: own + around)
        #expect(!alone.isEmpty, "\(route)")
        for violation in alone {
          #expect(violation.steps.contains(step) && violation.steps.contains(own[0]), "\(violation.path)")
        }
        // With all other routes present as well, the path that is shown still has this step.
        let whole = LedgerProof(of: plan.transitions[0], plan.expressions, in: wrong)
        #expect(!whole.violations.isEmpty)
        for violation in whole.violations { #expect(violation.steps.contains(step), "\(violation.path)") }
      }
    }
    #expect((count == 0) == route.isIdle)
  }

  /// A claim that is right, on a cell without tracks.
  private static func shape(_ acquire: LedgerPoint, _ releases: [Obligation.Release]) -> LedgerCell.Shape {
    var shape = LedgerCell.Shape()
    shape.isKept = true
    shape.values = [
      ValueTraits(toFound: .same), ValueTraits(), ValueTraits(isConstant: true, toFound: .different),
    ]
    shape.claims = [
      LedgerCell.Claim(
        acquire: acquire, releases: releases, interactions: nil, value: 2, followsStates: false,
        isOfPicture: false)
    ]
    return shape
  }

  private static let ofRun: [Obligation.Release] = LedgerExit.allCases.filter { $0 != .leftOtherwise }
    .map { .init($0, .runEnd) }
  private static let ofStay: [Obligation.Release] = [
    .init(.forwardFinish, nil), .init(.forwardCancel, .runEnd), .init(.backwardFinish, .runEnd),
    .init(.backwardCancel, nil), .init(.leftOtherwise, .stayEnd),
  ]

  /// Wherever something of a picture is held on a route, the proof also follows the case without the picture. The same is true
  /// for a standing value of a view and the case without the view.
  @Test(arguments: LedgerRoutes.all + LedgerRoutes.ofStates)
  func missingOnThisWay(route: LedgerRoutes.Route) throws {
    let machine = TransitionMachine(try Self.plan(route).transitions[0])
    let (own, around) = try Self.steps(route, machine)
    let alone = machine.keeping(Set(own + around))
    func compare(_ plain: LedgerCell.Shape, _ missing: LedgerCell.Shape) {
      let (plain, missing) = (
        CellWalk.verdict(of: plain, in: alone), CellWalk.verdict(of: missing, in: alone)
      )
      #expect(plain.leak == nil && missing.leak == nil)
      #expect(missing.situations == plain.situations + plain.heldIn(0).count)
      let begins = own.contains { step in
        machine.steps[step].actions.contains { if case .take = $0 { true } else { false } }
      }
      if begins { #expect(plain.heldIn(0).contains(machine.steps[own[own.count - 1]].from)) }
    }
    let run = Self.shape(.runStart, Self.ofRun)
    var picture = run
    picture.claims[0].isOfPicture = true
    compare(run, picture)
    let stay = Self.shape(.stayStart, Self.ofStay)
    var optional = stay
    optional.isOptional = true
    compare(stay, optional)
  }

  /// A value that is only given back with a picture is left behind if the picture cannot fly.
  @Test func leakWithoutAPicture() throws {
    let machine = TransitionMachine(try #require(LedgerPlans.plan(LedgerRoutes.text)).transitions[0])
    var shape = Self.shape(.stayStart, Self.ofStay)
    shape.forward = LedgerCell.Ends(from: LedgerCell.found, to: 2)
    shape.backward = shape.forward
    shape.backward?.from = 2
    #expect(CellWalk.verdict(of: shape, in: machine).leak == nil)
    shape.claims[0].isOfPicture = true
    let leak = try #require(CellWalk.verdict(of: shape, in: machine).leak)
    #expect(leak.fault == .value(2) && leak.steps.first?.effects.first == .lacking(0))
  }

  /// The way back may leave any value in the to screen, which is given its original value as it leaves.
  @Test(
    arguments: (LedgerRoutes.all + LedgerRoutes.ofStates).filter { $0.moves.last?.state == .resting(.from) })
  func twiceInARow(route: LedgerRoutes.Route) throws {
    let machine = TransitionMachine(try Self.plan(route).transitions[0])
    let (own, around) = try Self.steps(route, machine)
    var shape = Self.shape(.runStart, [])
    shape.isKept = false
    shape.claims = []
    shape.backward = LedgerCell.Ends(from: 2, to: LedgerCell.found)
    #expect(CellWalk.verdict(of: shape, in: machine.keeping(Set(own + around))).leak == nil)
    shape.backward = LedgerCell.Ends(from: 2, to: 3)
    shape.values.append(shape.values[2])
    let leak = CellWalk.verdict(of: shape, in: machine).leak
    #expect(leak?.fault == .value(3))
  }
}
