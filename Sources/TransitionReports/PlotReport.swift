public import TransitionPlan
import TransitionText

/// Every track over time, in both directions, as an SVG picture for design reviews.
///
/// A row is a property; on the left it plays forward, on the right backward. The shaded part is the window of a track.
/// Each number of the value that changes has a line, scaled from its smallest to its largest value; where none changes,
/// a level line is in the middle. The numbers beside it are the values at rest. Where the to screen has several rest states, a third
/// chart has the values in each, and on the way from one to the next. A stagger is drawn for five items. A spring's window ends where it has settled. A row with a plain bar is a property that is changed for a while.
public enum PlotReport {
  /// Makes the picture of a plan, in the geometry of its samples.
  /// - Returns: UTF-8.
  public static func make(_ plan: Plan) throws(ReportFailure) -> [UInt8] {
    guard !plan.transitions.isEmpty else { throw ReportFailure("the spec has no transition") }
    var top = 0.0
    var width = 0.0
    var body = ""
    for index in plan.transitions.indices {
      let section = PlotSection(Evaluator(plan: plan, transition: index), top: top)
      body += section.svg
      top += section.height
      width = max(width, section.width)
    }
    let size = "\(SVGText.number(width)) \(SVGText.number(top))"
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(size)" width="\(SVGText.number(width))" \
      height="\(SVGText.number(top))" font-family="Helvetica, Arial, sans-serif" font-size="11">
      <title>\(SVGText.escaped(plan.sourceName))</title>
      <rect width="100%" height="100%" fill="#ffffff"/>

      """
    svg += body
    svg += "</svg>\n"
    return Array(svg.utf8)
  }
}

/// Text in SVG.
enum SVGText {
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      default: result.append(character)
      }
    }
  }

  /// A coordinate, to a hundredth of a point.
  static func number(_ number: Double) -> String { NumberText.rounded(number, decimals: 2) }
}
