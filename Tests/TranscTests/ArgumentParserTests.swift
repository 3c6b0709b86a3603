import Testing
import TransitionText

@testable import TranscDriver

@Suite struct ArgumentParserTests {
  /// Command lines, and their meanings or their errors.
  @Test(arguments: [
    (["a"], "files a"),
    (["a", "b"], "files a b"),
    (["generate", "a"], "generate files a"),
    (["check", "a", "check"], "check files a check"),
    (["--emit", "json", "fix"], "error: `fix` has no option `--emit`"),
    (["-Werror", "check", "a"], "check files a flags warningsAreErrors"),
    (["a", "check"], "files a check"),
    (["--", "check"], "files check"),
    (["--", "-o", "--"], "files -o --"),
    (["-"], "files -"),
    (["-o", "-", "a"], "files a output=-"),
    (["--emit=json", "a"], "files a emit=json"),
    (["--output=-x", "a"], "files a output=-x"),
    (["--output", "x=y", "a"], "files a output=x=y"),
    (["-o", "x", "--sample", "60fps", "a"], "files a output=x sample=60fps"),
    (["a", "-Werror", "-Werror"], "files a flags warningsAreErrors"),
    (["--help", "--bogus"], "flags help"),
    (["check", "-h"], "check flags help"),
    (["--bogus", "--version"], "flags version"),
    (["--emti", "json"], "error: there is no option `--emti`; did you mean `--emit`?"),
    (["--emti=json"], "error: there is no option `--emti`; did you mean `--emit`?"),
    (["-werror"], "error: there is no option `-werror`; did you mean `-Werror`?"),
    (["-v"], "error: there is no option `-v`; did you mean `--version`?"),
    (["-V"], "error: there is no option `-V`; did you mean `--version`?"),
    (["-O", "a"], "error: there is no option `-O`; did you mean `-o`?"),
    (["-x"], "error: there is no option `-x`"),
    (["--completely-different"], "error: there is no option `--completely-different`"),
    (["-Werror=T0110", "a"], "files a list warningsAreErrors=T0110"),
    (
      ["-Werror=T0110,T0305", "-Werror", "-Werror=x", "a"],
      "files a list warningsAreErrors=T0110,T0305,x flags warningsAreErrors"
    ),
    (["-Werror="], "error: `-Werror` needs a value: CODE"),
    (["--allow", "T0110", "--allow=T0305", "a"], "files a list allow=T0110,T0305"),
    (["--allow"], "error: `--allow` needs a value: CODE"),
    (["help", "--allow", "T0110"], "error: `help` has no option `--allow`"),
    (["--help=yes"], "error: `--help` takes no value"),
    (["--emit"], "error: `--emit` needs a value: `swift`, `json` or `plan`"),
    (["--emit", "--color", "auto"], "error: `--emit` needs a value: `swift`, `json` or `plan`"),
    (["--emit="], "error: `--emit` needs a value: `swift`, `json` or `plan`"),
    (["check", "--cache", "-", "a"], "error: `--cache` needs a folder: `-` is standard input"),
    (["-o"], "error: `-o` needs a value: PATH"),
    (
      ["--emit", "jsno"],
      "error: `jsno` is not a value of `--emit`, which takes `swift`, `json` or `plan`; did you mean `json`?"
    ),
    (["--emit", "exe"], "error: `exe` is not a value of `--emit`, which takes `swift`, `json` or `plan`"),
    (["-o", "a", "--output", "b"], "error: `--output` is given twice"),
    (["check", "-o", "a", "b"], "error: `check` has no option `--output`"),
    (["-j4", "a"], "files a jobs=4"),
    (
      ["-j", "4", "--path-prefix-map", "a,b=c", "--path-prefix-map=d=e"],
      "jobs=4 list pathPrefixMap=a,b=c,d=e"
    ),
    (["-1"], "error: there is no option `-1`"),
    (["-j", "-1", "a"], "files a jobs=-1"),
    (["sample", "--at", "-5ms", "--items", "-1", "a"], "sample files a at=-5ms items=-1"),
    (["--sample", "-.5fps", "a"], "files a sample=-.5fps"),
    (["-o", "-1"], "error: `-o` needs a value: PATH"),
    (["--9"], "error: there is no option `--9`"),
    (["help", "-Werror"], "error: `help` has no option `-Werror`"),
  ])
  func parses(_ arguments: [String], _ expected: String) {
    #expect(description(arguments) == expected)
  }

  private func description(_ arguments: [String]) -> String {
    do throws(UsageError) {
      let parsed = try ArgumentParser.parse(arguments.map { Path($0) })
      var parts: [String] = []
      if let command = parsed.command { parts.append(command.rawValue) }
      if !parsed.operands.isEmpty { parts += ["files"] + parsed.operands.map(\.text) }
      parts += parsed.values.map { "\($0.key)=\($0.value.text)" }.sorted()
      parts += parsed.lists.map { "list \($0.key)=\($0.value.joined(separator: ","))" }.sorted()
      if !parsed.flags.isEmpty { parts += ["flags"] + parsed.flags.map { "\($0)" }.sorted() }
      return parts.joined(separator: " ")
    } catch {
      return "error: \(error.message)"
    }
  }

  @Test func onlyADoubleDashMakesACommandAFile() throws {
    #expect(try ArgumentParser.parse([Path("--"), Path("check")]).isFirstOperandLiteral)
    #expect(try !ArgumentParser.parse([Path("a"), Path("--"), Path("b")]).isFirstOperandLiteral)
    #expect(try ArgumentParser.parse([Path("check"), Path("--"), Path("check")]).command == .check)
  }

  @Test(arguments: [("60fps", 60.0), ("29.97fps", 29.97), ("1fps", 1), ("1000fps", 1000), ("0x10fps", nil)])
  func frameRates(_ text: String, _ rate: Double?) {
    #expect((try? FrameRate.parse(text)) == rate)
  }

  @Test(arguments: [
    ("60", "`60` has no unit; did you mean `60fps`?"),
    ("0fps", "`0fps` is outside `1fps` to `1000fps`"),
    ("1e9fps", "`1e9fps` is not a frame rate such as `60fps`"),
    ("-60fps", "`-60fps` is not a frame rate such as `60fps`"),
    ("nanfps", "`nanfps` is not a frame rate such as `60fps`"),
    ("fps", "`fps` is not a frame rate such as `60fps`"),
    ("", "`` is not a frame rate such as `60fps`"),
    ("1..2fps", "`1..2fps` is not a frame rate such as `60fps`"),
    ("60 fps", "`60 fps` is not a frame rate such as `60fps`"),
  ])
  func wrongFrameRates(_ text: String, _ message: String) {
    let error = #expect(throws: UsageError.self) { try FrameRate.parse(text) }
    #expect(error?.message == message)
  }

  @Test(arguments: [
    ("0.5", "`0.5` has no unit: write `0.5s` or `50%`"),
    ("2.5", "`2.5` has no unit; did you mean `2.5s`?"),
    ("250", "`250` has no unit; did you mean `250ms`?"),
  ])
  func momentsWithoutUnits(_ text: String, _ message: String) {
    let error = #expect(throws: UsageError.self) { try MomentText.parse(text) }
    #expect(error?.message == message)
  }
}
