import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Finds properties that two constructs set at one time: the last one would win, and each would restore what the other one has set.
enum TwoWriters {
  static func findings(_ writers: Writers) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    var known: [Key: KnownWriters] = [:]
    // A conflict with a track is also one with the finger that takes the track over. One finding is enough.
    var besideTracks: Set<ByteRange> = []
    for (order, writer) in writers.all.enumerated() {
      let slots = writer.slots
      let others = slots.lazy.flatMap { slot in
        rivals(of: writer.kind).lazy.compactMap { kind in
          known[Key(slot: slot, kind: kind)]?.first(beside: writer, writers)
        }
      }
      if let other = others.first {
        let isReported = writer.kind == .drive && besideTracks.contains(other.location.range)
        if !isReported { findings.append(finding(other, writer, writers.transition)) }
        if other.kind == .animate { besideTracks.insert(writer.location.range) }
        if writer.kind == .animate { besideTracks.insert(other.location.range) }
      }
      for slot in slots {
        known[Key(slot: slot, kind: writer.kind), default: KnownWriters()].add(writer, order)
      }
    }
    return findings
  }

  private struct Key: Hashable {
    var slot: Slot
    var kind: Writer.Kind
  }

  /// The kinds with which a construct of one kind can conflict.
  ///
  /// - Two hides agree.
  /// - Tracks are compared with tracks by their windows, and drives with drives by name, before there is a plan.
  /// - A finger takes a property over from its track, and leaves it at rest.
  /// - A held property is away from its place for a run only.
  /// - A press is released while the transition that it began already runs; a hidden view then stays hidden.
  /// - A view that a `live` element moves has one place, its own.
  static func rivals(of kind: Writer.Kind) -> [Writer.Kind] {
    switch kind {
    case .hide: [.hold, .animate, .drive, .live]
    case .hold: [.hide, .hold, .animate, .drive, .place, .press, .live]
    case .animate: [.hide, .hold, .place, .press, .live]
    case .drive: [.hide, .hold, .press, .live]
    case .place: [.place, .animate, .hold]
    case .press: [.hold, .animate, .drive, .press, .live]
    case .live: [.hide, .hold, .animate, .drive, .press, .live]
    }
  }

  /// The finding that two constructs set one property.
  static func finding(_ first: Writer, _ second: Writer, _ transition: Transition) -> Diagnostic {
    let property =
      [first, second].first { $0.kind != .hide && $0.kind != .live }
      ?? [first, second].first { $0.kind == .hide } ?? second
    let path = transition.name(of: property.subject) + "." + property.property.rawValue
    // Two constructs of one kind: `one hold and another`.
    let names = first.name == second.name ? ("one \(first.name)", "another") : (first.name, second.name)
    var diagnostic = Diagnostic(
      .twoWriters, at: second.location.range, [.text(names.0), .text(names.1), .text(path)],
      labels: [DiagnosticLabel(first.location.range, "the first of them")])
    diagnostic.notes = [note(first.kind, second.kind)]
    let both = [first, second]
    if case .provided(.from, _) = property.subject, both.contains(where: { $0.kind == .animate }),
      both.contains(where: { $0.kind == .place })
    {
      diagnostic.notes = [
        "a placed view is at its place whenever its screen rests: `translation` moves it away"
      ]
    }
    if both.contains(where: { $0.kind == .place }), let track = both.first(where: { $0.kind == .animate }),
      track.property != .frame,
      transition.stateTables.contains(where: {
        $0.subject == track.subject && $0.property == track.property
      })
    {
      let name = transition.name(of: track.subject) + "."
      // A length that is animated grows about the middle.
      let other = track.property.axisParts.allSatisfy { $0.part == .length } ? "center" : "size"
      diagnostic.notes.append(
        "the table sets `\(name)\(track.property.rawValue)` in each state: give one of the states `_`, or `place` only the other parts, such as `\(name)\(other)`"
      )
    }
    return diagnostic
  }

  private static func note(_ first: Writer.Kind, _ second: Writer.Kind) -> String {
    switch (first, second) {
    case (.place, .animate), (.animate, .place):
      "a placed object rests at its place: its track ends at `_`, the place"
    case (.place, .place): "only one `place` can position an object"
    case (.live, .live):
      "one view cannot fly to two: give each element its own view"
    case (.press, .live), (.live, .press):
      "a `live` element moves the view itself, and a pressed view returns to its place during the flight: press a view inside it, or use `snapshot`"
    case (.live, _), (_, .live):
      "a `live` element moves and shows the view itself: use another view, or the properties of the element"
    case (.press, _), (_, .press):
      "a pressed view still moves back while the transition runs: use another view, or another property"
    case (.place, .hold), (.hold, .place):
      "a placed object rests at its place: remove one of the two, or hold it `during` a run"
    case (.hide, _), (_, .hide):
      "a hidden view is invisible with any alpha: remove one of the two"
    case (.hold, .hold):
      "one of them is enough for one value; for two values, use `during forward` and `during backward`"
    default:
      "a held property cannot move: remove one of the two, or put the track into the block of one direction, and hold `during` the other one"
    }
  }
}
