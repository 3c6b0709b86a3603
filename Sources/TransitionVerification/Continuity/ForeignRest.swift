import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Finds tracks of a bar, the from screen or its views that start at other than the unmodified value, where the layout determines
/// the first value. Constants are checked earlier, and frames by `ForeignFrame`.
///
/// The layouts are those of `KnownRests`. Of a view without a sample frame only lengths are read, which are more than 0.
struct ForeignRest: TransitionRule {
  let checked: CheckedTransition

  func findings() -> [Diagnostic] {
    var firsts = firstTracks()
    if firsts.isEmpty { return [] }
    // What is right in one layout need not be looked at in the next.
    for layout in layouts where !firsts.isEmpty {
      let rest = evaluator(of: firsts.map(\.track), layout.scene).restState(at: .from)
      firsts.removeAll { track, found in
        rest.value(of: track.subject, track.property).numbers.allSatisfy { abs($0 - found) <= visible }
      }
    }
    return firsts.map { track, found in
      var finding = Diagnostic.restNotFound(
        track, of: transition,
        "\(track.subject.foundVerb) \(NumberText.text(found)) when the from screen rests",
        expressions[track.start].range)
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

  /// The first tracks of objects that the app has, with the unmodified value of each. Their start depends on the layout alone.
  private func firstTracks() -> [(track: Track, found: Double)] {
    let tracks = transition.forward.tracks
    func mayBeForeign(_ index: Int) -> Bool {
      guard tracks[index].subject.isKept, tracks[index].subject != .container,
        tracks[index].property.untouched != nil
      else { return false }
      if case .found = expressions[tracks[index].start].kind { return false }
      return expressions.constantValue(tracks[index].start) == nil
    }
    // Most transitions have none.
    let suspects = tracks.indices.filter(mayBeForeign)
    if suspects.isEmpty { return [] }
    let ends = checked.ends(of: .forward)
    return suspects.compactMap { index in
      let track = tracks[index]
      guard let found = track.property.untouched,
        ends[PropertyKey(track.subject, track.property)]?.first == index,
        isLaidOut(track.start)
      else { return nil }
      return (track, found)
    }
  }

  /// Whether a value reads the layout alone, and only what every layout has.
  private func isLaidOut(_ value: ExpressionID) -> Bool {
    isKnown(value)
      && expressions.first(in: value, through: transition.locals, reading: .property | .found) {
        switch expressions[$0].kind {
        case .property(let subject, let property), .found(let subject, let property):
          !isKnown(subject, property)
        default: false
        }
      } == nil
  }

  private func isKnown(_ subject: Subject, _ property: Property) -> Bool {
    guard property.isOfFrame else { return false }
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
