#if os(Linux)
  import Foundation
  import TransitionText

  /// A file of the runtime, or a generated file, with its mutants.
  struct MutatedFile: Sendable {
    /// The name of the file in the runtime, or that of the spec.
    let name: String
    /// The module in which it is compiled, or nil for the runtime.
    let module: ScenarioProgram.Module?
    let schemata: Schemata
    let journal: MutationJournal
    /// The numbers of the chosen mutants, in order.
    let chosen: [Int]

    func mutant(_ number: Int) -> Mutant { schemata.mutants[number - schemata.first] }

    /// The chosen mutants without a known verdict.
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

    /// The files of the runtime and the generated files of specs, with the known verdicts about their mutants.
    /// - Parameter isChosen: Whether a mutant is chosen.
    static func all(choosing isChosen: (_ file: String, _ mutant: Mutant) -> Bool) throws -> [MutatedFile] {
      let state = try hash()
      let runtime = try Runtime.files().map { (module: ScenarioProgram.Module?.none, $0.name, $0.text) }
      let thin = try ScenarioProgram.Module.allCases.flatMap { module in
        try module.generated().map { (module: ScenarioProgram.Module?.some(module), $0.name, $0.text) }
      }
      var first = 1
      return try (runtime + thin).map { module, name, text in
        let outline = SwiftOutline(text)
        let mutants = MutantMaker.mutants(of: outline)
        defer { first += mutants.count }
        return MutatedFile(
          name: name, module: module, schemata: Schemata(first: first, outline: outline, mutants: mutants),
          journal: try MutationJournal(of: name, hash: state),
          chosen: mutants.indices.filter { isChosen(name, mutants[$0]) }.map { first + $0 })
      }
    }

    /// The files with seeded bugs, which are their only mutants. Their verdicts are not stored. A bug whose original is in no
    /// file is omitted.
    static func seeded(with bugs: [SeededBug]) throws -> [MutatedFile] {
      let runtime = try Runtime.files().map { (module: ScenarioProgram.Module?.none, $0.name, $0.text) }
      let generated = try ScenarioProgram.Module.allCases.flatMap { module in
        try module.generated().map { (module: ScenarioProgram.Module?.some(module), $0.name, $0.text) }
      }
      var first = 1
      return (runtime + generated).map { module, name, text in
        let outline = SwiftOutline(text)
        let mutants = bugs.filter { $0.file == name }.compactMap { $0.mutant(in: outline) }
        defer { first += mutants.count }
        return MutatedFile(
          name: name, module: module,
          schemata: Schemata(first: first, outline: outline, mutants: mutants),
          journal: MutationJournal(), chosen: mutants.indices.map { first + $0 })
      }
    }

    /// A hash of everything that verdicts depend on: the runtime, the generated files, the headless UIKit, the scenarios, the
    /// specs, and the code that compares samples with the evaluator.
    private static func hash() throws -> String {
      let judges = try BuildFolder.swiftFiles(in: BuildFolder.package.appending(path: "Tests/BehaviourTests"))
        .filter {
          ["/Matrix/", "/AnySpec/"].contains(where: $0.path.contains)
            || $0.lastPathComponent.contains("Sample")
        }
      let folders =
        ["UIKit", "Scenarios", "AnySpec"].map { BuildFolder.support.appending(path: $0) } + [Runtime.folder]
      let files = try judges + folders.flatMap(BuildFolder.swiftFiles(in:))
      let generated = try ScenarioProgram.Module.allCases.flatMap { try $0.generated() }
      let sources = try AnySpecProgram.sources(of: AnySpecProgram.folders).map(\.bytes)
      return BuildFolder.hash(
        try files.map { try Data(contentsOf: $0) } + generated.map { Data($0.text.utf8) }
          + sources.map { Data($0) })
    }
  }
#endif
