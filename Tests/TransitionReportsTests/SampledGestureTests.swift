import Testing
import TransitionCompiler
import TransitionReports
import TransitionText

/// The values of `sample` under a finger, also between the points of its script.
@Suite struct SampledGestureTests {
  /// A sheet that a finger makes lower, above a menu whose rows come one by one.
  private static let spec = """
    transition Sheet {
      style overlay
      from map
      to sheet { rows: collection }
      forward 400ms linear
      animate sheet.bottom: container.height -> container.height
      animate sheet.height: 0 -> 600pt
      animate sheet.rows.rotation: 90deg -> 0 stagger 100ms from first
      interactive backward by pan(down) on sheet {
        progress = translation.y / 600pt
        finish now when progress >= 1
        finish when progress > 40%
        settle 400ms linear
      DRIVES}
      reduceMotion crossfade 200ms
    }
    """

  /// Points from the start to 600 pt below, which is reached before the last one.
  private static let script = """
    {"points": [{"ms": 0, "x": 195, "y": 0}, {"ms": 100, "x": 195, "y": 300}, {"ms": 300, "x": 195, "y": 900}]}
    """

  private func sample(
    at seconds: Double?, driving drives: String = "", items: Int = 1, standIn: SampledStandIn? = nil
  ) throws -> String {
    let text = Self.spec.replacing("DRIVES", with: drives)
    let plan = try #require(Compiler.plan(of: SourceText(name: "sheet.transition", text: text)).plan)
    let gesture = try GestureScriptReader.read(SourceText(name: "pull.json", text: Self.script))
    var request = SampleRequest(.gesture(gesture, at: seconds), standIn: standIn)
    request.itemCount = items
    return String(decoding: try SampleReport.make(plan, request), as: UTF8.self)
  }

  /// A driven height keeps the bottom edge that a track sets.
  @Test func aDrivenLengthKeepsItsEdge() throws {
    let table = try sample(at: 0.05, driving: "  drive sheet.height = 600pt - translation.y\n  ")
    #expect(table.contains("sheet.height         450"), "\(table)")
    #expect(table.contains("sheet.bottom         844"), "\(table)")
  }

  /// Items move between the points of the script too.
  @Test func itemsFollowTheFinger() throws {
    let (one, three) = (try sample(at: 0.05), try sample(at: 0.05, items: 3))
    #expect(one.contains("sheet.height         450"), "\(one)")
    #expect(three.contains("sheet.height            450"), "\(three)")
    #expect(three.contains("sheet.rows[0].rotation  45"), "\(three)")
    #expect(three.contains("sheet.rows[2].rotation  0"), "\(three)")
  }

  /// A drive without a value follows the window of each item; a value is that of all of them.
  @Test func drivenItems() throws {
    let value = "start.sheet.rows.rotation + 60deg * progress"
    let own = try sample(at: 0.05, driving: "  drive sheet.rows.rotation\n  ", items: 3)
    let all = try sample(at: 0.05, driving: "  drive sheet.rows.rotation = \(value)\n  ", items: 3)
    #expect(own.contains("sheet.rows[0].rotation  45"), "\(own)")
    #expect(own.contains("sheet.rows[2].rotation  0"), "\(own)")
    #expect(all.contains("sheet.rows.rotation  15"), "\(all)")
  }

  /// The progress is that at which it finished, not that of the point before.
  @Test func progressWhenItFinishesAtOnce() throws {
    let table = try sample(at: 0.25)
    #expect(table.contains("200ms reached: finish"), "\(table)")
    #expect(table.contains("progress 1 when it began to settle"), "\(table)")
  }

  /// A crossfade does not replace a direction that the platform plays.
  @Test func crossfadesBesideThePlatform() throws {
    let text = """
      transition Search {
        style navigation
        from list
        to search
        forward system
        backward 300ms
        animate search.alpha: 0 -> 1
        reduceMotion crossfade 200ms
      }
      """
    let plan = try #require(Compiler.plan(of: SourceText(name: "search.transition", text: text)).plan)
    let table = try SampleReport.make(plan, SampleRequest(.share(0.5), standIn: .reduceMotion))
    #expect(
      String(decoding: table, as: UTF8.self) == """
        Search, forward, by UIKit

        Search, backward, reduceMotion, at 100ms of 200ms
          search.alpha  0.5

        """)
  }

  /// With reduced motion the upper screen fades under the finger.
  @Test func screensCrossfadeUnderTheFinger() throws {
    let table = try sample(at: 0.05, standIn: .reduceMotion)
    #expect(table.contains("sheet.alpha  0.75"), "\(table)")
    #expect(!table.contains("sheet.height"), "\(table)")
  }
}
