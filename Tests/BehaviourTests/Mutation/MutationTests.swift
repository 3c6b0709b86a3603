#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// Measures the quality of the scenarios: how many faults in the runtime they find.
  ///
  /// `Tests/Mutation/run` tries a sample of the mutants, or all. Without it, only the tool itself is tested.
  @Suite struct MutationTests {
    private static let page = BuildFolder.package.appending(path: "Documentation/mutation.md")
    private static let chosen = ProcessInfo.processInfo.environment["TRANSC_MUTANTS"] ?? ""

    /// The default number of mutants that a run tries. The compiler rejects about a fifth of them.
    private static let sampleCount = 800

    /// The variable `TRANSC_MUTANTS` selects the mutants:
    /// - `all`
    /// - a number of mutants
    /// - `sample` for the usual number
    /// - `known` for those of the sample that have already been tried
    /// - names of files, separated by commas. With `sample` among them, it is the part of the sample in these files.
    /// - `reported` for those that the page names as survivors
    @Test(.enabled(if: !chosen.isEmpty), .timeLimit(.minutes(600))) func manyMutants() async throws {
      let words = Set(Self.chosen.split(separator: ",").map(String.init))
      let isKnown = words == ["known"]
      let count = words.compactMap { Int($0) }.first
      let isReported = words.contains("reported")
      let isSample = words.contains("sample") || isKnown || count != nil
      let chosen = words.subtracting(["all", "sample", "known", "reported", count.map(String.init) ?? ""])
      let ranks =
        try isSample ? MutatedFile.all { _, _ in false }.flatMap(\.schemata.mutants).map(\.rank) : []
      let highest = ranks.sorted().prefix(count ?? Self.sampleCount).last ?? .max
      let page = try isReported ? String(contentsOf: Self.page, encoding: .utf8) : ""
      let files = try MutatedFile.all { file, mutant in
        (chosen.isEmpty || chosen.contains(file)) && mutant.rank <= highest
          && (!isReported || page.contains("`\(mutant.name)` (\(file)"))
      }
      let made = files.map(\.schemata.mutants.count).reduce(0, +)
      print("\(made) mutants, \(files.map(\.chosen.count).reduce(0, +)) of them are wanted")
      let run = try MutationRun(files)
      let results = isKnown ? await run.known() : try await run.results()
      let report = MutationReport(results, of: files, explained: try ExplainedSurvivors.read())
      for result in report.unexplained {
        let isUnreached = result.verdict == .unreached
        print("\(isUnreached ? "UNREACHED" : "SURVIVED")\t\(result.file): \(result.mutant.name)")
      }
      print("\(report.results.count) mutants, \(report.survivors.count) have survived")
      guard isSample, count == nil, !isReported, chosen.isEmpty else { return }
      for pattern in report.outdated(among: files) { print("OUTDATED\t\(pattern)") }
      try Golden.expect(
        Array(report.page.utf8),
        atPath: Self.page.path,
        at: #_sourceLocation)
      #expect(report.results.count >= 600)
      #expect(report.share >= 0.95, "\(report.share) of the mutants are found")
      #expect(report.unexplained.isEmpty, "\(report.unexplained.count) survivors are not explained")
    }

    // MARK: The tool

    private static let text = """
      import UIKit

      final class TransitionRun {
        private var ledger: TransitionLedger
        var isOpen: Bool { way > 0 && !isHeld }
        var way: CGFloat = 0 {
          didSet { show() }
        }
        var share: CGFloat {
          get { way / 2 }
          set { way = newValue * 2 }
        }
        func leave(at side: TransitionSide) {
          guard let context else { return }
          ledger.giveBack()
          if side.is(.from) && !context.view.isNil { way = 0 }
          context.completeTransition(side != .from)
        }
      }
      """

    /// Every kind of declaration with code has mutants.
    @Test func bodiesAreFound() {
      let outline = SwiftOutline(Self.text)
      #expect(
        outline.bodies.map(\.name)
          == ["Run.isOpen", "Run.way.didSet", "Run.share.get", "Run.share.set", "Run.leave"])
      #expect(outline.bodies.map(\.result) == ["Bool", "", "CGFloat", "", ""])
    }

    @Test func mutantsAreMade() {
      let names = Set(MutantMaker.mutants(of: SwiftOutline(Self.text)).map(\.name))
      for name in [
        "Run.isOpen: an early return: return true",
        "Run.isOpen: and for or: way > 0 ⟨&&⟩ !isHeld → ||",
        "Run.share.get: a sign or a factor altered: way ⟨/⟩ 2 → *",
        "Run.leave: a restore dropped: ledger.giveBack() → nothing",
        "Run.leave: a call doubled: context.completeTransition(side != .from)",
        "Run.leave: a comparison altered: context.completeTransition(side ⟨!=⟩ .from) → ==",
        "Run.leave: a constant altered: context.completeTransition(side != .⟨from⟩) → to",
        "Run.leave: a comparison altered: side.is → negated",
        "Run.leave: a comparison altered: !context.view.isNil → not negated",
      ] {
        #expect(names.contains(name), "\(name) is not in \(names.sorted())")
      }
    }

    /// A text with mutants contains the original, and each mutant in the lines that are attributed to it.
    @Test func oneTextHasAllMutants() {
      let outline = SwiftOutline(Self.text)
      let schemata = Schemata(first: 7, outline: outline, mutants: MutantMaker.mutants(of: outline))
      let (text, lines) = schemata.text()
      let written = text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(written.count == lines.count)
      #expect(Set(lines) == Set([0] + schemata.mutants.indices.map { $0 + 7 }))
      #expect(text.contains("default:\nreturn way / 2\n"))
      let plain = text.replacing(#/reach\(-[0-9]+\); /#, with: "")
      #expect(plain.contains("default:\nguard let context else { return }\n    ledger.giveBack()\n"))
      #expect(schemata.text { _ in true }.text == Self.text)
    }

    /// Each statement is counted as reached, unless it may be a value. The place of a mutant is the innermost such statement that
    /// contains its change.
    @Test func statementsAreNoted() {
      let text = """
        final class TransitionRun {
          func leave() -> Bool {
            let ends = views.map { $0.end + 1 }
            if ends.isEmpty {
              return true
            }
            for end in ends {
              forget()
              end.leave { [weak self] in
                self?.jump()
              }
            }
            switch ends.count {
            case 1: return false
            default: stand()
            }
            return views.contains {
              $0.isSeen
            }
          }
          var way: CGFloat {
            switch side {
            case .from: start()
            default: end()
            }
          }
        }
        """
      let outline = SwiftOutline(text)
      let noted = outline.bodies.flatMap(outline.notableStatements).map { range in
        outline.source(range).split(separator: "\n").first.map(String.init) ?? ""
      }
      #expect(
        noted == [
          "let ends = views.map { $0.end + 1 }", "if ends.isEmpty {", "return true", "for end in ends {",
          "forget()",
          "end.leave { [weak self] in", "switch ends.count {", "return false", "stand()",
          "return views.contains {",
        ])
      let schemata = Schemata(first: 1, outline: outline, mutants: MutantMaker.mutants(of: outline))
      let forgets = schemata.mutants.firstIndex { $0.name.contains("forget() → nothing") }
      let reach = forgets.map { "reach(\(schemata.places(of: $0 + 1)[0])); forget()" }
      #expect(reach.map { schemata.text().text.contains($0) } == true)
    }

    /// All bodies of the runtime have matching braces, and mutants.
    @Test func theRuntimeIsUnderstood() throws {
      for file in try Runtime.files() where file.text.contains("func ") {
        let outline = SwiftOutline(file.text)
        #expect(outline.bodies.count >= file.text.matches(of: /\bfunc [^{\n]*\{/).count / 2, "\(file.name)")
        #expect(!MutantMaker.mutants(of: outline).isEmpty, "\(file.name)")
      }
    }

    /// An explanation applies to the files that it names, and `…` matches any text.
    @Test func explanationsFit() {
      let explained = ExplainedSurvivors(
        "# A comment\nEquivalent: it is so.\n- tabs, photos: Run.leave: a …: x → y\n\nBelow.\n- Run.jump: … → …",
        files: ["tabs", "photos", "side-menu"])
      #expect(explained.reasons.map(\.isEquivalent) == [true, false])
      #expect(explained.reason(for: "Run.leave: a call: x → y", of: "tabs") == 0)
      #expect(explained.reason(for: "Run.leave: a call: x → y", of: "side-menu") == nil)
      #expect(explained.reason(for: "Run.leave: a call: x → z", of: "tabs") == nil)
      #expect(explained.reason(for: "Run.jump: a call: x → y", of: "side-menu") == 1)
      #expect(explained.reason(for: "Run.jump: a call", of: "side-menu") == nil)
    }
  }
#endif
