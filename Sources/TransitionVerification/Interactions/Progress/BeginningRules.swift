import TransitionDiagnostics
import TransitionPlan
import TransitionText

/// The value at a gesture's beginning that a number depends on, and that is unknown beforehand.
struct UnknownBeginning {
  /// Where the finger is, or how fast it is.
  let value: GestureValue
  let part: Int

  var isPlace: Bool { value == .location }

  /// The value in words, for use after "depends on".
  var words: String { isPlace ? "where the finger is" : "how fast the finger is" }
}

extension InteractionRules {
  /// The value that a number surely depends on when the gesture begins; nil if none. The number grows all the way with it, or falls
  /// all the way, so one place or speed at most gives the right number.
  /// - Parameter key: The property of the number, with its limits.
  /// - Parameter values: The candidates.
  mutating func beginning(
    of id: ExpressionID, _ part: Int, at key: PartKey? = nil,
    _ values: [GestureValue] = [.location, .velocity]
  ) -> UnknownBeginning? {
    for value in values where reads(value, id, orAtStart: true) {
      for axis in 0...1 {
        let depends = surely(.zero, by: .beginning(value, axis)) {
          let rate = $0.value($0.withoutBand(id), part).rate
          guard rate.low > 0 || rate.high < 0 else { return false }
          guard let key else { return true }
          // A value that is clamped to its rest is right wherever the finger is.
          let (range, rest, limits) = ($0.value(id, part).range, $0.rest(key).range, key.property.bounds)
          return !(range.high > limits.high && rest.high >= limits.high)
            && !(range.low < limits.low && rest.low <= limits.low)
        }
        if depends { return UnknownBeginning(value: value, part: axis) }
      }
    }
    return nil
  }

  /// Reports a progress that depends on where the finger begins.
  mutating func reportBeginning(of progress: ExpressionID, _ cause: UnknownBeginning) {
    let place = cause.isPlace ? only(.location, in: progress) : nil
    let (read, distance) = (cause.value.text(cause.part), GestureValue.translation.text(cause.part))
    report(
      Diagnostic(
        .progressNotZeroAtBegin, at: expressions[progress].range, [.text("depends on \(cause.words)")],
        notes: [
          "`\(read)` can have any value when the gesture begins; `\(distance)` is the distance that the finger has moved since"
        ],
        fixIts: place.map { [FixIt("change to `translation`", replacing: $0, with: "translation")] } ?? []))
  }

  /// Whether an expression reads a value of the gesture, itself or through a `let`.
  /// - Parameter orAtStart: Whether the value at the beginning of the gesture counts as well.
  func reads(_ value: GestureValue, _ id: ExpressionID, orAtStart: Bool = false) -> Bool {
    facts.reads(orAtStart ? .gesture(value) | .gestureStart(value) : .gesture(value), id)
  }

  /// The place of a gesture value in an expression, if it is there once and nothing else can be meant.
  private func only(_ value: GestureValue, in id: ExpressionID) -> ByteRange? {
    var places: [ByteRange] = []
    var isPlain = true
    expressions.visit(id) { part in
      switch expressions[part].kind {
      case .gesture(value): places.append(expressions[part].range)
      case .gestureStart(value), .local: isPlain = false
      default: break
      }
    }
    return isPlain && places.count == 1 && places[0].count == value.rawValue.utf8.count ? places[0] : nil
  }
}

extension FingerAnalysis {
  /// The argument of a rubber band between fixed ends, which grows with it everywhere; else the expression itself.
  fileprivate mutating func withoutBand(_ id: ExpressionID) -> ExpressionID {
    guard case .call(.rubberBand, let arguments) = facts.expressions[id].kind, arguments.count > 1,
      value(arguments[1], 0).rate.isZero, value(arguments[1], 1).rate.isZero
    else { return id }
    return arguments[0]
  }
}
