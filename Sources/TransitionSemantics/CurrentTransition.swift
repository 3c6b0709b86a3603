import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

/// The state of the transition that is being checked. Each begins with the declarations of the file.
struct CurrentTransition: Sendable {
  /// Its index among the transitions of the file.
  var number = 0
  /// The findings in it; before the first transition, those outside of transitions.
  var findings = Findings()
  /// Whether members may be missing from its tree because of an error; outside of transitions, whether that is so for the whole
  /// file.
  var hasFaults = false
  /// The names in text that could not be parsed. They may be declared there, so their uses are not reported.
  var brokenNames: Set<Symbol> = []
  /// Whether a declaration has no name, so that each undeclared name may be its own.
  var lacksName = false
  /// Names that were looked up in the broken names of other places: those that are not there, and whether one is.
  var unbrokenNames: Set<Symbol> = []
  var hasMetBrokenName = false
  /// The run-time `let`s of the file and of the transition.
  var locals: [Local] = []
  /// The number of parts of each of them, with the other ones expanded in it.
  var localSizes: [Int] = []
  /// How many `let`s are being evaluated, each for the previous one.
  var letDepth = 0

  /// Its screens.
  var screens = Sides<Screen?>(both: nil)
  /// The names that its screens hand over.
  var provided = Sides(both: FlatTable<Symbol, (entity: Provided, name: NodeID)>())
  /// The views at the ends of its shared elements, as far as they are known.
  var sharedEnds = FlatTable<Int, Sides<Int>>()
  /// The names of its shared elements, by their numbers.
  var sharedNames: [Int: String] = [:]
  /// The views that it adds.
  var addedViews: [AddedView] = []
  /// Added views whose content is unknown because of a reported error.
  var brokenViews: Set<Int> = []
  /// Its rest states, and the tables with values in them.
  var states: [RestState] = []
  var stateTables: [StateTable] = []
  /// The places of each object, once they are known.
  var places: [Subject: [Placement]] = [:]
  /// The direction in whose block a track is checked; nil for a track of both.
  var onlyDirection: Direction?
  /// Whether a `press` is checked, whose tables are over time also beside `states`.
  var isInPress = false
  /// Whether its interactions use rest states although none are declared, which is reported at the interaction.
  var lacksStates = false

  /// Its paces; nil until they are known.
  var paces: (forward: CheckedPace, backward: CheckedPace)?
  /// The times of a track without a timing of its own.
  var wholeTimes: TrackTimes?
  /// The properties with tracks.
  var animatedKeys = FlatSet<PropertyKey>()
  /// Properties with wrong tracks, and whether it is unknown what some tracks move. Both have been reported.
  var brokenTracks: Set<PropertyKey> = []
  var hasLostTracks = false
  /// Whether a property that seems to have no track may have a wrong one.
  var mayHaveLostTracks: Bool { hasLostTracks || hasFaults }

  /// Whether the place is inside an interaction, where some values exist only.
  var isInInteraction = false
  /// The table that a finger drives: in its `drive`, the names of states are its values.
  var drivenTable: Int?
  /// Whether the driven property has a wrong table, which has been reported: the values of its states are unknown.
  var drivesBrokenTable = false

  /// The motions whose members are being checked, each used by the previous one.
  var usedMotions: [NodeID] = []
  /// The `use` whose motion is being checked.
  var useSite: ByteRange?
  /// How many motions it has used, indirectly used ones included.
  var useCount = 0
}
