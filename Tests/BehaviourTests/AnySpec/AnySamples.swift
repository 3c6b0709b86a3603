#if os(Linux)
  /// What the program of any specs prints.
  struct AnyScene: Decodable {
    let spec: String
    let trip: String
    let size: [Double]
    let frames: [String: [Double]]
    let safeAreas: [String: [Double]]
    let imageSizes: [String: [Double]]
  }

  /// What was seen at a moment.
  struct AnySample: Decodable {
    let spec: String
    let trip: String
    let phase: String
    var time: Double
    let gesture: Int
    let finger: FingerSample?
    let state: Int
    let target: Int
    let isAtTo: Bool
    let progress: Double?
    let size: [Double]
    let objects: [String: FlightSample.Reading]
    let order: [String]

    /// The same at the time of the last frame that was drawn, and just before.
    var atLastFrame: [AnySample] {
      [0, 1e-6].map { early in
        var sample = self
        sample.time = (time * 60 + 1e-6).rounded(.down) / 60 - early
        return sample
      }
    }
  }
#endif
