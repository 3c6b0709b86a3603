import Foundation
import Synchronization
import Testing
import TransitionCompiler
import TransitionDiagnostics

@testable import TranscDriver

/// Every option either changes the key, or has no influence on the compiler.
@Suite struct CacheKeyTests {
  /// A command line with each option, and the command line that it is compared with, if that is not just the command. A new
  /// option must be added here.
  private static let examples: [OptionName: (with: [String], without: [String])] = [
    .emit: (["--emit", "json"], []),
    .sample: (["--sample", "60fps", "--emit", "json"], ["--emit", "json"]),
    .access: (["--access", "public"], []),
    .support: (["--support", "inline"], []),
    .prefix: (["--prefix", "ABC"], []),
    .minimumIOS: (["--minimum-ios", "15.0"], []),
    .root: (["--root", "@specs"], []),
    .configuration: (["--config", "@transc.json"], ["--config", "@same.json"]),
    .output: (["-o", "@other/"], ["-o", "@out/"]),
    .depfile: (["--depfile", "@d"], []),
    .outputList: (["--output-list", "@list"], []),
    .jobs: (["-j", "2"], []),
    .pathPrefixMap: (
      ["--path-prefix-map", "/a=b", "--path-prefix-map", "@=."], ["--path-prefix-map", "@=."]
    ),
    .diagnosticsFormat: (["--diagnostics-format", "json"], []),
    .diagnosticsOutput: (["--diagnostics-output", "@report"], []),
    .baseline: (["--baseline", "@baseline"], []),
    .updateBaseline: (["--baseline", "@baseline", "--update-baseline"], ["--baseline", "@baseline"]),
    .statistics: (["--statistics"], []),
    .timings: (["--timings"], []),
    .color: (["--color", "always"], []),
    .warningsAreErrors: (["-Werror"], []),
    .allow: (["--allow", "T0305"], []),
    .notes: (["--notes"], []),
    .checkOnly: (["--check"], []),
    .diff: (["--diff"], []),
  ]

  private static let cases = [CommandName.generate, .check].flatMap { command in
    ArgumentTable.options.filter {
      $0.commands.contains(command) && ![.cache, .help, .version].contains($0.name)
    }
    .map { (command, $0.name) }
  }

  /// The input of the compiler besides the spec, without the function that reads imports.
  private struct Given: Equatable {
    var options: [String: String]
    var policy: SeverityPolicy

    init(_ options: CompilationOptions) {
      var members: [String: String] = [:]
      for member in Mirror(reflecting: options).children where !["imports", "policy"].contains(member.label) {
        members[member.label ?? ""] = "\(member.value)"
      }
      self.options = members
      policy = options.policy
    }
  }

  @Test(arguments: cases) func everyOptionCounts(_ command: CommandName, _ option: OptionName) throws {
    let example = try #require(Self.examples[option], "a new option needs an example")
    let runs = try CachedRuns()
    // Everything that a cache holds: results with and without findings, imports, and the record of a run.
    try runs.writeSpecs(8, imports: "Motion.transition", duration: "long")
    try runs.write("let long = 300ms\n", to: "specs/Motion.transition")
    try runs.write(
      CachedRuns.spec("S").replacing("  reduceMotion crossfade 200ms\n", with: ""), to: "specs/s.transition")
    for name in ["transc.json", "same.json"] {
      try runs.write(#"{"access": "public", "warningsAreErrors": ["T0305"]}"#, to: name)
    }
    let given = Mutex<[Given]>([])
    func run(_ options: [String], cache: String?) throws -> CachedRuns.Run {
      let output = command == .generate && !options.contains("-o") ? ["-o", "@out/"] : []
      given.withLock { $0 = [] }
      try runs.write(#"{"version": 1, "findings": []}"#, to: "baseline")
      let arguments = [command.rawValue] + options + output + ["@specs"]
      return runs.run(arguments, cache: cache) { source, options in
        given.withLock { $0.append(Given(options)) }
        return Compiler.compile(source, options)
      }
    }
    let plain = try run(example.with, cache: nil)
    let withOption = given.withLock { $0 }
    // The files are the same as in a run without a cache.
    let files = try runs.files(in: "out").merging(runs.files(in: "other")) { $1 }
    _ = try run(example.without, cache: nil)
    let without = given.withLock { $0 }
    #expect(withOption.count == 10 && without.count == 10)

    for folder in ["out", "other"] { try? runs.remove(folder) }
    for _ in 0..<3 { _ = try run(example.without, cache: "cache") }
    let cached = try run(example.with, cache: "cache")
    let hasNoInfluence = ParsedArguments.withoutInfluence.contains(option)
    #expect(cached.compiled.count == (hasNoInfluence ? 0 : 10))
    if hasNoInfluence { #expect(withOption == without, "the compiler is given something else") }
    // The reports of these options depend on times, or on outputs that are missing.
    if ![.timings, .checkOnly, .diff].contains(option) {
      for again in try [cached, run(example.with, cache: "cache"), run(example.with, cache: "cache")] {
        #expect(again.looksLike(plain), "\(again.errors)")
      }
      let cachedFiles = try runs.files(in: "out").merging(runs.files(in: "other")) { $1 }
      for (name, text) in files { #expect(cachedFiles[name] == text) }
    }
  }

  /// The contents of a configuration file matter, but not its name.
  @Test func configurationsCount() throws {
    let runs = try CachedRuns()
    try runs.writeSpecs(8)
    let arguments = ["-o", "@out/", "--config", "@transc.json", "@specs"]
    for (text, count) in [(#"{"prefix": "ABC"}"#, 8), (#"{"prefix": "XYZ"}"#, 8), (#"{"prefix": "ABC"}"#, 0)]
    {
      try runs.write(text, to: "transc.json")
      for count in [count, 0, 0] { #expect(runs.run(arguments).compiled.count == count, "\(text)") }
      #expect(try runs.folder.text("out/s7.swift").contains(text.dropFirst(12).prefix(3) + "S7Transition"))
    }
  }

  /// Two lists of values never have the same bytes.
  @Test func argumentsAreToldApart() throws {
    func keys(_ words: String...) throws -> [[UInt8]] {
      let parsed = try ArgumentParser.parse(words.map { Path($0) })
      return [parsed.bytesForSpecs, parsed.bytesForRuns]
    }
    let all = try [
      keys("a"), keys("check", "a"), keys("--allow", "T0305", "a"), keys("--allow", "T0305,T0110", "a"),
      keys("-Werror", "a"), keys("-Werror=T0305", "a"), keys("-Werror", "-Werror=T0305", "a"),
      keys("--notes", "a"), keys("--prefix", "A", "a"), keys("--prefix", "AB", "a"),
    ]
    #expect(Set(all.map { $0[0] }).count == all.count && Set(all.map { $0[1] }).count == all.count)
    #expect(try keys("a")[0] == keys("generate", "b")[0] && keys("a")[1] != keys("b")[1])
    #expect(try keys("a", "b")[1] != keys("ab")[1] && keys("-o", "x", "a")[1] != keys("-o", "y", "a")[1])
  }
}
