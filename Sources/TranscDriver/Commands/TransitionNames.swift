import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// Finds transitions of several inputs that have one name. Generated types are named after their transitions, and the
/// outputs of one command usually go into one module, where such types would be declared twice.
enum TransitionNames {
  /// A finding for each transition that has the name of one in an earlier input; names that differ only in their case
  /// make the same types.
  static func findings(
    _ inputs: [Input], _ results: [CompilationResult]
  ) -> [(index: Int, other: Int, diagnostic: Diagnostic)] {
    var known: [String: (index: Int, range: ByteRange)] = [:]
    var findings: [(index: Int, other: Int, diagnostic: Diagnostic)] = []
    var lines: [Int: LineIndex] = [:]
    for (index, (input, result)) in zip(inputs, results).enumerated() {
      for (name, range) in result.transitions {
        let key = name.lowercased()
        guard let (number, place) = known[key], inputs[number].path != input.path else {
          known[key] = (index, range)
          continue
        }
        let other = inputs[number]
        let starts = lines[number] ?? LineIndex(other.source)
        lines[number] = starts
        let line = starts.line(of: place.start) + 1
        findings.append(
          (
            index, number,
            Diagnostic(
              .duplicateName, at: range, [.text(name)],
              notes: [
                "`\(other.source.displayName):\(line)` has a transition of that name, whose Swift types have the same names",
                "give one of the two another name; in two modules, of which each has a command of its own, both may have it",
              ])
          ))
      }
    }
    return findings
  }
}
