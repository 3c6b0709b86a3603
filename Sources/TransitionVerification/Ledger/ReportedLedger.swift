public import TransitionPlan

/// The proof of a ledger as a report tells it.
///
/// The machine is that of the transition as long as it has no more than five fingers that go the same way and catch the same,
/// and no more than five rest states. Of more fingers two are reported, of more rest states five: the others are like them, and an
/// obligation of one of the others is reported with its own finger in the place of the first. What is proved is proved of all.
public struct ReportedLedger: Sendable {
  /// A finger of the machine.
  public struct Finger: Hashable, Sendable {
    /// The interaction after which it is named, an index into `Transition.interactions`.
    public var interaction: Int
    /// How many interactions it stands for.
    public var count: Int
    /// Whether it is any other one than the one before it of its kind.
    public var isAnother: Bool
  }

  /// What is proved, with the machine that is reported.
  public let proof: LedgerProof
  /// The transition with the fingers and rest states that are reported: what the words of the machine are made of.
  public let transition: Transition
  /// The fingers of the machine, in its order.
  public let fingers: [Finger]

  /// Proves the ledger of a transition, in time that is linear in its text.
  /// - Parameters:
  ///   - whole: The transition.
  ///   - expressions: The expressions of its plan.
  public init(of whole: Transition, _ expressions: ExpressionArena) {
    guard let telling = LedgerExcerpt(TransitionMachine.Shape(whole)) else {
      proof = LedgerProof(of: whole, expressions)
      transition = whole
      fingers = whole.interactions.indices.map { Finger(interaction: $0, count: 1, isAnother: false) }
      return
    }
    proof = LedgerProof(of: whole, expressions, telling)
    transition = telling.transition(whole)
    fingers = telling.fingers
  }

  /// Whether a state of the machine is about another finger than the first of its kind.
  public func isOfAnother(state index: Int) -> Bool {
    switch proof.machine.states[index] {
    case .resting, .playing: false
    case .waiting(let finger, _), .released(let finger, _), .driving(let finger, _),
      .settling(let finger, _, _):
      fingers[finger].isAnother
    }
  }
}
