import Foundation
import Testing

@testable import TranscDriver

@Suite struct ReportCommandTests {
  private let folder: TemporaryFolder
  private static let spec = """
    transition Fade {
      style navigation
      from list
      to detail
      forward 400ms linear
      animate detail.alpha: 0 -> 1
      reduceMotion crossfade 200ms
    }

    """

  init() throws {
    folder = try TemporaryFolder()
    try Self.spec.write(toFile: folder.file("fade.transition"), atomically: true, encoding: .utf8)
  }

  private func run(_ arguments: [String]) -> ProcessResult { InProcess.run(arguments, TestFileSystem()) }

  @Test func samplesATime() {
    let result = run(["sample", "--at", "0.1s", folder.file("fade.transition")])
    #expect(
      result.output == """
        Fade, forward, at 100ms of 400ms
          detail.alpha  0.25

        Fade, backward, at 100ms of 400ms
          detail.alpha  0.75

        """)
    #expect(result.status == 0)
  }

  /// A share is one of each direction.
  @Test func samplesAShare() {
    let spec = folder.file("fade.transition")
    let time = run(["sample", "--at", "100ms", spec]).output
    #expect(run(["sample", "--at", "25%", spec]).output == time)
    #expect(run(["sample", "--at", "25", spec]).status == 2)
    let gesture = run(["sample", "--at", "25%", "--gesture", "pull.json", spec])
    #expect(gesture.errors.contains("`25%` is not a time"))
    #expect(gesture.status == 2)
  }

  /// A folder with several specs is an error, as several names are.
  @Test(arguments: [["sample", "--at", "1ms"], ["plot"], ["ledger"]])
  func aFolderOfSeveralSpecs(_ command: [String]) throws {
    let alone = run(command + [folder.path])
    #expect(alone.status == 0 && alone.errors == "")
    try Self.spec.write(toFile: folder.file("other.transition"), atomically: true, encoding: .utf8)
    let several = run(command + [folder.path])
    #expect(several.status == 2 && several.output == "")
    #expect(several.errors.hasPrefix("transc: error: `\(command[0])` takes one spec\n"))
  }

  @Test func outputsInFolders() throws {
    let spec = folder.file("fade.transition")
    try folder.makeFolder("there")
    for place in ["new/", "deep/new/", "there"] {
      for arguments in [
        ["plot"], ["ledger"], ["ledger", "--format", "json"], ["ledger", "--format", "svg"],
      ] {
        let result = run(arguments + ["-o", folder.file(place), spec])
        #expect(result.status == 0 && result.errors == "" && result.output == "")
      }
      #expect(
        try folder.names(in: place) == [
          "fade.ledger.json", "fade.ledger.svg", "fade.ledger.txt", "fade.plot.svg",
        ])
    }
    let none = run(["plot", "-o", folder.file("none/x.svg"), spec])
    #expect(none.status == 2 && none.errors.contains("there is no folder"))
    let input = run(["plot", "-o", spec, spec])
    #expect(input.status == 2 && input.errors.contains("it would be lost"))
    let report = folder.file("x.svg")
    #expect(run(["plot", "-o", report, "--diagnostics-output", report, spec]).status == 2)
  }

  @Test func standardInputIsReadOnce() {
    let result = run(["sample", "--gesture", "-", "-"])
    #expect(result.status == 2 && result.errors.contains("standard input can be read only once"))
  }

  @Test func samplesWhatStandsIn() throws {
    let spec = folder.file("fade.transition")
    #expect(
      run(["sample", "--reduce-motion", "--at", "50ms", spec]).output == """
        Fade, forward, reduceMotion, at 50ms of 200ms
          detail.alpha  0.1292

        Fade, backward, reduceMotion, at 50ms of 200ms
          detail.alpha  0.8708

        """)
    let without = run(["sample", "--fallback", "--at", "50ms", spec])
    #expect(without.status == 2)
    #expect(without.errors.contains("no transition has a `fallback`"))
    let script = folder.file("pull.json")
    try "{}".write(toFile: script, atomically: true, encoding: .utf8)
    let ofGesture = run(["sample", "--fallback", "--gesture", script, spec])
    #expect(ofGesture.status == 2)
    #expect(ofGesture.errors.contains("`--gesture` and `--fallback` do not go together"))
    #expect(run(["sample", "--fallback", "--reduce-motion", "--at", "1ms", spec]).status == 2)
  }

  /// Where no picture can fly, because an end lies outside its clip, the `fallback` plays.
  @Test func fallbackOfAnEndOutOfSight() throws {
    let text = """
      transition Out {
        style navigation
        from list { cell: image }
        to   detail { photo: image }
        forward 400ms easeOut
        shared photo: image { from list.cell clipped to list.safeArea; to detail.photo }
        animate detail.alpha: 0 -> 1
        fallback crossfade 200ms
        reduceMotion crossfade 200ms
        sample {
          list.safeArea = insets(top: 100pt)
          list.cell     = rect(0, CELL, 100pt, 80pt)
          detail.photo  = rect(0, 200pt, 390pt, 300pt)
        }
      }

      """
    let spec = folder.file("out.transition")
    for (place, flies) in [("0", false), ("120pt", true)] {
      try text.replacing("CELL", with: place).write(toFile: spec, atomically: true, encoding: .utf8)
      let sampled = run(["sample", "--at", "100ms", spec])
      #expect(sampled.status == 0)
      #expect(sampled.output.contains("forward, fallback") != flies, "\(sampled.output)")
      #expect(sampled.output.contains("photo.frame") == flies)
    }
  }

  @Test func samplesAnotherSize() throws {
    let spec = folder.file("slide.transition")
    try Self.spec.replacing("alpha: 0 -> 1", with: "x: container.width -> 0")
      .write(toFile: spec, atomically: true, encoding: .utf8)
    let result = run(["sample", "--size", "844x390", "--at", "0.1s", spec])
    #expect(result.output.contains("  detail.x  633  pt\n"), "\(result.output)\(result.errors)")
    for size in ["844", "x", "0x1", "1x2x3", "axb", "1e3x2", "infx1"] {
      let wrong = run(["sample", "--size", size, "--at", "0.1s", spec])
      #expect(wrong.status == 2 && wrong.errors.contains("`\(size)` is not a size"), "\(wrong.errors)")
    }
  }

  private static let rows = """
    transition Rows {
      style navigation
      from list { rows: collection; card: view }
      to detail
      press list.card 100ms linear { animate list.card.scale: 1 -> 0.9 }
      forward 400ms linear
      animate list.rows.alpha: 1 -> 0 stagger 100ms from first
      animate list.alpha: 1 -> 0.5
      interactive backward by pan(down) on detail {
        progress = max(0, translation.y) / container.height
        finish when progress > 50%
        settle 200ms linear
      }
      reduceMotion crossfade 200ms
      sample { container = size(400pt, 400pt) }
    }
    """

  /// Two items, 100 ms apart, take 300 ms each of the 400 ms.
  @Test func samplesEachItem() throws {
    let spec = folder.file("rows.transition")
    try Self.rows.write(toFile: spec, atomically: true, encoding: .utf8)
    let result = run(["sample", "--items", "2", "--at", "150ms", spec])
    #expect(
      result.output.hasPrefix(
        """
        Rows, forward, at 150ms of 400ms
          list.rows[0].alpha  0.5
          list.rows[1].alpha  0.8333
        """), "\(result.output)\(result.errors)")
    let json = run(["sample", "--items", "2", "--at", "150ms", "--json", spec]).output
    #expect(json.contains(#"{"target": "list.rows", "item": 1, "property": "alpha","#), "\(json)")
    for count in ["0", "1001", "-1", "two", ""] {
      let wrong = run(["sample", "--items", count, "--at", "0.1s", spec])
      #expect(wrong.status == 2, "\(count): \(wrong.errors)")
    }
  }

  /// Under a finger, too, each item has its own window.
  @Test func samplesEachItemUnderAFinger() throws {
    let spec = folder.file("rows.transition")
    try Self.rows.write(toFile: spec, atomically: true, encoding: .utf8)
    let script = folder.file("swipe.json")
    try #"{"points": [{"ms": 0, "x": 9, "y": 0}, {"ms": 10, "x": 9, "y": 10}, {"ms": 20, "x": 9, "y": 150}]}"#
      .write(toFile: script, atomically: true, encoding: .utf8)
    let result = run(["sample", "--items", "2", "--gesture", script, "--at", "20ms", spec])
    #expect(result.output.contains("list.rows[0].alpha  0.5\n"), "\(result.output)\(result.errors)")
    #expect(result.output.contains("list.rows[1].alpha  0.1667\n"), "\(result.output)\(result.errors)")
  }

  @Test func samplesAPress() throws {
    let spec = folder.file("rows.transition")
    try Self.rows.write(toFile: spec, atomically: true, encoding: .utf8)
    let result = run(["sample", "--at", "25ms", spec])
    #expect(
      result.output.hasSuffix(
        """

        Rows, press list.card, down, at 25ms of 100ms
          list.card.scale  0.975

        Rows, press list.card, up, at 25ms of 100ms
          list.card.scale  0.925

        """), "\(result.output)\(result.errors)")
  }

  /// Warnings belong to `check`, and are not repeated for each moment.
  @Test func sampleShowsNoWarnings() throws {
    let spec = folder.file("slow.transition")
    let text = """
      transition Slow {
        style overlay
        from list
        to page
        forward 300ms
        animate page.y: container.height -> 0
      }
      """
    try text.write(toFile: spec, atomically: true, encoding: .utf8)
    let result = run(["sample", "--at", "0.1s", spec])
    #expect(result.status == 0 && !result.errors.contains("T0305"), "\(result.errors)")
    #expect(run(["sample", "-Werror", "--at", "0.1s", spec]).errors.contains("T0305"))
  }

  @Test func plotsToAFile() throws {
    let path = folder.file("fade.svg")
    let result = run(["plot", "-o", path, folder.file("fade.transition")])
    #expect(result.status == 0)
    let svg = try String(contentsOfFile: path, encoding: .utf8)
    #expect(svg.hasPrefix("<svg ") && svg.contains("detail.alpha") && svg.hasSuffix("</svg>\n"))
    let document = XMLDocumentChecker.isWellFormed(Data(svg.utf8))
    #expect(document)
  }

  @Test(arguments: [
    (["sample"], "there is no input file"), (["sample", "x.transition"], "needs a moment"),
    (["sample", "--at", "3", "x.transition"], "did you mean `3ms`"),
    (["sample", "--at", "0.3", "x.transition"], "write `0.3s` or `30%`"),
    (["sample", "--at", "fast", "x.transition"], "not a time"),
    (["plot", "a.transition", "b.transition"], "takes one spec"),
    (["plot", "--at", "3ms", "a.transition"], "has no option `--at`"),
  ])
  func wrongUsage(arguments: [String], message: String) {
    let result = run(arguments)
    #expect(result.status == 2)
    #expect(result.errors.contains(message), "\(result.errors)")
  }

  @Test func wrongScriptsAndSpecs() throws {
    let script = folder.file("pull.json")
    try "{\n  \"points\": 3\n}".write(toFile: script, atomically: true, encoding: .utf8)
    let result = run(["sample", "--gesture", script, folder.file("fade.transition")])
    #expect(result.status == 2)
    #expect(result.errors.contains("pull.json`:2:13: "), "\(result.errors)")
    try "transition".write(toFile: folder.file("fade.transition"), atomically: true, encoding: .utf8)
    #expect(run(["sample", "--at", "1ms", folder.file("fade.transition")]).status == 1)
  }
}

/// Checks whether bytes are well-formed XML.
enum XMLDocumentChecker {
  static func isWellFormed(_ data: Data) -> Bool {
    var open: [String] = []
    let text = String(decoding: data, as: UTF8.self)
    for tag in text.split(separator: "<").dropFirst(text.hasPrefix("<") ? 0 : 1) {
      guard let end = tag.firstIndex(of: ">") else { return false }
      let inside = tag[..<end]
      if inside.hasPrefix("/") {
        guard open.popLast() == String(inside.dropFirst()) else { return false }
      } else if !inside.hasSuffix("/") {
        open.append(String(inside.prefix { $0 != " " && $0 != "\n" }))
      }
    }
    return open.isEmpty
  }
}
