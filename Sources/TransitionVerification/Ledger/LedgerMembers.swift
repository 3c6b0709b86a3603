import TransitionPlan

/// The tracks and drives of each property, computed once for all reports about a transition.
struct LedgerMembers {
  /// A `drive` and its interaction.
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

  /// The places in the text of the tracks of a property in a direction.
  func tracks(of key: PropertyKey, in direction: Direction) -> [SpecLocation] {
    (direction == .forward ? forward[key] : backward[key]) ?? []
  }

  /// The drives of a property, in the order of the interactions.
  func drives(of key: PropertyKey) -> [Drive] { drives[key] ?? [] }
}
