import Testing
import TransitionText

@testable import TransitionDiagnostics

@Suite struct DisplayLineTests {
  private func line(_ text: String, width: Int = 1000, focus: Range<Int> = 0..<0) -> DisplayLine {
    let source = SourceText(name: "a", text: text)
    return DisplayLine(0..<source.count, of: source, focus: focus, width: width)
  }

  /// Columns as terminals count them (wcwidth), computed by hand.
  @Test(arguments: [
    ("abc", 3), ("写真", 4), ("ｱ", 1), ("Ａ", 2), ("e\u{301}", 1), ("가", 2), ("\u{1100}\u{1161}", 2), ("😀", 2),
    ("👩‍👩‍👧", 2), ("🇯🇵", 2), ("❤️", 2), ("👍🏽", 2), ("\u{200B}", 8), ("\u{202E}", 8), ("\u{0}", 1), ("\u{85}", 6),
    ("\u{301}", 1), ("…", 1), ("\u{A0}", 6), ("\u{E000}", 8), ("\u{10FFFF}", 10), ("א", 1), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2),
  ])
  func widths(_ text: String, _ columns: Int) {
    #expect(line(text).width == columns)
  }

  @Test func tabsGoToTheNextStop() {
    let line = line("\ta\tbcd\te")
    #expect(line.text == "    a   bcd e")
    #expect(line.columns(of: 1..<2) == 4..<5)
    #expect(line.columns(of: 0..<1) == 0..<4)
    #expect(line.columns(of: 7..<8) == 12..<13)
  }

  @Test func rangesInsideACharacterCoverIt() {
    let line = line("a写b")
    #expect(line.columns(of: 2..<3) == 1..<3)
    #expect(line.columns(of: 3..<3) == 1..<3)
    #expect(line.columns(of: 5..<5) == 4..<5)
  }

  @Test func longLinesAreCutAroundTheFocus() {
    let text = String(repeating: "abcdefghij", count: 20)
    let middle = line(text, width: 20, focus: 100..<104)
    #expect(middle.text == "…cdefghijabcdefghijab…")
    #expect(middle.columns(of: 100..<104) == 9..<13)
    #expect(middle.columns(of: 3..<4) == 0..<1)
    #expect(middle.columns(of: 190..<191) == 21..<22)
    #expect(line(text, width: 20, focus: 3..<5).text == "abcdefghijabcdefghij…")
    #expect(line(text, width: 20, focus: 198..<200).text == "…abcdefghijabcdefghij")
  }

  /// Every byte of every line is drawn somewhere on it, including bytes that are not UTF-8.
  @Test func everyByteHasColumns() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<300 {
      let count = Int.random(in: 0...80, using: &generator)
      let bytes = (0..<count).map { _ in
        [UInt8.random(in: 0...255), 0x20, 0xE2, 0x80, 0x8F, 0xF0, 0x9F, 0x98].randomElement(using: &generator)
          ?? 0
      }.filter { $0 != 10 && $0 != 13 }
      let source = SourceText(name: "a", bytes: bytes)
      let cells = DisplayText.cells(of: bytes)
      #expect(cells.reduce(0) { $0 + $1.byteCount } == bytes.count, "\(bytes)")
      let width = Int.random(in: 10...100, using: &generator)
      let focus = Int.random(in: 0...bytes.count, using: &generator)
      let line = DisplayLine(0..<bytes.count, of: source, focus: focus..<focus, width: width)
      #expect(line.width <= width + 2, "\(bytes)")
      var previous = 0
      for offset in 0..<bytes.count {
        let columns = line.columns(of: offset..<offset + 1)
        #expect(columns.lowerBound >= previous && columns.upperBound <= line.width, "\(bytes)")
        previous = columns.lowerBound
      }
    }
  }

  @Test func messagesAreIsolatedOnlyWhenTheyMustBe() {
    #expect(DisplayText.isolated("plain") == "plain")
    #expect(DisplayText.isolated("`שלום`") == "\u{2066}`שלום`\u{2069}")
    #expect(DisplayText.safe("a\r\nb\tc") == "a␍␊b c")
  }
}
