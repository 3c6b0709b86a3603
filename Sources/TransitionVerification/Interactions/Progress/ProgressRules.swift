import TransitionDiagnostics
import TransitionPlan
import TransitionText

extension InteractionRules {
  /// Tolerance for equality of two numbers: below what is visible, above rounding.
  static let slack = 1e-6

  /// Checks that the progress is 0 when the gesture begins, can reach 1, and does not grow the wrong way.
  /// - Returns: Whether nothing was reported.
  mutating func checkProgress() -> Bool {
    guard let progress = interaction.progress else { return true }
    for state in beginnings {
      var seen = Seen()
      if surely(.zero, in: state, { seen.sees($0.value(progress).range) { $0.low > Self.slack } }) {
        let place = state.map { " in `\(transition.states[$0].name)`" } ?? ""
        report(
          Diagnostic(
            .progressNotZeroAtBegin, at: expressions[progress].range, [.text(seen.text + place)],
            notes: [
              "the progress is 0 when the gesture begins: then `translation` is 0 and `scale` is 1; `start.…` is a value at that time"
            ]))
        return false
      }
    }
    if let cause = beginning(of: progress, 0) {
      reportBeginning(of: progress, cause)
      return false
    }
    if !checkWrongWay(progress) || !checkRise(progress) { return false }
    var seen = Seen()
    if surely(.lasting, { seen.sees($0.value(progress).range) { $0.high < 1 - Self.slack } }) {
      reportNeverFull(progress, seen)
      return false
    }
    reportFullAtOnce(progress)
    return true
  }

  /// How far a finger has gone at the beginning, as a share of the display: on most displays less than the 10 points after which a
  /// pan begins.
  static let beginning = 0.016

  /// Reports a progress that is 1 as soon as the finger moves, such as one in per cent.
  private mutating func reportFullAtOnce(_ progress: ExpressionID) {
    guard let way, way.value == .translation,
      surely(
        .lasting,
        {
          $0.restrict($0.domain.gone(Self.beginning, of: $0.display))
          return $0.value(progress).range.low >= 1
        })
    else { return }
    report(
      idle: "most of the motion of `\(gesture.text)`",
      "the progress is 1 before the finger has moved a sixtieth of the display",
      at: expressions[progress].range,
      notes: ["the progress is 1 when the gesture is complete, and `100%` is the same number"])
  }

  private mutating func reportNeverFull(_ progress: ExpressionID, _ seen: Seen) {
    let range = expressions[progress].range
    var fixIts: [FixIt] = []
    // Only a round share of the length is named.
    if let most = mostWithoutEnds(progress), most > 0.01, abs(most - (most * 1000).rounded() / 1000) < 1e-9 {
      let end = ByteRange(range.end, range.end)
      fixIts = [
        FixIt(
          "divide it by \(NumberText.text(most))",
          [
            TextEdit(ByteRange(range.start, range.start), "("), TextEdit(end, ") / \(NumberText.text(most))"),
          ],
          applicability: .needsReview)
      ]
    }
    report(
      Diagnostic(
        .progressNeverFull, at: range, [.text(seen.text)], labels: labels(of: progress),
        notes: [
          fingers(progress)
            ?? (way?.value == .scale
              ? "at 1 the gesture is complete; `scale` is 0 where the fingers meet, and has no upper limit"
              : "a finger can move the length of the container, and at 1 the gesture is complete")
        ],
        fixIts: fixIts))
  }

  /// The gesture value that needs two fingers and that a one-finger gesture lacks, in words; nil if there is none.
  private func fingers(_ progress: ExpressionID) -> String? {
    var note: String?
    expressions.visit(progress) { id in
      switch (expressions[id].kind, gesture) {
      case (.gesture(.scale), .pan), (.gesture(.scale), .edgePan):
        note = "`scale` stays 1 except under two fingers, by `pinch(in)` or `pinch(out)`"
      case (.gesture(.rotation), .pan), (.gesture(.rotation), .edgePan):
        note = "`rotation` stays 0 except under two fingers, by `rotate`"
      default: break
      }
    }
    return note
  }

  /// The greatest progress however far the finger goes, if it is the same on all displays and below 1.
  private mutating func mostWithoutEnds(_ progress: ExpressionID) -> Double? {
    var seen = Seen()
    let isLimited = surely(.lasting) {
      $0.restrict($0.domain.withoutEnds())
      return seen.sees($0.value(progress).range) { $0.high < 1 - Self.slack }
    }
    return isLimited ? seen.most : nil
  }

  /// Labels of the driven values that the progress reads.
  private func labels(of progress: ExpressionID) -> [DiagnosticLabel] {
    var labels: [DiagnosticLabel] = []
    expressions.visit(progress) { id in
      guard case .property(let subject, let property) = expressions[id].kind else { return }
      for drive in interaction.drives where drive.subject == subject && drive.property == property {
        let label = DiagnosticLabel(drive.location.range, "this is its largest value")
        if !labels.contains(label) { labels.append(label) }
      }
    }
    return labels
  }

  private mutating func checkWrongWay(_ progress: ExpressionID) -> Bool {
    if !checkAxis(progress) { return false }
    guard way?.isDirected == true else { return checkGatedWay(progress) }
    let isWrong =
      surely(.lasting) {
        guard let wrong = $0.domain.wrongWay() else { return false }
        $0.restrict(wrong)
        return $0.value(progress).range.low > Self.slack
      } || surely(.lasting) { $0.value(progress).goes(-1) }
    if !isWrong { return checkSides(progress) }
    report(
      .counts(gesture.against), at: progress, notes: [gesture.note],
      fixIt: oneWayRemedy(progress) ?? signRemedy(progress))
    return false
  }
}

/// A number, collected over the displays.
struct Seen {
  private var range: Interval?

  /// The greatest value, if it is the same on all displays.
  private(set) var most: Double?
  private var hasOthers = false

  /// Adds the number on a display, and tests it.
  mutating func sees(_ interval: Interval, _ test: (Interval) -> Bool) -> Bool {
    if let most, abs(most - interval.high) > 1e-9 { hasOthers = true }
    most = hasOthers ? nil : interval.high
    range = range?.hull(interval) ?? interval
    return test(interval)
  }

  /// The number in words: `at most 0.5`.
  var text: String { range.map { $0.text(.none) } ?? "" }
}

extension Gesture {
  /// The words for the wrong way of the gesture.
  fileprivate var against: String {
    switch self {
    case .pan(.down), .edgePan(.top): "up"
    case .pan(.up), .edgePan(.bottom): "down"
    case .pan(.right), .edgePan(.left): "left"
    case .pan(.left), .edgePan(.right): "right"
    case .edgePan: "back to its edge"
    case .pinch(.in): "apart"
    case .pinch(.out): "together"
    default: "back"
    }
  }
}
