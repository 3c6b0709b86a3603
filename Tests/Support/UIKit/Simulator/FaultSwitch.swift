/// Which of the faults that were put into the code under test is active, and which places of that code have been reached.
///
/// A program of many faults asks it at the begin of every declaration that has some.
@_spi(Simulator) public enum FaultSwitch {
  /// The number of the fault that is active; 0 for none.
  nonisolated(unsafe) public static var active = 0
  /// The places that have been reached, while that is recorded.
  nonisolated(unsafe) public private(set) static var reached: Set<Int> = []
  nonisolated(unsafe) private static var isRecording = false

  /// Records from now on which places are reached.
  public static func startRecording() {
    isRecording = true
    reached = []
  }

  /// The fault that is active.
  /// - Parameter place: Where that is asked: the first of the faults that are there.
  public static func active(at place: Int) -> Int {
    if isRecording { reached.insert(place) }
    return active
  }

  /// A place is reached in which nobody asks for the fault.
  public static func reach(_ place: Int) {
    if isRecording { reached.insert(place) }
  }
}
