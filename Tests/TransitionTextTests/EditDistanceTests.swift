import Testing
import TransitionText

@Suite struct EditDistanceTests {
  @Test(arguments: [
    ("", "", 0), ("", "abc", 3), ("abc", "abc", 0), ("abc", "ABC", 0), ("kitten", "sitting", 3),
    ("ab", "ba", 1),
    ("ca", "abc", 3), ("velocty", "velocity", 1), ("alhpa", "alpha", 1), ("a", "é", 2), ("abcd", "", 4),
  ])
  func distances(_ first: String, _ second: String, _ distance: Int) {
    #expect(EditDistance.distance(first, second) == distance)
    #expect(EditDistance.distance(second, first) == distance)
  }

  /// A verdict without comparing the letters is the same as with their comparison.
  @Test func withinIsByDistance() {
    var generator = SystemRandomNumberGenerator()
    func name() -> String {
      String(
        (0..<Int.random(in: 0...7, using: &generator)).compactMap { _ in
          "abBzé!".randomElement(using: &generator)
        })
    }
    for _ in 0..<2_000 {
      let (first, second) = (name(), name())
      let distance = EditDistance.distance(first, second)
      for limit in 0...3 {
        #expect(EditDistance.isWithin(limit, first, second) == (distance <= limit), "\(first) \(second)")
      }
      let isNear = !first.isEmpty && first != second && distance <= min(2, (first.utf8.count + 2) / 3)
      if first.utf8.count < 9 {
        #expect((EditDistance.nearest(to: first, among: [second]) != nil) == isNear, "\(first) \(second)")
      }
    }
  }

  @Test func nearest() {
    let names = ["alpha", "scale", "scaleX", "scaleY", "x"]
    #expect(EditDistance.nearest(to: "scal", among: names) == "scale")
    #expect(EditDistance.nearest(to: "scaleZ", among: names) == "scale")
    #expect(EditDistance.nearest(to: "Alpha", among: names) == "alpha")
    #expect(EditDistance.nearest(to: "rotation", among: names) == nil)
    #expect(EditDistance.nearest(to: "alpha", among: ["alpha"]) == nil)
    #expect(EditDistance.nearest(to: "y", among: names) == "x")
    #expect(EditDistance.nearest(to: String(repeating: "a", count: 65), among: names) == nil)
    #expect(EditDistance.nearest(to: "scaleQ", among: ["scaleY", "scaleX"]) == "scaleY")
  }
}
