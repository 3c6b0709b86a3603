import TransitionPlan

/// Constructs of one kind that set one property, stored so that a new one is compared with few of them: many fingers may each hold
/// the same property at another value, but never two at a time.
///
/// Two constructs that apply at the same times suffice, in the order of the text: one represents all others, and the second is for
/// where the first is the construct itself.
struct KnownWriters {
  private struct Entry {
    var order: Int
    var writer: Writer
  }

  /// The times of a construct that belongs to no single interaction.
  private struct Times: Hashable {
    var runs: Set<Direction>
    var driven: Set<Direction>
    var includesRest: Bool
    var isTouch: Bool
  }

  /// Constructs that apply with every interaction, or with none.
  private var common: [Times: [Entry]] = [:]
  /// Constructs that apply with one interaction, by its index.
  private var single: [Int: [Entry]] = [:]
  /// The same, by the direction that the interaction drives.
  private var driving: [Direction: [Entry]] = [:]
  /// All constructs, for places and tracks, whose values matter.
  private var placed: [Entry] = []

  /// Adds a construct that comes after all others.
  mutating func add(_ writer: Writer, _ order: Int) {
    let entry = Entry(order: order, writer: writer)
    func keep(_ entries: inout [Entry]) {
      if entries.count < 2, entries.first?.writer.location != writer.location { entries.append(entry) }
    }
    if writer.kind == .place || writer.kind == .animate { placed.append(entry) }
    let phases = writer.phases
    guard let interaction = phases.interaction else {
      let times = Times(
        runs: phases.runs, driven: phases.driven, includesRest: phases.includesRest, isTouch: phases.isTouch)
      return keep(&common[times, default: []])
    }
    keep(&single[interaction.index, default: []])
    keep(&driving[interaction.direction, default: []])
  }

  /// The first construct that conflicts with another one; nil where there is none.
  func first(beside writer: Writer, _ writers: Writers) -> Writer? {
    if writer.kind == .place || writer.kind == .animate, let first = placed.first {
      switch (first.writer.kind, writer.kind) {
      case (.place, .place): return placed.first { $0.writer.location != writer.location }?.writer
      case (.place, .animate): return placed.first { writers.disagrees(writer, with: $0.writer) }?.writer
      case (.animate, .place): return placed.first { writers.disagrees($0.writer, with: writer) }?.writer
      default: break
      }
    }
    let others = candidates(beside: writer).filter {
      $0.writer.location != writer.location && $0.writer.phases.overlaps(writer.phases)
    }
    return others.min { $0.order < $1.order }?.writer
  }

  /// How many constructs a construct is compared with, apart from places and tracks.
  func compared(with writer: Writer) -> Int { candidates(beside: writer).count }

  /// Constructs that may apply at the same time. Those left out are equivalent to one of them.
  private func candidates(beside writer: Writer) -> [Entry] {
    var candidates = common.values.flatMap(\.self)
    if let interaction = writer.phases.interaction {
      candidates += single[interaction.index] ?? []
    } else {
      // A touch may happen at any time.
      for (direction, entries) in driving
      where writer.phases.isTouch || writer.phases.driven.contains(direction) { candidates += entries }
    }
    return candidates
  }
}
