public import TransitionPlan

/// The proof of a ledger for a report.
///
/// The machine is that of the transition if it has at most five fingers that go the same way and catch the same, and at most five
/// rest states. Of more fingers two are reported, of more rest states five: the others behave like them. An obligation of a finger
/// that is left out is reported with its own finger in place of the first. The proof covers all of them.
public struct ReportedLedger: Sendable {
  /// A finger of the machine.
  public struct Finger: Hashable, Sendable {
    /// The interaction that names it: an index into `Transition.interactions`.
    public var interaction: Int
    /// How many interactions it represents.
    public var count: Int
    /// Whether it represents any other finger than the previous one of its kind.
    public var isAnother: Bool
  }

  /// The proof, with the reported machine.
  public let proof: LedgerProof
  /// The transition with the reported fingers and rest states, for texts about the machine.
  public let transition: Transition
  /// The fingers of the machine, in its order.
  public let fingers: [Finger]

  /// Proves the ledger of a transition, in time that is linear in its text.
  /// - Parameters:
  ///   - whole: The transition.
  ///   - expressions: The expressions of its plan.
  public init(of whole: Transition, _ expressions: ExpressionArena) {
    guard let excerpt = LedgerExcerpt(TransitionMachine.Shape(whole)) else {
      proof = LedgerProof(of: whole, expressions)
      transition = whole
      fingers = whole.interactions.indices.map { Finger(interaction: $0, count: 1, isAnother: false) }
      return
    }
    proof = LedgerProof(of: whole, expressions, excerpt)
    transition = excerpt.transition(whole)
    fingers = excerpt.fingers
  }

  /// Whether a state of the machine belongs to another finger than the first of its kind.
  public func isOfAnother(state index: Int) -> Bool {
    switch proof.machine.states[index] {
    case .resting, .playing: false
    case .waiting(let finger, _), .released(let finger, _), .driving(let finger, _),
      .settling(let finger, _, _):
      fingers[finger].isAnother
    }
  }
}
