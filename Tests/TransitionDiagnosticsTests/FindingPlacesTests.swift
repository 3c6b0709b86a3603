import TestSupport
import Testing
import TransitionText

@testable import TransitionDiagnostics

@Suite struct FindingPlacesTests {
  private func places(_ ranges: [ByteRange]) -> FindingPlaces {
    FindingPlaces(ranges)
  }

  private func touches(_ one: ByteRange, _ other: ByteRange) -> Bool {
    one.start == other.start || one.start < other.end && other.start < one.end
  }

  /// The search finds a touching range if there is one, and no other.
  @Test(arguments: [10, 40, 400] as [UInt32]) func anyOfSome(length: UInt32) {
    var random = RandomSource(seed: UInt64(length))
    for count in 0..<60 {
      // Most ranges are short. Some of the long ones contain many others.
      let ranges = (0..<count).map { index in
        let start = UInt32.random(in: 0..<length, using: &random)
        let longest = index % 7 == 0 ? length - start : min(4, length - start)
        return ByteRange(start, start + UInt32.random(in: 0...longest, using: &random))
      }
      let places = places(ranges)
      for start in 0..<length {
        for range in [ByteRange(start, start), ByteRange(start, start + 3)] {
          let touched = ranges.indices.filter { touches(ranges[$0], range) }
          if let found = places.first(touching: range) {
            #expect(touched.contains(found))
          } else {
            #expect(touched.isEmpty)
          }
        }
      }
    }
  }

  /// A range after many that have ended lies in one that has not. The search does not visit the others one by one.
  @Test func oneAroundMany() {
    let many: UInt32 = 50_000
    let ranges = [ByteRange(0, 4 * many)] + (1..<many).map { ByteRange(4 * $0, 4 * $0 + 2) }
    let places = places(ranges)
    let found = (1..<many).filter { places.first(touching: ByteRange(4 * $0 + 2, 4 * $0 + 3)) != 0 }
    #expect(found.isEmpty)
  }
}
