import Foundation
import TestSupport
import Testing
import TransitionCompiler
import TransitionPlan
import TransitionReports
import TransitionText

/// What reports say of the layout and of several rest states.
@Suite struct LayoutReportTests {
  private static let spec = """
    transition Sheet {
      style overlay
      from map { pin: image }
      to sheet { list: scroll, picture: image }
      states half, full
      forward spring(response: 0.4s, damping: 0.86)
      animate sheet.y { map: container.height, half: container.height / 2, full: 44pt }
      animate sheet.cornerRadius: 12pt -> 12pt
      place sheet.width = container.width
      shared photo: image { from map.pin; to sheet.picture }
      interactive states or backward by pan(vertical) on sheet {
        drive sheet.y = start.sheet.y + translation.y
        settle nearest(sheet.y) 400ms easeOut
        hands over to sheet.list when full
      }
      fallback crossfade 200ms
      reduceMotion crossfade 200ms
      sample { map.pin = rect(0, 0, 40pt, 40pt) }
    }
    """

  private func plan() throws -> Plan {
    try #require(Compiler.plan(of: SourceText(name: "sheet.transition", text: Self.spec)).plan)
  }

  private func sample(_ moment: SampleMoment, isJSON: Bool = false) throws -> String {
    String(decoding: try SampleReport.make(try plan(), SampleRequest(moment, isJSON: isJSON)), as: UTF8.self)
  }

  /// What is placed is told, and so is what nobody has said where it is; what `sample` gives is no guess.
  @Test func whatIsPlacedAndGuessed() throws {
    let table = try sample(.time(0.1))
    #expect(table.contains("  placed, where it rests:\n    sheet.width  390  pt\n"))
    #expect(table.contains("  guessed, for want of a `sample`:\n    sheet.picture.frame  0, "))
    #expect(!table.contains("map.pin.frame"))
    let json = try sample(.time(0.1), isJSON: true)
    #expect(json.contains("\"placed\"") && json.contains("\"guessed\""))
    _ = try JSONDocument(SourceText(name: "", text: json))
  }

  /// What is placed and what is guessed are mirrored as well.
  @Test func layoutFromRightToLeft() throws {
    let text = """
      transition Drawer {
        style overlay
        from home { button: view }
        to drawer
        forward 300ms easeOut
        place drawer.frame = rect(0, 0, 290pt, container.height)
        animate drawer.translation: vector(-290pt, 0) -> vector(0, 0)
        animate home.button.alpha: 1 -> home.button.x / 100pt
        animate home.button.leading: _ -> 40pt
        interactive backward by edgePan(trailing) on container {
          progress = max(0, -translation.x) / 290pt
          finish when progress > 50%
          settle 200ms easeOut
        }
        reduceMotion crossfade 200ms
      }
      """
    let plan = try #require(Compiler.plan(of: SourceText(name: "drawer.transition", text: text)).plan)
    let request = SampleRequest(.time(0.3), isRightToLeft: true)
    let table = String(decoding: try SampleReport.make(plan, request), as: UTF8.self)
    #expect(table.contains("  placed, where it rests:\n    drawer.frame  100, 0, 290, 844  pt\n"), "\(table)")
    // The edge at which reading begins.
    #expect(table.contains("  home.button.leading  40    pt\n"), "\(table)")
  }

  /// From point to point a finger moves along the line.
  @Test(arguments: [(0.05, "sheet.y 372 pt"), (0.1, "sheet.y 322 pt"), (0.3, "sheet.y 222 pt")])
  func betweenTwoPoints(time: Double, row: String) throws {
    let text = """
      {"points": [{"ms": 0, "x": 195, "y": 422}, {"ms": 100, "x": 195, "y": 322}, {"ms": 500, "x": 195, "y": 122}]}
      """
    let script = try GestureScriptReader.read(SourceText(name: "pull.json", text: text))
    let table = try sample(.gesture(script, at: time))
    let rows = table.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    #expect(rows.contains(row), "\(table)")
    #expect(table.contains("  100ms changed:") && !table.contains("  50ms changed:"), "\(table)")
  }

  /// A gesture between rest states tells in which it ends.
  @Test(arguments: [(100, "full"), (430, "half"), (840, "map")]) func whereAGestureEnds(y: Int, state: String)
    throws
  {
    let text = """
      {"points": [{"ms": 0, "x": 195, "y": 422}, {"ms": 100, "x": 195, "y": \(y)}, {"ms": 900, "x": 195, "y": \(y)}]}
      """
    let script = try GestureScriptReader.read(SourceText(name: "pull.json", text: text))
    #expect(try sample(.gesture(script, at: nil)).contains(": settles in \(state)\n"))
    #expect(try sample(.gesture(script, at: nil), isJSON: true).contains("\"restState\": \"\(state)\""))
  }

  /// A script says in which state the gesture begins; `begin when` reads that.
  @Test(arguments: ["half", "full"]) func whichStateAGestureBeginsIn(state: String) throws {
    let spec = """
      transition Sheet {
        style overlay
        from map
        to sheet
        states half, full
        forward 400ms easeOut
        animate sheet.y { map: container.height, half: container.height / 2, full: 44pt }
        interactive backward by pan(down) on sheet {
          begin when \(state)
          progress = max(0, translation.y) / sheet.height
          finish when progress > 40%
          settle 300ms easeOut
        }
        reduceMotion crossfade 200ms
      }
      """
    let plan = try #require(Compiler.plan(of: SourceText(name: "sheet.transition", text: spec)).plan)
    for own in ["half", "full"] {
      let text =
        #"{"state": "\#(own)", "points": [{"ms": 0, "x": 195, "y": 400}, {"ms": 100, "x": 195, "y": 500}]}"#
      let script = try GestureScriptReader.read(SourceText(name: "pull.json", text: text))
      let report = try SampleReport.make(plan, SampleRequest(.gesture(script, at: nil)))
      #expect(String(decoding: report, as: UTF8.self).contains("did not begin") == (own != state))
    }
  }

  /// The plot says short what is not a whole number, draws what stands still, and names the other states.
  @Test func plot() throws {
    let svg = String(decoding: try PlotReport.make(try plan()), as: UTF8.self)
    #expect(svg.contains(">forward: 557.9ms, spring ζ 0.86<"))
    // The third chart has the value in each state.
    #expect(svg.contains(">rest states<") && svg.contains(">half<") && svg.contains(">full<"))
    for value in ["844", "422", "44"] { #expect(svg.contains(">\(value)</text>"), "\(value)") }
    #expect(svg.contains(">sheet.picture<"))
    let lines = svg.split(separator: "\n")
    let radius = try #require(lines.firstIndex { $0.contains(">sheet.cornerRadius<") })
    // Until the next row begins, there is a line each way; it has no table.
    let row = lines[(radius + 1)...].prefix { !$0.contains("font-weight=\"bold\"") }
    #expect(row.count { $0.hasPrefix("<polyline") } == 2)
  }

  private static let pulled = """
    transition Pulled {
      style overlay
      from list { rows: collection }
      to page { body: scroll }
      forward 400ms linear
      animate page.alpha: 0 -> 1
      animate page.rotation: 90deg -> 0 over 0%..50%
      animate list.rows.alpha: 1 -> 0 stagger 30ms from last
      interactive backward by pan(down) on page {
        begin when page.body.offset.y <= 0 and velocity.y > 100pt/s
        hands over to page.body when page.body.offset.y > 0
        progress = max(0, translation.y) / (page.height - navigationBar.bottom - container.safeArea.top)
        drive page.alpha = 1 - progress
        finish when progress > 40%
        settle 200ms linear
      }
      reduceMotion crossfade 200ms
    }
    """

  private func pulled(_ moment: SampleMoment) throws -> String {
    let plan = try #require(Compiler.plan(of: SourceText(name: "p.transition", text: Self.pulled)).plan)
    return String(decoding: try SampleReport.make(plan, SampleRequest(moment)), as: UTF8.self)
  }

  private func pull(by points: [(ms: Int, y: Int)], at time: Double?) throws -> String {
    let list = points.map { "{\"ms\": \($0.ms), \"x\": 195, \"y\": \($0.y)}" }.joined(separator: ", ")
    let script = SourceText(name: "pull.json", text: "{\"points\": [\(list)]}")
    return try pulled(.gesture(try GestureScriptReader.read(script), at: time))
  }

  /// Under a finger with drives, what waits is shown where it waits, and the progress also after the finger has left.
  @Test func whatAFingerLeavesAlone() throws {
    let points = [(ms: 0, y: 100), (ms: 100, y: 200), (ms: 200, y: 500)]
    let driven = try pull(by: points, at: 0.1)
    #expect(driven.contains("  progress 0.125\n"), "\(driven)")
    #expect(driven.contains("  page.rotation    0") && driven.contains("  list.rows.alpha  0"), "\(driven)")
    #expect(try pull(by: points, at: 0.3).contains("  progress 0.5 when it began to settle\n"))
    #expect(driven.contains("scroll views are not played: `page.body` would scroll as line 11 says"))
    #expect(driven.contains("navigationBar.frame") && driven.contains("container.safeArea"))
  }

  @Test func whyAGestureDoesNotBegin() throws {
    let slow = try pull(by: [(ms: 0, y: 100), (ms: 1000, y: 150)], at: nil)
    #expect(slow.contains("did not begin") && slow.contains("the interaction in line 9 does not hold"))
    let up = try pull(by: [(ms: 0, y: 400), (ms: 100, y: 100)], at: nil)
    #expect(up.contains("the fingers do not begin as in `pan(down)`"))
    #expect(!slow.contains("is taken as"))
  }

  /// A condition may fail only because the `sample` does not give a value of the app.
  @Test func whatABeginGuesses() throws {
    let text = Self.pulled.replacing("body: scroll", with: "body: scroll; free, wide: flag; least: number")
      .replacing("interactive", with: "let may = page.free and page.wide\n  interactive")
      .replacing("velocity.y > 100pt/s", with: "may and page.free and velocity.y > page.least * 1pt/s")
    func played(_ text: String) throws -> String {
      let plan = try #require(Compiler.plan(of: SourceText(name: "p.transition", text: text)).plan)
      let script = SourceText(
        name: "pull.json", text: #"{"points": [{"ms": 0, "x": 1, "y": 1}, {"ms": 9, "x": 1, "y": 9}]}"#)
      let moment = SampleMoment.gesture(try GestureScriptReader.read(script), at: nil)
      return String(decoding: try SampleReport.make(plan, SampleRequest(moment)), as: UTF8.self)
    }
    let report = try played(text)
    for name in ["page.free` is taken as false", "page.wide` is taken as false", "page.least` is taken as 0"]
    {
      #expect(report.contains("  `\(name), because no `sample` has it\n"), "\(report)")
    }
    #expect(report.components(separatedBy: "is taken as").count == 4)
    let sampled = text.dropLast() + "  sample { page.free = true; page.wide = true }\n}"
    #expect(try !played(String(sampled)).contains("did not begin"))
  }

  /// Times have a limit, because each millisecond is played.
  @Test(arguments: [
    (#"{"points": [{"ms": 5, "x": 0, "y": 0}, {"ms": 60006, "x": 0, "y": 0}]}"#, "60006"),
    (#"{"points": [{"ms": 1e300, "x": 0, "y": 0}, {"ms": 1e300, "x": 0, "y": 0}]}"#, "1e300"),
    (#"{"points": [{"ms": 0, "x": 0, "y": 0}, {"ms": 1e12, "x": 0, "y": 0}]}"#, "1e12"),
    (#"{"points": [{"ms": 0, "x": 0, "y": 0}, {"ms": 1, "x": 0, "y": 0}], "startsAfterMs": 1e9}"#, "1e9"),
    (
      #"{"points": [{"ms": 0, "x": 0, "y": 0}, {"ms": 1, "x": 0, "y": 0}], "refusesAfterMs": 60001}"#, "60001"
    ),
  ]) func longGestures(_ text: String, _ place: String) throws {
    let error = #expect(throws: JSONError.self) {
      try GestureScriptReader.read(SourceText(name: "pull.json", text: text))
    }
    let start = try #require(text.range(of: place)).lowerBound
    #expect(error?.offset == UInt32(text.utf8.distance(from: text.startIndex, to: start)))
    #expect(error?.message.contains("at most 60000 ms") == true)
    let short = text.replacing(place, with: "60000")
    #expect(throws: Never.self) { try GestureScriptReader.read(SourceText(name: "pull.json", text: short)) }
  }

  /// Angles are in degrees, and a moment after the end says so.
  @Test func anglesAndEnds() throws {
    let early = try pulled(.time(0.1))
    #expect(early.contains("  page.rotation    45    deg\n"), "\(early)")
    #expect(try pulled(.time(0.5)).contains("Pulled, forward, at 500ms, ended at 400ms\n"))
  }

  /// A stagger is a line for each of five items.
  @Test func plotOfAStagger() throws {
    let plan = try #require(Compiler.plan(of: SourceText(name: "p.transition", text: Self.pulled)).plan)
    let svg = String(decoding: try PlotReport.make(plan), as: UTF8.self)
    #expect(svg.contains("5 items, 30ms from last"))
    let lines = svg.split(separator: "\n")
    let rows = try #require(lines.firstIndex { $0.contains(">list.rows.alpha<") })
    #expect(lines[(rows + 1)...].count { $0.hasPrefix("<polyline") } >= 10)
  }

  /// The ledger calls the interaction what the spec calls it.
  @Test func ledger() throws {
    for format in [LedgerFormat.table, .svg] {
      let text = String(decoding: try LedgerReport.make(try plan(), format), as: UTF8.self)
      #expect(text.contains("interactive states or backward"))
      #expect(!text.contains("interactive backward"))
    }
  }
}
