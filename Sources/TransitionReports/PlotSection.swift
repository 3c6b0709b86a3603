import TransitionPlan
import TransitionText

/// The picture of one transition.
struct PlotSection {
  static let usualWidth = 1000.0
  static let labelWidth = 250.0
  static let gap = 40.0
  static let rowHeight = 84.0
  static let headHeight = 78.0
  static let chartWidth = (usualWidth - labelWidth - 3 * gap) / 2
  static let chartHeight = 44.0
  static let margin = 20.0
  /// The approximate width of a letter of the smallest labels.
  private static let letter = 5.0
  static let colors = ["#0b57d0", "#b3261e", "#146c2e", "#8c4a00"]

  let evaluator: Evaluator
  let top: Double
  /// The item of a collection that is drawn; nil for what all have in common.
  private var item: Int?
  /// How many items of a collection are drawn.
  private static let items = 5
  private let keys: [PropertyKey]
  /// The properties that are changed for a while.
  private let held: [PropertyKey]

  init(_ evaluator: Evaluator, top: Double) {
    self.evaluator = evaluator
    self.top = top
    var keys: [PropertyKey] = []
    for direction in Direction.allCases {
      for track in evaluator.transition[direction].tracks {
        let key = PropertyKey(track.subject, track.property)
        if !keys.contains(key) { keys.append(key) }
      }
    }
    for table in evaluator.transition.stateTables {
      let key = PropertyKey(table.subject, table.property)
      if !keys.contains(key) { keys.append(key) }
    }
    self.keys = keys
    held = Self.heldKeys(evaluator)
  }

  /// Whether there are several rest states, which a third chart shows.
  private var hasStates: Bool { evaluator.transition.states.count > 1 }

  var width: Double { Self.usualWidth + (hasStates ? Self.gap + Self.chartWidth : 0) }

  var height: Double {
    Self.headHeight + Double(max(keys.count + held.count, 1)) * Self.rowHeight + Self.margin
  }

  var svg: String {
    var svg = text(Self.margin, top + 28, evaluator.transition.name, size: 18, weight: "bold")
    svg += guesses
    for direction in Direction.allCases { svg += head(direction) }
    if hasStates { svg += statesHead }
    for (row, key) in keys.enumerated() {
      let y = top + Self.headHeight + Double(row) * Self.rowHeight
      svg += text(Self.margin, y + 16, name(key), weight: "bold")
      svg += rests(key, y + 32)
      for direction in Direction.allCases { svg += chart(key, direction, y) }
      if hasStates { svg += statesChart(key, y) }
    }
    for (row, key) in held.enumerated() {
      svg += heldRow(key, top + Self.headHeight + Double(keys.count + row) * Self.rowHeight)
    }
    return svg
  }

  /// The names of the views whose frames the sample does not give.
  private var guesses: String {
    let names = evaluator.guessedFrames.map {
      evaluator.transition.name(of: $0.subject) + ($0.property == .frame ? "" : "." + $0.property.rawValue)
    }
    if names.isEmpty { return "" }
    // As many names as fit, at about five points a letter.
    var shown = ""
    for (index, name) in names.enumerated() {
      let part = (index == 0 ? "" : ", ") + name
      if index > 0, shown.count + part.count > 38 {
        shown += " and \(names.count - index) more"
        break
      }
      shown += part
    }
    return text(Self.margin, top + 46, "guessed, for want of a `sample`:", size: 9, color: "#8c4a00")
      + text(Self.margin, top + 58, shown, size: 9, color: "#8c4a00")
  }

  // MARK: Heads

  func left(_ direction: Direction) -> Double {
    direction == .forward ? Self.labelWidth + Self.gap : Self.labelWidth + 2 * Self.gap + Self.chartWidth
  }

  private func head(_ direction: Direction) -> String {
    let plan = evaluator.transition[direction]
    let x = left(direction)
    let y = top + 46
    if plan.isSystem { return text(x, y, "\(direction.rawValue): by UIKit", weight: "bold") }
    var title = "\(direction.rawValue): \(Self.short(plan.duration))ms"
    if plan.delay > 0 { title += " after \(Self.short(plan.delay))ms" }
    title += ", \(plan.curve.shortLabel)"
    var svg = text(x, y, title, weight: "bold")
    let length = evaluator.length(of: direction)
    for share in [0, 0.25, 0.5, 0.75, 1] {
      svg += text(
        x + share * Self.chartWidth, y + 20, Self.short(length * share),
        size: 9, color: "#777777", anchor: share == 0 ? "start" : share == 1 ? "end" : "middle")
    }
    return svg
  }

  // MARK: Rows

  func name(_ key: PropertyKey) -> String {
    evaluator.transition.name(of: key.subject) + "." + key.property.rawValue
  }

  /// The values of a property in the two rest states: number by number, each in the colour of its line.
  private func rests(_ key: PropertyKey, _ y: Double) -> String {
    let ends = Side.allCases.map {
      evaluator.restValue(of: key.subject, key.property, at: $0).shown(as: key.property.type).numbers
    }
    let unit = key.property.type.shownUnit
    let names = key.property.type.partNames
    var svg = ""
    for number in 0..<(ends.map(\.count).max() ?? 0) {
      let numbers = ends.map { number < $0.count ? Self.rounded($0[number]) : "" }
      var words = numbers.joined(separator: " → ")
      if names.count > number { words = names[number] + " " + words }
      if number == ends[0].count - 1, !unit.isEmpty { words += " " + unit }
      svg += text(
        Self.margin + Double(number % 2) * Self.labelWidth / 2, y + Double(number / 2) * 13, words, size: 10,
        color: Self.colors[number % Self.colors.count])
    }
    return svg
  }

  static func rounded(_ number: Double) -> String { NumberText.rounded(number, decimals: 2) }

  private func chart(_ key: PropertyKey, _ direction: Direction, _ y: Double) -> String {
    let tracks = evaluator.transition[direction].tracks.filter {
      $0.subject == key.subject && $0.property == key.property
    }
    let length = evaluator.length(of: direction)
    let x = left(direction)
    var svg = rect(x, y + 6, Self.chartWidth, Self.chartHeight, fill: "#f6f6f6")
    guard !tracks.isEmpty, length > 0 else { return svg }
    func place(_ time: Double) -> Double { x + time / length * Self.chartWidth }
    // The place up to which each of the two lines for labels is filled.
    var written = [x, x]
    for track in tracks.sorted(by: { $0.windowStart < $1.windowStart }) {
      let (from, to) = (place(track.windowStart), place(track.windowEnd))
      svg += rect(from, y + 6, max(1, to - from), Self.chartHeight, fill: "#dbe7fb")
      let window =
        track.windowStart == track.windowEnd
        ? "at \(Self.short(track.windowStart))ms"
        : "\(Self.short(track.windowStart))–\(Self.short(track.windowEnd))ms"
      let curve = track.damping == nil ? track.curve.label : "spring, its damping worked out at the start"
      var label = track.windowStart == track.windowEnd ? window : "\(window) \(curve)"
      if let stagger = track.stagger {
        label +=
          ", \(Self.items) items, \(Self.short(stagger.interval))ms from \(stagger.origin.word ?? "a point")"
      }
      let width = Double(label.count) * Self.letter
      let left = max(x, min(from, x + Self.chartWidth - width))
      guard let free = written.indices.first(where: { written[$0] <= left }) else { continue }
      written[free] = left + width + Self.letter
      svg += text(
        left, y + Self.chartHeight + 18 + Double(free) * 11, label, size: 9, color: "#555555")
    }
    return svg + lines(key, direction, tracks, x, y)
  }

  /// A line for each number that changes, all on one scale, which is written beside them.
  private func lines(
    _ key: PropertyKey, _ direction: Direction, _ tracks: [Track], _ x: Double, _ y: Double
  ) -> String {
    // Items of a collection follow each other.
    if tracks.contains(where: { $0.stagger != nil }), item == nil {
      return (0..<Self.items).map { index in
        var own = self
        own.item = index
        return own.lines(key, direction, tracks, x, y)
      }.joined()
    }
    let length = evaluator.length(of: direction)
    let shown = item.map { evaluator.showing(item: $0, among: Self.items) } ?? evaluator
    let steps = 160
    // A step is vertical: it is sampled on both sides.
    let moment = 1e-9
    let edges = tracks.filter { $0.windowStart == $0.windowEnd }.flatMap { track in
      [track.windowStart - moment, track.windowStart + moment].map { min(max($0, 0), length) }
    }
    let times = ((0...steps).map { length * Double($0) / Double(steps) } + edges).sorted()
    let values = shown.values(of: key.subject, key.property, in: direction, at: times).map {
      $0.shown(as: key.property.type).numbers
    }
    let isConstant = values.allSatisfy { $0 == values[0] }
    if isConstant {
      let middle = y + 6 + Self.chartHeight / 2
      return line(
        "\(SVGText.number(x)),\(SVGText.number(middle)) "
          + "\(SVGText.number(x + Self.chartWidth)),\(SVGText.number(middle))", Self.colors[0])
    }
    let changing = values[0].indices.map { number in
      (number: number, series: values.map { number < $0.count ? $0[number] : 0 })
    }.filter { number in number.series.contains { $0 != number.series[0] } }
    let all = changing.flatMap(\.series)
    guard let low = all.min(), let high = all.max(), high > low else { return "" }
    let drawn = changing.map { number, series in
      let points = zip(times, series).map { time, value in
        let px = x + Self.chartWidth * time / length
        let py = y + 6 + Self.chartHeight * (high - value) / (high - low)
        return "\(SVGText.number(px)),\(SVGText.number(py))"
      }.joined(separator: " ")
      return (points: points, color: Self.colors[number % Self.colors.count])
    }
    // Lines that coincide take turns, so that the colour of each is visible.
    var turns: [String: Int] = [:]
    let counts = drawn.reduce(into: [String: Int]()) { $0[$1.points, default: 0] += 1 }
    var svg = ""
    for (points, color) in drawn {
      svg += line(points, color, turn: turns[points, default: 0], of: counts[points] ?? 1)
      turns[points, default: 0] += 1
    }
    // Items have one scale, which is written once.
    if let item, item > 0 { return svg }
    for (value, place) in [(high, 10.0), (low, Self.chartHeight + 6)] {
      svg += text(x - 4, y + place, Self.rounded(value), size: 9, color: "#777777", anchor: "end")
    }
    return svg
  }

  /// - Parameters:
  ///   - turn: Which of the lines with the same points it is.
  ///   - count: How many these are.
  func line(_ points: String, _ color: String, turn: Int = 0, of count: Int = 1) -> String {
    let dash = 8
    let dashes =
      count == 1
      ? ""
      : " stroke-dasharray=\"\(dash) \(dash * (count - 1))\" stroke-dashoffset=\"\(-dash * turn)\""
    return
      "<polyline points=\"\(points)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"1.6\"\(dashes)/>\n"
  }

  /// Seconds as milliseconds, to a tenth of one.
  static func short(_ seconds: Double) -> String {
    NumberText.text((seconds * 10_000).rounded() / 10)
  }

  // MARK: Elements

  func text(
    _ x: Double, _ y: Double, _ text: String, size: Double = 11, weight: String = "normal",
    color: String = "#1b1b1b", anchor: String = "start"
  ) -> String {
    if text.isEmpty { return "" }
    let place = "x=\"\(SVGText.number(x))\" y=\"\(SVGText.number(y))\""
    let style =
      "font-size=\"\(SVGText.number(size))\" font-weight=\"\(weight)\" fill=\"\(color)\" text-anchor=\"\(anchor)\""
    return "<text \(place) \(style)>\(SVGText.escaped(text))</text>\n"
  }

  func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double, fill: String) -> String {
    let place = "x=\"\(SVGText.number(x))\" y=\"\(SVGText.number(y))\""
    let size = "width=\"\(SVGText.number(width))\" height=\"\(SVGText.number(height))\""
    return "<rect \(place) \(size) fill=\"\(fill)\"/>\n"
  }
}

extension Curve {
  /// The curve in a few words.
  fileprivate var label: String {
    switch self {
    case .linear: "linear"
    case .cubic(_, let name?): name.rawValue
    case .cubic(let curve, nil):
      "cubic(\([curve.x1, curve.y1, curve.x2, curve.y2].map(NumberText.text).joined(separator: ", ")))"
    case .spring(let curve):
      "\(shortLabel), settles in \(PlotSection.short(curve.duration))ms"
    }
  }

  /// The same without the duration, which is written beside it.
  fileprivate var shortLabel: String {
    if case .spring(let curve) = self {
      "spring ζ \(NumberText.text((curve.dampingRatio * 100).rounded() / 100))"
    } else {
      label
    }
  }
}

extension ValueType {
  /// Short names of its numbers; none for a single number.
  fileprivate var partNames: [String] {
    switch self {
    case .scalar, .flag: []
    case .point, .vector: ["x", "y"]
    case .size: ["width", "height"]
    case .rect: ["x", "y", "width", "height"]
    case .insets: ["top", "left", "bottom", "right"]
    case .range: ["from", "to"]
    case .color: ["red", "green", "blue", "alpha"]
    }
  }
}
