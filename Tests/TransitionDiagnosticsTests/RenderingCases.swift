import TransitionDiagnostics
import TransitionText

extension RenderingCase {
  /// The cases with golden files.
  static let all: [RenderingCase] = [
    RenderingCase(
      "unknown-name",
      "transition T {\n  interactive backward by pan(down) on viewer {\n    begin when «velocty».y >= 0\n  }\n}\n"
    ) { ranges in
      [
        Diagnostic(
          .unknownName, at: ranges[0], [.source(ranges[0])],
          notes: ["gesture values are `translation`, `velocity` and `location`"],
          fixIts: [FixIt("change to `velocity`", replacing: ranges[0], with: "velocity")])
      ]
    },
    RenderingCase(
      "labels-on-one-line", "  animate viewer.alpha: «0» -> 1 over «50pt»..«1s»\n"
    ) { ranges in
      [
        Diagnostic(
          .dimensionMismatch, at: ranges[1], [.text("a length"), .text("a time"), .text("one range")],
          caption: "this is a length",
          labels: [
            DiagnosticLabel(ranges[2], "this is a time"), DiagnosticLabel(ranges[0], "the value at rest"),
          ])
      ]
    },
    RenderingCase(
      "labels-on-several-lines",
      "from grid {\n  «cell»: image\n  a: view\n  b: view\n  c: view\n  «cell»: label\n}\n\n«cell» again\n"
    ) { ranges in
      [
        Diagnostic(
          .duplicateName, at: ranges[1], [.source(ranges[1])], caption: "declared again",
          labels: [DiagnosticLabel(ranges[0], "first declared here"), DiagnosticLabel(ranges[2], "")])
      ]
    },
    RenderingCase(
      "multi-line-range", "transition T {\n«  hide a\n\n    hide b\n  hide c »\n}\n"
    ) { ranges in
      [Diagnostic(.duplicateMember, at: ranges[0], [.text("`hide`")], caption: "all of this")]
    },
    RenderingCase(
      "long-multi-line-range", "«transition T {\n  1\n  2\n  3\n  4\n  5\n}»\n"
    ) { ranges in
      [Diagnostic(.missingSettle, at: ranges[0], [.text("it is cancelled")], caption: "to here")]
    },
    RenderingCase("end-of-file", "transition T {«»") { ranges in
      [Diagnostic(.missingToken, at: ranges[0], [.text("`}`"), .text("the end of the file")])]
    },
    RenderingCase("end-of-file-after-newline", "transition T {\n«»") { ranges in
      [Diagnostic(.missingToken, at: ranges[0], [.text("`}`"), .text("the end of the file")])]
    },
    RenderingCase("empty-file", "«»") { ranges in
      [Diagnostic(.missingMember, at: ranges[0], [.text("the file"), .text("`transition`")])]
    },
    RenderingCase("range-beyond-the-end", "let a") { _ in
      [Diagnostic(.unclosedBrace, at: ByteRange(90, 99), labels: [DiagnosticLabel(ByteRange(4, 99), "a")])]
    },
    RenderingCase("tabs", "\t\tanimate\t«viewer»\t.alpha «x»\n") { ranges in
      [
        Diagnostic(
          .unknownName, at: ranges[0], [.source(ranges[0])], labels: [DiagnosticLabel(ranges[1], "and this")])
      ]
    },
    RenderingCase("wide-characters", "let 写真 = «画面».alpha // 👩‍👩‍👧 🇯🇵 ❤️ «é»\n") { ranges in
      [
        Diagnostic(
          .unknownName, at: ranges[0], [.source(ranges[0])], caption: "ここ",
          labels: [DiagnosticLabel(ranges[1], "an accent")])
      ]
    },
    RenderingCase("zero-width", "let a\u{200B}b\u{FEFF} = «c»\u{301}\u{AD}\u{A0}\n\u{301}«d»\n") { ranges in
      ranges.map { Diagnostic(.unknownName, at: $0, [.source($0)]) }
    },
    RenderingCase("controls", "let \u{1B}[31m \u{0}\u{7F}\u{85}\u{2028} = «a\u{8}b»\n") { ranges in
      [Diagnostic(.unknownName, at: ranges[0], [.source(ranges[0])])]
    },
    RenderingCase(
      "invalid-utf8",
      bytes: Array("let ".utf8) + [0xE9, 0x20, 0xC3, 0x28, 0xF0, 0x9F] + Array("«".utf8)
        + [0xFF] + Array("» = «x»\n".utf8)
    ) { ranges in
      ranges.map { Diagnostic(.invalidCharacter, at: $0, [.source($0)]) }
    },
    RenderingCase("right-to-left", "let «שלום» = «مرحبا» // \u{202E}gpj\n") { ranges in
      [
        Diagnostic(
          .unknownName, at: ranges[1], [.source(ranges[1])], labels: [DiagnosticLabel(ranges[0], "שלום")])
      ]
    },
    RenderingCase(
      "long-line",
      "let a = " + String(repeating: "1 + ", count: 200) + "«b» + «c»"
        + String(repeating: " + 2", count: 200),
      sourceWidth: 60
    ) { ranges in
      [
        Diagnostic(
          .unknownName, at: ranges[0], [.source(ranges[0])], caption: "here",
          labels: [
            DiagnosticLabel(ranges[1], "and here"), DiagnosticLabel(ByteRange(0, 3), "far to the left"),
            DiagnosticLabel(ByteRange(1400, 1401), "far to the right"),
          ])
      ]
    },
    RenderingCase("long-range", "«" + String(repeating: "ab ", count: 100) + "»", sourceWidth: 40) { ranges in
      [Diagnostic(.unknownKeyword, at: ranges[0], [.source(ranges[0]), .text("a member")], caption: "all")]
    },
    RenderingCase("fix-its", "a «b» c«»\n«d»\ne «f\ng» h\n") { ranges in
      [
        Diagnostic(
          .unexpectedToken, at: ranges[0], [.text("`b`"), .text("`c`")],
          fixIts: [
            FixIt("take it away", replacing: ranges[0], with: ""),
            FixIt(
              "say it twice",
              [TextEdit(ranges[0], "写真"), TextEdit(ranges[1], ";"), TextEdit(ranges[2], "one\ntwo")],
              applicability: .safe),
            FixIt("join the lines", replacing: ranges[3], with: "f, g"),
            FixIt(
              "overlap", [TextEdit(ByteRange(0, 5), "x"), TextEdit(ByteRange(3, 6), "y")],
              applicability: .safe),
          ])
      ]
    },
    RenderingCase("line-ends", "one\r\ntwo «a»\rthree «b»\nfour «c\n»five") { ranges in
      ranges.map { Diagnostic(.unknownName, at: $0, [.text("x")]) }
    },
    RenderingCase("order", "«a» «b» «c»\n", policy: SeverityPolicy(warningsAreErrors: true)) { ranges in
      [
        Diagnostic(.unknownName, at: ranges[2], [.source(ranges[2])]),
        Diagnostic(.unusedLet, at: ranges[1], [.source(ranges[1])]),
        Diagnostic(.unknownName, at: ranges[2], [.source(ranges[2])]),
        Diagnostic(.unknownName, at: ranges[0], [.source(ranges[0])]),
      ]
    },
    RenderingCase("colour", "let «a» = «b» // 写真\n", usesColor: true) { ranges in
      [
        Diagnostic(
          .unusedLet, at: ranges[0], [.source(ranges[0])], caption: "declared",
          labels: [DiagnosticLabel(ranges[1], "its value")], notes: ["a note"],
          fixIts: [FixIt("call it `_`", replacing: ranges[0], with: "_")])
      ]
    },
  ]
}
