#if os(Linux)
  import Foundation

  /// The mutants that no scenario can or does find, and why: `Tests/Mutation/survivors.txt`.
  ///
  /// Paragraphs of prose, each followed by lines that begin with `- `: names of mutants. A name holds for all files, or for those
  /// that stand before it, and `…` in it for anything: so it still fits when what stands around the fault changes.
  struct ExplainedSurvivors: Sendable {
    /// What fits the names of mutants.
    struct Pattern: Sendable {
      let text: String
      /// None for all.
      let files: [String]
      private let parts: [Substring]

      init(_ line: Substring, among fileNames: Set<String>) {
        let words = line.split(separator: ": ", maxSplits: 1)
        let files = (words.first ?? "").split(separator: ", ").map(String.init)
        let isForSome = words.count == 2 && fileNames.isSuperset(of: files)
        text = String(line)
        self.files = isForSome ? files : []
        parts = (isForSome ? words[1] : line).split(separator: "…", omittingEmptySubsequences: false)
      }

      func fits(_ name: String, of file: String) -> Bool {
        guard files.isEmpty || files.contains(file), let first = parts.first, name.hasPrefix(first) else {
          return false
        }
        var rest = name.dropFirst(first.count)
        for part in parts.dropFirst().dropLast() {
          guard let range = rest.firstRange(of: part) else { return false }
          rest = rest[range.upperBound...]
        }
        return parts.count == 1 ? rest.isEmpty : rest.hasSuffix(parts[parts.count - 1])
      }
    }

    struct Reason: Sendable {
      let text: String
      let patterns: [Pattern]

      /// Whether no run can tell the mutants from the code as it is: the text begins with that word.
      var isEquivalent: Bool { text.hasPrefix("Equivalent") }

      func fits(_ name: String, of file: String) -> Bool {
        patterns.contains { $0.fits(name, of: file) }
      }
    }

    let reasons: [Reason]

    /// Why a mutant survives, if that has been said.
    func reason(for name: String, of file: String) -> Int? {
      reasons.firstIndex { $0.fits(name, of: file) }
    }

    static func read() throws -> ExplainedSurvivors {
      let url = BuildFolder.package.appending(path: "Tests/Mutation/survivors.txt")
      return ExplainedSurvivors(
        try String(contentsOf: url, encoding: .utf8),
        files: try Runtime.files().map(\.name)
          + ScenarioProgram.Module.allCases.flatMap { try $0.generated().map(\.name) })
    }

    init(_ file: String, files: [String]) {
      let files = Set(files)
      var reasons: [Reason] = []
      var text: [Substring] = []
      var patterns: [Pattern] = []
      func end() {
        if !patterns.isEmpty {
          reasons.append(Reason(text: text.joined(separator: "\n"), patterns: patterns))
        }
        (text, patterns) = ([], [])
      }
      for line in file.split(separator: "\n") where !line.hasPrefix("#") {
        if line.hasPrefix("- ") {
          patterns.append(Pattern(line.dropFirst(2), among: files))
        } else {
          if !patterns.isEmpty { end() }
          text.append(line)
        }
      }
      end()
      self.reasons = reasons
    }
  }
#endif
