import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Finds tracks of a bar, the from screen or its views that start at other than the unmodified value: where they go to that value, or where
/// the layout determines the first one. Constants are checked earlier, frames by `ForeignFrame`, and what else the app decides by
/// `reportForeignChrome`.
///
/// The layouts are those of `KnownRests`. Of a bar without a sample frame only lengths are read, which are more than 0.
struct ForeignRest: TransitionRule {
  let checked: CheckedTransition

  func findings() -> [Diagnostic] {
    var (firsts, returning): ([FirstTrack], [FirstTrack]) = ([], [])
    for first in firstTracks() {
      if isReturning(first) {
        returning.append(first)
      } else if isLaidOut(first.track.start) {
        firsts.append(first)
      }
    }
    if firsts.isEmpty, returning.isEmpty { return [] }
    // What is right in one layout need not be looked at in the next.
    for layout in checked.layouts(knowing: firsts.map(\.track.start)) ?? [] where !firsts.isEmpty {
      let rest = evaluator(of: firsts.map(\.track), layout.scene).restState(at: .from)
      firsts.removeAll { track, found in
        rest.value(of: track.subject, track.property).numbers.allSatisfy { abs($0 - found) <= visible }
      }
    }
    return (returning + firsts).map { track, found in
      let rest =
        expressions.isFound(track.end)
        ? "has its original value, `_`," : "\(track.subject.foundVerb) \(NumberText.text(found))"
      var finding = Diagnostic.restNotFound(
        track, of: transition, rest + " when the from screen rests", expressions[track.start].range)
      finding.notes = [Self.note]
      return finding
    }
  }

  static let note =
    "it keeps this value after a cancel: the first value is the one at rest in the from screen, and `_` is the original value"

  /// An evaluator of a few tracks alone: the other tracks may be many, and do not matter here.
  private func evaluator(of tracks: [Track], _ scene: Scene) -> Evaluator {
    var alone = transition
    alone.forward.tracks = tracks
    alone.backward.tracks = []
    let plan = Plan(sourceName: "", expressions: expressions, transitions: [alone])
    return Evaluator(plan: plan, scene: scene)
  }

  /// Smaller differences are invisible.
  private let visible = 1e-3

  private typealias FirstTrack = (track: Track, found: Double)

  /// The first tracks of objects that the app has, with the unmodified value of each. Their start depends on the layout alone.
  private func firstTracks() -> [FirstTrack] {
    let tracks = transition.forward.tracks
    func mayBeForeign(_ index: Int) -> Bool {
      guard tracks[index].subject.isKept, tracks[index].subject != .container,
        tracks[index].property.untouched != nil
      else { return false }
      let start = tracks[index].start
      return !expressions.isFound(start) && expressions.constantValue(start) == nil
    }
    // Most transitions have none.
    let suspects = tracks.indices.filter(mayBeForeign)
    if suspects.isEmpty { return [] }
    let ends = checked.ends(of: .forward)
    return suspects.compactMap { index in
      let track = tracks[index]
      guard let found = track.property.untouched,
        ends[PropertyKey(track.subject, track.property)]?.first == index
      else { return nil }
      return (track, found)
    }
  }

  /// Whether a track goes to the original value from another one: from whatever that is to `_`, or from what frames say, of which a
  /// transform or an alpha of the app does not follow.
  private func isReturning(_ first: FirstTrack) -> Bool {
    let (track, found) = first
    let key = PropertyKey(track.subject, track.property)
    if expressions.isFound(track.start, of: key, through: transition.locals) { return false }
    if expressions.isFound(track.end, of: key, through: transition.locals) { return true }
    return expressions.constantValue(track.end)?.numbers.allSatisfy { $0 == found } ?? false
      && readsOnly(track.start, isHandedKnown: false) { $1.isOfFrame || $1 == .safeArea }
  }

  /// Whether a value reads the layout alone, and only what every layout has.
  private func isLaidOut(_ value: ExpressionID) -> Bool {
    KnownRests.areKnown([value], transition, expressions, isSafeAreaKnown: true)
      && readsOnly(value, isKnown)
  }

  /// Whether a value reads nothing but some properties, and handed-over values if these are known.
  private func readsOnly(
    _ value: ExpressionID, isHandedKnown: Bool = true, _ isMeant: (Subject, Property) -> Bool
  ) -> Bool {
    expressions.first(in: value, through: transition.locals, reading: .property | .found | .handed) {
      switch expressions[$0].kind {
      case .property(let subject, let property), .found(let subject, let property):
        !isMeant(subject, property)
      case .handed: !isHandedKnown
      default: false
      }
    } == nil
  }

  private func isKnown(_ subject: Subject, _ property: Property) -> Bool {
    guard property.isOfFrame || property == .safeArea else { return false }
    switch subject {
    case .container, .screen: return true
    case .tabBar, .navigationBar, .provided:
      let isSampled = transition.sample.contains { $0.subject == subject && $0.property.isOfFrame }
      return isSampled || property == .width || property == .height
    case .shared, .added: return false
    }
  }
}

extension Diagnostic {
  /// The finding about a track that leaves its property elsewhere than where it rests.
  /// - Parameters:
  ///   - why: Where it rests, for use before a comma.
  ///   - value: The range of the value; one from an imported file has the place of its `use`.
  static func restNotFound(
    _ track: Track, of transition: Transition, _ why: String, _ value: ByteRange
  ) -> Diagnostic {
    let whole = track.location.range
    let isWritten = value != whole && whole.contains(value)
    return Diagnostic(
      .restNotFound, at: isWritten ? value : whole,
      [
        .text(transition.name(of: track.subject) + "." + track.property.rawValue),
        .text(why + ", but this says "), isWritten ? .source(value) : .text("another value"),
      ])
  }
}
