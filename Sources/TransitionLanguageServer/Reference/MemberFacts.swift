import TransitionPlan
import TransitionSyntax
import TransitionText

/// The facts of the plan about a member of a transition, in Markdown: values at rest, windows in both directions,
/// curves, and obligations.
struct MemberFacts {
  private let plan: Plan
  private let transition: Transition
  private let range: ByteRange
  private let expressions: ExpressionText

  /// - Parameter range: The bytes of the member.
  init(_ plan: Plan, _ transition: Transition, of range: ByteRange) {
    self.plan = plan
    self.transition = transition
    self.range = range
    expressions = ExpressionText(expressions: plan.expressions, transition: transition)
  }

  /// The facts, paragraph by paragraph.
  var paragraphs: [String] {
    [rests, windows(.forward), windows(.backward), pace, ledger, mirrored].compactMap(\.self)
  }

  private func tracks(_ direction: Direction) -> [Track] {
    transition[direction].tracks.filter { $0.location.range == range }
  }

  private func name(_ track: Track) -> String {
    transition.name(of: track.subject) + "." + track.property.rawValue
  }

  /// Whether a location lies in the member.
  private func isHere(_ location: SpecLocation) -> Bool {
    range.start <= location.range.start && location.range.end <= range.end
  }

  /// The values at rest of the properties that the member moves.
  private var rests: String? {
    var lines: [String] = []
    var known: Set<PropertyKey> = []
    for track in tracks(.forward) + tracks(.backward) {
      guard known.insert(PropertyKey(track.subject, track.property)).inserted else { continue }
      func same(_ other: Track) -> Bool {
        other.subject == track.subject && other.property == track.property
      }
      let direction: Direction = tracks(.forward).contains(where: same) ? .forward : .backward
      let own = tracks(direction).filter(same)
      guard let first = own.first, let last = own.last else { continue }
      let (from, to) = direction == .forward ? (first.start, last.end) : (last.end, first.start)
      lines.append(
        "- `\(name(track))` rests at `\(expressions.text(from))` in `\(transition.from.name)`, at "
          + "`\(expressions.text(to))` in `\(transition.to.name)`")
    }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  /// The windows and curves of its tracks in a direction.
  private func windows(_ direction: Direction) -> String? {
    let own = tracks(direction)
    guard !own.isEmpty else { return nil }
    let lines = own.prefix(Self.mostTracks).map { track in
      let what = own.count > 1 ? "`\(name(track))` " : ""
      let facts = CurveText.facts(track.curve)
      let more = facts.isEmpty ? "" : " (" + facts.joined(separator: ", ") + ")"
      let stagger = track.stagger.map { ", each item \(CurveText.milliseconds($0.interval)) later" } ?? ""
      return
        "\(what)\(CurveText.window(track.windowStart, track.windowEnd)) `\(CurveText.text(track.curve))`\(more)\(stagger)"
    }
    return "**\(direction.rawValue)** " + lines.joined(separator: "; ")
  }

  /// The greatest number of tracks that are listed.
  private static let mostTracks = 8

  /// The times of a direction, if the member is one.
  private var pace: String? {
    for direction in Direction.allCases {
      let plan = transition[direction]
      guard isHere(plan.location), direction == .forward || !isHere(transition.forward.location) else {
        continue
      }
      if plan.isSystem { return "UIKit plays **\(direction.rawValue)**" }
      var text =
        "**\(direction.rawValue)** \(CurveText.milliseconds(plan.duration)) `\(CurveText.text(plan.curve))`"
      if plan.delay > 0 { text += ", \(CurveText.milliseconds(plan.delay)) later" }
      let facts = CurveText.facts(plan.curve)
      if !facts.isEmpty { text += ": " + facts.joined(separator: ", ") }
      return text + "\n\n```text\n" + CurvePicture.draw(plan.curve, duration: plan.duration) + "\n```"
    }
    return nil
  }

  /// The duration of the backward direction, if it mirrors this member.
  private var mirrored: String? {
    guard isHere(transition.forward.location), isHere(transition.backward.location),
      !transition.backward.isSystem
    else { return nil }
    return "**backward** mirrors it: \(CurveText.milliseconds(transition.backward.duration))"
  }

  /// The obligations of the member.
  private var ledger: String? {
    let own = transition.obligations.filter { $0.location.range == range }
    guard !own.isEmpty else { return nil }
    return (["**ledger**"] + own.map { "- \(LedgerText.text($0, transition))" }).joined(separator: "\n")
  }
}

/// Obligations in words.
enum LedgerText {
  /// An obligation: its kind, when it is taken, and where it is given back.
  static func text(_ obligation: Obligation, _ transition: Transition) -> String {
    let exits = obligation.releases.map { release in
      "\(release.exit.rawValue) \(release.point.map { "at \($0.rawValue)" } ?? "stays")"
    }
    return "\(what(obligation, transition)), taken at \(obligation.acquire.rawValue), given back: "
      + exits.joined(separator: ", ")
  }

  private static func what(_ obligation: Obligation, _ transition: Transition) -> String {
    switch obligation.kind {
    case .inserted(let subject): "`\(transition.name(of: subject))` is put into the container"
    case .invisible(let subject): "`\(transition.name(of: subject))` is invisible"
    case .held(let subject, let property, _):
      "`\(transition.name(of: subject)).\(property.rawValue)` is held"
    case .standing(let subject, let property, _):
      "`\(transition.name(of: subject)).\(property.rawValue)` has a standing value"
    case .moved(let subject): "`\(transition.name(of: subject))` is moved into the container"
    case .recognizer(let index): "the recognizer of `\(transition.interactions[index].gesture.text)`"
    }
  }
}
