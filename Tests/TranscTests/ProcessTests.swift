import Foundation
import Testing

/// The built executable, used as people and build tools use it.
@Suite struct ProcessTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Specs.correct, to: "photos.transition")
    try folder.write(Specs.questionable, to: "question.transition")
    try folder.write(Specs.wrong, to: "wrong.transition")
  }

  private func sh(_ script: String) throws -> ProcessResult { try Transc.shell(script, in: folder) }

  @Test(arguments: [
    (#""$transc" photos.transition"#, 0), (#""$transc" check photos.transition"#, 0),
    (#""$transc" question.transition"#, 0), (#""$transc" -Werror question.transition"#, 1),
    (#""$transc" wrong.transition"#, 1), (#""$transc" check wrong.transition photos.transition"#, 1),
    (#""$transc" --help"#, 0), (#""$transc" --version"#, 0), (#""$transc""#, 2), (#""$transc" --bogus"#, 2),
    (#""$transc" none.transition"#, 2), (#""$transc" ."#, 2), (#""$transc" /dev/zero"#, 2),
    (#""$transc" photos.transition question.transition"#, 2), (#""$transc" '' "#, 2),
    (#""$transc" - <photos.transition"#, 0), (#""$transc" - </dev/null"#, 1),
    (#""$transc" check - <."#, 2), (#"cat photos.transition | "$transc" check -"#, 0),
    (#""$transc" check -- -x"#, 2), (#"cp photos.transition ./-x && "$transc" check -- -x"#, 0),
    (#"mkfifo p && { cat photos.transition >p & } && "$transc" check p"#, 0),
  ])
  func exitCodes(_ script: String, _ status: Int) throws {
    let result = try sh(script)
    #expect(result.status == Int32(status), "\(result.errors)")
    #expect(result.errors.isEmpty == (status == 0 && !script.contains("question")))
  }

  @Test func everyOutputKind() throws {
    #expect(try sh(#""$transc" photos.transition"#).output.contains("import UIKit"))
    let json = try sh(#""$transc" --emit json photos.transition"#)
    #expect((try? JSONSerialization.jsonObject(with: Data(json.output.utf8))) != nil)
    #expect(try sh(#""$transc" --emit json --sample 60fps photos.transition"#).status == 0)
    #expect(try !sh(#""$transc" --emit plan photos.transition"#).output.isEmpty)
  }

  @Test func devicesAreWrittenTo() throws {
    let printed = try sh(#""$transc" --emit plan photos.transition"#).output
    for place in ["/dev/stdout", "/dev/fd/1", "-"] {
      let result = try sh(#""$transc" --emit plan photos.transition -o \#(place) | cat"#)
      #expect(result.output == printed, "\(place): \(result.errors)")
    }
    #expect(try sh(#""$transc" photos.transition -o /dev/null"#).status == 0)
  }

  @Test func directories() throws {
    #expect(try sh(#""$transc" check ."#).status == 1)
    #expect(
      try sh(#"mkdir empty; "$transc" empty"#).errors
        == "transc: error: `empty` contains no `.transition` files\n")
    #expect(
      try sh(#""$transc" photos.transition -o none/x.swift"#).errors
        == "transc: error: cannot write `none/x.swift`: there is no folder `none`\n")
  }

  @Test func unchangedFilesAreNotTouched() throws {
    let result = try sh(
      """
      sed -i.old s/PhotosZoom/OtherZoom/ question.transition || exit
      "$transc" photos.transition question.transition -o out/ 2>/dev/null || exit
      touch -d '2001-02-03 04:05:06' out/*.swift 2>/dev/null || touch -t 200102030405.06 out/*.swift
      ls -li --time-style=full-iso out >before
      "$transc" photos.transition question.transition -o out 2>/dev/null || exit
      ls -li --time-style=full-iso out >after
      cmp before after || exit
      chmod 640 out/photos.swift && echo changed >>out/photos.swift
      "$transc" photos.transition -o out || exit
      ls -l out
      "$transc" photos.transition | cmp - out/photos.swift
      """)
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("-rw-r-----"))
    #expect(try folder.names(in: "out") == ["TransitionSupport.swift", "photos.swift", "question.swift"])
  }

  /// Swift replaces only Swift that `transc` has written. If it would replace anything else, nothing is written.
  @Test func whatOthersHaveWrittenStays() throws {
    try folder.makeFolder("app")
    try folder.write("// by hand\n", to: "app/photos.swift")
    for place in ["app", "app/", "app/photos.swift"] {
      let result = try sh(#""$transc" photos.transition -o \#(place)"#)
      #expect(result.status == 2)
      #expect(
        result.errors == "transc: error: `app/photos.swift` was not written by transc; it would be lost\n")
    }
    #expect(try folder.text("app/photos.swift") == "// by hand\n")
    #expect(try folder.names(in: "app") == ["photos.swift"])
    // An empty file was made for the output, and a generated one that is read-only is still generated.
    let result = try sh(
      """
      : >app/photos.swift; "$transc" photos.transition -o app || exit
      echo >>app/photos.swift; chmod 444 app/photos.swift; "$transc" photos.transition -o app || exit
      "$transc" photos.transition | cmp - app/photos.swift
      """)
    #expect(result.status == 0 && result.errors == "")
  }

  /// The tool has written one output, and waits for a reader of the other.
  @Test(.timeLimit(.minutes(10)), arguments: [("HUP", 129), ("TERM", 143), ("INT", 130)])
  func temporaryFilesDoNotSurviveSignals(signal: String, status: Int) throws {
    // A shell starts background jobs with interrupts ignored.
    let result = try sh(
      """
      mkdir out && mkfifo out/TransitionSupport.swift
      env --default-signal=INT "$transc" photos.transition -o out & tool=$!
      until ls -A out | grep -q tmp; do :; done
      kill -\(signal) $tool; wait $tool; echo $?; ls -A out
      """)
    #expect(result.output == "\(status)\nTransitionSupport.swift\n", "\(result.errors)")
  }

  /// A process substitution of a shell is a pipe.
  @Test(.timeLimit(.minutes(10))) func processSubstitutions() throws {
    let result = try sh(
      #"""
      command -v bash >/dev/null || exit 0
      bash -c '"$transc" @<(sleep 0.1; echo check --config) <(echo "{}") <(cat photos.transition)'
      """#)
    #expect(result.status == 0 && result.errors == "")
  }

  @Test func newFilesHeedTheUmask() throws {
    let result = try sh(#"umask 027 && "$transc" photos.transition -o new.swift && ls -l new.swift"#)
    #expect(result.output.hasPrefix("-rw-r-----"))
  }

  @Test func brokenOutputs() throws {
    let full = try sh(#""$transc" photos.transition >/dev/full"#)
    #expect(full.status == 2)
    #expect(full.errors == "transc: error: cannot write to standard output: No space left on device\n")
    let device = try sh(#""$transc" photos.transition -o /dev/full"#)
    #expect(device.status == 2)
    #expect(device.errors == "transc: error: cannot write `/dev/full`: No space left on device\n")
    // A reader that ends early is no failure. The named pipes set the order: it ends before the tool starts.
    for (arguments, status) in [
      ("photos.transition", 0), ("check question.transition 2>&1", 0), ("check wrong.transition 2>&1", 1),
    ] {
      let pipe = try sh(
        """
        mkfifo gone done
        { read -r _ <gone; "$transc" \(arguments); echo "$?" >done; } | { exec <&-; : >gone; cat done; }
        rm gone done
        """)
      #expect(pipe.output == "\(status)\n" && pipe.errors == "")
    }
    #expect(try sh(#""$transc" photos.transition -o /proc/photos.swift"#).status == 2)
    #expect(try sh(#""$transc" photos.transition -o /dev/null"#).status == 0)
    #expect(try sh("test -c /dev/null").status == 0)
  }

  @Test func closedStreams() throws {
    let output = try sh(#""$transc" photos.transition >&-"#)
    #expect(output.status == 2)
    #expect(output.errors == "transc: error: cannot write to standard output: Bad file descriptor\n")
    #expect(try sh(#""$transc" photos.transition -o new.swift <&- >&- 2>&-"#).status == 0)
    #expect(try sh(#""$transc" photos.transition | cmp - new.swift"#).status == 0)
    // A warning that cannot be shown is a failure. It must not be written to a file that gets the closed stream's descriptor.
    #expect(try sh(#""$transc" question.transition -o question.swift 2>&-"#).status == 2)
    #expect(try !folder.names().contains { $0 == "question.swift" || $0.hasSuffix(".tmp") })
    #expect(try sh(#""$transc" - <&-"#).status == 2)
  }

  /// A user who may write everywhere runs this as another user.
  @Test(.enabled(if: Transc.runsUnprivileged)) func readOnlyFolders() throws {
    let result = try sh(
      """
      mkdir out && echo '// Generated by transc 0' >out/photos.swift && chmod a+rx . && chmod 555 out
      \(Transc.unprivileged) "$transc" photos.transition -o out; echo "status $?"
      cat out/photos.swift; chmod 755 out
      """)
    #expect(result.output == "status 2\n// Generated by transc 0\n")
    #expect(result.errors == "transc: error: cannot write `out/photos.swift`: Permission denied\n")
    #expect(try folder.names(in: "out") == ["photos.swift"])
  }

  @Test func unusualNames() throws {
    let result = try sh(
      #"""
      mkdir 'a folder' && cp photos.transition 'a folder/写真 é.transition' && cd 'a folder' || exit
      name="$(printf 'caf\351.transition')" && sed s/PhotosZoom/OtherZoom/ ../photos.transition >"$name" || exit
      "$transc" './写真 é.transition' "$name" -o '../out put' || exit
      cd / && "$transc" check "$OLDPWD/$name" || exit
      cd "$OLDPWD/../out put" && test -s "$(printf 'caf\351.swift')" && test -s '写真 é.swift'
      """#)
    #expect(result.status == 0 && result.errors == "")
    let unreadable = try sh(#""$transc" "$(printf 'a\033[31m\n\377')""#)
    #expect(unreadable.errors == "transc: error: cannot read `a␛[31m␊\u{FFFD}`: No such file or directory\n")
  }

  @Test func unusualContents() throws {
    for script in [#": >empty && "$transc" empty"#, #"head -c 20000000 /dev/zero >nul; "$transc" nul"#] {
      let result = try sh(script)
      #expect(result.status == 1 && result.output == "")
      #expect(result.errors.hasPrefix("error[T0"))
    }
    let random = try sh(#"head -c 100000 /dev/urandom >random; "$transc" random"#)
    #expect(random.status == 1 && random.errors.hasPrefix("error[T0"))
  }

  @Test func formatsForTools() throws {
    let line = try sh(#""$transc" check --diagnostics-format=line wrong.transition"#)
    #expect(line.errors.hasPrefix("wrong.transition:1:1: error: "))
    let json = try sh(#""$transc" check --diagnostics-format=json wrong.transition"#)
    #expect(json.errors.hasPrefix(#"{"version":1,"code":"T0"#))
    #expect(try sh(#"TERM=xterm "$transc" check wrong.transition"#).errors.contains("\u{1B}") == false)
    #expect(try sh(#""$transc" check --color always wrong.transition"#).errors.contains("\u{1B}[1;31m"))
  }
}
