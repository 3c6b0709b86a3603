#if os(Linux)
  import Foundation
  import SpecGenerator
  import TransitionText

  /// A program with the Swift of some specs, each in an app that is made for it.
  struct AnySpecProgram: @unchecked Sendable {  // values only, of types that do not say so
    /// What the program has shown.
    struct Outcome: Sendable {
      /// Transitions, and values that were compared.
      var transitions = 0
      var values = 0
      /// What is otherwise than it has to be, the first of each phase.
      var failures: [String] = []
    }

    private let object: String
    private let specs: [String: AnySpec]

    /// Where this repository has specs.
    static let folders = ["Specs", "Tests/UIKitEmitterTests/Specs", "Tests/Behaviour/Specs"].map {
      BuildFolder.package.appending(path: $0)
    }

    /// The specs of folders. Each is named by its whole path, since two folders may have files of the same name.
    static func sources(of folders: [URL]) throws -> [SourceText] {
      try folders.flatMap { folder in
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
          .filter { $0.hasSuffix(".transition") }
          .map { folder.appending(path: $0) }
          .map { SourceText(name: $0.path, bytes: try Data(contentsOf: $0)) }
      }
    }

    /// Random specs, each of a seed.
    static func randomSources(_ seeds: Range<Int>) -> [SourceText] {
      seeds.map { seed in
        var random = RandomApp(seed: UInt64(seed))
        return SourceText(name: "random-\(seed).transition", text: random.text())
      }
    }

    /// Compiles sources that are right; others are left out.
    /// - Parameters:
    ///   - alter: What takes the place of the generated Swift of a source.
    ///   - beside: Another file.
    init(
      _ sources: [SourceText], beside: String = "",
      altering alter: (_ source: SourceText, _ swift: String) -> String = { $1 }
    ) async throws {
      var texts: [String] = []
      var specs: [AnySpec] = []
      for (number, source) in sources.enumerated() {
        guard let (text, own) = try AnySpec.all(of: source, number: number) else { continue }
        texts.append(alter(source, text) + own.map(\.appCode).joined(separator: "\n"))
        specs += own
      }
      self.specs = Dictionary(uniqueKeysWithValues: specs.map { ($0.name, $0) })
      let classes = Set(specs.flatMap(\.classNames)).sorted().map { "class \($0): AnyScreen {}\n" }.joined()
      let cases = specs.map { "    \($0.caseName),\n" }.joined()
      let main = "  static func main() {\n    AnyRun.main(with: [\n\(cases)    ])\n  }\n"
      texts.append(classes + "@main @MainActor struct Main {\n\(main)}\n")
      texts.append(beside)
      let folder = try BuildFolder.makeScratch()
      let paths = try TypeChecker.write(texts.map { "@_spi(Simulator) import UIKit\n" + $0 }, in: folder)
      let imports =
        try await HeadlessUIKit.module().importFlags + Runtime.module().testableFlags
        + AnySpecApp.module().testableFlags
      object = folder.appendingPathComponent("AnySpecs.o").path
      try await Toolchain.compile(
        [
          "-swift-version", "6", "-suppress-warnings", "-parse-as-library", "-wmo", "-Onone",
          "-module-name", "AnySpecs", "-emit-object", "-o", object,
        ] + imports + paths)
    }

    /// The program with an object file in the place of the runtime's.
    func link(with runtime: String) async throws -> URL {
      let executable = try BuildFolder.makeScratch().appendingPathComponent("any-specs")
      let objects = try await [
        object, AnySpecApp.module().object, runtime, HeadlessUIKit.module().object,
      ]
      try await Toolchain.compile(objects + ["-o", executable.path] + Toolchain.libraries)
      return executable
    }

    /// Runs everything and compares it with the plans.
    /// - Parameter runtime: What takes the place of the runtime.
    func run(with runtime: Runtime.Faulty? = nil) async throws -> Outcome {
      let object: String
      if let runtime { object = runtime.object } else { object = try await Runtime.module().object }
      let result = try await Toolchain.run(link(with: object).path, runtime?.arguments ?? [])
      var outcome = outcome(of: result.standardOutput)
      outcome.transitions = specs.count
      if result.status != 0 {
        let last = result.standardOutput.split(separator: "\n").last?.prefix(120) ?? ""
        outcome.failures.append(
          "the program ends with \(result.status) after \(last): \(result.standardError.prefix(2000))")
      }
      return outcome
    }

    /// What is otherwise than it has to be in what a program has printed.
    func outcome(of output: String) -> Outcome {
      var outcome = Outcome()
      let decoder = JSONDecoder()
      var expectation: AnyExpectation?
      var seen: Set<String> = []
      for line in output.split(separator: "\n") {
        let data = Data(line.utf8)
        if let sample = try? decoder.decode(AnySample.self, from: data) {
          guard let expectation else { continue }
          var (found, count) = expectation.differences(in: sample)
          outcome.values += count
          // What is set frame by frame shows the value of the last frame, which may be just before or after a step.
          for drawn in found.isEmpty ? [] : sample.atLastFrame {
            let drawn = Set(expectation.differences(in: drawn).differences.map(Self.subject))
            found.removeAll { !drawn.contains(Self.subject($0)) }
          }
          if !found.isEmpty, seen.insert("\(sample.spec) \(sample.trip) \(sample.phase)").inserted {
            outcome.failures.append(
              "\(sample.spec), \(sample.trip), \(sample.phase) at \(sample.time): "
                + found.joined(separator: "; "))
          }
        } else if let scene = try? decoder.decode(AnyScene.self, from: data) {
          expectation = specs[scene.spec].map { AnyExpectation($0, scene) }
        } else if let check = try? decoder.decode(ScenarioProgram.Check.self, from: data) {
          outcome.failures.append("\(check.scenario), \(check.conduct): \(check.check): \(check.detail)")
        }
      }
      return outcome
    }

    /// What a difference is about.
    private static func subject(_ difference: String) -> String {
      difference.components(separatedBy: " is [").first ?? difference
    }
  }
#endif
