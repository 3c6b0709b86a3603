import TransitionPlan
import TransitionText
import TransitionVerification

/// The ledger on its state machine: rest in the from screen on the left, in the to screen on the right, and between them a
/// band for each direction and each finger. Numbers are obligations: `+` where they are taken, `−` where they are given back.
enum LedgerPicture {
  static func make(_ ledgers: [ProvedLedger]) -> [UInt8] {
    var top = 0.0
    var body = ""
    for ledger in ledgers {
      var section = LedgerSection(ledger, top: top)
      body += section.draw()
      top += section.height
    }
    let (width, height) = (SVGText.number(LedgerSection.width), SVGText.number(top))
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(width) \(height)" width="\(width)" height="\(height)" \
      font-family="Helvetica, Arial, sans-serif" font-size="11">
      <title>\(SVGText.escaped(ledgers.first?.sourceName ?? ""))</title>
      <defs><marker id="head" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto">\
      <path d="M0,0 L8,4 L0,8 z" fill="#444444"/></marker></defs>
      <rect width="100%" height="100%" fill="#ffffff"/>
      \(body)</svg>

      """
    return Array(svg.utf8)
  }
}

/// The picture of one transition.
private struct LedgerSection {
  static let width = 1240.0
  private static let left = 160.0
  private static let right = width - left
  private static let box = (width: 180.0, height: 44.0)
  private static let playedHeight = 84.0
  private static let fingerHeight = 196.0

  private let ledger: ProvedLedger
  private let graph: LedgerGraph
  private let top: Double
  private var svg = ""

  init(_ ledger: ProvedLedger, top: Double) {
    self.ledger = ledger
    self.top = top
    graph = LedgerGraph(ledger.proof)
  }

  private var bandsTop: Double { top + 70 }

  private var played: [Direction] { Direction.allCases.filter { !ledger.transition[$0].isSystem } }

  /// The interactions that have a band: each, or the first of many that behave alike.
  private var fingers: [Int] {
    ledger.reported.fingers.indices.filter { !ledger.reported.fingers[$0].isAnother }
  }

  private var bandsHeight: Double {
    Double(played.count) * Self.playedHeight + Double(fingers.count) * Self.fingerHeight + 100
  }

  var height: Double { 70 + bandsHeight + 40 + Double(ledger.transition.obligations.count) * 17 + 24 }

  mutating func draw() -> String {
    text(20, top + 28, ledger.transition.name, size: 18, isBold: true)
    text(20, top + 48, ledger.summary, color: "#555555")
    restBox(.from, x: 20, ledger.transition.from.name)
    restBox(.to, x: Self.right, ledger.transition.to.name)
    var y = bandsTop
    for direction in played {
      drawPlayed(direction, y)
      y += Self.playedHeight
    }
    for index in fingers {
      drawFinger(index, y)
      y += Self.fingerHeight
    }
    drawComing(y)
    drawLegend(bandsTop + bandsHeight + 30)
    return svg
  }

  // MARK: Bands

  private mutating func restBox(_ box: LedgerGraph.Box, x: Double, _ name: String) {
    rect(x, bandsTop, Self.left - 20, bandsHeight, fill: "#eef3fc", stroke: "#0b57d0")
    let middle = x + (Self.left - 20) / 2
    text(middle, bandsTop + 24, name, size: 13, isBold: true, anchor: "middle")
    text(middle, bandsTop + 40, "at rest", color: "#555555", anchor: "middle")
    let names = ledger.reported.transition.states.map(\.name)
    let more = ledger.transition.states.count - names.count
    let states =
      box == .to ? names.joined(separator: ", ") + (more > 0 ? " and \(more) like them" : "") : ""
    text(middle, bandsTop + 56, states, size: 10, color: "#555555", anchor: "middle")
    text(middle, bandsTop + 74, holds(box), size: 10, color: "#0b57d0", anchor: "middle")
  }

  private mutating func drawPlayed(_ direction: Direction, _ y: Double) {
    let band = Band(direction, y)
    let box = LedgerGraph.Box.playing(direction)
    let x = (Self.width - Self.box.width) / 2
    stateBox(box, band, x, 18, "\(direction.rawValue) plays")
    let (start, end) = ends(direction)
    edge(start, box, band, [(Self.left, 24), (x, 24)])
    edge(box, end, band, [(x + Self.box.width, 24), (Self.right, 24)])
    edge(box, start, band, [(x, 58), (Self.left, 58)])
  }

  private mutating func drawFinger(_ index: Int, _ y: Double) {
    let interaction = ledger.reported.transition.interactions[index]
    let band = Band(interaction.direction, y)
    let (start, end) = ends(interaction.direction)
    let more = ledger.reported.fingers[index].count - 1
    text(
      Self.width / 2, y + 12, interaction.title + (more > 0 ? " and \(more) like it" : ""), isBold: true,
      anchor: "middle")
    let (near, middle, far) = (260.0, 530.0, 800.0)
    let (upper, lower) = (40.0, 116.0)
    let width = Self.box.width
    let goal = interaction.direction.end == .from ? ledger.transition.from : ledger.transition.to
    let home = interaction.direction.end == .from ? ledger.transition.to : ledger.transition.from
    stateBox(.waiting(index), band, near, upper, "not started yet")
    stateBox(.released(index), band, near, lower, "over, not started yet")
    stateBox(.driving(index), band, middle, upper, "under the finger")
    if ledger.proof.machine.states.contains(where: { LedgerGraph.box($0) == .far(index) }) {
      stateBox(.far(index), band, far, upper, "goes to \(goal.name)")
    }
    stateBox(
      .back(index), band, far, lower,
      interaction.states == nil ? "goes back to \(home.name)" : "goes to a state of \(home.name)")
    edge(start, .waiting(index), band, [(Self.left, upper + 14), (near, upper + 14)])
    edge(.waiting(index), start, band, [(near, upper + 34), (Self.left, upper + 34)])
    edge(.released(index), start, band, [(near, lower + 22), (Self.left, lower + 22)])
    edge(
      .waiting(index), .released(index), band, [(near + 40, upper + 44), (near + 40, lower)],
      label: (near + 46, upper + 62))
    edge(.waiting(index), .driving(index), band, [(near + width, upper + 14), (middle, upper + 14)])
    edge(
      .driving(index), start, band,
      [(middle + 40, upper), (middle + 40, upper - 16), (Self.left, upper - 16)],
      label: (middle - 170, upper - 20))
    edge(.driving(index), .far(index), band, [(middle + width, upper + 14), (far, upper + 14)])
    edge(
      .driving(index), .back(index), band,
      [(middle + 110, upper + 44), (middle + 110, lower + 10), (far, lower + 10)],
      label: (middle + 116, upper + 58))
    edge(.released(index), .back(index), band, [(near + width, lower + 32), (far, lower + 32)])
    edge(
      .released(index), .far(index), band,
      [
        (near + width, lower + 10), (middle + 20, lower + 10), (middle + 20, lower - 14),
        (far - 20, lower - 14), (far - 20, upper + 34), (far, upper + 34),
      ], label: (near + width + 6, lower + 6))
    edge(.far(index), end, band, [(far + width, upper + 14), (Self.right, upper + 14)])
    edge(
      .back(index), start, band,
      [(far + 60, lower + 44), (far + 60, lower + 66), (Self.left, lower + 66)],
      label: (middle, lower + 62))
  }

  private mutating func drawComing(_ y: Double) {
    let band = Band(.forward, y)
    edge(.from, .to, band, [(Self.left, 34), (Self.right, 34)])
    edge(.to, .from, band, [(Self.right, 66), (Self.left, 66)])
    text(
      Self.width / 2, y + 92, "It can leave so from every state between; a run ends first.",
      size: 10, color: "#777777", anchor: "middle")
  }

  private mutating func drawLegend(_ y: Double) {
    for (index, obligation) in ledger.transition.obligations.enumerated() {
      let entry = ledger.proof.entries[index]
      let exits = zip(LedgerExit.allCases, entry.outcomes).compactMap { exit, outcome in
        outcome == .notHeld ? nil : "\(exit.rawValue) \(ProvedLedger.text(outcome))"
      }
      let line = y + Double(index) * 17
      text(20, line, "\(index + 1)", isBold: true)
      text(44, line, "\(ledger.what(obligation)), line \(obligation.location.line)")
      text(290, line, "for \(obligation.reason)", color: "#555555")
      text(
        520, line, "taken at \(obligation.acquire.rawValue); " + exits.joined(separator: ", "),
        size: 10, color: "#555555")
    }
  }

  private func ends(_ direction: Direction) -> (start: LedgerGraph.Box, end: LedgerGraph.Box) {
    direction == .forward ? (.from, .to) : (.to, .from)
  }

  // MARK: Elements

  /// A strip of the picture, which is mirrored for the backward direction.
  private struct Band {
    let isMirrored: Bool
    let y: Double

    init(_ direction: Direction, _ y: Double) {
      isMirrored = direction == .backward
      self.y = y
    }

    func x(_ x: Double) -> Double { isMirrored ? LedgerSection.width - x : x }
  }

  private func holds(_ box: LedgerGraph.Box) -> String {
    guard let numbers = graph.held[box], !numbers.isEmpty else { return "" }
    return "held: " + LedgerGraph.text(numbers)
  }

  private mutating func stateBox(
    _ box: LedgerGraph.Box, _ band: Band, _ x: Double, _ y: Double, _ name: String
  ) {
    let left = band.isMirrored ? Self.width - x - Self.box.width : x
    rect(left, band.y + y, Self.box.width, Self.box.height, fill: "#f7f7f7", stroke: "#777777")
    let middle = left + Self.box.width / 2
    text(middle, band.y + y + 16, name, isBold: true, anchor: "middle")
    text(middle, band.y + y + 29, holds(box), size: 10, color: "#0b57d0", anchor: "middle")
    if let catchers = graph.catchers[box] {
      let names = catchers.map { ledger.reported.transition.interactions[$0].gesture.text }
      text(
        middle, band.y + y + 40, "caught by " + names.joined(separator: ", "), size: 9, color: "#8c4a00",
        anchor: "middle")
    }
  }

  /// Draws an arrow, with the events above it, and below it the obligations that are taken and given back. Draws
  /// nothing where the machine has no such step.
  private mutating func edge(
    _ from: LedgerGraph.Box, _ to: LedgerGraph.Box, _ band: Band, _ points: [(x: Double, y: Double)],
    label: (x: Double, y: Double)? = nil
  ) {
    guard let edge = graph.edges[LedgerGraph.Pair(from: from, to: to)] else { return }
    let path = points.map { "\(SVGText.number(band.x($0.x))),\(SVGText.number(band.y + $0.y))" }
    svg +=
      "<polyline points=\"\(path.joined(separator: " "))\" fill=\"none\" stroke=\"#444444\" marker-end=\"url(#head)\"/>\n"
    let middle = (points[0].x + points[points.count - 1].x) / 2
    let place = label ?? (middle, points[0].y - 4)
    let anchor = label == nil ? "middle" : band.isMirrored ? "end" : "start"
    let (x, y) = (band.x(place.x), band.y + place.y)
    text(x, y, edge.events.joined(separator: ", "), size: 10, anchor: anchor)
    let changes = [
      edge.taken.isEmpty ? "" : "<tspan fill=\"#146c2e\">+ \(LedgerGraph.text(edge.taken))</tspan>",
      edge.givenBack.isEmpty ? "" : "<tspan fill=\"#b3261e\">− \(LedgerGraph.text(edge.givenBack))</tspan>",
    ].filter { !$0.isEmpty }.joined(separator: " ")
    if changes.isEmpty { return }
    let below = SVGText.number(y + 15)
    svg +=
      "<text x=\"\(SVGText.number(x))\" y=\"\(below)\" font-size=\"10\" font-weight=\"bold\" text-anchor=\"\(anchor)\">\(changes)</text>\n"
  }

  private mutating func text(
    _ x: Double, _ y: Double, _ text: String, size: Double = 11, isBold: Bool = false,
    color: String = "#1b1b1b", anchor: String = "start"
  ) {
    if text.isEmpty { return }
    let place = "x=\"\(SVGText.number(x))\" y=\"\(SVGText.number(y))\""
    let weight = isBold ? " font-weight=\"bold\"" : ""
    svg +=
      "<text \(place) font-size=\"\(SVGText.number(size))\"\(weight) fill=\"\(color)\" text-anchor=\"\(anchor)\">\(SVGText.escaped(text))</text>\n"
  }

  private mutating func rect(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, fill: String, stroke: String
  ) {
    let place = "x=\"\(SVGText.number(x))\" y=\"\(SVGText.number(y))\""
    let size = "width=\"\(SVGText.number(width))\" height=\"\(SVGText.number(height))\" rx=\"6\""
    svg += "<rect \(place) \(size) fill=\"\(fill)\" stroke=\"\(stroke)\"/>\n"
  }
}
