#if os(Linux)
  import Foundation

  /// The mutants that no scenario can or does find, and why: `Tests/Mutation/survivors.txt`.
  ///
  /// Paragraphs of prose, each followed by lines that begin with `- `: names of mutants, the same for all specs.
  struct ExplainedSurvivors: Sendable {
    struct Reason: Sendable {
      let text: String
      let names: [String]

      /// Whether no run of the spec can tell the mutants from the code as it is: the text begins with that word.
      var isEquivalent: Bool { text.hasPrefix("Equivalent") }
    }

    let reasons: [Reason]
    let names: Set<String>

    static func read() throws -> ExplainedSurvivors {
      let url = BuildFolder.package.appending(path: "Tests/Mutation/survivors.txt")
      var reasons: [Reason] = []
      var text: [Substring] = []
      var names: [String] = []
      func end() {
        if !names.isEmpty { reasons.append(Reason(text: text.joined(separator: "\n"), names: names)) }
        (text, names) = ([], [])
      }
      for line in try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      where !line.hasPrefix("#") {
        if line.hasPrefix("- ") {
          names.append(String(line.dropFirst(2)))
        } else {
          if !names.isEmpty { end() }
          text.append(line)
        }
      }
      end()
      return ExplainedSurvivors(reasons: reasons, names: Set(reasons.flatMap(\.names)))
    }
  }
#endif
