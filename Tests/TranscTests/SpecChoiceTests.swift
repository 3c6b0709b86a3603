import Foundation
import TestSupport
import Testing

@testable import TranscDriver

/// Patterns on the command line, and `.transcignore`.
@Suite struct SpecChoiceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in ["App/Home", "App/Photos/Old", "Kit", "Generated"] { try folder.makeFolder(name) }
    for name in [
      "a", "App/b", "App/Home/c", "App/Photos/d", "App/Photos/Old/e", "Kit/f", "Generated/g", "Kit/[x]",
    ] {
      try folder.write("fine", to: name + ".transition")
    }
    try folder.write("fine", to: "App/readme.txt")
  }

  private func found(_ path: String) throws -> [String] {
    let finder = SpecFinder(fileSystem: TestFileSystem())
    let whole = Path(folder.path + "/" + path)
    let found = try finder.isFolder(whole) ? finder.specs(in: whole) : finder.specs(matching: whole)
    return found.specs.map { String($0.text.dropFirst(folder.path.count + 1)) }
  }

  private func names(_ path: String) throws -> String {
    try found(path).compactMap { $0.split(separator: "/").last?.split(separator: ".").first }.joined()
  }

  // MARK: Patterns

  @Test(arguments: [
    ("*.transition", "a"), ("**/*.transition", "bcdegf[x]a"), ("App/**/*.transition", "bcde"),
    ("App/*.transition", "b"),
    ("App/**", "bcde"), ("*/b.transition", "b"), ("A*", "bcde"), ("App/*/", "cde"), ("App/Photos/*", "de"),
    ("**/Old", "e"), ("[AK]*/*.transition", "bf[x]"), ("[!A]*/*.transition", "gf[x]"),
    ("Kit/?.transition", "f"),
    ("Kit/\\[x].transition", "[x]"), ("**/[b-d].transition", "bcd"), ("App/**/**/e.*", "e"),
    ("App/./*/../*/c*", "c"),
  ]) func matches(_ pattern: String, _ expected: String) throws {
    #expect(try names(pattern).sorted() == expected.sorted())
  }

  @Test(arguments: ["*.txt", "App/*.txt", "none/*", "App/*/*/*/*", "**/z*", "a.transition/*"])
  func matchesNothing(_ pattern: String) {
    let failure = #expect(throws: ToolFailure.self) { try found(pattern) }
    #expect(failure?.message == "no `.transition` files match `\(folder.path)/\(pattern)`")
  }

  @Test func onTheCommandLine() throws {
    let result = try Transc.shell(
      #"""
      names() { "$transc" check --diagnostics-format line "$@" 2>&1 | cut -d: -f1 | uniq; }
      names 'App/**/*.transition' 'K*/f.transition'
      printf 'fine' >'*.transition'; names '*.transition'
      "$transc" check 'x*'; echo $?
      """#, in: folder)
    #expect(
      result.output == "App/Home/c.transition\nApp/Photos/Old/e.transition\nApp/Photos/d.transition\n"
        + "App/b.transition\nKit/f.transition\n*.transition\n2\n")
    #expect(result.errors.hasSuffix("transc: error: no `.transition` files match `x*`\n"))
  }

  // MARK: .transcignore

  @Test func isLeftOut() throws {
    try folder.write("# generated\nGenerated/\n\nApp/Photos/*/\n!Kit/\nKit/f*\n*.txt\n", to: ".transcignore")
    #expect(try names(".") == "cdb[x]a")
    #expect(try names("**/*.transition") == "cdb[x]a")
    try folder.write("/Photos/\n", to: "App/.transcignore")
    #expect(try names(".") == "cb[x]a")
    #expect(try names("App") == "cb")
    try folder.write("!/c.transition\n!*\n", to: "App/Home/.transcignore")
    try folder.write("*.transition\n", to: "App/.transcignore")
    #expect(try names("App") == "c")
  }

  /// A file or folder that is named is used, even if a rule excludes it. The rules of the working directory apply inside a named
  /// folder.
  @Test func whatIsNamedIsMeant() throws {
    try folder.write("Generated\n/App/Photos/d.transition\n", to: ".transcignore")
    let result = try Transc.shell(
      #"""
      names() { "$transc" check --diagnostics-format line "$@" 2>&1 | cut -d: -f1 | uniq; }
      names Generated/g.transition; names Generated; names App/Photos
      names "$PWD/App/Photos" | sed 's|.*App|App|'
      cd App && names Photos
      """#, in: folder)
    #expect(
      result.output == """
        Generated/g.transition
        Generated/g.transition
        App/Photos/Old/e.transition
        App/Photos/Old/e.transition
        Photos/Old/e.transition
        Photos/d.transition

        """)
  }

  /// The rules have the same meaning as in Git, which the test runs.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/git"))) func gitReadsThemAlike() throws
  {
    var random = RandomSource(seed: 19)
    let names = ["a", "b", "ab", "a b", "[a]", "c!"]
    func name() -> String { names.randomElement(using: &random) ?? "" }
    var files: Set<String> = []
    for _ in 0..<60 {
      let folders = (0..<Int.random(in: 0...3, using: &random)).map { _ in name() + ".d" }
      if !folders.isEmpty { try folder.makeFolder("tree/" + folders.joined(separator: "/")) }
      files.insert((["tree"] + folders + [name() + ".transition"]).joined(separator: "/"))
    }
    try folder.makeFolder("tree")
    for file in files { try folder.write("", to: file) }
    let pieces = [
      "a", "b", "*", "*", "?", "[ab]", "[!a]", ".d", "**", ".transition", "\\[", " ", "!", "[", "]",
    ]
    /// A name in a pattern. It is often the complete name of an existing file.
    func piece() -> String {
      switch Int.random(in: 0...3, using: &random) {
      case 0: return name() + ".d"
      case 1: return ["**", "*", "*.transition"].randomElement(using: &random) ?? ""
      default:
        let count = Int.random(in: 1...3, using: &random)
        return (0..<count).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      }
    }
    func mark(_ sign: String) -> String { Int.random(in: 0...3, using: &random) == 0 ? sign : "" }
    let script = #"""
      cd tree && git init -q . && git ls-files -z --others --exclude-per-directory=.transcignore '*.transition' | tr '\0' '\n' | sort
      """#
    var leftOut = 0
    for _ in 0..<60 {
      var folders =
        [""]
        + Set(files.map { $0.split(separator: "/").dropFirst().dropLast().joined(separator: "/") + "/" })
        .sorted().prefix(2)
      folders.removeAll { $0 == "/" }
      for place in folders {
        let rules = (0..<Int.random(in: 1...4, using: &random)).map { _ in
          mark("!") + mark("/")
            + (0..<Int.random(in: 1...3, using: &random)).map { _ in piece() }.joined(separator: "/")
            + mark("/")
        }
        try folder.write(rules.joined(separator: "\n"), to: "tree/\(place).transcignore")
      }
      let expected = try Transc.shell(script, in: folder, environment: ["LC_ALL": "C"]).output
        .split(separator: "\n").map { "tree/\($0)" }
      let ours = ((try? found("tree")) ?? []).sorted()
      leftOut += files.count - ours.count
      let rules = try folders.map { try folder.text("tree/\($0).transcignore") }
      #expect(ours == expected.sorted(), "\(rules)")
    }
    #expect(leftOut > 200)
  }
}
