import Testing
import TransitionCompiler
import TransitionDiagnostics
import TransitionPlan
import TransitionText
import TransitionVerification

@Suite struct LedgerProofTests {
  private func proof(_ plan: Plan, _ change: (inout Transition) -> Void = { _ in }) -> LedgerProof {
    var transition = plan.transitions[0]
    change(&transition)
    return LedgerProof(of: transition, plan.expressions)
  }

  /// Every obligation of the thirteen specs is proved, and given back where the plan says so.
  @Test(arguments: VerifiedSpecs.names) func specsAreProved(name: String) throws {
    let plan = try VerifiedSpecs.plan(name)
    let proof = proof(plan)
    #expect(proof.violations.isEmpty)
    #expect(proof.entries.map(\.obligation) == Array(plan.transitions[0].obligations.indices))
    for entry in proof.entries {
      #expect(!entry.reason.isEmpty && !entry.takenBy.isEmpty && !entry.heldIn.isEmpty)
      let releases = plan.transitions[0].obligations[entry.obligation].releases
      for (exit, outcome) in zip(LedgerExit.allCases, entry.outcomes) {
        let release = releases.first { $0.exit == exit }
        switch outcome {
        case .givenBack(let point): #expect(release?.point == point)
        case .stays: #expect(release != nil && release?.point == nil)
        case .notHeld: break
        }
      }
    }
  }

  /// An obligation that occurs many times is proved each time, but followed once.
  @Test func repeats() throws {
    let plan = try VerifiedSpecs.plan("app-store-card.transition")
    let obligations = plan.transitions[0].obligations
    let index = try #require(
      obligations.firstIndex { if case .invisible = $0.kind { true } else { false } })
    let count = 2_000
    func repeated(_ change: (inout Obligation) -> Void) -> LedgerProof {
      proof(plan) { transition in
        change(&transition.obligations[index])
        transition.obligations += Array(repeating: transition.obligations[index], count: count)
      }
    }
    let right = repeated { _ in }
    #expect(right.violations.isEmpty)
    #expect(right.entries.map(\.obligation) == Array(0..<obligations.count + count))
    for entry in right.entries.suffix(count) {
      var first = right.entries[index]
      first.obligation = entry.obligation
      #expect(entry == first)
    }
    let wrong = repeated { $0.releases.removeAll { $0.exit == .backwardFinish } }
    #expect(wrong.violations.map(\.obligation) == [index])
    let reasons = Set(wrong.entries.suffix(count).map(\.reason))
    #expect(reasons == [""])
  }

  /// A property may have as many values as there are rest states and fingers that hold it.
  @Test func manyValuesAreProved() {
    let count = 40
    let names = (0..<count).map { "rest\($0)" }
    let table = names.enumerated().map { "\($1): \(Double($0 + 1) / 100)" }.joined(separator: ", ")
    let interactions = (0..<count).map { index in
      """
        interactive backward by pan(down) on b {
          begin when velocity.y > \(index)pt/s
          hold a.dim = \(index)%
          progress = translation.y / b.height
          finish when progress > 50%
          settle 300ms easeOut
        }

      """
    }
    for members in [
      "  states \(names.joined(separator: ", "))\n  animate a.alpha { a: 1, \(table) }\n",
      interactions.joined(),
    ] {
      let text = """
        transition Many {
          style overlay
          from a
          to b
          forward 300ms easeOut
          reduceMotion crossfade 200ms
        \(members)}
        """
      let found = Compiler.plan(of: SourceText(name: "many.transition", text: text)).diagnostics
      #expect(!found.contains { $0.severity == .error }, "\(found.map(\.code))")
    }
  }

  /// The tab bar of Photos, if a pop does not give it back.
  @Test func aPathInWords() throws {
    let plan = try VerifiedSpecs.plan("photos.transition")
    let index = try #require(
      plan.transitions[0].obligations.firstIndex { $0.reason == "animate tabBar.alpha" })
    let proof = proof(plan) { transition in
      transition.obligations[index].releases.removeAll { $0.exit == .backwardFinish }
    }
    let violation = try #require(proof.violations.first)
    #expect(proof.violations.count == 1)
    #expect(violation.kind == .leftBehind && violation.obligation == index)
    #expect(violation.subject == .tabBar && violation.property == .alpha)
    #expect(
      violation.path == [
        "`forward` starts: `tabBar.alpha` is taken for `animate tabBar.alpha`, `tabBar.alpha` moves",
        "it finishes: `tabBar.alpha` is 0", "`backward` starts: `tabBar.alpha` moves",
        "it finishes: `tabBar.alpha` is 1",
        "at rest in `grid`, what `animate tabBar.alpha` took is still taken",
      ])
    #expect(violation.steps.count == 4)
    #expect(proof.entries[index].reason.isEmpty)
  }

  /// Each kind of mistake in a ledger is reported as that kind.
  @Test func kinds() throws {
    let plan = try VerifiedSpecs.plan("photos.transition")
    let picture = 0
    let standing = 4
    func kind(_ index: Int, _ change: @escaping (inout Obligation) -> Void) -> LedgerViolation.Kind? {
      proof(plan) { change(&$0.obligations[index]) }.violations.first?.kind
    }
    #expect(kind(picture) { $0.releases = [] } == .leftBehind)
    #expect(kind(picture) { $0.releases.append($0.releases[0]) } == .givenBackTwice)
    #expect(kind(picture) { $0.acquire = .forwardStart } == .givenBackByNobody)
    #expect(kind(standing) { $0.acquire = .runStart } == .leftBehind)
    #expect(kind(standing) { $0.releases[0].point = .runEnd } == .givenBackTooEarly)
    #expect(
      kind(picture) { obligation in
        obligation.releases = obligation.releases.map { .init($0.exit, nil) }
      } == .leftBehind)
  }

  /// Without its obligation, the standing value leaves the bar at the end value of the forward direction.
  @Test func aValueWithoutAnObligation() throws {
    let plan = try VerifiedSpecs.plan("photos.transition")
    let proof = proof(plan) { $0.obligations.removeAll { $0.reason == "animate tabBar.alpha" } }
    #expect(proof.violations.map(\.kind) == [.valueLeftBehind])
    #expect(proof.violations.first?.steps.count == 3)
    #expect(
      proof.violations.first?.path.last
        == "at rest in `grid`, `tabBar.alpha` is still 0, not as it was before"
    )
  }
}
