import TransitionDiagnostics
import TransitionPlan
import TransitionText

extension InteractionRules {
  /// A fix-it by which a drive begins with the value at the start: the finger's distance is added to it, or it takes the place of the
  /// value that the formula begins with.
  /// - Parameter isRest: Whether the formula begins with the value at rest.
  mutating func startRemedy(_ drive: Drive, _ value: ExpressionID, isRest: Bool = false) -> FixIt? {
    let (range, start) = (expressions[value].range, "start.\(name(drive))")
    let add = "add it to `\(start)`"
    switch expressions[value].kind {
    case .gesture(.location): return FixIt(add, replacing: range, with: "\(start) + translation")
    case .component(let operand, let part):
      guard case .gesture(.location) = expressions[operand].kind, isPosition(drive) else { break }
      return FixIt(add, replacing: range, with: "\(start) + translation.\(part == .x ? "x" : "y")")
    default: break
    }
    let isOne = drive.property.type.count == 1
    if isPosition(drive), isDistance(value), !isOne || isAtBeginning(value, 0) {
      return FixIt(add, replacing: ByteRange(at: range.start), with: "\(start) + ")
    }
    guard isOne, !facts.reads(.start, value), !isStill(value), isOfInteraction(range) else { return nil }
    if isAtBeginning(value, 0) {
      guard isRest || drive.property.isRotation else { return nil }
      return FixIt(add, replacing: ByteRange(at: range.start), with: "\(start) + ")
    }
    if let swapped = swappedEnds(drive, value) { return swapped }
    let title = "begin with `\(start)`"
    if let assumed = beginning(of: value) {
      let place = expressions[assumed].range
      guard range.start <= place.start, place.end <= range.end else { return nil }
      return FixIt(title, replacing: place, with: start)
    }
    guard isRest, isAtBeginning(value, 1), expressions[value].kind.isFactor else { return nil }
    return FixIt(title, replacing: ByteRange(at: range.start), with: "\(start) * ")
  }

  /// A fix-it that exchanges the ends of a `lerp` that begins with its first end, although it rests at the second one.
  private mutating func swappedEnds(_ drive: Drive, _ value: ExpressionID) -> FixIt? {
    var ends: (first: ExpressionID, last: ExpressionID)?
    expressions.visit(value) { id in
      if case .call(.lerp, let parts) = expressions[id].kind, parts.count == 3 { ends = (parts[0], parts[1]) }
    }
    guard let ends, let first = expressions.constant(ends.first), let last = expressions.constant(ends.last),
      isAtBeginning(value, first),
      surely(.zero, { $0.rest(PartKey(drive.subject, drive.property, 0)).range == Interval(last) })
    else { return nil }
    func edit(_ id: ExpressionID, _ number: Double) -> TextEdit {
      TextEdit(expressions[id].range, Interval(number).text(dimension(of: drive)))
    }
    return FixIt(
      "swap the two values", [edit(ends.first, last), edit(ends.last, first)], applicability: .needsReview)
  }

  private func isPosition(_ drive: Drive) -> Bool {
    drive.property != .frame && Axis.allCases.contains { drive.property.part(along: $0) != nil }
  }

  /// Whether a value is made of the finger's distance alone.
  private func isDistance(_ value: ExpressionID) -> Bool {
    var (reads, others) = (false, false)
    expressions.visit(value) { id in
      switch expressions[id].kind {
      case .gesture(.translation): reads = true
      // The container's size does not say where an object is.
      case .property(.container, _): break
      case .gesture, .gestureStart, .start, .property, .found: others = true
      default: break
      }
    }
    return reads && !others
  }

  /// The part of a value that it equals when the gesture begins and that is the same whatever the finger does; nil where there is
  /// none.
  private mutating func beginning(of id: ExpressionID) -> ExpressionID? {
    if isStill(id) { return id }
    switch expressions[id].kind {
    case .binary(.add, let left, let right):
      return isAtBeginning(right, 0)
        ? beginning(of: left) : isAtBeginning(left, 0) ? beginning(of: right) : nil
    case .binary(.subtract, let left, let right): return isAtBeginning(right, 0) ? beginning(of: left) : nil
    case .binary(.multiply, let left, let right):
      return isAtBeginning(right, 1)
        ? beginning(of: left) : isAtBeginning(left, 1) ? beginning(of: right) : nil
    case .call(.lerp, let arguments) where arguments.count == 3 && isAtBeginning(arguments[2], 0):
      return beginning(of: arguments[0])
    case .call(.clamp, let arguments), .call(.min, let arguments), .call(.max, let arguments):
      let moving = arguments.filter { !isStill($0) }
      return moving.count == 1 ? beginning(of: moving[0]) : nil
    default: return nil
    }
  }

  private mutating func isAtBeginning(_ id: ExpressionID, _ number: Double) -> Bool {
    surely(.zero) {
      let range = $0.value(id).range
      return range.isPoint && range.low == number
    }
  }

  /// Whether a value surely does not change while the gesture lasts.
  private func isStill(_ id: ExpressionID) -> Bool {
    !facts.reads(.anything, id) {
      switch $0 {
      case .gesture, .gestureStart, .start: true
      case .property(let subject, _): subject != .container
      default: false
      }
    }
  }
}

extension ExpressionKind {
  /// Whether another factor can be written before the expression.
  fileprivate var isFactor: Bool {
    switch self {
    case .binary(let symbol, _, _): symbol == .multiply || symbol == .divide
    default: true
    }
  }
}
