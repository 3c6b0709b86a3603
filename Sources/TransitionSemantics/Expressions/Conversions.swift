import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

/// Advice on values whose types do not match.
extension Checker {
  /// A value in the text and its type.
  typealias Operand = (node: NodeID, type: ValueType)

  /// The conversion of a value to another type; nil where there is no single one.
  func conversion(_ operand: Operand, to wanted: ValueType) -> String? {
    switch (operand.type, wanted) {
    case (.scalar(let from), .scalar(let to)):
      return from == to ? nil : conversion(operand.node, from: from, to: to, wanted)
    case (.vector(let from), .vector(let to)):
      return from == to ? nil : product(operand.node, from: from, to: to, wanted)
    case (_, .range(let dimension)):
      return Self.range(of: dimension).map { "each end has its own unit: `\($0)`" }
        ?? "each end has the dimension of the first value"
    case (.point, .vector(.length)), (.vector(.length), .point):
      return "a point is a position, and a vector is the distance from one position to another"
    case (.vector, .scalar), (.point, .scalar): return "take one part of it, `.x` or `.y`"
    case (.size, .scalar): return "take one part of it, `.width` or `.height`"
    case (.rect, .scalar): return "take one part of it, such as `.width` or `.center.x`"
    case (.insets, .scalar): return "take one part of it, such as `.top`"
    case (.rect, .point): return "take its `.center` or its `.origin`"
    case (.rect, .size): return "take its `.size`"
    case (.size, .vector(.length)): return "a displacement is `vector(x, y)`"
    case (.color, .scalar):
      return
        "there is no arithmetic with colours: use a track from one to another, and a `drive` without a value follows it"
    case (.size, .rect): return "a rect also has a position: `rect(x, y, width, height)`"
    case (.scalar(.length), .vector(.length)):
      return "a vector has two lengths: `vector(\(pair(operand.node)))`"
    case (.scalar(.length), .point): return "a point has two lengths: `point(\(pair(operand.node)))`"
    case (.scalar(.length), .size): return "a size has two lengths: `size(\(shown(operand.node)), 44pt)`"
    case (.scalar, .flag): return "a condition is a comparison, `true` or `false`"
    default: return Self.writing(of: wanted)
    }
  }

  /// The form of a value of a type that is not a number.
  private static func writing(of wanted: ValueType) -> String? {
    switch wanted {
    case .rect: "a rect is `rect(x, y, width, height)`, or the `.frame` of an object"
    case .size: "a size is `size(width, height)`, or the `.size` of an object"
    case .point: "a position is `point(x, y)`, or the `.center` of an object"
    case .vector: "a vector is `vector(x, y)`, or the difference of two points, `a - b`"
    case .insets: "insets are `insets(top: 8pt)`, or the `.safeArea` of a screen"
    case .color: "a colour is written `#RRGGBB` or `#RRGGBBAA`"
    case .flag: "a condition is a comparison, `true` or `false`"
    case .scalar, .range: nil
    }
  }

  /// The conversion of a number from one dimension to another.
  private func conversion(
    _ node: NodeID, from: Dimension, to: Dimension, _ wanted: ValueType
  ) -> String? {
    let text = shown(node)
    guard isNumber(node) else {
      if from.squareRoot == to, to != .none { return "`sqrt(\(text))` is \(wanted)" }
      return product(node, from: from, to: to, wanted)
    }
    if from == .none, text.hasSuffix("%"), let whole = example(of: to, text) {
      return "a percentage is a plain number; multiply it: `\(text) * \(whole)`"
    }
    return to == .none || example(of: to, text) != nil ? unitNote(to) : nil
  }

  /// A product or a quotient of another dimension.
  private func product(_ node: NodeID, from: Dimension, to: Dimension, _ wanted: ValueType) -> String? {
    let text = shown(node)
    // A number with a unit was meant to have none.
    if to == .none, isWrittenOut(node) { return unitNote(to) }
    if let unit = missingUnit(node, from: from, to: to) { return unit }
    if let whole = example(of: to / from, text) { return "`\(factor(node)) * \(whole)` is \(wanted)" }
    if let whole = example(of: from / to, text) { return "`\(factor(node)) / \(whole)` is \(wanted)" }
    // A rate becomes a length by a time and a length.
    if let whole = example(of: to / from / .time, text) {
      return "`\(factor(node)) * 0.25s * \(whole)` is \(wanted)"
    }
    return nil
  }

  /// The note about a product or a quotient with a plain number that lacks its unit; nil for another value.
  private func missingUnit(_ node: NodeID, from: Dimension, to: Dimension) -> String? {
    guard tree.kind(node) == .binary, let left = tree.child(node, .left), let right = tree.child(node, .right)
    else { return nil }
    let isProduct = operation(of: node, after: left) == .multiply
    guard isProduct || operation(of: node, after: left) == .divide else { return nil }
    for side in isProduct ? [right, left] : [right] {
      guard let fixIt = unitFixIt(side, isProduct ? to / from : from / to) else { continue }
      return "`\(shown(side))` has no unit: \(fixIt.title)"
    }
    return nil
  }

  /// Whether a value is a number as it is written, even with a sign.
  private func isNumber(_ node: NodeID) -> Bool {
    tree.kind(node) == .number
      || tree.kind(node) == .prefix && tree.child(node, .operand).map { tree.kind($0) == .number } == true
  }

  /// Whether a value consists of literals.
  func isWrittenOut(_ node: NodeID) -> Bool {
    switch tree.kind(node) {
    case .number: true
    case .prefix, .parenthesized: tree.child(node, .operand).map { isWrittenOut($0) } ?? false
    case .binary: [.left, .right].allSatisfy { tree.child(node, $0).map { isWrittenOut($0) } ?? false }
    default: false
    }
  }

  /// An example of a range of a dimension.
  private static func range(of dimension: Dimension) -> String? {
    switch dimension {
    case .none: "0..1"
    case .length: "0pt..100pt"
    case .time: "0ms..300ms"
    case .angle: "0deg..90deg"
    case .speed: "0pt/s..800pt/s"
    default: nil
    }
  }

  /// An example of a value of a dimension to multiply or divide by; nil where there is no usual one.
  private func example(of dimension: Dimension, _ text: String) -> String? {
    switch dimension {
    case .time: "0.25s"
    case .angle: "90deg"
    case .speed: "800pt/s"
    case .angle / .time: "90deg/s"
    case .length * .length: "(container.width * container.height)"
    case .length: isVertical(text) ? "container.height" : "container.width"
    default: nil
    }
  }

  /// Whether a length is vertical, by the names in it.
  private func isVertical(_ text: String) -> Bool {
    [".y", "height", "top", "bottom"].contains { text.has($0) }
  }

  /// A vector with a length on its axis, and 0 on the other one.
  func pair(_ node: NodeID) -> String {
    let text = shown(node)
    return isVertical(text) ? "0, \(text)" : "\(text), 0"
  }

  /// The text of a value, if it is short enough for a message.
  func shown(_ node: NodeID) -> String {
    let text = tree.source.text(tree.range(node))
    return text.utf8.count <= Self.longestExample && !text.has("\n") ? text : "…"
  }

  /// The same, as a factor in a product.
  private func factor(_ node: NodeID) -> String {
    let text = shown(node)
    return tree.kind(node) == .binary && text != "…" ? "(\(text))" : text
  }

  private static let longestExample = 40

  // MARK: Operators

  /// The note about two values that an operator does not accept together.
  func conversion(_ left: Operand, _ right: Operand, _ operation: BinaryOperator) -> String? {
    if operation == .and || operation == .or {
      return "each side is a condition: compare it with something, as `progress > 50%`"
    }
    let types = [left.type, right.type]
    if types.contains(.flag) {
      return [left, right].contains { isState($0.node) }
        ? "the name of a state has a value only in the `drive` of its table; elsewhere it is a condition"
        : "a condition is true or false, not a number"
    }
    if types.contains(.color) {
      return "there is no arithmetic with colours: `animate` goes from one to another"
    }
    if types.contains(.rect) {
      return
        "`offset(rect, vector)` moves a rect, `inset(rect, by)` makes it smaller, and its parts are lengths"
    }
    if types.contains(.insets) {
      return "the parts of insets are lengths: `.top`, `.left`, `.bottom`, `.right`"
    }
    if types.contains(where: { if case .range = $0 { true } else { false } }) {
      return "a range belongs in `clamp`, `map`, `rubberBand` and `over`"
    }
    if let note = placeNote(left, right, operation) ?? timeNote(left, right) { return note }
    if left.type.dimension == nil, right.type.dimension != nil {
      return conversion(left, to: right.type)
    }
    if right.type.dimension == nil, left.type.dimension != nil { return conversion(right, to: left.type) }
    return inner(left, right)
  }

  /// Whether a value is the name of a state.
  private func isState(_ node: NodeID) -> Bool {
    guard let name = onlyName(node), case .state? = scope[name.symbol]?.entity else { return false }
    return true
  }

  /// Converts one of two scalars or vectors to the type of the other, preferring the one that is easier to change.
  private func inner(_ left: Operand, _ right: Operand) -> String? {
    let isLeft = weight(left) >= weight(right)
    let (one, other) = isLeft ? (left, right) : (right, left)
    // The side of an area is a length.
    if let root = other.type.dimension?.squareRoot, root == one.type.dimension {
      return conversion(other, to: one.type)
    }
    return conversion(one, to: other.type) ?? conversion(other, to: one.type) ?? shares(left, right)
  }

  /// Two unrelated numbers can be compared as shares.
  private func shares(_ left: Operand, _ right: Operand) -> String? {
    guard let a = left.type.dimension, let b = right.type.dimension,
      let first = whole(of: a, shown(left.node)), let second = whole(of: b, shown(right.node))
    else { return nil }
    return "divide to get plain numbers: `\(factor(left.node)) / \(first)`, "
      + "`\(factor(right.node)) / \(second)`"
  }

  /// The divisor that makes a number a share.
  private func whole(of dimension: Dimension, _ text: String) -> String? {
    switch dimension {
    case .none / .time: "(1 / 0.25s)"
    case .none / .length: "(1 / container.width)"
    default: example(of: dimension, text)
    }
  }

  /// A rank: literals are changed first, then values with more dimensions.
  private func weight(_ operand: Operand) -> Int {
    let dimension: Dimension
    switch operand.type {
    case .scalar(let own), .vector(let own): dimension = own
    default: return 0
    }
    let exponents = [dimension.length, dimension.time, dimension.angle].map { abs(Int($0)) }.reduce(0, +)
    guard isNumber(operand.node) else { return exponents }
    // A percentage comes last: its whole is unknown.
    return exponents + (shown(operand.node).hasSuffix("%") ? 2_000 : 1_000)
  }

  /// The note about a length and a literal time: the distance at a speed in that time is a length.
  private func timeNote(_ left: Operand, _ right: Operand) -> String? {
    timeNote(length: left, time: right) ?? timeNote(length: right, time: left)
  }

  private func timeNote(length: Operand, time: Operand) -> String? {
    guard length.type == .length, time.type == .scalar(.time), tree.kind(time.node) == .number else {
      return nil
    }
    let axis = isVertical(shown(length.node)) ? "y" : "x"
    return "the distance of a finger in a time is a length: `velocity.\(axis) * \(shown(time.node))`"
  }

  /// The note about points and sizes, which are not numbers.
  private func placeNote(_ left: Operand, _ right: Operand, _ operation: BinaryOperator) -> String? {
    switch (left.type, operation, right.type) {
    case (.point, .add, .point):
      return "two points cannot be added; their difference `a - b` is a vector"
    case (.vector, .subtract, .point):
      return "a vector can be subtracted from a point, but not a point from a vector"
    case (.point, .add, .scalar(.length)), (.point, .subtract, .scalar(.length)):
      return "a point moves by a vector: `vector(\(pair(right.node)))`"
    case (.point, .multiply, _), (.point, .divide, _), (_, .multiply, .point):
      return "a point cannot be multiplied: multiply one part of it, `.x` or `.y`"
    case (.size, .multiply, _), (.size, .divide, _), (_, .multiply, .size):
      return "a size is multiplied by a plain number, and its parts are lengths: `.width`, `.height`"
    case (_, .divide, .vector), (_, .divide, .point), (_, .divide, .size):
      return "divide by one part of it, such as `.x` or `.width`"
    case (.vector, .range, .vector) where left.type == right.type:
      return "the ends of a range are numbers: use one part of each, `.x` or `.y`"
    case (.point, _, .vector), (.vector, _, .point):
      let vector = left.type == .point ? right : left
      return conversion(vector, to: .vector(.length))
        ?? "a point is a position, and a vector of lengths is the distance from one position to another"
    case (.point, _, .size), (.size, _, .point):
      return "a point moves by a vector; the parts of a size are lengths: `.width`, `.height`"
    case (.size, _, .vector), (.vector, _, .size):
      return "combine the parts of a size and a vector: `.width` and `.x`, `.height` and `.y`"
    case (.vector, .multiply, .vector): return "multiply their parts, `.x` and `.y`"
    case (_, let sign, _) where left.type == right.type && sign.isComparison:
      return left.type == .size
        ? "only numbers can be compared: use one part of each, `.width` or `.height`"
        : "only numbers can be compared: use one part of each, `.x` or `.y`"
    default: return nil
    }
  }
}

extension BinaryOperator {
  /// Whether the operator is a comparison.
  fileprivate var isComparison: Bool {
    switch self {
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .equal, .notEqual: true
    default: false
    }
  }
}
