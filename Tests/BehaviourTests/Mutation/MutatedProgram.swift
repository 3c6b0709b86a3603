#if os(Linux)
  import Foundation

  /// The one program that contains all mutants without a known verdict.
  struct MutatedProgram: Sendable {
    let program: ScenarioProgram
    /// The numbers of the mutants in it.
    let numbers: Set<Int>

    /// Compiles the program without the mutants that the compiler rejects. Their rejection is written to the journals.
    /// - Parameter areTyped: Whether the compiler accepts nearly all mutants, so that it is not worth searching for the others
    ///   first.
    init(of files: [MutatedFile], areTyped: Bool = false) async throws {
      var left: Set<Int> = []
      for file in files { left.formUnion(await file.unknown()) }
      // The rejected mutants of each module are found by type-checking it alone, before code is generated for all modules.
      for module in areTyped ? [] : [nil] + ScenarioProgram.Module.allCases.map(Optional.some) {
        let own = files.filter { $0.module == module }
        while let rejected = try await Self.rejected(
          of: own, left,
          by: { runtime, modules in
            try await TypeChecker.checkAlone(
              runtime.map(\.text) + modules.values.joined()
                + (module == .fixtures ? [GeneratedSwift.fixtureApp] : []),
              ["-swift-version", "6"], importing: module == nil ? [] : Runtime.module().testableFlags,
              warnings: "-suppress-warnings", isOnlyTyped: false)
          })
        {
          left.subtract(rejected)
        }
      }
      let made = Box()
      while let rejected = try await Self.rejected(
        of: files, left,
        by: { runtime, modules in
          made.program = try await ScenarioProgram.mutated(runtime: runtime, modules)
        })
      {
        left.subtract(rejected)
      }
      guard let program = made.program else { throw Toolchain.Failure(description: "there is no program") }
      self.program = program
      numbers = left
    }

    private final class Box: @unchecked Sendable {
      var program: ScenarioProgram?
    }

    /// Compiles the files with some mutants.
    /// - Returns: The mutants that the compiler rejects, or nil if it accepts all.
    private static func rejected(
      of files: [MutatedFile], _ left: Set<Int>,
      by compile: (_ runtime: [Runtime.File], _ modules: [ScenarioProgram.Module: [String]]) async throws ->
        Void
    ) async throws -> Set<Int>? {
      var runtime: [Runtime.File] = []
      var modules: [ScenarioProgram.Module: [String]] = [:]
      // The name of each text in the compiler's messages.
      var texts: [(path: String, text: (text: String, lines: [Int]))] = []
      let mutated = Set(files.filter { !left.isDisjoint(with: $0.chosen) }.map(\.module))
      for file in files where mutated.contains(file.module) {
        let text = file.schemata.text { !left.contains($0) }
        if let module = file.module {
          texts.append(("\(module.rawValue)\(modules[module, default: []].count)", text))
          modules[module, default: []].append(text.text)
        } else {
          texts.append((file.name, text))
          runtime.append(Runtime.File(name: file.name, text: text.text))
        }
      }
      if !runtime.isEmpty { runtime.append(Runtime.File(name: "Switch", text: Schemata.switch)) }
      for module in modules.keys { modules[module]?.append(Schemata.switch) }
      do {
        try await compile(runtime, modules)
        return nil
      } catch let failure as Toolchain.Failure {
        var rejected: Set<Int> = []
        for (index, text) in texts.enumerated() {
          rejected.formUnion(Self.rejected(failure.description, in: text.path, "File\(index)", text.text))
        }
        if rejected.isDisjoint(with: left) { throw failure }
        for file in files { try await file.reject(rejected.intersection(file.chosen)) }
        return rejected
      }
    }

    /// The mutants in whose lines the compiler has found errors: `…/TransitionRun.swift:120:7: error: …`.
    ///
    /// An error may also be at a line that belongs to no mutant, such as the closing brace of a function that no longer returns a
    /// value. It then counts for all mutants of the function above, or of the initialiser that begins there.
    private static func rejected(
      _ output: String, in name: String, _ otherName: String, _ text: (text: String, lines: [Int])
    ) -> Set<Int> {
      let sourceLines = text.text.split(separator: "\n", omittingEmptySubsequences: false)
      var rejected: Set<Int> = []
      for line in output.split(separator: "\n") {
        guard let match = line.firstMatch(of: /\/([\w+]+)\.swift:([0-9]+):[0-9]+: error:/),
          match.1 == name || match.1 == otherName,
          let number = Int(match.2), text.lines.indices.contains(number - 1)
        else { continue }
        if text.lines[number - 1] != 0 {
          rejected.insert(text.lines[number - 1])
        } else if sourceLines[number - 1].contains(/\binit\(/) {
          let own = text.lines[number...].indices.prefix { !sourceLines[$0].contains(/\b(func |init\()/) }
          rejected.formUnion(own.map { text.lines[$0] })
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
