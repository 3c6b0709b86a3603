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
