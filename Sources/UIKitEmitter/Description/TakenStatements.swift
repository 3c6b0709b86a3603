import TransitionPlan

extension DescriptionScope {
  /// The `hide` and `hold` statements of the transition itself: those for the ends of pictures and of gestures are written with these.
  var takenStatements: [SwiftStatement] {
    transition.obligations.flatMap { obligation -> [SwiftStatement] in
      if isOfPicture(obligation) || isOfGesture(obligation) { return [] }
      switch obligation.kind {
      case .invisible(let subject):
        let span = Self.span(obligation.acquire, besides: .runStart)
        let call = SwiftExpression.call(
          Self.description.dot("hide"), [SwiftArgument(nil, element(subject))] + span)
        return [placed(.expression(call), obligation.location)]
      case .held(let subject, let property, let value):
        return hold(subject, property, value, obligation)
      case .standing(let subject, let property, let value):
        return isMoved(subject, property) ? [] : hold(subject, property, value, obligation)
      case .inserted, .moved, .recognizer: return []
      }
    }
  }

  private func hold(
    _ subject: Subject, _ property: Property, _ value: ExpressionID, _ obligation: Obligation
  ) -> [SwiftStatement] {
    var statements: [SwiftStatement] = []
    let value = live(value, named: name(of: subject, property), &statements)
    let call = SwiftExpression.call(
      Self.description.dot("hold"),
      [
        SwiftArgument(nil, element(subject)), SwiftArgument(nil, property.code), SwiftArgument("at", value),
      ] + Self.span(obligation.acquire, besides: .runStart))
    return statements + [placed(.expression(call), obligation.location)]
  }

  private static func span(_ point: LedgerPoint, besides usual: LedgerPoint) -> [SwiftArgument] {
    if point == usual { return [] }
    let span: SwiftExpression =
      switch point {
      case .forwardStart: .implicitCall("direction", SwiftArgument(nil, .implicit("forward")))
      case .backwardStart: .implicitCall("direction", SwiftArgument(nil, .implicit("backward")))
      case .drivenStart: .implicit("interaction")
      case .stayStart: .implicit("stay")
      case .runStart, .runEnd, .stayEnd: .implicit("run")
      }
    return [SwiftArgument(nil, span)]
  }

  private func isOfPicture(_ obligation: Obligation) -> Bool {
    transition.shared.contains {
      obligation.location == $0.from.location || obligation.location == $0.to.location
    }
  }

  private func isOfGesture(_ obligation: Obligation) -> Bool {
    obligation.acquire == .drivenStart
      && transition.interactions.contains { interaction in
        interaction.holds.contains { $0.location == obligation.location }
      }
  }

  /// Whether tracks or a placement set a held property; no track does if the platform plays both directions.
  private func isMoved(_ subject: Subject, _ property: Property) -> Bool {
    let tracks = transition.forward.tracks + transition.backward.tracks
    return tracks.contains { $0.subject == subject && $0.property == property }
      || transition.stateTables.contains { $0.subject == subject && $0.property == property }
      || transition.placements.contains { $0.subject == subject && $0.property == property }
  }
}
