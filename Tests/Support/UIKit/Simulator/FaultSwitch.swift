/// Selects the fault that is active in code with seeded faults, and records which places of that code have been reached.
///
/// Each declaration with faults asks for the active one when it begins.
@_spi(Simulator) public enum FaultSwitch {
  /// The number of the fault that is active; 0 for none. A program whose first arguments are `--fault N` begins with that one.
  nonisolated(unsafe) public static var active = {
    let words = CommandLine.arguments.dropFirst().prefix(2)
    return words.first == "--fault" ? words.last.flatMap { Int($0) } ?? 0 : 0
  }()
  /// The places that have been reached since `startRecording()`.
  nonisolated(unsafe) public private(set) static var reached: Set<Int> = []
  nonisolated(unsafe) private static var isRecording = false

  /// Starts to record the places that are reached.
  public static func startRecording() {
    isRecording = true
    reached = []
  }

  /// Returns the active fault.
  /// - Parameter place: The place that asks: the number of its first fault.
  public static func active(at place: Int) -> Int {
    if isRecording { reached.insert(place) }
    return active
  }

  /// Records a place that does not ask for the active fault.
  public static func reach(_ place: Int) {
    if isRecording { reached.insert(place) }
  }
}
