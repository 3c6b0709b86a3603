import Foundation
import Testing
import TransitionCompiler
import TransitionText

/// Timelines of a transition whose to screen leaves otherwise than it comes.
@Suite struct TimelineExitTests {
  private static let spec = """
    transition Exit {
      style overlay
      from page
      to   menu { rows: view }
      forward 400ms easeOut
      backward 300ms {
        animate menu.rows.alpha: 0 -> 1
      }
      animate menu.alpha: 0 -> 1
      interactive forward by pan(up) on page {
        progress = -translation.y / 300pt
        finish when progress > 40%
        settle 200ms
      }
      reduceMotion crossfade 200ms
    }

    """

  /// What `backward` alone animates rests as that ends, and has its original value while `forward` plays, by itself or by a finger.
  @Test func forwardBeginsWithTheOriginalValue() throws {
    let options = CompilationOptions(output: .json, sampleRate: 10)
    let source = SourceText(name: "exit.transition", text: Self.spec)
    let output = try #require(Compiler.compile(source, options).output)
    let json = try #require(JSONSerialization.jsonObject(with: Data(output)) as? [String: Any])
    let transition = try #require((json["transitions"] as? [[String: Any]])?.first)
    let samples = try #require(transition["samples"] as? [String: Any])
    func alpha(_ values: Any?) -> Double? {
      let rows = (values as? [[String: Any]])?.first {
        $0["target"] as? String == "menu.rows" && $0["property"] as? String == "alpha"
      }
      return rows?["value"] as? Double
    }
    func held(_ part: Any?) -> Double? { alpha((part as? [String: Any])?["held"]) }
    let rests = try #require(samples["rests"] as? [String: Any])
    #expect(alpha(rests["from"]) == 0 && alpha(rests["to"]) == 1)
    #expect(held(samples["forward"]) == 1 && held(samples["backward"]) == nil)
    #expect(held((samples["pulls"] as? [Any])?.first) == 1)
  }
}
