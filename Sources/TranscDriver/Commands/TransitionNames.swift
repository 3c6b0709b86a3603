import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// Finds transitions of several inputs that have one name. Generated types are named after their transitions, and the
/// outputs of one command usually go into one module, where such types would be declared twice.
enum TransitionNames {
  /// A finding for each transition that has the name of one in an earlier input, or a type of one: `Zoom` with a screen `inList`
  /// and `ZoomIn` with a screen `list` both declare `ZoomInList`. Names of transitions that differ only in their case make the same
  /// types.
  static func findings(
    _ inputs: [Input], _ results: [CompilationResult]
  ) -> [(index: Int, other: Int, diagnostic: Diagnostic)] {
    var known: [String: (index: Int, range: ByteRange)] = [:]
    var findings: [(index: Int, other: Int, diagnostic: Diagnostic)] = []
    var lines: [Int: LineIndex] = [:]
    for (index, (input, result)) in zip(inputs, results).enumerated() {
      for (name, types, range) in result.transitions {
        let keys = [name.lowercased()] + types.map { "type " + $0 }
        let taken = keys.firstIndex { key in known[key].map { inputs[$0.index].path != input.path } ?? false }
        guard let taken, let (number, place) = known[keys[taken]] else {
          for key in keys { known[key] = (index, range) }
          continue
        }
        let other = inputs[number]
        let starts = lines[number] ?? LineIndex(other.source)
        lines[number] = starts
        let line = starts.line(of: place.start) + 1
        let reason =
          taken == 0
          ? "of the same name, so their Swift types would clash" : "with a Swift type of that name"
        findings.append(
          (
            index, number,
            Diagnostic(
              .duplicateName, at: range, [.text(taken == 0 ? name : types[taken - 1])],
              notes: [
                "`\(other.source.displayName):\(line)` has a transition \(reason)",
                "rename one of them, or compile the two files separately, into two modules",
              ])
          ))
      }
    }
    return findings
  }
}
