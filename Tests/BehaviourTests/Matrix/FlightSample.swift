/// What the program of scenarios prints of values in flight.
struct FlightScene: Decodable {
  let spec: String
  let setting: String
  /// Members of `sample` that say where everything lies in the app.
  let sample: [String]
  /// How long the app waits for each direction, by the screen that it leads to.
  let length: [String: Double]
}

/// What was seen at a moment.
struct FlightSample: Decodable {
  /// What was seen of an object, in points of the container.
  struct Reading: Decodable {
    /// Where its anchor was.
    let center: [Double]
    let size: [Double]
    let alpha: Double
    let isHidden: Bool
    /// Row by row.
    let transform: [Double]
    let cornerRadius: Double
    let borderWidth: Double
    let shadowOpacity: Double
    let shadowRadius: Double
    let shadowOffset: [Double]
    let background: [Double]
    let borderColor: [Double]
    let tint: [Double]
    let dim: Double?
    let blur: Double?
    /// What it was cut to: x, y, width and height.
    let crop: [Double]?
    /// How much of the second of two contents was seen.
    let content: Double?
    let isScrollEnabled: Bool?
    let offset: [Double]?
    /// As shares of its size.
    let anchor: [Double]
    /// In points; none without perspective.
    let perspective: Double?
    let isClipped: Bool

    /// Its frame without transforms: x, y, width and height.
    var frame: [Double] {
      [center[0] - size[0] * anchor[0], center[1] - size[1] * anchor[1], size[0], size[1]]
    }
  }

  let spec: String
  let setting: String
  /// `to` or `from` while a direction plays, `driven` under a finger, `finish` and `cancel` afterwards.
  let phase: String
  /// Seconds since the phase began.
  var time: Double
  /// Which of the spec's interactions it is, if it is one.
  let gesture: Int
  let finger: FingerSample?
  let progress: Double?
  let objects: [String: Reading]
  /// From below.
  let order: [String]

  /// The same at the time of the last frame that was drawn.
  var atLastFrame: FlightSample {
    var sample = self
    sample.time = (time * 60 + 1e-6).rounded(.down) / 60
    return sample
  }
}
