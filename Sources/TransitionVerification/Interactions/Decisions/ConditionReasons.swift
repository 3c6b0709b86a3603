import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// Why a condition is constant whatever the finger does.
struct ConditionReason {
  /// The part that never or always holds because of another one; nil for the whole.
  var range: ByteRange?
  var labels: [DiagnosticLabel] = []
  var notes: [String] = []
  /// Whether the reason is complete.
  var isWhole: Bool { !labels.isEmpty || !notes.isEmpty }
}

extension Interval {
  /// The interval in words; of a plain number the limit on the side of the other operand.
  /// - Parameter isAbove: Whether it is above the other operand.
  fileprivate func text(_ dimension: Dimension, isAbove: Bool) -> String {
    let hasTwoEnds = dimension == .none && !isPoint && low.isFinite && low <= 0
    return (hasTwoEnds && isAbove ? Interval(low, .infinity) : self).text(dimension)
  }
}

extension InteractionRules {
  /// Whether `begin when` surely is constant for all velocities with which the pan itself may begin: those along its axis.
  ///
  /// An edge pan has no such restriction: the platform decides how steep its finger may be.
  mutating func isOnGate(_ wanted: Bool, _ id: ExpressionID, _ moment: FingerAnalysis.Moment) -> Bool {
    guard moment == .gate, case .pan = gesture, let way, reads(.velocity, id) else { return false }
    func isProved(_ analysis: inout FingerAnalysis) -> Bool {
      (way.isDirected ? [way.sign] : [1, -1]).allSatisfy { analysis.isProved(wanted, id, along: $0) }
    }
    // Fingers are as fast on one display as on the next.
    let differing: ExpressionReadings =
      .property | .start | .found | .gesture(.location) | .gestureStart(.location)
    if facts.reads(differing, id) { return surely(.gate, isProved) }
    var isOnOne: Bool?
    return surely(.gate) { analysis in
      let answer = isOnOne ?? isProved(&analysis)
      isOnOne = answer
      return answer
    }
  }

  /// Why a comparison alone always has the same result.
  private mutating func notes(
    on id: ExpressionID, _ isNever: Bool, _ moment: FingerAnalysis.Moment
  ) -> [String] {
    var notes = [sides(id, moment)].compactMap(\.self)
    if moment == .gate, facts.readings(id).hasSpeed, way?.isDirected == true {
      notes.append("`\(gesture.text)` begins only with a speed in its direction")
    }
    if moment == .gate, reads(.location, id), !facts.places.isEmpty {
      notes.append(
        "the finger begins on `\(transition.name(of: interaction.view))`, or at most a tenth of the display beside it"
      )
    }
    return notes + [isNever && moment == .deciding ? placeNote(id) : nil].compactMap(\.self)
  }

  /// A note on how far the display lets a finger go, because of where the view of the gesture rests.
  private func placeNote(_ id: ExpressionID) -> String? {
    guard reads(.progress, id) || reads(.translation, id), let way,
      way.value == .translation
    else { return nil }
    for (display, place) in zip(GestureDomain.displays, facts.places) {
      let (span, length) = (place.span(along: way.axis), display.length(along: way.axis))
      let distance = way.sign > 0 ? length - span.low : span.high
      if distance <= 0 || distance >= length { continue }
      let (name, width, height) = (
        transition.name(of: interaction.view), NumberText.text(display.width), NumberText.text(display.height)
      )
      return
        "the finger begins on `\(name)`, at most \(NumberText.text(distance.rounded()))pt from the end of a display of \(width) × \(height)pt; a tenth more is counted"
    }
    return nil
  }

  /// The two parts of a condition that exclude each other, or the two sides of a comparison.
  /// - Parameter isByGate: Whether this is so only because of where the gesture can begin.
  mutating func reason(
    _ id: ExpressionID, _ isNever: Bool, _ moment: FingerAnalysis.Moment, isByGate: Bool
  ) -> ConditionReason {
    let parts = parts(id, holds: !isNever)
    if isByGate { return ConditionReason(notes: [gateNote]) }
    if parts.count == 1 { return ConditionReason(notes: notes(on: id, isNever, moment)) }
    // Only the first few of many parts are compared.
    for part in parts.prefix(8) where surely(moment, { !$0.canBe(!part.holds, part.id) }) {
      return ConditionReason(range: expressions[part.id].range, notes: notes(on: part.id, isNever, moment))
    }
    for (index, first) in parts.prefix(8).enumerated() {
      for second in parts.prefix(8).dropFirst(index + 1) {
        let wanted = (!first.holds, !second.holds)
        let isImpossible = surely(moment) { analysis in
          !(analysis.canBe(wanted.0, first.id) && analysis.canBe(wanted.1, second.id)
            && analysis.truth(first.id) != (wanted.0 ? .no : .yes)
            && !analysis.isContrary(wanted, first.id, second.id))
        }
        guard isImpossible else { continue }
        return ConditionReason(
          range: expressions[second.id].range,
          labels: [
            DiagnosticLabel(
              expressions[first.id].range,
              isNever ? "it cannot hold together with this" : "it holds whenever this does not")
          ])
      }
    }
    return ConditionReason()
  }

  /// A note on the velocities with which a pan can begin.
  var gateNote: String {
    let axis = way?.axis.name ?? "y"
    return "`\(gesture.text)` begins only where the velocity along \(axis) is the greater one"
  }

  /// The two sides of a comparison in words, where both have limits.
  private mutating func sides(_ id: ExpressionID, _ moment: FingerAnalysis.Moment) -> String? {
    guard case .binary(let symbol, let left, let right) = expressions[id].kind, !symbol.isArithmetic,
      case .scalar(let dimension) = expressions[left].type
    else { return nil }
    var ranges: (left: Interval, right: Interval)?
    _ = surely(moment) { analysis in
      let (a, b) = (analysis.value(left).range, analysis.value(right).range)
      ranges = (ranges?.left.hull(a) ?? a, ranges?.right.hull(b) ?? b)
      return true
    }
    guard let ranges, ranges.left != .everything, ranges.right != .everything,
      !(ranges.left.isPoint && ranges.right.isPoint)
    else { return nil }
    let isLeftAbove = ranges.left.low >= ranges.right.high
    return "the left side is \(ranges.left.text(dimension, isAbove: isLeftAbove)), "
      + "the right side \(ranges.right.text(dimension, isAbove: !isLeftAbove))"
  }
}
