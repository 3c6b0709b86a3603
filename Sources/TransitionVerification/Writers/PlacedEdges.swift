import TransitionDiagnostics
import TransitionPlan

/// Finds tracks that move an edge or a middle that `place` puts somewhere. Such a track ends elsewhere than the layout, and moves
/// the whole frame; a length grows about the middle.
///
/// Only the author knows whether the length should follow, or the frame should move as it is.
enum PlacedEdges {
  static func findings(_ all: Writers) -> [Diagnostic] {
    let writers = all.all.filter { $0.property.isOfFrame }
    let placed = writers.filter { $0.kind == .place }
    if placed.isEmpty { return [] }
    // How many places each object has on an axis.
    var placeCounts: [AxisKey: Int] = [:]
    for place in placed {
      for part in place.property.axisParts {
        placeCounts[AxisKey(place.subject, part.axis), default: 0] += 1
      }
    }
    let tracks = Dictionary(grouping: writers.filter { $0.kind == .animate }, by: \.subject)
    let tables = Set(all.transition.stateTables.map { PropertyKey($0.subject, $0.property) })
    var findings: [Diagnostic] = []
    for place in placed {
      // A place without tracks is the usual one.
      guard let tracks = tracks[place.subject] else { continue }
      for (axis, part) in place.property.axisParts where part != .length {
        func others(_ writers: [Writer]) -> [(part: Property.AxisPart, writer: Writer)] {
          writers.flatMap { writer in
            writer.property.axisParts.filter { $0.axis == axis }.map { ($0.part, writer) }
          }
        }
        // Two placed values determine the axis, and a track of the placed property itself is intended.
        if placeCounts[AxisKey(place.subject, axis), default: 0] > 1
          || others(tracks).contains(where: { $0.part == part })
        {
          continue
        }
        let moved = others(
          tracks.filter {
            !all.restsAsFound($0) && all.restsAsPlaced($0) != true
              && (tables.contains(PropertyKey($0.subject, $0.property))
                || !all.keepsLayout($0, on: axis))
          })
        guard let track = moved.first, moved.allSatisfy({ $0.part == track.part }) else { continue }
        if part == .middle, track.part == .length { continue }
        findings.append(finding(place, track.writer, all.transition, tables))
        break
      }
    }
    return findings
  }

  /// - Parameter tables: Properties with a value in each rest state.
  private static func finding(
    _ place: Writer, _ track: Writer, _ transition: Transition, _ tables: Set<PropertyKey>
  ) -> Diagnostic {
    let object = transition.name(of: place.subject) + "."
    let path = object + place.property.rawValue
    let length = track.property.axisParts.contains { $0.part == .length }
    let isWide = place.property.axisParts.contains { $0.axis == .horizontal }
    let isTable = tables.contains(PropertyKey(track.subject, track.property))
    var notes = [
      length
        ? "a length that is animated alone grows about the middle, so `\(path)` moves"
        : "a track of one edge or middle moves the whole frame, so `\(path)` moves too",
      "keep `\(path)` with its own track instead of `place`: `animate \(path): A -> A`",
    ]
    if !length {
      let own = object + (isWide ? "width" : "height")
      notes.append(
        isTable
          ? "or give the length its own table, `animate \(own) { … }`"
          : "or place the length, `place \(own) = …`, so that the frame moves without a change of size")
    }
    return Diagnostic(
      .twoWriters, at: track.location.range, [.text("`place`"), .text("`animate`"), .text(path)],
      labels: [DiagnosticLabel(place.location.range, "the place")], notes: notes)
  }
}
