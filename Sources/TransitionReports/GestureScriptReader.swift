import TransitionPlan
public import TransitionText

/// Reads scripted gestures from JSON.
///
/// For example:
///
///     {
///       "interaction": 0,
///       "points": [
///         {"ms": 0, "x": 195, "y": 400},
///         {"ms": 120, "x": 195, "y": 560}
///       ],
///       "ending": "lifted"
///     }
///
/// A point has a time in milliseconds, never earlier than that of the point before it, and a place in points; for
/// gestures of two fingers also `scale` (1 when it is left out) and `rotationDeg` (0). `ending` is `lifted`,
/// `cancelled`, `failed` or `resized`; `startsAfterMs` and `refusesAfterMs` say when the platform starts or refuses the
/// run, `state` names the rest state of the to screen, and `absent` the screen that is absent.
public enum GestureScriptReader {
  /// The longest time in a script, in milliseconds: each is a frame that is played.
  private static let most = 60_000.0

  /// Reads a script. Throws an error with its place in the text.
  public static func read(_ source: SourceText) throws(JSONError) -> ScriptedGesture {
    let root = try JSONDocument(source).root
    try root.requireMembers(
      among: ["interaction", "points", "ending", "startsAfterMs", "refusesAfterMs", "state", "absent"])
    var points: [GestureScript.Point] = []
    for element in try root.member("points").requireElements() {
      let point = try point(element)
      if let last = points.last, point.time < last.time {
        throw element.error(.unexpectedValue, "this point is earlier than the previous one")
      }
      if point.time - (points.first?.time ?? 0) > most / 1000 {
        throw try tooLong(element.member("ms"), points.isEmpty ? "a gesture begins after" : "a gesture takes")
      }
      points.append(point)
    }
    guard points.count > 1 else {
      throw try root.member("points").error(.unexpectedValue, "a gesture needs two points or more")
    }
    let endings = GestureScript.Ending.allCases.map(\.rawValue)
    let ending = try root.optionalMember("ending")?.requireString(among: endings)
    var platform = GestureScript.Platform.starts(after: 0)
    if let time = try root.optionalMember("startsAfterMs") {
      platform = .starts(after: try wait(time))
    }
    if let time = try root.optionalMember("refusesAfterMs") {
      platform = .refuses(after: try wait(time))
    }
    return ScriptedGesture(
      script: GestureScript(
        points: points, ending: ending.flatMap(GestureScript.Ending.init) ?? .lifted, platform: platform),
      interaction: try root.optionalMember("interaction")?.requireInt() ?? 0,
      state: try root.optionalMember("state")?.requireString(),
      absent: try root.optionalMember("absent")?.requireString())
  }

  /// How long UIKit takes to answer, in seconds.
  private static func wait(_ value: JSONValue) throws(JSONError) -> Double {
    let time = try value.requireDouble()
    if time > most { throw tooLong(value, "UIKit takes") }
    return time / 1000
  }

  private static func tooLong(_ value: JSONValue, _ what: String) -> JSONError {
    value.error(.unexpectedValue, "\(what) at most \(Int(most)) ms")
  }

  private static func point(_ value: JSONValue) throws(JSONError) -> GestureScript.Point {
    try value.requireMembers(among: ["ms", "x", "y", "scale", "rotationDeg"])
    let degrees = try value.optionalMember("rotationDeg")?.requireDouble() ?? 0
    return GestureScript.Point(
      time: try value.member("ms").requireDouble() / 1000, x: try value.member("x").requireDouble(),
      y: try value.member("y").requireDouble(),
      scale: try value.optionalMember("scale")?.requireDouble() ?? 1, rotation: degrees * .pi / 180)
  }
}
