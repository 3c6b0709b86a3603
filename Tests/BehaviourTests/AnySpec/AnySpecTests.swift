#if os(Linux)
  import Foundation
  import SpecGenerator
  import TestSupport
  import Testing
  import TransitionCompiler
  import TransitionDiagnostics
  import TransitionText

  /// Runs specs that nobody has written an app for: each in an app that is made of its plan, through everything that may happen to
  /// a transition, and compares every rest state and what is in flight with the plan.
  ///
  /// `Tests/Behaviour/run-specs` runs more random ones, and those of any folders.
  @Suite struct AnySpecTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let folders = environment["TRANSC_SPECS"]
    private static let count = environment["TRANSC_RANDOM_SPECS"].flatMap { Int($0) }
    /// How many files are compiled at a time.
    private static let size = 100

    /// What comes of running all of some sources.
    private static func outcome(of sources: [SourceText]) async throws -> AnySpecProgram.Outcome {
      try await withThrowingTaskGroup(of: AnySpecProgram.Outcome.self) { group in
        for start in stride(from: 0, to: sources.count, by: size) {
          let part = Array(sources[start..<min(start + size, sources.count)])
          group.addTask { try await AnySpecProgram(part).run() }
        }
        return try await group.reduce(into: AnySpecProgram.Outcome()) { whole, outcome in
          whole.transitions += outcome.transitions
          whole.values += outcome.values
          whole.failures += outcome.failures
        }
      }
    }

    /// The run that takes longest.
    private enum Runs {
      static let sources = Result {
        try AnySpecProgram.sources(of: AnySpecProgram.folders) + Specs.cookbook()
      }
      static let ofRepository = Task(priority: .high) { try await outcome(of: sources.get()) }
    }

    /// Each compiles and runs by itself, and nothing is otherwise than its plan says.
    private static func expectPlans(
      of sources: [SourceText], _ outcome: AnySpecProgram.Outcome? = nil
    ) async throws -> AnySpecProgram.Outcome {
      let whole: AnySpecProgram.Outcome
      if let outcome { whole = outcome } else { whole = try await Self.outcome(of: sources) }
      var shown: Set<String> = []
      for failure in whole.failures.prefix(20) {
        let name = failure.split(separator: "#").first.map(String.init) ?? ""
        let source = shown.insert(name).inserted ? sources.first { $0.name == name } : nil
        Issue.record("\(failure)\n\(source.map { String(decoding: $0.bytes, as: UTF8.self) } ?? "")")
      }
      #expect(whole.failures.isEmpty, "\(whole.failures.count)")
      print("specs: \(whole.transitions) transitions, \(whole.values) values")
      return whole
    }

    @Test func randomSpecs() async throws {
      let count = Self.count ?? 40
      let first = Self.environment["TRANSC_FIRST_SPEC"].flatMap { Int($0) } ?? 0
      let outcome = try await Self.expectPlans(of: AnySpecProgram.randomSources(first..<first + count))
      #expect(count < 40 || outcome.transitions >= count * 8 / 10)
      #expect(count < 40 || outcome.values >= 500 * count)
    }

    /// A step that has no common divisor with the number of combinations meets each part of them.
    @Test func composedSpecs() async throws {
      let count = Self.environment["TRANSC_COMPOSED_SPECS"].flatMap { Int($0) } ?? 30
      let first = Self.environment["TRANSC_FIRST_SPEC"].flatMap { Int($0) } ?? 0
      let sources = ComposedFamily.allCases.flatMap { family -> [SourceText] in
        let own = (first..<first + count).compactMap { number -> SourceText? in
          let own = number * 1013 % family.count
          let source = family.text(own).map { SourceText(name: "\(family)-\(own).transition", text: $0) }
          return source.flatMap { Compiler.plan(of: $0, triesFixIts: false).plan == nil ? nil : $0 }
        }
        #expect(own.count >= count * 8 / 10)
        return own
      }
      let outcome = try await Self.expectPlans(of: sources)
      #expect(outcome.transitions == sources.count)
      #expect(outcome.values >= 600 * sources.count)
    }

    /// What is accepted becomes Swift.
    @Test func everyRandomSpecThatIsRightBecomesSwift() throws {
      let count = Self.environment["TRANSC_EMITTED_SPECS"].flatMap { Int($0) } ?? 200
      var right = 0
      for seed in 0..<count {
        var random = RandomApp(seed: UInt64(seed) + 1_000_000)
        let source = SourceText(name: "random.transition", text: random.text())
        let isRight = Compiler.plan(of: source, triesFixIts: false).plan != nil
        let swift = Compiler.compile(source, CompilationOptions(output: .swift, triesFixIts: false)).output
        #expect((swift != nil) == isRight, "\(source.name) \(seed)")
        if isRight { right += 1 }
      }
      #expect(right >= count * 8 / 10)
    }

    @Test(.first { _ = try await Runs.ofRepository.value }) func specsOfThisRepository() async throws {
      let sources = try Runs.sources.get()
      // A file with an error would be left out.
      for source in sources where !String(decoding: source.bytes, as: UTF8.self).contains("import ") {
        let found = Compiler.plan(of: source, triesFixIts: false).diagnostics
        let errors = found.filter { $0.severity == .error }
        #expect(errors.isEmpty, "\(source.name): \(errors.map { $0.message(in: source) })")
      }
      let outcome = try await Self.expectPlans(of: sources, Runs.ofRepository.value)
      #expect(outcome.transitions >= 190)
    }

    @Test(.enabled(if: folders != nil)) func specsOfFolders() async throws {
      let paths = try #require(Self.folders).split(separator: ":")
      _ = try await Self.expectPlans(of: AnySpecProgram.sources(of: paths.map { URL(filePath: String($0)) }))
    }

    /// The comparison can fail: it finds a runtime that does otherwise.
    @Test(arguments: SeededBug.ofAnySpecs.map(\.name).filter { $0 != SeededBug.alwaysAnimators })
    func aFaultIsFound(_ name: String) async throws {
      let program = try await Self.faulty.value
      #expect(try await !program.run(with: SeededProgram.runtime(with: name)).failures.isEmpty)
    }

    /// Each transition of `frames.transition` differs from its plan if property animators play it.
    @Test func animatorsCannotPlayWhatIsSetFrameByFrame() async throws {
      let runtime = try await SeededProgram.runtime(with: SeededBug.alwaysAnimators)
      let sources = try AnySpecProgram.sources(of: AnySpecProgram.folders)
      let outcome = try await AnySpecProgram(sources.filter { $0.name.hasSuffix("/frames.transition") })
        .run(with: runtime)
      let found = Set(outcome.failures.compactMap { $0.split(separator: ",").first })
      #expect(outcome.transitions >= 10)
      #expect(found.count == outcome.transitions, "\(found.sorted())")
    }

    private static let faulty = Task {
      try await AnySpecProgram([SourceText(name: "fault.transition", text: split)])
    }

    private static let split = """
      transition Splits {
        style overlay
        from list { card: view }
        to page
        forward 400ms
        order list above page
        animate list.card.alpha: 1 -> 0
        reduceMotion crossfade 200ms
      }

      transition Blurs {
        style overlay
        from list
        to page { badge: view }
        forward 400ms
        animate page.alpha: 0 -> 1
        view glass: blur(dark) { above list; below page; while page }
        animate glass.blur: 0 -> 0.6
        interactive backward by pan(down) on page {
          progress = translation.y / container.height
          drive page.badge.center = start.page.badge.center + translation / 2
          finish when progress > 30%
          settle 400ms spring(damping: 0.8)
        }
        reduceMotion crossfade 200ms
      }

      """
  }
#endif
