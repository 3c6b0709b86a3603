import TransitionPlan
import TransitionText

/// A curve drawn in text: two by four dots to a character (Unicode's braille patterns).
enum CurvePicture {
  private static let columns = 30
  private static let rows = 6

  /// The progress of a curve over its window, from left to right.
  static func draw(_ curve: Curve, duration: Double) -> String {
    let width = columns * 2
    let height = rows * 4
    let values = (0..<width).map {
      curve.progress(at: duration * Double($0) / Double(width - 1), of: duration)
    }
    let low = min(0, values.min() ?? 0)
    let high = max(1, values.max() ?? 1)
    var dots = [[Bool]](repeating: [Bool](repeating: false, count: width), count: height)
    var last: Int?
    for (column, value) in values.enumerated() {
      let place = (value - low) / (high - low) * Double(height - 1)
      let row = height - 1 - Int(place.rounded())
      // A step of more than one dot is drawn as a vertical line.
      for between in min(row, last ?? row)...max(row, last ?? row) { dots[between][column] = true }
      last = row
    }
    return (0..<rows).map { line(dots, $0) }.joined(separator: "\n")
  }

  private static func line(_ dots: [[Bool]], _ row: Int) -> String {
    var text = ""
    for column in 0..<columns {
      var pattern: UInt32 = 0
      for (bit, dot) in order.enumerated() where dots[row * 4 + dot.1][column * 2 + dot.0] {
        pattern |= 1 << UInt32(bit)
      }
      text.unicodeScalars.append(Unicode.Scalar(0x2800 + pattern) ?? " ")
    }
    return text
  }

  /// The dots of a character in the order of their bits.
  private static let order = [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (0, 3), (1, 3)]
}

/// Curves in words.
enum CurveText {
  /// A curve in the language's notation.
  static func text(_ curve: Curve) -> String {
    switch curve {
    case .linear: return "linear"
    case .cubic(let curve, let name):
      let points = [curve.x1, curve.y1, curve.x2, curve.y2].map(NumberText.text).joined(separator: ", ")
      return name?.rawValue ?? "cubic(\(points))"
    case .spring(let spring):
      let ratio = NumberText.rounded(spring.dampingRatio, decimals: 3)
      return spring.isExact
        ? "spring of the damping ratio \(ratio)" : "spring(damping: \(ratio))"
    }
  }

  /// The settling time and the overshoot of a spring; none for other curves.
  static func facts(_ curve: Curve) -> [String] {
    guard case .spring(let spring) = curve else { return [] }
    let settled = spring.spring.settlingTime(threshold: SpringCurve.threshold)
    var facts = ["settles to within 0.1 % in \(milliseconds(settled))"]
    let steps = 400
    let highest =
      (0...steps).map {
        spring.progress(at: spring.duration * Double($0) / Double(steps))
      }.max() ?? 1
    if highest > 1.0005 {
      facts.append("overshoots by \(NumberText.rounded((highest - 1) * 100, decimals: 1)) %")
    }
    return facts
  }

  /// A time, to a tenth of a millisecond.
  static func milliseconds(_ seconds: Double) -> String {
    NumberText.rounded(seconds * 1000, decimals: 1) + " ms"
  }

  /// A window of time.
  static func window(_ start: Double, _ end: Double) -> String {
    start == end
      ? "at \(milliseconds(end))"
      : "\(NumberText.rounded(start * 1000, decimals: 1))–\(milliseconds(end))"
  }
}
