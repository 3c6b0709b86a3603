import TransitionPlan

/// What of a finger an expression reads, and how.
struct FingerReadings {
  /// Whether anything in it has limits or a bend, so that it may stand still where the finger goes on.
  var isBent = false
  /// Whether one value is read more than once.
  private(set) var isTwice = false
  private var values: Set<GestureValue> = []
  private var count = 0
  /// The expressions that are gone through, and those that have been, each with whether the finger is read in it.
  private var read: [ExpressionID: Bool?] = [:]

  /// Notes a value. The place of a finger is where it began and its way since: the two are one.
  mutating func note(_ value: GestureValue) {
    if !values.insert(value == .location ? .translation : value).inserted { isTwice = true }
    count += 1
  }

  /// Begins with an expression that others may use as well.
  /// - Returns: How much has been read before; nil where the expression need not be gone through once more, or where it is
  ///   being gone through.
  mutating func open(_ id: ExpressionID) -> Int? {
    if let known = read[id] {
      if known == true {
        isTwice = true
        count += 1
      }
      return nil
    }
    read[id] = .some(nil)
    return count
  }

  /// Ends with an expression.
  mutating func close(_ id: ExpressionID, _ before: Int) { read[id] = count > before }
}

extension Function {
  /// Whether its values have limits, or go another way from somewhere on.
  var isBent: Bool {
    switch self {
    case .min, .max, .clamp, .abs, .map, .rubberBand: true
    default: false
    }
  }
}
