import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Finds axes with too many values: two of the beginning, the middle, the end and the length of a frame determine the others.
/// Tracks alone are checked before there is a plan; here they are combined with places, holds and drives.
enum Axes {
  static func findings(_ all: Writers) -> [Diagnostic] {
    let writers = all.all.filter { $0.property.isOfFrame }
    if writers.count < 2 { return [] }
    let placed = writers.filter { $0.kind == .place }
    let moved = writers.filter { $0.kind == .animate && !all.restsAsFound($0) }
    // A track that repeats a part of a placed axis adds nothing, or contradicts it.
    let repeated = moved.filter { all.restsAsPlaced($0) != nil }
    var findings = excess(placed + moved.filter { all.restsAsPlaced($0) == nil }, of: [.place])
    let frames = Dictionary(
      placed.filter { $0.property == .frame }.map { ($0.subject, $0) },
      uniquingKeysWith: { first, _ in first })
    findings += repeated.compactMap { track in
      guard all.restsAsPlaced(track) == false, let place = frames[track.subject] else { return nil }
      return TwoWriters.finding(place, track, all.transition)
    }
    let driven = Dictionary(grouping: writers.filter { $0.kind == .drive }) {
      $0.phases.interaction?.index ?? 0
    }
    for index in driven.keys.sorted() { findings += excess(driven[index] ?? [], of: [.drive]) }
    findings += excess(writers.filter { $0.kind == .hold && $0.phases.includesRest }, of: [.hold])
    return findings
  }

  /// The findings about axes with more values than they have room for.
  /// - Parameter kinds: At least one value must be of these kinds; the others have been compared already.
  private static func excess(_ writers: [Writer], of kinds: Set<Writer.Kind>) -> [Diagnostic] {
    var said: [AxisKey: [(part: Property.AxisPart, writer: Writer)]] = [:]
    var findings: [Diagnostic] = []
    for writer in writers.sorted(by: { $0.location.range.start < $1.location.range.start }) {
      for (axis, part) in writer.property.axisParts {
        let key = AxisKey(writer.subject, axis)
        let known = said[key] ?? []
        // A property that two constructs set is reported as that.
        if known.contains(where: { $0.writer.property == writer.property && $0.part == part }) { continue }
        let twice = known.first { $0.part == part }
        let others = twice.map { [$0] } ?? (known.count > 1 ? known : [])
        if others.isEmpty {
          said[key, default: []].append((part, writer))
          continue
        }
        if kinds.isDisjoint(with: (known.map(\.writer) + [writer]).map(\.kind)) { break }
        // A track that repeats a place is reported as a second writer.
        if let twice, twice.writer.kind != writer.kind { break }
        findings.append(
          .axisOverdetermined(
            at: writer.location.range, axis: axis.word, by: others.map(\.writer.location.range)))
        break
      }
    }
    return findings
  }
}
