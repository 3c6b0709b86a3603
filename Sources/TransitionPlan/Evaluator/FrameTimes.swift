/// The times at which frames are shown.
public enum FrameTimes {
  /// The distance from a frame, in frames, within which the end counts as that frame.
  private static let tolerance = 1e-6

  /// The times of frames from 0 up to and including a length.
  /// - Parameters:
  ///   - length: In seconds, not below 0.
  ///   - rate: The frames per second, above 0.
  /// - Returns: 0, 1/rate, 2/rate …, and as the last one exactly the length, even if no frame falls on it.
  public static func times(length: Double, rate: Double) -> [Double] {
    guard length > 0 else { return [0] }
    guard let last = Int(exactly: (length * rate - tolerance).rounded(.up)), last > 0 else {
      return [0, length]
    }
    return (0..<last).map { Double($0) / rate } + [length]
  }
}
