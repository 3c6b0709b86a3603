import TransitionPlan

/// Constructs of one kind that set one thing, so kept that one more is compared with few of them: many fingers may each hold
/// the same at another value, and never two at a time.
///
/// Of those that are there at the same times two are enough, in the order of the text: one stands for all others, and the
/// second where the first is the same construct.
struct KnownWriters {
  private struct Entry {
    var order: Int
    var writer: Writer
  }

  /// When something is set that no interaction of its own has.
  private struct Times: Hashable {
    var runs: Set<Direction>
    var driven: Set<Direction>
    var includesRest: Bool
    var isTouch: Bool
  }

  /// What is there with every interaction, or with none.
  private var common: [Times: [Entry]] = [:]
  /// What is there with one interaction, by the index of that.
  private var single: [Int: [Entry]] = [:]
  /// The same, by the direction that the interaction drives.
  private var driving: [Direction: [Entry]] = [:]
  /// All of them, where it matters for places and tracks what each says.
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

  /// The first of them that is at odds with another construct; nil where none is.
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

  /// With how many a construct is compared, places and tracks aside.
  func compared(with writer: Writer) -> Int { candidates(beside: writer).count }

  /// Those that may be there at the same time, each that is left out like one of them.
  private func candidates(beside writer: Writer) -> [Entry] {
    var candidates = common.values.flatMap(\.self)
    if let interaction = writer.phases.interaction {
      candidates += single[interaction.index] ?? []
    } else {
      // A touch may be at any time.
      for (direction, entries) in driving
      where writer.phases.isTouch || writer.phases.driven.contains(direction) { candidates += entries }
    }
    return candidates
  }
}
