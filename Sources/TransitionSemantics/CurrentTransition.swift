import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

/// What is known of the transition being checked; each begins with what the file has declared.
struct CurrentTransition: Sendable {
  /// Its number among those of the file.
  var number = 0
  /// The findings in it; before the first transition, those outside of transitions.
  var findings = Findings()
  /// Whether what is not in its tree may have been meant to be; outside of transitions, whether that is so of the whole file.
  var hasFaults = false
  /// The names in what could not be parsed: they may have been declared there, so nothing is said of their uses.
  var brokenNames: Set<Symbol> = []
  /// What was asked of them, where they may have been broken outside of it: those that are not, and whether one is.
  var soundNames: Set<Symbol> = []
  var hasMetBrokenName = false
  /// The run-time `let`s of the file and its own.
  var locals: [Local] = []
  /// How many parts each of them has when the others are written out in it.
  var localSizes: [Int] = []
  /// How many `let`s are being worked out, each for another.
  var letDepth = 0

  /// Its screens.
  var screens = Sides<Screen?>(both: nil)
  /// What they hand over, by name.
  var provided = Sides(both: FlatTable<Symbol, (entity: Provided, name: NodeID)>())
  /// The views that its shared elements have at their ends, as far as they are known.
  var sharedEnds = FlatTable<Int, Sides<Int>>()
  /// The views that it adds.
  var addedViews: [AddedView] = []
  /// Those of which it is not known what they show: that has been reported.
  var brokenViews: Set<Int> = []
  /// Its rest states, and the tables of values in them.
  var states: [RestState] = []
  var stateTables: [StateTable] = []
  /// Whether its interactions go between rest states that are not declared, which is reported there.
  var lacksStates = false

  /// Its paces, once they are known.
  var paces: (forward: CheckedPace, backward: CheckedPace)?
  /// The times of a track that takes the whole of them.
  var wholeTimes: TrackTimes?
  /// What its tracks move.
  var animatedKeys = FlatSet<PropertyKey>()
  /// Properties whose tracks are wrong, and whether it is not known what some tracks move: that has been reported.
  var brokenTracks: Set<PropertyKey> = []
  var hasLostTracks = false
  /// Whether what seems to have no track may have one that is wrong.
  var mayHaveLostTracks: Bool { hasLostTracks || hasFaults }

  /// Whether the place is inside an interaction, for values that exist only inside one.
  var isInInteraction = false
  /// The table whose values the names of states are, where a finger drives it.
  var drivenTable: Int?
  /// Whether what is driven has a table that is wrong, which has been reported: the values of its states are not known.
  var drivesBrokenTable = false

  /// The motions whose members are being checked, each used by the one before.
  var usedMotions: [NodeID] = []
  /// The `use` whose motion is being checked.
  var useSite: ByteRange?
  /// How many motions it has used, with those that others use with them.
  var useCount = 0
}
