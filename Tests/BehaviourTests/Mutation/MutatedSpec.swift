#if os(Linux)
  import Foundation

  /// A spec that has scenarios, and the mutants of what it becomes.
  struct MutatedSpec: Sendable {
    let name: String
    let module: ScenarioProgram.Module
    let schemata: Schemata
    let journal: MutationJournal
    /// The numbers of the mutants that are wanted, in order.
    let chosen: [Int]

    static let photos = "photos"

    /// What its scenarios are called by.
    var apps: Set<String> {
      Set(FixtureApp.all.filter { $0.file == name }.map(\.name) + [name])
    }

    /// All specs; with bugs, also those of the emitter's own tests. The ledger and the helper functions are the same wherever they
    /// are, and altered once.
    /// - Parameters:
    ///   - keepsJournals: Whether what is found out is kept, and what was found out is known.
    ///   - bugs: What is wanted besides.
    ///   - isChosen: Which mutants are wanted.
    static func all(
      keepingJournals keepsJournals: Bool, seeding bugs: [SeededBug] = [],
      choosing isChosen: (_ spec: String, _ mutant: Mutant) -> Bool
    ) throws -> [MutatedSpec] {
      let modules = ScenarioProgram.Module.allCases.filter { $0 != .fixtures || !bugs.isEmpty }
      let generated = try modules.flatMap { module in
        try module.generated().map { (module, $0.name, $0.text) }
      }
      let names = generated.map(\.1)
      var specs: [MutatedSpec] = []
      var seen: Set<String> = []
      var first = 1
      for (module, name, text) in generated {
        let outline = SwiftOutline(text)
        let made = MutantMaker.mutants(of: outline) { body in
          let isShared = body.name.hasPrefix("Ledger.") || !body.name.contains(".")
          return isShared
            && !seen.insert("\(body.name) \(outline.plain(outline.source(body.range)))").inserted
        }
        let journal =
          keepsJournals
          ? try MutationJournal(of: name, hash: MutationSources.hash(of: name, text, among: names))
          : MutationJournal()
        let mutants = made + bugs.filter { $0.spec == name }.compactMap { $0.mutant(in: outline) }
        let chosen = mutants.indices.filter { made.count <= $0 || isChosen(name, mutants[$0]) }
          .map { first + $0 }
        specs.append(
          MutatedSpec(
            name: name, module: module, schemata: Schemata(first: first, outline: outline, mutants: mutants),
            journal: journal, chosen: chosen))
        first += mutants.count
      }
      return specs
    }

    func mutant(_ number: Int) -> Mutant { schemata.mutants[number - schemata.first] }

    /// The wanted mutants that nothing is known of.
    func unknown() async -> [Int] {
      var unknown: [Int] = []
      for number in chosen where await journal.verdict(on: mutant(number).name) == nil {
        unknown.append(number)
      }
      return unknown
    }

    func reject(_ numbers: Set<Int>) async throws {
      for number in numbers.sorted() { try await journal.write(.rejected, on: mutant(number).name) }
    }
  }
#endif
