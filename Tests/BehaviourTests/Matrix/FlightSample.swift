/// The values in flight that the program of scenarios prints.
struct FlightScene: Decodable {
  let spec: String
  let setting: String
  /// Members of `sample` with the geometry of the app.
  let sample: [String]
  /// The duration of each direction in the app, by the screen that it leads to.
  let length: [String: Double]
}

/// The visible values at a moment.
struct FlightSample: Decodable {
  /// The visible values of an object, in points of the container.
  struct Reading: Decodable {
    /// The place of its anchor.
    let center: [Double]
    let size: [Double]
    let alpha: Double
    let isHidden: Bool
    /// The rows one after the other.
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
    /// The rectangle to which it was clipped: x, y, width and height.
    let crop: [Double]?
    /// The alpha of the second of two contents.
    let content: Double?
    let isScrollEnabled: Bool?
    let offset: [Double]?
    /// As fractions of its size.
    let anchor: [Double]
    /// In points. It is nil without perspective.
    let perspective: Double?
    let isClipped: Bool

    /// Its frame without transforms: x, y, width and height.
    var frame: [Double] {
      [center[0] - size[0] * anchor[0], center[1] - size[1] * anchor[1], size[0], size[1]]
    }
  }

  let spec: String
  let setting: String
  /// `to` or `from` while a direction plays, `driven` under a finger, and `finish` or `cancel` afterwards.
  let phase: String
  /// Seconds since the phase began.
  var time: Double
  /// The number of the interaction in the spec, if the phase belongs to one.
  let gesture: Int
  let finger: FingerSample?
  let progress: Double?
  let objects: [String: Reading]
  /// From the bottom up.
  let order: [String]

  /// The same at the time of the last frame that was drawn.
  var atLastFrame: FlightSample {
    var sample = self
    sample.time = (time * 60 + 1e-6).rounded(.down) / 60
    return sample
  }
}
