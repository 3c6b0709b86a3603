import TransitionPlan

/// The tracks and drives of each property, found once for all that is reported of a transition.
struct LedgerMembers {
  /// A `drive`, and the interaction that it is in.
  struct Drive {
    var interaction: Int
    var location: SpecLocation
  }

  private var forward = NumberedTable<PropertyKey, [SpecLocation]>()
  private var backward = NumberedTable<PropertyKey, [SpecLocation]>()
  private var drives = NumberedTable<PropertyKey, [Drive]>()

  init(_ transition: Transition) {
    for track in transition.forward.tracks {
      forward[PropertyKey(track.subject, track.property), default: []].append(track.location)
    }
    for track in transition.backward.tracks {
      backward[PropertyKey(track.subject, track.property), default: []].append(track.location)
    }
    for (index, interaction) in transition.interactions.enumerated() {
      for drive in interaction.drives {
        drives[PropertyKey(drive.subject, drive.property), default: []]
          .append(Drive(interaction: index, location: drive.location))
      }
    }
  }

  /// Where the tracks of a property stand that a direction plays.
  func tracks(of key: PropertyKey, in direction: Direction) -> [SpecLocation] {
    (direction == .forward ? forward[key] : backward[key]) ?? []
  }

  /// What drives a property, in the order of the interactions.
  func drives(of key: PropertyKey) -> [Drive] { drives[key] ?? [] }
}
