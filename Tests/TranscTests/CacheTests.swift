import Foundation
import Testing
import TransitionCompiler

@testable import TranscDriver

/// `--cache`: which specs are compiled again, and which are not even read.
@Suite struct CacheTests {
  private let runs: CachedRuns

  init() throws { runs = try CachedRuns() }

  private let generate = ["-o", "@out/", "@specs"]

  // MARK: Specs

  @Test func onlyWhatChangesIsCompiled() throws {
    try runs.writeSpecs(3)
    #expect(runs.run(generate).compiled == ["s0.transition", "s1.transition", "s2.transition"])
    let outputs = try runs.files(in: "out")
    #expect(runs.run(generate).compiled == [])
    try runs.write(CachedRuns.spec("S1", duration: "400ms"), to: "specs/s1.transition")
    #expect(runs.run(generate).compiled == ["s1.transition"])
    #expect(try runs.folder.text("out/s1.swift").contains("0.4"))
    // The earlier result is still in the cache.
    try runs.write(CachedRuns.spec("S1"), to: "specs/s1.transition")
    #expect(runs.run(generate).compiled == [])
    #expect(try runs.files(in: "out") == outputs)
  }

  @Test func theNameCounts() throws {
    try runs.writeSpecs(1)
    #expect(runs.run("check", "@specs").compiled == ["s0.transition"])
    try FileManager.default.moveItem(
      atPath: runs.folder.file("specs/s0.transition"), toPath: runs.folder.file("specs/t0.transition"))
    #expect(runs.run("check", "@specs").compiled == ["t0.transition"])
    #expect(runs.run("check", "--path-prefix-map", "@=.", "@specs").compiled == ["t0.transition"])
  }

  @Test func theBuildCounts() throws {
    try runs.writeSpecs(1)
    for (build, compiled) in [("one", 1), ("one", 0), ("two", 1), ("one", 0)] {
      try runs.write(build, to: "transc")
      let run = runs.run(["check", "@specs"], executable: runs.folder.file("transc"))
      #expect(run.compiled.count == compiled, "\(build)")
    }
    let none = runs.run(["check", "@specs"], executable: runs.folder.file("none"))
    #expect(none.status == 2 && none.errors.contains("cannot find the executable of transc"))
  }

  @Test func standardInputIsKnownToo() throws {
    func run() -> CachedRuns.Run {
      runs.run(["-"], system: TestFileSystem(input: CachedRuns.spec("S")))
    }
    let first = run()
    let second = run()
    #expect(first.compiled.count == 1 && second.compiled == [])
    #expect(first.output != "" && second.output == first.output)
  }

  // MARK: Imports

  @Test(arguments: [1, 10]) func importsCount(specs: Int) throws {
    try runs.writeSpecs(specs, imports: "Motion.transition", duration: "long")
    let missing = runs.run(generate)
    #expect(missing.status == 1 && missing.errors.contains("T0113"))
    #expect(runs.run(generate).compiled == [])
    try runs.write("let long = 300ms\n", to: "specs/Motion.transition")
    #expect(runs.run(generate).compiled.count == specs + 1)
    for _ in 0..<3 { #expect(runs.run(generate).compiled == []) }
    try runs.write("let long = 400ms\n", to: "specs/Motion.transition")
    #expect(runs.run(generate).compiled.count == specs + 1)
    #expect(try runs.folder.text("out/s0.swift").contains("0.4"))
    // Both states are in the cache.
    try runs.write("let long = 300ms\n", to: "specs/Motion.transition")
    #expect(runs.run(generate).compiled == [])
    #expect(try runs.folder.text("out/s0.swift").contains("0.3"))
    try runs.remove("specs/Motion.transition")
    let gone = runs.run(generate)
    #expect(gone.compiled == [] && gone.looksLike(missing))
  }

  /// An import of an import, which the importing spec itself does not name.
  @Test func importsOfImportsCount() throws {
    try runs.writeSpecs(9, imports: "Motion.transition", duration: "long")
    try runs.write("import \"Base.transition\"\nlet long = base\n", to: "specs/Motion.transition")
    try runs.write("let base = 300ms\n", to: "specs/Base.transition")
    for _ in 0..<3 { _ = runs.run(generate) }
    try runs.write("let base = 500ms\n", to: "specs/Base.transition")
    #expect(runs.run(generate).compiled.count == 11)
    #expect(try runs.folder.text("out/s8.swift").contains("0.5"))
  }

  /// Changes of a file that is no longer imported have no effect.
  @Test func formerImportsDoNotCount() throws {
    try runs.writeSpecs(10, imports: "../Motion.transition", duration: "long")
    try runs.write("import \"Base.transition\"\nlet long = base\n", to: "Motion.transition")
    try runs.write("let base = 300ms\n", to: "Base.transition")
    let arguments = ["--root", "@"] + generate
    #expect(runs.run(arguments).compiled.count == 10)
    try runs.write("let long = 400ms\n", to: "Motion.transition")
    #expect(runs.run(arguments).compiled.count == 10)
    try runs.write("let base = 500ms\n", to: "Base.transition")
    #expect(runs.run(arguments).compiled == [])
    try runs.remove("Base.transition")
    for _ in 0..<2 { #expect(runs.run(arguments).compiled == []) }
    #expect(runs.run(arguments).opened < 10, "no spec is read")
    // They have an effect as soon as it is imported again.
    try runs.write("import \"Base.transition\"\nlet long = base\n", to: "Motion.transition")
    #expect(runs.run(arguments).status == 1)
    try runs.write("let base = 600ms\n", to: "Base.transition")
    #expect(runs.run(arguments).status == 0)
    #expect(try runs.folder.text("out/specs-s9.transition.swift").contains("0.6"))
  }

  // MARK: Outputs

  @Test(arguments: [1, 10]) func outputsAreRestored(specs: Int) throws {
    try runs.writeSpecs(specs)
    for _ in 0..<3 { _ = runs.run(generate) }
    let outputs = try runs.files(in: "out")
    #expect(outputs.count == specs + 1)
    for _ in 0..<2 {
      try runs.remove("out/s0.swift")
      let last = outputs["s\(specs - 1).swift"] ?? ""
      try runs.write(last.replacing("0.3", with: "9.9"), to: "out/s\(specs - 1).swift")
      try runs.remove("out/TransitionSupport.swift")
      #expect(runs.run(generate).compiled == [])
      #expect(try runs.files(in: "out") == outputs)
    }
    #expect(runs.run("-o", "@other/", "@specs").compiled == [])
    #expect(try runs.files(in: "other") == outputs)
  }

  /// The other files of a run are also written if no spec is read.
  @Test func recordsAreWritten() throws {
    try runs.writeSpecs(10, imports: "Motion.transition", duration: "long")
    try runs.write("let long = 300ms\n", to: "specs/Motion.transition")
    let arguments = ["--depfile", "@d", "--output-list", "@list"] + generate
    #expect(runs.run(arguments, cache: nil).status == 0)
    let (depfile, list) = (try runs.folder.text("d"), try runs.folder.text("list"))
    for _ in 0..<4 {
      try runs.remove("d")
      try runs.remove("list")
      #expect(runs.run(arguments).status == 0)
      #expect(try runs.folder.text("d") == depfile && depfile.contains("specs/Motion.transition"))
      #expect(try runs.folder.text("list") == list)
    }
  }

  // MARK: Files that are not read

  @Test(arguments: [["check", "@specs"], ["-o", "@out/", "@specs"]])
  func whatIsKnownIsNotRead(_ arguments: [String]) throws {
    try runs.writeSpecs(40)
    _ = runs.run(arguments)
    // The cache knows an output only after a run has looked at it. The run that writes it does not.
    #expect(runs.run(arguments).compiled == [])
    #expect(runs.run(arguments).opened < 10)
    try runs.write(CachedRuns.spec("S1", duration: "400ms"), to: "specs/s1.transition")
    let edited = runs.run(arguments)
    #expect(edited.compiled == ["s1.transition"] && edited.opened < 15)
    try runs.remove("specs/s1.transition")
    try runs.write(CachedRuns.spec("New"), to: "specs/new.transition")
    let added = runs.run(arguments)
    #expect(added.compiled == ["new.transition"] && added.opened < 15)
  }

  /// A file is read as long as it could be written again within the same tick of the clock.
  @Test(arguments: [["check", "@specs"], ["-o", "@out/", "@specs"]])
  func whatMayStillChangeIsRead(_ arguments: [String]) throws {
    try runs.writeSpecs(40)
    for _ in 0..<4 {
      let run = runs.run(arguments, delay: -CachedRuns.hour)
      #expect(run.opened >= 80 && run.status == 0, "the specs, and what comes of them")
    }
  }

  /// A file is known to have changed even if it has the same size and its old time again.
  @Test func timesCanBeSetBack() throws {
    try runs.writeSpecs(10)
    for _ in 0..<3 { _ = runs.run(generate) }
    for (name, text) in [
      ("specs/s1.transition", CachedRuns.spec("S1", duration: "400ms")),
      ("out/s2.swift", try runs.folder.text("out/s2.swift").replacing("S2Transition", with: "XXTransition")),
    ] {
      let file = runs.folder.file(name)
      let time = try FileManager.default.attributesOfItem(atPath: file)[.modificationDate]
      let handle = try #require(FileHandle(forWritingAtPath: file))
      try handle.write(contentsOf: Data(text.utf8))
      try handle.close()
      try FileManager.default.setAttributes([.modificationDate: time as Any], ofItemAtPath: file)
    }
    #expect(runs.run(generate).compiled == ["s1.transition"])
    #expect(try runs.folder.text("out/s1.swift").contains("0.4"))
    #expect(try runs.folder.text("out/s2.swift").contains("S2Transition"))
  }

  @Test func settledStamps() throws {
    let second: Int64 = 1_000_000_000
    func isSettled(modified: Int64, changed: Int64? = nil, at moment: Int64) throws -> Bool {
      let status = FileStatus(
        kind: .regular, size: 1, mode: 0, identity: FileIdentity(device: 1, node: 1), modified: modified,
        changed: changed ?? modified)
      return try #require(FileStamp(status)).isSettled(at: moment)
    }
    let time = 100 * second + 1
    #expect(try !isSettled(modified: time, at: time))
    #expect(try !isSettled(modified: time, at: time + second / 20))
    #expect(try isSettled(modified: time, at: time + second / 20 + 1))
    #expect(try !isSettled(modified: time, changed: time + second, at: time + second))
    #expect(try !isSettled(modified: time + second, changed: time, at: time + second))
    // For file systems that store whole seconds.
    #expect(try !isSettled(modified: 100 * second, at: 103 * second))
    #expect(try isSettled(modified: 100 * second, at: 103 * second + 1))
    #expect(try !isSettled(modified: .max, at: time) && isSettled(modified: .min + 1, changed: 1, at: time))
    for kind in [FileStatus.Kind.pipe, .directory, .other, .link] {
      #expect(
        FileStamp(FileStatus(kind: kind, size: 0, mode: 0, identity: FileIdentity(device: 1, node: 1))) == nil
      )
    }
  }

  /// Findings about one spec appear in the text of another, with a line of a third. They also appear if none of these specs is
  /// read.
  @Test(arguments: [(3, 9), (9, 3)]) func namesOfTwoSpecs(edited: Int, other: Int) throws {
    try runs.writeSpecs(10)
    for _ in 0..<3 { _ = runs.run(generate) }
    try runs.write(CachedRuns.spec("S\(other)"), to: "specs/s\(edited).transition")
    let plain = runs.run(generate, cache: nil)
    #expect(plain.status == 1 && plain.errors.contains("T0103") && plain.errors.contains("s3.transition:2`"))
    for _ in 0..<4 { #expect(runs.run(generate).looksLike(plain)) }
    try runs.writeSpecs(10)
    #expect(runs.run(generate).status == 0)
    #expect(try runs.folder.text("out/s\(edited).swift").contains("S\(edited)Transition"))
  }

  // MARK: The folder

  @Test func aFolderThatCannotBe() throws {
    try runs.writeSpecs(1)
    try runs.write("", to: "file")
    for (cache, message) in [
      ("file", "cannot use the cache `@/file`: it is not a directory"),
      ("file/x", "cannot use the cache `@/file/x`: Not a directory"),
    ] {
      let run = runs.run(generate, cache: cache)
      #expect(
        run.status == 2 && run.errors == "transc: error: \(message.replacing("@", with: runs.folder.path))\n")
    }
    #expect(try runs.folder.names() == ["file", "specs"])
  }

  /// A wrong command line creates no folder.
  @Test(arguments: [
    ["check"], ["@specs"], ["check", "--root", "@other", "@specs"],
    ["--sample", "60fps", "@specs/s0.transition"],
    ["-o", "@specs/s0.transition", "@specs/s0.transition"], ["-Werror", "T0305", "-o", "@out/", "@specs"],
  ]) func wrongCommandLines(_ arguments: [String]) throws {
    try runs.writeSpecs(2)
    try runs.folder.makeFolder("other")
    #expect(runs.run(arguments).status == 2)
    #expect(try runs.folder.names() == ["other", "specs"])
  }

  @Test(.enabled(if: Transc.runsUnprivileged)) func aFolderThatMayNotBeWritten() throws {
    try runs.writeSpecs(1)
    let result = try Transc.shell(
      "chmod 755 . && mkdir C && \(Transc.unprivileged) \"$transc\" check --cache C specs", in: runs.folder)
    #expect(result.status == 2)
    #expect(result.errors == "transc: error: cannot write into the cache `C`: Permission denied\n")
  }

  /// If a result cannot be stored, the outputs are still right.
  @Test func aFullDisk() throws {
    try runs.writeSpecs(2)
    _ = runs.run("check", "@specs")
    let system = TestFileSystem(delay: CachedRuns.hour)
    system.fail(.write, .noSpace)
    let run = runs.run(["--emit", "json", "-o", "@out/", "@specs"], system: system)
    #expect(run.status == 0)
    #expect(
      run.errors.hasPrefix("transc: warning: cannot write `\(runs.folder.path)/cache/"), "\(run.errors)")
    #expect(run.errors.hasSuffix("`: No space left on device\n"))
    #expect(try runs.folder.names(in: "out") == ["s0.timeline.json", "s1.timeline.json"])
    #expect(runs.run("--emit", "json", "-o", "@out/", "@specs").errors == "")
  }

  /// The run that makes the folder is no worse off than the next one.
  @Test func aFullDiskFromTheStart() throws {
    try runs.writeSpecs(1)
    let system = TestFileSystem()
    system.fail(.write, .noSpace)
    #expect(runs.run(["check", "@specs"], system: system).status == 0)
    #expect(try !runs.folder.names(in: "cache").contains("CACHEDIR.TAG"))
  }

  @Test func whatItIsIsSaid() throws {
    try runs.writeSpecs(1)
    _ = runs.run("check", "@specs")
    #expect(
      try runs.folder.text("cache/CACHEDIR.TAG").hasPrefix("Signature: 8a477f597d28d172789f06886806bc55\n"))
    #expect(runs.run("check", "--timings", "@specs").errors.contains("\n1 of 1 specs from the cache\n"))
  }

  /// A second checkout finds the results of the first, although its paths differ.
  @Test func twoCheckouts() throws {
    try runs.writeSpecs(9, imports: "Motion.transition", duration: "long")
    try runs.write("let long = 300ms\n", to: "specs/Motion.transition")
    try runs.write(#"{"prefix": "ABC"}"#, to: "transc.json")
    let result = try Transc.shell(
      #"""
      mkdir one two && cp -R specs transc.json one && cp -R specs transc.json two
      for folder in one two; do
        (cd $folder && "$transc" -o out/ --cache ../C --timings --path-prefix-map "$PWD=." --root "$PWD/specs" \
          --config "$PWD/transc.json" specs 2>&1 | grep 'from the cache')
      done
      diff -r one/out two/out
      """#, in: runs.folder)
    #expect(result.output == "0 of 10 specs from the cache\n10 of 10 specs from the cache\n")
    #expect(result.status == 0 && result.errors == "")
  }

  /// Several real processes use one folder at once. Each writes what it would write alone.
  @Test func processesAtOnce() throws {
    try runs.writeSpecs(12, imports: "Motion.transition", duration: "long")
    try runs.write("let long = 300ms\n", to: "specs/Motion.transition")
    let result = try Transc.shell(
      #"""
      "$transc" -o plain/ specs || exit
      for round in 1 2 3; do
        for number in 1 2 3 4; do "$transc" -o out$number/ --cache C specs & done; wait
        for number in 1 2 3 4; do diff -r plain out$number || exit; done
      done
      "$transc" -o out1/ --cache C --timings specs 2>&1 | grep cache
      """#, in: runs.folder)
    #expect(result.status == 0 && result.errors == "")
    #expect(result.output == "13 of 13 specs from the cache\n")
  }
}
