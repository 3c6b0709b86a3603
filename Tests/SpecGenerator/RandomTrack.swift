/// How a random transition says its way back.
package enum WayBack {
  /// With timings of its own here and there.
  case drawn
  /// Not at all, but perhaps for a pace: it is the mirror that the language defines.
  case leftOut
  /// As that mirror, written out.
  case writtenOut
  /// As the way there, of the screens in each other's place: the mirror written out goes forward, and the way back is
  /// left out.
  case swapped
}

/// An `animate` of a random transition.
enum RandomTrack {
  /// In percentages of a direction; a step has its two ends at one place.
  struct Window {
    /// As it was drawn, with a space before it.
    var text: String
    var low: Int
    var high: Int

    /// The window reflected in time.
    var mirrored: String {
      low == high ? " at \(100 - high)%" : " over \(100 - high)%..\(100 - low)%"
    }
  }

  /// A curve, a window, and perhaps a timing of the way back, each with a space before it.
  struct Timing {
    var curve: String
    var window: Window
    var own: String
  }

  /// From one value to another.
  case pair(String, (String, String), Timing)
  /// Three values, the second at a percentage, with the curve that leads to it.
  case table(String, (String, String, String), Int, String)

  /// What follows the word `animate`.
  func members(_ way: WayBack) -> [String] {
    switch self {
    case .pair(let path, let ends, let timing):
      let there = "\(path): \(ends.0) -> \(ends.1)\(timing.curve)\(timing.window.text)"
      let mirrored = timing.curve + timing.window.mirrored
      return switch way {
      case .drawn: [there + timing.own]
      case .leftOut: [there]
      case .writtenOut: [there + " backward" + mirrored]
      case .swapped: ["\(path): \(ends.1) -> \(ends.0)" + mirrored]
      }
    case .table(let path, let values, let middle, let curve):
      let rest = 100 - middle
      return switch way {
      case .drawn, .leftOut:
        ["\(path) { 0%: \(values.0), \(middle)%: \(values.1)\(curve), 100%: \(values.2) }"]
      case .swapped: ["\(path) { 0%: \(values.2), \(rest)%: \(values.1), 100%: \(values.0)\(curve) }"]
      case .writtenOut:
        // A table is tracks that follow each other.
        [
          "\(path): \(values.0) -> \(values.1)\(curve) over 0%..\(middle)% backward\(curve) over \(rest)%..100%",
          "\(path): \(values.1) -> \(values.2) over \(middle)%..100% backward over 0%..\(rest)%",
        ]
      }
    }
  }
}
