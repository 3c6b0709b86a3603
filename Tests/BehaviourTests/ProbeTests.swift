#if os(Linux)
  import Testing

  /// Asks the headless UIKit questions whose answers Apple documents. One small program has all questions, each with its source.
  @Suite struct ProbeTests {
    private static let program = Task { try await ScenarioProgram.probes() }
    /// The default answers to undocumented questions, and each other answer alone.
    private static let conductCount = 29

    @Test func everyProbeHasASource() async throws {
      let lines = try await Self.program.value.scenarioNames()
      #expect(lines.count >= 120)
      for line in lines {
        let words = line.split(separator: "\t", omittingEmptySubsequences: false)
        #expect(words.count == 2 && words[1].hasPrefix("http") && words[1].contains("."), "\(line)")
      }
    }

    @Test func everythingIsAsDocumented() async throws {
      let program = try await Self.program.value
      let outcome = try await program.run()
      #expect(outcome.status == 0, "\(outcome.errors)")
      let names = try await program.scenarioNames().map { String($0.prefix { $0 != "\t" }) }
      #expect(Set(names).count == names.count, "two of one name")
      let runs = Dictionary(grouping: outcome.runs, by: \.scenario)
      for name in names {
        let own = runs[name, default: []]
        #expect(Set(own.map(\.conduct)).count == Self.conductCount, "\(name)")
        #expect(own.allSatisfy { $0.checks > 0 }, "\(name) checks nothing")
      }
      let device = runs["the app for devices finds each answer", default: []]
      #expect(device.count == Self.conductCount && device.allSatisfy { $0.checks > 18 })
      outcome.expectSuccess()
    }
  }
#endif
