import TransitionPlan
import TransitionText

/// Finds added views that rest outside the container: where nothing moves them, entirely and on every display; where they can be tapped,
/// with less than what a finger can hit, on any display, and with their tracks.
///
/// Only places made of numbers, the container's size and its safe area are checked. The layouts are evaluated for all of them together,
/// when the first is asked for.
final class AddedOutside {
  private let transition: Transition
  private let expressions: ExpressionArena

  init(_ transition: Transition, _ expressions: ExpressionArena) {
    self.transition = transition
    self.expressions = expressions
  }

  /// Where such a view is placed, and the reason in words; nil where a part of it may be inside.
  func place(of index: Int) -> (text: String, place: SpecLocation?)? {
    outside[.added(index)].map { ("`\(transition.views[index].name)` \($0.words)", $0.place) }
  }

  private typealias Outside = [Subject: (words: String, place: SpecLocation?)]

  /// The views that are outside, each with its first place.
  private lazy var outside: Outside = {
    let plain = places { isMoved, subject, value in
      !isMoved
        && KnownRests.followsDisplay(value, [subject], transition, expressions, isSafeAreaKnown: false)
    }
    let touched = places { _, subject, value in
      KnownRests.followsDisplay(value, [subject], transition, expressions, isSafeAreaKnown: true)
    }.filter { subject, _ in
      guard case .added(let index) = subject else { return false }
      return transition.views[index].dismissesOnTap
        && [nil, .container].contains(transition.views[index].fills)
    }
    if plain.isEmpty, touched.isEmpty { return [:] }
    var alone = transition
    let subjects = FlatSet(Array(plain.keys) + Array(touched.keys))
    alone.placements.removeAll { !subjects.contains($0.subject) }
    alone.forward.tracks.removeAll { !touched.keys.contains($0.subject) }
    alone.backward.tracks.removeAll { !touched.keys.contains($0.subject) }
    alone.obligations = []
    let plan = Plan(sourceName: "", expressions: expressions, transitions: [alone])
    func rests(_ scenes: some Sequence<Scene>) -> [Scene] {
      scenes.map { Evaluator(plan: plan, scene: $0).restState(at: .to) }
    }
    func overflow(_ subject: Subject, _ rest: Scene) -> Overflow {
      Overflow(rest.transformedFrame(of: subject), in: rest.frame(of: .container))
    }
    let layouts = rests(KnownRests.scenes(alone, plan))
    var outside: Outside = [:]
    for (subject, place) in plain where layouts.allSatisfy({ overflow(subject, $0).isWhole }) {
      outside[subject] = ("is placed entirely outside the container", place)
    }
    let open = touched.filter { outside[$0.key] == nil }
    let displays = open.isEmpty ? [] : KnownRests.displays(alone, expressions)
    for (subject, place) in open {
      let gone = displays.map { display in
        KnownRests.scenes(on: display, alone, plan).map {
          overflow(subject, Evaluator(plan: plan, scene: $0).restState(at: .to))
        }
      }.filter { $0.allSatisfy(\.isNearlyWhole) }
      guard let first = gone.first?.first else { continue }
      let container = gone.count == displays.count ? "the container" : "a container\(first.ofSize)"
      outside[subject] = ("rests \(first.extent) outside \(container)", place)
    }
    return outside
  }()

  /// The views with a place or a track of their own whose values all fulfil a condition, each with the first of them.
  private func places(
    where fits: (_ isMoved: Bool, _ subject: Subject, _ value: ExpressionID) -> Bool
  ) -> [Subject: SpecLocation] {
    let tracks = transition.tracks.filter { $0.property.movesFrame }
    let values =
      transition.placements.map { (subject: $0.subject, value: $0.value, location: $0.location) }
      + tracks.flatMap { track in
        [track.start, track.end].map { (subject: track.subject, value: $0, location: track.location) }
      }
    // Whose place something else affects as well.
    var others = Set(
      transition.setters(.table, .hold).filter { $0.key.property.movesFrame }.map(\.key.subject))
    let moved = FlatSet(tracks.map(\.subject))
    for (subject, value, _) in values where !fits(moved.contains(subject), subject, value) {
      others.insert(subject)
    }
    let own = values.filter { if case .added = $0.subject { !others.contains($0.subject) } else { false } }
    return Dictionary(own.map { ($0.subject, $0.location) }, uniquingKeysWith: { first, _ in first })
  }
}
