import TransitionPlan
import TransitionText

extension DescriptionScope {
  /// The tracks: a statement for each piece; one for each property that has a value in each rest state.
  var trackStatements: [SwiftStatement] {
    let modifiers = TrackModifiers(scope: self, forward: transition.forward, backward: transition.backward)
    let pieces = TrackPiece.pieces(transition.forward, transition.backward)
    var tables = transition.stateTables
    var statements: [SwiftStatement] = []
    var isWritten = FlatSet<PropertyKey>()
    for piece in pieces {
      let key = PropertyKey(piece.track.subject, piece.track.property)
      if isWritten.contains(key) { continue }
      if let index = tables.firstIndex(where: { PropertyKey($0.subject, $0.property) == key }) {
        statements += table(tables.remove(at: index), piece, modifiers)
        isWritten.insert(key)
      } else {
        statements += animate(Self.description, piece, modifiers, isStanding: standing.contains(key))
      }
    }
    for rest in tables { statements += table(rest, nil, modifiers) }
    return statements
  }

  /// The statement of a piece.
  /// - Parameter owner: The object that the piece belongs to: the description or a press.
  func animate(
    _ owner: SwiftExpression, _ piece: TrackPiece, _ modifiers: TrackModifiers, isStanding: Bool
  ) -> [SwiftStatement] {
    var statements: [SwiftStatement] = []
    let track = piece.track
    let name = self.name(of: track.subject, track.property)
    let from = live(piece.from, named: name + "From", &statements)
    let to = live(piece.to, named: name + "To", &statements)
    let call = owner.calling(
      "animate", SwiftArgument(nil, element(track.subject)), SwiftArgument(nil, track.property.code),
      SwiftArgument("from", from), SwiftArgument("to", to))
    var code = modifiers.applied(to: call, piece, &statements)
    if isStanding { code = code.calling("standing") }
    return statements + [placed(.expression(code), track.location)]
  }

  /// The statement of a property with a value in each rest state.
  private func table(
    _ table: StateTable, _ piece: TrackPiece?, _ modifiers: TrackModifiers
  ) -> [SwiftStatement] {
    var statements: [SwiftStatement] = []
    let name = self.name(of: table.subject, table.property)
    let from = live(table.from, named: name + "From", &statements)
    let values = zip(types.states, table.values).map { state, value in
      live(value, named: name + "In" + NameStyle.capitalized(state.used), &statements)
    }
    let call = self.call(
      "animate", SwiftArgument(nil, element(table.subject)), SwiftArgument(nil, table.property.code),
      SwiftArgument("from", from), SwiftArgument("in", .array(values)))
    var code = piece.map { modifiers.applied(to: call, $0, &statements) } ?? call
    if standing.contains(PropertyKey(table.subject, table.property)) { code = code.calling("standing") }
    return statements + [placed(.expression(code), table.location)]
  }
}
