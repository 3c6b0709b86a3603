import Foundation
import Testing
import TransitionCompiler

@testable import TranscDriver

/// Options for builds: `--root`, `--config`, `--prefix`, and `--check` for committed files.
@Suite struct BuildOptionsTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func write(_ name: String, _ text: String) throws {
    let url = URL(filePath: folder.file(name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  private func spec(_ name: String, imports: String = "", duration: String = "300ms") -> String {
    imports
      + "transition \(name) {\n  style navigation\n  from a\n  to b\n  forward \(duration)\n  animate b.alpha: 0 -> 1\n"
      + "  reduceMotion crossfade 200ms\n}\n"
  }

  private func run(_ arguments: String...) -> ProcessResult { run(arguments) }

  private func run(_ arguments: [String]) -> ProcessResult {
    InProcess.run(
      arguments.map { $0.replacing("@", with: folder.path + "/") }, TestFileSystem(),
      compile: Compiler.compile)
  }

  // MARK: --root

  @Test func filesOfOneNameInTwoFolders() throws {
    try write("App/Home/fade.transition", spec("HomeFade"))
    try write("App/Settings/fade.transition", spec("SettingsFade"))
    try write("App/fade.transition", spec("Fade"))
    #expect(run("-o", "@plain/", "@App").status == 2)
    #expect(run("--root", "@App", "-o", "@out/", "@App").status == 0)
    #expect(
      try folder.names(in: "out") == [
        "Home-fade.transition.swift", "Settings-fade.transition.swift", "TransitionSupport.swift",
        "fade.transition.swift",
      ])
    // The output names are the same if the root is given by another path.
    #expect(run("--root", "@App/Home/..", "-o", "@other/", "@App/Settings/../Home").status == 0)
    #expect(
      try folder.names(in: "other") == ["Home-fade.transition.swift", "TransitionSupport.swift"])
  }

  @Test func aSpecElsewhereHasNoName() throws {
    try write("App/fade.transition", spec("Fade"))
    try write("other.transition", spec("Other"))
    for root in ["@App", "@none"] {
      for output in [["-o", "@out/"], ["-o", "@out.swift"], []] {
        let result = run(["--root", root, "@other.transition"] + output)
        #expect(result.status == 2 && result.errors.contains("other.transition` is not below `"))
        #expect(result.output == "")
      }
    }
    #expect(try folder.names() == ["App", "other.transition"])
  }

  @Test func namesThatCoincideAreFound() throws {
    try write("App/a/b.transition", spec("One"))
    try write("App/a-b.transition", spec("Two"))
    let result = run("--root", "@App", "-o", "@out/", "@App")
    #expect(result.status == 2 && result.errors.contains("would both be written to"))
  }

  @Test func importsStayBelowTheRoot() throws {
    try write("App/Motion.transition", "let long = 300ms\n")
    try write(
      "App/Home/fade.transition",
      spec("Fade", imports: "import \"../Motion.transition\"\n", duration: "long"))
    #expect(run("check", "@App/Home/fade.transition").errors.contains("T0114"))
    #expect(run("check", "--root", "@App", "@App/Home/fade.transition").errors == "")
    #expect(run("--root", "@App", "-o", "@out/", "@App").status == 0)
    #expect(run("check", "--root", "@App/Home", "@App/Home/fade.transition").errors.contains("T0114"))
    try folder.makeFolder("Else")
    let elsewhere = run("check", "--root", "@Else", "@App/Home/fade.transition")
    #expect(elsewhere.status == 2 && elsewhere.errors.contains("is not below"))
  }

  @Test func relativePathsBelowARoot() throws {
    try write("App/Motion.transition", "let long = 300ms\n")
    try write(
      "App/Home/fade.transition",
      spec("Fade", imports: "import \"../Motion.transition\"\n", duration: "long"))
    try write("Outside.transition", "let long = 300ms\n")
    try write(
      "App/wrong.transition", spec("Wrong", imports: "import \"../Outside.transition\"\n", duration: "long"))
    func shell(_ line: String) throws -> ProcessResult {
      try Transc.shell("\"$transc\" " + line, in: folder)
    }
    #expect(try shell("--root App -o out/ App/Home/fade.transition").status == 0)
    #expect(try folder.names(in: "out") == ["Home-fade.transition.swift", "TransitionSupport.swift"])
    // Without a root, a spec may import files below the working directory.
    #expect(try shell("check App/wrong.transition").status == 0)
    #expect(try shell("check --root App App/wrong.transition").errors.contains("T0114"))
  }

  /// The working directory may be below the root.
  @Test func aRootAboveTheWorkingDirectory() throws {
    try write("Outside.transition", "let long = 300ms\n")
    try write("App/Motion.transition", "let long = base\n")
    try write("App/Home/Base.transition", "let base = 300ms\n")
    // A file that is imported by two paths is one file.
    let imports = ["../Motion", "Base", "../Home/Base"].map { "import \"\($0).transition\"\n" }.joined()
    try write("App/Home/fade.transition", spec("Fade", imports: imports, duration: "long"))
    try write(
      "App/Home/wrong.transition",
      spec("Wrong", imports: "import \"../../Outside.transition\"\n", duration: "long"))
    func shell(_ line: String) throws -> ProcessResult {
      try Transc.shell("cd App/Home && \"$transc\" " + line, in: folder)
    }
    for (root, name) in [("..", "Home-fade"), ("../..", "App-Home-fade"), (".", "fade"), ("../Home", "fade")]
    {
      for spec in ["fade", "./fade", "../Home/fade", "$PWD/fade"] {
        let check = try shell("check --root \(root) \(spec).transition")
        let isAlone = name == "fade"
        #expect(
          check.errors.contains("T0114") == isAlone && check.status == (isAlone ? 1 : 0), "\(check.errors)")
        if isAlone { continue }
        let made = try shell("--root \(root) -o ../../out/ --depfile ../../d \(spec).transition")
        #expect(made.status == 0 && made.errors == "")
        #expect(
          try folder.names(in: "out") == ["TransitionSupport.swift", "\(name).transition.swift"].sorted())
        #expect(try folder.text("d").contains("/Motion.transition"))
        try FileManager.default.removeItem(atPath: folder.file("out"))
      }
    }
    #expect(try shell("check --root .. wrong.transition").errors.contains("T0114"))
    #expect(try shell("check --root ../.. wrong.transition").errors == "")
    // A file beside the root is not below it.
    let beside = try shell("--root . -o ../../out/ ../Motion.transition")
    #expect(beside.status == 2 && beside.errors.contains("`../Motion.transition` is not below `.`"))
  }

  /// The number of system calls depends on the folders of specs, not on the specs.
  @Test func foldersAreLookedUpOnce() throws {
    for command in [["check"], ["-o", "@out/"]] {
      func count(_ specs: Int, _ options: [String]) throws -> Int {
        for old in try folder.names() { try FileManager.default.removeItem(atPath: folder.file(old)) }
        for number in 0..<specs { try write("App/Home/s\(number).transition", spec("S\(number)")) }
        let system = TestFileSystem()
        let arguments = (command + options + ["@App/Home"]).map { $0.replacing("@", with: folder.path + "/") }
        #expect(InProcess.run(arguments, system, compile: Compiler.compile).status == 0)
        return system.count(.status)
      }
      let plain = try count(20, []) - count(10, [])
      #expect(try count(20, ["--root", "@App"]) - count(10, ["--root", "@App"]) == plain)
      #expect(plain <= (command == ["check"] ? 20 : 70))
    }
  }

  // MARK: --prefix

  @Test func typesBeginWithThePrefix() throws {
    try write("fade.transition", spec("Fade"))
    let text = run("--prefix", "ABC", "@fade.transition").output
    #expect(text.contains("protocol ABCFadeA: UIViewController {"))
    #expect(text.contains("final class ABCFadeTransition: NSObject"))
    #expect(!text.contains(" FadeTransition"))
    for prefix in ["abc", "A-B", "1A", "Ä"] {
      let result = run("--prefix", prefix, "@fade.transition")
      #expect(result.status == 2 && result.errors.contains("`\(prefix)` is not a prefix of a type name"))
    }
    let json = run("--prefix", "ABC", "--emit", "json", "@fade.transition")
    #expect(json.status == 2 && json.errors.contains("`--prefix` needs `--emit swift`"))
  }

  // MARK: --config

  @Test func aFileHasOptions() throws {
    try write("fade.transition", spec("Fade"))
    try write("transc.json", #"{"$schema": "x", "access": "public", "prefix": "ABC"}"#)
    let text = run("--config", "@transc.json", "--minimum-ios", "13", "@fade.transition").output
    #expect(text == run("--access", "public", "--prefix", "ABC", "@fade.transition").output)
    #expect(text.contains("public final class ABCFadeTransition"))
    // The command line wins.
    #expect(
      run("--config", "@transc.json", "--access", "internal", "@fade.transition").output
        == run("--prefix", "ABC", "@fade.transition").output)
    // Options that a command does not use are ignored.
    #expect(run("--config", "@transc.json", "--emit", "json", "@fade.transition").status == 0)
    #expect(run("check", "--config", "@transc.json", "@fade.transition").status == 0)
  }

  /// The configuration file in the folder of the specs is used without being named. A named file replaces it.
  @Test func theFolderOfTheSpecsHasAFile() throws {
    try write("App/Home/fade.transition", spec("Fade"))
    try write("App/transc.json", #"{"access": "public"}"#)
    try write("other.json", #"{"prefix": "ABC"}"#)
    let spec = "@App/Home/fade.transition"
    #expect(run("--root", "@App", spec).output == run("--access", "public", spec).output)
    #expect(run("--root", "@App/Home", spec).output == run(spec).output)
    #expect(
      run("--root", "@App", "--config", "@other.json", spec).output == run("--prefix", "ABC", spec).output)
    try write("App/transc.json", "{")
    #expect(run("check", "--root", "@App", spec).status == 2)
  }

  @Test func aFileHasCodes() throws {
    try write(
      "fade.transition",
      "let unused = 1\n" + spec("Fade").replacing("  reduceMotion crossfade 200ms\n", with: ""))
    func codes(_ configuration: String, _ options: String...) throws -> String {
      try write("transc.json", configuration)
      let result = InProcess.run(
        ["check", "--diagnostics-format", "line", "--config", folder.file("transc.json")] + options
          + [folder.file("fade.transition")], TestFileSystem(), compile: Compiler.compile)
      return result.errors.split(separator: "\n").compactMap { line in
        line.firstMatch(of: #/: (error|warning): .*\[(T\d+)\]/#).map { "\($0.output.1) \($0.output.2)" }
      }.joined(separator: ", ")
    }
    #expect(try codes("{}") == "warning T0110, warning T0305")
    #expect(try codes(#"{"warningsAreErrors": false}"#) == "warning T0110, warning T0305")
    #expect(try codes(#"{"warningsAreErrors": true}"#) == "error T0110, error T0305")
    #expect(try codes(#"{"warningsAreErrors": ["T0305"]}"#) == "warning T0110, error T0305")
    #expect(try codes(#"{"allow": ["T0110"]}"#) == "warning T0305")
    #expect(try codes(#"{"allow": ["T0110"]}"#, "--allow", "T0305") == "")
  }

  /// A mistake in a file is reported at its place, in the form that editors and builds read.
  @Test(arguments: [
    ("{\n  \"acces\": \"public\"\n}", "2:3: error: `acces` is not a known member; did you mean `access`?"),
    (#"{"access": "private"}"#, "1:12: error: `private` is none of `internal`, `public`"),
    (#"{"prefix": "abc"}"#, "1:12: error: `abc` is not a prefix of a type name"),
    (#"{"minimumIOS": "12.4"}"#, "1:16: error: generated Swift needs iOS 13 or later, not `12.4`"),
    (#"{"minimumIOS": "13beta"}"#, "1:16: error: `13beta` is not a version of iOS such as `15` or `15.2`"),
    (#"{"prefix": 1}"#, "1:12: error: expected a string, found a number"),
    (#"{"allow": ["T0305", "T9999"]}"#, "1:21: error: there is no code `T9999`"),
    (#"{"allow": ["T0101"]}"#, "1:12: error: `T0101` is an error and cannot be allowed"),
    (#"{"allow": "T0305"}"#, "1:11: error: expected an array, found a string"),
    (#"{"warningsAreErrors": "all"}"#, "1:23: error: expected `true`, `false` or an array, found a string"),
    ("[]", "1:1: error: expected an object, found an array"),
    ("{\"access\"", "1:1: error: this `{` is never closed"),
    ("", "1:1: error: "),
  ])
  func whatIsWrong(text: String, message: String) throws {
    try write("fade.transition", spec("Fade"))
    try write("transc.json", text)
    for command in ["generate", "check"] {
      let line = run(
        command, "--diagnostics-format", "line", "--config", "@transc.json", "@fade.transition")
      #expect(line.status == 2)
      #expect(line.errors.hasPrefix("\(folder.file("transc.json")):\(message)"), "\(line.errors)")
    }
    let full = run("--config", "@transc.json", "@fade.transition")
    #expect(full.errors.hasPrefix("transc: error: `\(folder.file("transc.json"))`:"), "\(full.errors)")
  }

  @Test func aFileThatIsNotThere() throws {
    try write("fade.transition", spec("Fade"))
    let result = run("--config", "@transc.json", "@fade.transition")
    #expect(result.status == 2 && result.errors.contains("cannot read `"))
  }

  /// The schema for editors has the same options.
  @Test func theSchemaIsThatOfTheTable() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Documentation/transc.schema.json")
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
    let properties = try #require(schema["properties"] as? [String: [String: Any]])
    let options = ArgumentTable.options.filter { $0.configurationKey != nil }
    #expect(Set(properties.keys) == Set(options.compactMap(\.configurationKey) + ["$schema"]))
    #expect(schema["additionalProperties"] as? Bool == false)
    for option in options {
      let property = try #require(option.configurationKey.flatMap { properties[$0] })
      #expect(property["description"] is String)
      if !option.choices.isEmpty { #expect(property["enum"] as? [String] == option.choices) }
    }
  }

  // MARK: --check

  @Test func whatIsCommittedIsChecked() throws {
    try write("App/fade.transition", spec("Fade"))
    let outputs = ["--root", "@App", "-o", "@out/", "@App"]
    func check(_ options: String...) -> ProcessResult {
      InProcess.run(
        (options + outputs).map { $0.replacing("@", with: folder.path + "/") }, TestFileSystem(),
        compile: Compiler.compile)
    }
    let missing = check("--check")
    #expect(missing.status == 1)
    #expect(
      missing.output
        == "\(folder.file("out/fade.transition.swift"))\n\(folder.file("out/TransitionSupport.swift"))\n")
    // A missing file is named, and its text is not shown.
    #expect(check("--check", "--diff").output == missing.output)
    #expect(try folder.names() == ["App"])
    #expect(check().status == 0)
    #expect(check("--check").status == 0 && check("--check").output == "")
    let before = try folder.text("out/fade.transition.swift")

    try write("App/fade.transition", spec("Fade", duration: "400ms"))
    #expect(check("--check").output == "\(folder.file("out/fade.transition.swift"))\n")
    let stale = check("--check", "--diff")
    #expect(stale.status == 1)
    #expect(stale.output.contains("\n-  transition.forward = TransitionTiming(0.3"))
    #expect(stale.output.contains("\n+  transition.forward = TransitionTiming(0.4"))
    #expect(check("--diff").status == 0)
    #expect(try folder.text("out/fade.transition.swift") == before)

    // An output whose spec is gone, when all specs of the folder are checked.
    try write("App/fade.transition", spec("Fade"))
    try write("App/Home/fade.transition", spec("HomeFade"))
    #expect(check().status == 0)
    try FileManager.default.removeItem(atPath: folder.file("App/Home/fade.transition"))
    try write("out/Other.swift", "// Not generated.\n")
    let leftover = check("--check", "--diff")
    #expect(leftover.status == 1)
    #expect(
      leftover.output
        == "\(folder.file("out/Home-fade.transition.swift")): its spec no longer exists\n")
    #expect(run("--check", "--root", "@App", "-o", "@out/", "@App/fade.transition").status == 0)
    #expect(check("--diff").status == 0 && check("--diff").output == "")
    // Other outputs in the folder are not compared with the Swift.
    #expect(check("--emit", "json").status == 0 && check("--emit", "json", "--check").status == 0)
    for name in try folder.names(in: "out") where name.hasSuffix(".json") {
      try FileManager.default.removeItem(atPath: folder.file("out/" + name))
    }
    try FileManager.default.removeItem(atPath: folder.file("out/Home-fade.transition.swift"))

    try write("App/fade.transition", "transition {")
    #expect(check("--check").status == 1 && check("--check").output == "")
  }

  @Test func aCheckNeedsFiles() throws {
    try write("fade.transition", spec("Fade"))
    for option in ["--check", "--diff"] {
      let result = run(option, "@fade.transition")
      #expect(result.status == 2 && result.errors.contains("compare with existing files: add `-o PATH`"))
    }
  }
}
