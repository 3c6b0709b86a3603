#if os(Linux)
  import Foundation

  /// The one program in which all mutants are that nothing is known of.
  struct MutatedProgram: Sendable {
    let program: ScenarioProgram
    /// The numbers of the mutants that are in it.
    let numbers: Set<Int>

    /// Compiles, without the mutants that the compiler does not take; those are in the journals then.
    /// - Parameter areTyped: Whether few are wrong by their types: they are not looked for first then.
    init(of specs: [MutatedSpec], areTyped: Bool = false) async throws {
      var left = try await withThrowingTaskGroup(of: Set<Int>.self) { group in
        for spec in specs {
          group.addTask { areTyped ? Set(await spec.unknown()) : try await Self.accepted(of: spec) }
        }
        return try await group.reduce(into: Set()) { $0.formUnion($1) }
      }
      while true {
        let texts = specs.map { spec in spec.schemata.text { !left.contains($0) } }
        var modules: [ScenarioProgram.Module: [String]] = [:]
        let files = zip(specs, texts).map { spec, text in
          modules[spec.module, default: []].append(text.text)
          return "\(spec.module.rawValue)\(modules[spec.module, default: []].count - 1)"
        }
        do {
          program = try await ScenarioProgram.mutated(modules.mapValues { $0 + [Schemata.switch] })
          numbers = left
          return
        } catch let failure as Toolchain.Failure {
          // What is found only when code is made, such as a variable without a value.
          var rejected: Set<Int> = []
          for (index, spec) in specs.enumerated() {
            let own = Self.rejected(failure.description, in: files[index], texts[index])
            try await spec.reject(own)
            rejected.formUnion(own)
          }
          if rejected.isDisjoint(with: left) { throw failure }
          left.subtract(rejected)
        }
      }
    }

    /// The unknown mutants of a spec that are right by their types.
    private static func accepted(of spec: MutatedSpec) async throws -> Set<Int> {
      var left = Set(await spec.unknown())
      let folder = try BuildFolder.makeScratch()
      let files = ["Checked", "Switch"].map { folder.appending(path: "\($0).swift") }
      try Data(Schemata.switch.utf8).write(to: files[1])
      let uiKit = try await HeadlessUIKit.module()
      while !left.isEmpty {
        let text = spec.schemata.text { !left.contains($0) }
        try Data(text.text.utf8).write(to: files[0])
        do {
          try await Toolchain.compile(
            ["-swift-version", "6", "-parse-as-library", "-suppress-warnings", "-typecheck"]
              + uiKit.importFlags
              + files.map(\.path))
          return left
        } catch let failure as Toolchain.Failure {
          let rejected = rejected(failure.description, in: "Checked", text)
          if rejected.isDisjoint(with: left) { throw failure }
          try await spec.reject(rejected)
          left.subtract(rejected)
        }
      }
      return left
    }

    /// The mutants in whose lines the compiler has found errors: `…/Checked.swift:120:7: error: …`.
    ///
    /// An error may also stand at a line of no mutant, such as the brace of a function whose one expression is no value any more:
    /// then all mutants of the function above are meant.
    private static func rejected(
      _ output: String, in file: String, _ text: (text: String, lines: [Int])
    ) -> Set<Int> {
      let sourceLines = text.text.split(separator: "\n", omittingEmptySubsequences: false)
      var rejected: Set<Int> = []
      for line in output.split(separator: "\n") {
        guard let match = line.firstMatch(of: /\/(\w+)\.swift:([0-9]+):[0-9]+: error:/), match.1 == file,
          let number = Int(match.2), text.lines.indices.contains(number - 1)
        else { continue }
        if text.lines[number - 1] != 0 {
          rejected.insert(text.lines[number - 1])
        } else {
          let function = text.lines[..<(number - 1)].indices.reversed().prefix {
            !sourceLines[$0].contains("func ")
          }
          rejected.formUnion(function.map { text.lines[$0] })
        }
      }
      return rejected.subtracting([0])
    }
  }
#endif
