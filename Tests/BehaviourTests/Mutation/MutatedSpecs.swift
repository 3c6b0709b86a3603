#if os(Linux)
  import Foundation

  /// All specs that have scenarios, each with its mutants, and the one program in which they are.
  struct MutatedSpecs: Sendable {
    struct Spec: Sendable {
      let name: String
      let schemata: Schemata
    }

    let specs: [Spec]
    /// The numbers of the mutants that are in the program, in order.
    let numbers: [Int]
    /// How many were made that the compiler does not take.
    let rejectedCount: Int
    let program: ScenarioProgram

    private static let photos = "photos"

    /// - Parameter isChosen: Which of the mutants are in the program.
    static func build(choosing isChosen: (_ spec: String, _ mutant: Mutant) -> Bool) async throws
      -> MutatedSpecs
    {
      let specs = try all()
      let chosen = Set(
        specs.flatMap { spec in
          spec.schemata.mutants.enumerated().filter { isChosen(spec.name, $0.element) }
            .map { spec.schemata.first + $0.offset }
        })
      return try await compile(specs, chosen)
    }

    /// All specs with all mutants. The ledger and the helper functions are the same wherever they are, and altered once.
    static func all() throws -> [Spec] {
      var specs: [Spec] = []
      var seen: Set<String> = []
      let texts = [try GeneratedSwift.photos()] + (try GeneratedSwift.specs())
      for (name, text) in zip([photos] + GeneratedSwift.specNames, texts) {
        let outline = SwiftOutline(text)
        let mutants = MutantMaker.mutants(of: outline) { body in
          let isShared = body.name.hasPrefix("Ledger.") || !body.name.contains(".")
          return isShared
            && !seen.insert("\(body.name) \(outline.plain(outline.source(body.range)))").inserted
        }
        let first = (specs.last.map { $0.schemata.first + $0.schemata.mutants.count }) ?? 1
        specs.append(Spec(name: name, schemata: Schemata(first: first, outline: outline, mutants: mutants)))
      }
      return specs
    }

    /// Compiles, and leaves out what the compiler does not take, until it takes everything.
    private static func compile(_ specs: [Spec], _ chosen: Set<Int>) async throws -> MutatedSpecs {
      var left = chosen
      while true {
        let texts = specs.map { spec in spec.schemata.text { !left.contains($0) } }
        do {
          let program = try await ScenarioProgram.mutated(
            photos: [texts[0].text, Schemata.switch],
            specs: texts.dropFirst().map(\.text) + [Schemata.switch])
          return MutatedSpecs(
            specs: specs, numbers: left.sorted(), rejectedCount: chosen.count - left.count, program: program)
        } catch let failure as Toolchain.Failure {
          let rejected = Self.rejected(failure.description, texts)
          if rejected.isDisjoint(with: left) { throw failure }
          left.subtract(rejected)
        }
      }
    }

    /// The mutants in whose lines the compiler has found errors: `…/GeneratedSpecs2.swift:120:7: error: …`.
    ///
    /// An error may also stand at a line of no mutant, such as the brace of a function whose one expression is no value any more:
    /// then all mutants of the function above are meant.
    private static func rejected(_ output: String, _ texts: [(text: String, lines: [Int])]) -> Set<Int> {
      var rejected: Set<Int> = []
      for line in output.split(separator: "\n") {
        guard let match = line.firstMatch(of: /\/Generated(Specs)?([0-9]+)\.swift:([0-9]+):[0-9]+: error:/),
          let file = Int(match.2), let number = Int(match.3)
        else { continue }
        let index = match.1 == nil ? 0 : file + 1
        guard index < texts.count, number <= texts[index].lines.count else { continue }
        let lines = texts[index].lines
        rejected.insert(lines[number - 1])
        if lines[number - 1] == 0 {
          let text = texts[index].text.split(separator: "\n", omittingEmptySubsequences: false)
          let function = lines[..<(number - 1)].indices.reversed().prefix { !text[$0].contains("func ") }
          rejected.formUnion(function.map { lines[$0] })
        }
      }
      return rejected.subtracting([0])
    }

    /// The spec and the mutant that a number stands for.
    func mutant(_ number: Int) -> (spec: String, mutant: Mutant)? {
      guard let spec = specs.last(where: { $0.schemata.first <= number }) else { return nil }
      return (spec.name, spec.schemata.mutants[number - spec.schemata.first])
    }
  }
#endif
