#if os(Linux)
  import Foundation

  /// The mutants that no scenario can find, or that none finds, with the reasons: `Tests/Mutation/survivors.txt`.
  ///
  /// The file has paragraphs of prose, each followed by lines that begin with `- ` and have the names of mutants. A name applies
  /// to all files, or to the files that are listed before it. `…` in a name matches any text, so that the name still matches when
  /// the code around the fault changes.
  struct ExplainedSurvivors: Sendable {
    /// A pattern for the names of mutants.
    struct Pattern: Sendable {
      let text: String
      /// The files to which it applies. If it is empty, it applies to all.
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

      /// Whether the mutants behave exactly like the original code. The text then begins with that word.
      var isEquivalent: Bool { text.hasPrefix("Equivalent") }

      func fits(_ name: String, of file: String) -> Bool {
        patterns.contains { $0.fits(name, of: file) }
      }
    }

    let reasons: [Reason]

    /// The index of the reason why a mutant survives, if it has one.
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
