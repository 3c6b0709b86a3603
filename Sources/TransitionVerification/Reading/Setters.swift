import TransitionPlan

/// A place in the text that gives a property a value.
struct Setter {
  enum Kind: String {
    /// A track of a run, and one that a press plays while a finger is down.
    case track, press
    /// The values in the rest states, a `place`, and a value of `sample`.
    case table, place, sample
    /// What an interaction drives, and what is held; the `hold`s of interactions are among these.
    case drive, hold
  }

  let kind: Kind
  let key: PropertyKey
  let location: SpecLocation
}

extension Transition {
  /// What sets properties in some of the ways, in the order of these.
  func setters(_ kinds: Setter.Kind...) -> [Setter] { kinds.flatMap(setters) }

  private func setters(_ kind: Setter.Kind) -> [Setter] {
    func setter(_ subject: Subject, _ property: Property, _ location: SpecLocation) -> Setter {
      Setter(kind: kind, key: PropertyKey(subject, property), location: location)
    }
    return switch kind {
    case .track: tracks.map { setter($0.subject, $0.property, $0.location) }
    case .press: presses.flatMap(\.down.tracks).map { setter($0.subject, $0.property, $0.location) }
    case .table: stateTables.map { setter($0.subject, $0.property, $0.location) }
    case .place: placements.map { setter($0.subject, $0.property, $0.location) }
    case .sample: sample.map { setter($0.subject, $0.property, $0.location) }
    case .drive: interactions.flatMap(\.drives).map { setter($0.subject, $0.property, $0.location) }
    case .hold:
      obligations.compactMap {
        guard case .held(let subject, let property, _) = $0.kind else { return nil }
        return setter(subject, property, $0.location)
      }
    }
  }
}
