import TransitionPlan
import TransitionText

/// What expressions read of views and screens that may be missing.
struct OptionalReads {
  private let transition: Transition
  private let expressions: ExpressionArena
  /// A missing end of a picture is handled by `fallback` or `missing`, or by a rule of its own.
  private let handledEnds: FlatSet<Subject>

  init(_ transition: Transition, _ expressions: ExpressionArena) {
    (self.transition, self.expressions) = (transition, expressions)
    let areHandled = transition.fallback != nil || transition.shared.contains { $0.missing == nil }
    handledEnds = FlatSet(
      !areHandled
        ? []
        : transition.shared.flatMap { element in
          Side.allCases.map { Subject.provided($0, element[$0].view) }
        })
  }

  /// Whether an object is an optional view for which nothing says what happens without it.
  func mayMiss(_ subject: Subject) -> Bool {
    guard case .provided(let side, let view) = subject, transition[side].views[view].isOptional else {
      return false
    }
    return !handledEnds.contains(subject)
  }

  /// The first view or screen that may be missing that a value reads, and what reads it.
  /// - Parameters:
  ///   - own: The object that has the value. Without it nothing is read.
  ///   - finger: The object that the finger is on, which is there.
  func first(
    in value: ExpressionID, of own: Subject, finger: Subject?
  ) -> (subject: Subject, part: ExpressionID)? {
    func read(_ part: ExpressionID) -> Subject? {
      let kind = expressions[part].kind
      if let side = optionalScreen(kind), !isMissing(own, without: side),
        finger.map({ isMissing($0, without: side) }) != true
      {
        return .screen(side)
      }
      guard case .property(let subject, _) = kind, mayMiss(subject), !isThere(subject, with: own),
        finger.map({ isThere(subject, with: $0) }) != true
      else { return nil }
      return subject
    }
    let part = expressions.first(in: value, through: transition.locals, reading: .property | .handed) {
      read($0) != nil
    }
    return part.flatMap { part in read(part).map { ($0, part) } }
  }

  /// The optional screen of which an expression reads a view or a value.
  private func optionalScreen(_ kind: ExpressionKind) -> Side? {
    switch kind {
    case .property(.provided(let side, _), _), .handed(let side, _): transition[side].isOptional ? side : nil
    default: nil
    }
  }

  /// Whether an object is missing where a screen is, so that nothing sets it.
  private func isMissing(_ subject: Subject, without side: Side) -> Bool {
    switch subject {
    case .screen(side), .provided(side, _), .shared: true
    case .added(let index): side == .to && transition.views[index].isStanding
    default: false
    }
  }

  /// Whether an object is there where another one is: it itself, and an end of a picture, without which that does not fly.
  private func isThere(_ subject: Subject, with other: Subject) -> Bool {
    if subject == other { return true }
    guard case .shared(let index) = other, case .provided(let side, let view) = subject else { return false }
    return transition.shared[index][side].view == view
  }
}
