import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Finds tracks that change nothing: both values are the unmodified one.
struct IdleTracks: TransitionRule {
  let checked: CheckedTransition

  func findings() -> [Diagnostic] {
    var findings: [Diagnostic] = []
    var reported: Set<UInt32> = []
    var geometry: [Subject: Set<UInt32>]?
    let layout = LaidOutFrames(of: transition, expressions)
    for direction in Direction.allCases {
      let tracks = direction == .forward ? transition.forward.tracks : transition.backward.tracks
      var still: [Int] = []
      for index in tracks.indices
      where tracks[index].arc != nil || isStill(tracks[index]) || isPlaced(tracks[index], in: layout) {
        still.append(index)
      }
      if still.isEmpty { continue }
      var counts: [PropertyKey: Int] = [:]
      for track in tracks { counts[PropertyKey(track.subject, track.property), default: 0] += 1 }
      // With `states` there are further rest states.
      for table in transition.stateTables
      where !table.values.allSatisfy({
        expressions.areEqual($0, table.from, through: transition.locals) == true
      }) {
        counts[PropertyKey(table.subject, table.property)] = 2
      }
      for track in still.map({ tracks[$0] }) {
        let isAlone = counts[PropertyKey(track.subject, track.property)] == 1
        let isPlaced = self.isPlaced(track, in: layout)
        // Another track of the property, or another piece of its table, may move it.
        if !isAlone, track.property.isOfFrame,
          tracks.contains(where: {
            $0.subject == track.subject && $0.property == track.property && !isStill($0)
          })
        {
          continue
        }
        let finding =
          isPlaced || isFrameFound(track) ? frameFinding(track, isPlaced, &geometry) : finding(track, isAlone)
        guard let finding else { continue }
        // One member may have a track in both directions.
        if reported.insert(track.location.range.start).inserted { findings.append(finding) }
      }
    }
    return findings + touches() + filled() + held()
  }

  /// The findings about holds of a screen at its unmodified value.
  private func held() -> [Diagnostic] {
    // The holds of interactions are included.
    let holds = transition.obligations.compactMap { obligation -> Hold? in
      guard case .held(let subject, let property, let value) = obligation.kind else { return nil }
      return Hold(subject: subject, property: property, value: value, location: obligation.location)
    }
    var counts: [PropertyKey: Int] = [:]
    for hold in holds { counts[PropertyKey(hold.subject, hold.property), default: 0] += 1 }
    var set: Set<PropertyKey>?
    return holds.compactMap { hold -> Diagnostic? in
      guard counts[PropertyKey(hold.subject, hold.property)] == 1 else { return nil }
      if hold.property == .scrollEnabled, case .flag(true) = expressions[hold.value].kind {
        let range = expressions[hold.value].range
        return Diagnostic.withoutEffect(
          at: hold.location.range, "this `hold`", "`\(transition.name(of: hold.subject))` scrolls anyway",
          notes: ["`false` keeps it from scrolling"],
          fixIts: hold.location.range.contains(range)
            ? [FixIt("write `false`", replacing: range, with: "false")] : [])
      }
      guard let neutral = neutral(of: hold.subject, hold.property),
        expressions.equals(hold.value, neutral, through: transition.locals) == true
      else { return nil }
      let others = set ?? setElsewhere()
      set = others
      if others.contains(PropertyKey(hold.subject, hold.property)) { return nil }
      let name = transition.name(of: hold.subject) + "." + hold.property.rawValue
      return Diagnostic.withoutEffect(
        at: hold.location.range, "this `hold`", "`\(name)` has this value anyway, because nothing moves it")
    }
  }

  /// Properties that anything but a `hold` sets in any run, or that `sample` gives another value.
  private func setElsewhere() -> Set<PropertyKey> {
    Set(transition.setters(.track, .press, .drive, .table, .sample).map(\.key))
  }

  /// The findings about presses whose value is the same with and without a finger.
  private func touches() -> [Diagnostic] {
    transition.presses.flatMap { press -> [Diagnostic] in
      let counts = Dictionary(grouping: press.down.tracks) { PropertyKey($0.subject, $0.property) }
      return press.down.tracks.compactMap { track -> Diagnostic? in
        guard counts[PropertyKey(track.subject, track.property)]?.count == 1, !track.property.isOfFrame,
          expressions.areEqual(track.start, track.end, through: transition.locals) == true
        else { return nil }
        let name = transition.name(of: track.subject) + "." + track.property.rawValue
        return Diagnostic.withoutEffect(
          at: track.location.range, "this track", "`\(name)` is the same with a finger and without")
      }
    }
  }

  /// The findings about objects that fill something and are placed as well.
  private func filled() -> [Diagnostic] {
    guard transition.views.contains(where: { $0.fills != nil }) else { return [] }
    let places = Dictionary(
      transition.placements.filter { $0.property == .frame }.map { ($0.subject, $0) },
      uniquingKeysWith: { first, _ in first })
    return transition.views.enumerated().compactMap { index, view in
      guard view.fills != nil, let place = places[.added(index)] else { return nil }
      return Diagnostic.withoutEffect(
        at: view.location.range, "`fills`", "`place` already positions this view",
        labels: [DiagnosticLabel(place.location.range, "here")])
    }
  }

  /// Whether the two values of a track are surely equal; in most tracks they are two different numbers.
  private func isStill(_ track: Track) -> Bool {
    if case .number(let a) = expressions[track.start].kind, case .number(let b) = expressions[track.end].kind
    {
      return a == b
    }
    return expressions.areEqual(track.start, track.end, through: transition.locals) == true
      || isFound(track.start, of: track) && isFound(track.end, of: track)
  }

  /// Whether a track surely goes straight from where places have its object to the same place.
  private func isPlaced(_ track: Track, in layout: LaidOutFrames) -> Bool {
    let key = PropertyKey(track.subject, track.property)
    return track.property.isOfFrame && track.arc == nil && layout.areSaid(of: key)
      && [track.start, track.end].allSatisfy { expressions.isFound($0) || layout.surelyHave($0, of: key) }
  }

  /// Whether a value of a track is the found one: `_`, or its own property.
  private func isFound(_ value: ExpressionID, of track: Track) -> Bool {
    expressions.isFound(
      value, of: PropertyKey(track.subject, track.property), through: transition.locals)
  }

  /// Whether a track goes straight from the found frame to the same frame.
  private func isFrameFound(_ track: Track) -> Bool {
    track.property.isOfFrame && track.arc == nil && isFound(track.start, of: track)
  }

  /// The finding about a track that keeps an edge in place: without other changes of the frame it has no effect.
  /// - Parameters:
  ///   - isPlaced: Whether its values are those of a place.
  ///   - geometry: Where the frame of each object is moved, once that is computed.
  private func frameFinding(
    _ track: Track, _ isPlaced: Bool, _ geometry: inout [Subject: Set<UInt32>]?
  ) -> Diagnostic? {
    let places = geometry ?? self.geometry()
    geometry = places
    guard places[track.subject]?.count == 1 else { return nil }
    let name = transition.name(of: track.subject) + "." + track.property.rawValue
    return Diagnostic.withoutEffect(
      at: track.location.range, "this track",
      isPlaced
        ? "`place` already gives `\(name)` this value, and nothing else moves it"
        : "it does not change `\(name)`, and nothing else moves it")
  }

  /// Where the frame of each object is moved. A placed frame is not.
  private func geometry() -> [Subject: Set<UInt32>] {
    var places: [Subject: Set<UInt32>] = [:]
    for setter in transition.setters(.track, .press, .table, .drive, .hold)
    where setter.key.property.isOfFrame {
      places[setter.key.subject, default: []].insert(setter.location.range.start)
    }
    return places
  }

  /// - Parameter isAlone: Whether nothing else moves the same property.
  private func finding(_ track: Track, _ isAlone: Bool) -> Diagnostic? {
    func diagnostic(_ what: String, _ why: String) -> Diagnostic {
      Diagnostic.withoutEffect(at: track.location.range, what, why)
    }
    let isStill = isStill(track)
    if let arc = track.arc {
      if isStill { return diagnostic("this arc", "the position is the same at both ends") }
      if arc.height == 0 { return diagnostic("this arc", "it has no height, so the path is straight") }
    }
    guard isAlone, isStill else { return nil }
    let name = transition.name(of: track.subject) + "." + track.property.rawValue
    if case .added = track.subject, track.property == .alpha || track.property == .blur,
      expressions.constant(track.start) == 0
    {
      return diagnostic("this view", "`\(name)` is 0 at both ends, and nothing changes it")
    }
    // Such a value keeps a place while other changes move the frame.
    if track.property.isOfFrame || track.property == .anchor || track.property == .clip { return nil }
    if isFound(track.start, of: track) {
      return diagnostic("this track", "it does not change `\(name)`")
    }
    guard let neutral = neutral(of: track.subject, track.property),
      expressions.equals(track.start, neutral, through: transition.locals) == true
    else { return nil }
    return diagnostic("this track", "it keeps `\(name)` at its value")
  }

  /// The value of a property that only transitions change; nil where it is not known.
  private func neutral(of subject: Subject, _ property: Property) -> Double? {
    subject.isUntouched ? property.untouched : nil
  }
}
