import TestSupport
import Testing

@testable import TransitionSemantics

/// The first track that moves at the same time is the one that a comparison with each earlier track finds.
@Suite struct TakenTimesTests {
  @Test(arguments: Trials.seeds(20)) func findsTheFirst(seed: UInt64) {
    var random = RandomSource(seed: seed)
    let windows = (0..<Int.random(in: 1...40, using: &random)).map { _ in
      let start = Double(Int.random(in: 0...60, using: &random))
      return start...start + Double(Int.random(in: 0...3, using: &random))
    }
    var taken = TakenTimes(windows)
    for (index, window) in windows.enumerated() {
      let first = windows[..<index].firstIndex {
        $0 == window || $0.lowerBound < window.upperBound && window.lowerBound < $0.upperBound
      }
      #expect(taken.take(window, by: index) == first, "seed \(seed), window \(index)")
    }
  }
}
