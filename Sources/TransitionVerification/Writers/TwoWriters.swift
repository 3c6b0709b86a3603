import TransitionDiagnostics
import TransitionPlan

/// A property is set by one construct at a time: the one that comes last would win, and what each gives back would be what
/// the other has set.
enum TwoWriters {
  static func findings(_ writers: Writers) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    var known: [Slot: [Writer]] = [:]
    for writer in writers.all {
      let slots = writer.slots
      let others = slots.flatMap { known[$0] ?? [] }
      if let other = others.first(where: { clash($0, writer, writers) }) {
        findings.append(finding(other, writer, writers.transition))
      }
      for slot in slots { known[slot, default: []].append(writer) }
    }
    return findings
  }

  private static func clash(
    _ first: Writer, _ second: Writer, _ writers: Writers
  ) -> Bool {
    if first.location == second.location { return false }
    switch (first.kind, second.kind) {
    // What two of them want is the same: nothing is to be seen.
    case (.hide, .hide): return false
    // Tracks are compared with tracks by their windows, drives with drives by name, before there is a plan.
    case (.animate, .animate), (.drive, .drive): return false
    // A finger takes a property over from its track, and leaves it at rest.
    case (.animate, .drive), (.drive, .animate): return false
    // What is held, or under a finger, is elsewhere for a while.
    case (.place, .hold), (.hold, .place), (.place, .drive), (.drive, .place), (.place, .hide),
      (.hide, .place):
      return false
    case (.place, .place): return true
    case (.place, .animate): return writers.disagrees(second, with: first)
    case (.animate, .place): return writers.disagrees(first, with: second)
    default: return !first.phases.isDisjoint(with: second.phases)
    }
  }

  private static func finding(_ first: Writer, _ second: Writer, _ transition: Transition) -> Diagnostic {
    let property = [first, second].first { $0.kind != .hide } ?? second
    let path = transition.name(of: property.subject) + "." + property.property.rawValue
    var diagnostic = Diagnostic(
      .twoWriters, at: second.location.range, [.text(first.name), .text(second.name), .text(path)],
      labels: [DiagnosticLabel(first.location.range, "the first of them")])
    diagnostic.notes = [note(first.kind, second.kind)]
    return diagnostic
  }

  private static func note(_ first: Writer.Kind, _ second: Writer.Kind) -> String {
    switch (first, second) {
    case (.place, .animate), (.animate, .place):
      "what is placed rests there: its track ends at `_`, the place"
    case (.place, .place): "one place says where an object is"
    case (.hide, _), (_, .hide):
      "what is hidden is not to be seen, whatever its alpha: leave one of the two out"
    case (.hold, .hold): "`during forward` and `during backward` hold one property at two times"
    default: "what is held stays as it is: leave one of the two out, or hold it `during` the other direction"
    }
  }
}
