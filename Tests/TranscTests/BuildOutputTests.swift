import Foundation
import Testing

@testable import TranscDriver

/// Outputs for build systems: dependency files, lists of outputs, and reports that do not depend on the machine.
@Suite struct BuildOutputTests {
  private let folder: TemporaryFolder

  private static let fade = """
    import "Motion.transition"

    transition NAME {
      style navigation
      from a
      to b
      forward glide
      animate b.alpha: 0 -> 1
      reduceMotion crossfade 200ms
    }

    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.makeFolder("my specs")
    try folder.write("curve glide = spring(response: 0.4s, damping: 1)\n", to: "my specs/Motion.transition")
    for name in ["one", "two"] {
      try folder.write(
        Self.fade.replacing("NAME", with: name == "one" ? "One" : "Two"), to: "my specs/\(name).transition")
    }
  }

  private func sh(_ script: String) throws -> ProcessResult { try Transc.shell(script, in: folder) }

  @Test func dependencies() throws {
    let result = try sh(
      #""$transc" -o out/ --depfile deps.d 'my specs/one.transition' 'my specs/two.transition' && cat deps.d"#
    )
    #expect(
      result.output == #"""
        out/one.swift: my\ specs/one.transition my\ specs/Motion.transition
        my\ specs/Motion.transition:
        out/two.swift: my\ specs/two.transition my\ specs/Motion.transition

        """#, "\(result.errors)")
  }

  /// A file from which an import could not be read is a dependency, because a build must try again when it changes.
  @Test func dependenciesOfWhatIsWrong() throws {
    let result = try sh(
      #"""
      printf 'import "none.transition"\n' >a.transition
      "$transc" -o a.swift --depfile a.d a.transition 2>/dev/null; echo $?; cat a.d; ls a.swift 2>&1 | wc -l
      """#)
    #expect(result.output == "1\na.swift: a.transition none.transition\nnone.transition:\n1\n")
  }

  @Test func dependenciesArePrinted() throws {
    let result = try sh(#""$transc" -o out/ --depfile - 'my specs/one.transition'; ls"#)
    #expect(
      result.output == #"""
        out/one.swift: my\ specs/one.transition my\ specs/Motion.transition
        my\ specs/Motion.transition:
        my specs
        out

        """#, "\(result.errors)")
    let both = try sh(#""$transc" -o out/ --depfile - --output-list - 'my specs/one.transition'"#)
    #expect(both.status == 2 && both.errors.contains("cannot both be printed"))
    let report = try sh(#""$transc" -o out/ --depfile - --diagnostics-output - 'my specs/one.transition'"#)
    #expect(report.status == 2 && report.errors.contains("standard output cannot have both"))
  }

  @Test func standardInputIsNoDependency() throws {
    let result = try sh(#""$transc" -o out.swift --depfile deps.d - <'my specs/one.transition'"#)
    #expect(result.status == 1, "its import is not beside it")
    #expect(try folder.text("deps.d") == "out.swift: Motion.transition\nMotion.transition:\n")
  }

  @Test(arguments: [
    ("a b.c", #"a\ b.c"#), ("a\\ b", #"a\\\ b"#), ("a\\b", #"a\b"#), ("$x#y", "$$x\\#y"), ("é\t", "é\\\t"),
    ("C:x", #"C\:x"#),
  ]) func escapes(_ name: String, _ expected: String) throws {
    var file = DependencyFile()
    try file.add(Path("o"), of: [Path(name)], importing: [])
    #expect(String(decoding: file.bytes, as: UTF8.self) == "o: \(expected)\n")
  }

  @Test func aLineEndInAName() {
    var file = DependencyFile()
    #expect(throws: ToolFailure.self) { try file.add(Path("a\nb"), of: [], importing: []) }
  }

  /// Names that need every escape, in a real Make and a real Ninja. After an edit of an imported file, only the specs that import
  /// it are built again.
  @Test(
    .enabled(if: ["/usr/bin/make", "/usr/bin/ninja"].allSatisfy(FileManager.default.fileExists)),
    arguments: ["make", "ninja"])
  func buildTools(_ tool: String) throws {
    let result = try sh(
      #"""
      mkdir 'dir $1 #2' && cp 'my specs'/* 'dir $1 #2' && cp 'my specs'/* . && rm Motion.transition two.transition || exit
      sed 's|"Motion|"dir $1 #2/Motion|' 'my specs/one.transition' >one.transition
      cat >Makefile <<'END'
      out.swift: one.transition
      	"$(transc)" -o $@ --depfile out.d one.transition && echo built
      -include out.d
      END
      cat >build.ninja <<END
      rule transc
        command = "$transc" -o \$out --depfile \$out.d \$in && echo built
        depfile = \$out.d
        restat = 1
      build out.swift: transc one.transition
      END
      grep -q 'dir $1 #2' one.transition || exit
      \#(tool) >/dev/null && \#(tool) | grep -c '^built'
      touch -t 203801010000 'dir $1 #2/Motion.transition'; \#(tool) 2>/dev/null | grep -c '^built'
      """#)
    #expect(result.output == "0\n1\n", "\(result.errors)")
  }

  @Test func outputsAreListed() throws {
    let result = try sh(
      #"""
      echo wrong >wrong.transition
      "$transc" -o out/ --output-list outputs.txt 'my specs' wrong.transition 2>/dev/null; echo $?; cat outputs.txt; ls out
      "$transc" -o out/ --output-list - --emit json 'my specs/one.transition'
      """#)
    #expect(
      result.output == """
        1
        out/Motion.swift
        out/one.swift
        out/two.swift
        out/wrong.swift
        out/TransitionSupport.swift
        Motion.swift
        TransitionSupport.swift
        one.swift
        two.swift
        out/one.timeline.json

        """, "\(result.errors)")
  }

  /// A name with a line end would look like two names, so that nothing is written.
  @Test func namesWithLineEndsAreNotListed() throws {
    for sign in [#"\n"#, #"\r"#] {
      let result = try sh(
        #"""
        name=$(printf 'a\#(sign)b.transition'); cp 'my specs/one.transition' "$name"
        for list in outputs.txt -; do
          "$transc" -o made/ --output-list $list "$name" 'my specs/two.transition'; echo $?
        done
        ls made outputs.txt 2>/dev/null
        """#)
      #expect(result.output == "2\n2\n", "\(result.output)")
      #expect(result.errors.contains("contains a line end, which a list of outputs cannot have"))
    }
  }

  @Test func recordsNeedFiles() throws {
    for option in ["--depfile", "--output-list"] {
      let printed = try sh("\"$transc\" 'my specs/one.transition' \(option) x")
      #expect(printed.status == 2 && printed.errors.contains("`\(option)` needs outputs in files"))
      for place in ["o.swift", "./o.swift", "'my specs/one.transition'"] {
        let over = try sh("\"$transc\" 'my specs/one.transition' -o o.swift \(option) \(place)")
        #expect(over.status == 2 && over.errors.contains("would be written over an input or output"))
      }
    }
    #expect(try sh(#""$transc" 'my specs/one.transition' -o o --depfile d --output-list d"#).status == 2)
  }

  /// The outputs do not depend on the place, the order, the number of threads, the time or the language of a build.
  @Test func outputsAreFunctionsOfTheirInputs() throws {
    let result = try sh(
      #"""
      for i in 0 1 2 3 4 5 6 7 8 9; do sed "s/One/Number$i/" 'my specs/one.transition' >"my specs/n$i.transition"; done
      cp 'my specs/one.transition' 'my specs/broken.transition' && echo '}' >>'my specs/broken.transition'
      cp -r 'my specs' elsewhere && touch -t 200102030405 elsewhere/*
      options='--diagnostics-format json'
      "$transc" $options -j1 --path-prefix-map 'my specs=S' 'my specs' -o a/ 2>a.log
      LANG=de_DE.UTF-8 TZ=Asia/Tokyo HOME=/ "$transc" $options -j 7 --path-prefix-map "$PWD/elsewhere=S" "$PWD/elsewhere" -o "$PWD/b" 2>b.log
      (cd elsewhere && "$transc" $options $(ls -r *.transition) -o ../c 2>/dev/null)
      for kind in json plan; do
        "$transc" --emit $kind 'my specs/one.transition' >one.$kind
        (cd elsewhere && "$transc" --emit $kind ./one.transition | cmp - ../one.$kind)
      done
      diff -r a b && diff -r a c && cmp a.log b.log && ls a | wc -l && grep -c '"file":"S/broken.transition"' a.log
      """#)
    #expect(result.output == "14\n1\n", "\(result.output) \(result.errors)")
  }

  @Test(arguments: [
    (["/a=."], "/a/b", "./b"), (["/a=."], "/a", "."), (["/a=."], "/ab", "/ab"), (["/a/=x/"], "/a/b", "x/b"),
    (["/a="], "/a/b", "b"), (["a=b=c"], "a=b/d", "c/d"), (["/a=1", "/a/b=2"], "/a/b/c", "2/c"),
    (["/a/b=2", "/a=1"], "/a/b/c", "1/b/c"), (["/=R"], "/a", "R/a"), (["/="], "/a", "a"),
  ]) func prefixes(_ pairs: [String], _ path: String, _ expected: String) throws {
    #expect(try PathPrefixMap(pairs).name(of: path) == expected)
  }

  @Test(arguments: ["a", "=a"]) func wrongPrefixes(_ pair: String) {
    #expect(throws: UsageError.self) { try PathPrefixMap([pair]) }
  }

  @Test(arguments: ["0", "257", "x", "1.5", "-1"]) func wrongCounts(_ count: String) {
    #expect(throws: UsageError.self) { try JobCount.parse(count) }
  }

  /// The path prefix is also replaced in findings of imported files.
  @Test func importsAreMapped() throws {
    try folder.write("curve glide = spring(response: 0.4mm, damping: 1)\n", to: "my specs/Motion.transition")
    let result = try sh(#""$transc" check --path-prefix-map "$PWD=/x" "$PWD/my specs/one.transition""#)
    #expect(result.status == 1 && !result.errors.contains(folder.path), "\(result.errors)")
    #expect(result.errors.contains("/x/my specs/Motion.transition:1:"))
  }
}
