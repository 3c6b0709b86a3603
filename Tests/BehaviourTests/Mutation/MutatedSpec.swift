#if os(Linux)
  import Foundation

  /// A spec that has scenarios, and the mutants of what it becomes.
  struct MutatedSpec: Sendable {
    let name: String
    let schemata: Schemata
    let journal: MutationJournal
    /// The numbers of the mutants that are wanted, in order.
    let chosen: [Int]

    static let photos = "photos"

    /// All specs. The ledger and the helper functions are the same wherever they are, and altered once.
    /// - Parameters:
    ///   - keepsJournals: Whether what is found out is kept, and what was found out is known.
    ///   - isChosen: Which mutants are wanted.
    static func all(
      keepingJournals keepsJournals: Bool, choosing isChosen: (_ spec: String, _ mutant: Mutant) -> Bool
    ) throws -> [MutatedSpec] {
      let names = [photos] + GeneratedSwift.specNames
      let texts = [try GeneratedSwift.photos()] + (try GeneratedSwift.specs())
      var specs: [MutatedSpec] = []
      var seen: Set<String> = []
      var first = 1
      for (name, text) in zip(names, texts) {
        let outline = SwiftOutline(text)
        let mutants = MutantMaker.mutants(of: outline) { body in
          let isShared = body.name.hasPrefix("Ledger.") || !body.name.contains(".")
          return isShared
            && !seen.insert("\(body.name) \(outline.plain(outline.source(body.range)))").inserted
        }
        let journal =
          keepsJournals
          ? try MutationJournal(of: name, hash: MutationSources.hash(of: name, text, among: names))
          : MutationJournal()
        let chosen = mutants.indices.filter { isChosen(name, mutants[$0]) }.map { first + $0 }
        specs.append(
          MutatedSpec(
            name: name, schemata: Schemata(first: first, outline: outline, mutants: mutants),
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
