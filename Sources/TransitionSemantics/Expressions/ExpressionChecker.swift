import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

/// A checked expression.
struct Typed {
  var id: ExpressionID
  var type: ValueType
  /// Whether it is a literal `0`, which fits every dimension.
  var isZero = false
}

/// What a value is for, as messages say it; the words are made only when there is something to say.
enum Purpose {
  /// In words: "the duration".
  case words(String)
  /// For what stands at a node: "`viewer.alpha`".
  case node(NodeID)
}

extension Checker {
  /// Checks an expression.
  /// - Returns: Its value and type, or nil when something in it is wrong, which has been reported.
  mutating func check(_ node: NodeID) -> Typed? {
    if tree.hasError(node) { return nil }
    switch tree.kind(node) {
    case .number: return checkNumber(node)
    case .flag:
      let flag = ExpressionKind.flag(tree.word(node) == .true)
      return typed(flag, .flag, node)
    case .color: return typed(.color(color(node)), .color, node)
    case .path: return checkPath(node)
    case .parenthesized: return tree.child(node, .operand).flatMap { check($0) }
    case .prefix: return checkPrefix(node)
    case .binary: return checkBinary(node)
    case .apply: return checkApplication(node)
    case .member: return checkMember(node)
    case .string:
      report(.typeMismatch, node, [.text("a value"), .text("a string")])
      return nil
    default: return nil
    }
  }

  /// Checks an expression of which the type is given.
  /// - Parameters:
  ///   - node: The expression.
  ///   - type: What it must be.
  ///   - purpose: What the value is for.
  mutating func check(
    _ node: NodeID, as type: ValueType, for purpose: Purpose
  ) -> ExpressionID? {
    guard let value = check(node) else { return nil }
    if value.type == type { return value.id }
    if value.isZero, let dimension = type.dimension { return zero(dimension, node) }
    if type == .number, let dimension = value.type.dimension {
      var diagnostic = Diagnostic(
        .notDimensionless, at: tree.range(node), [.text(words(purpose)), .text(dimension.description)])
      if dimension == .length {
        diagnostic.notes = ["divide it by a length, such as `container.height`, to get a plain number"]
      }
      report(diagnostic)
      return nil
    }
    var diagnostic = Diagnostic(
      .typeMismatch, at: tree.range(node),
      [.text("\(type.description) for \(words(purpose))"), .text(value.type.description)])
    if value.type == .number, let dimension = type.dimension {
      diagnostic.notes = [unitNote(dimension)]
      diagnostic.fixIts = unitFixIts(node, dimension)
    } else if value.type == .number, type == .flag {
      diagnostic.notes = ["a condition is a comparison, `true` or `false`"]
    } else {
      addConversion(node, value.type, to: type, &diagnostic)
    }
    report(diagnostic)
    return nil
  }

  /// Places and displacements are two things; which is which is easily mistaken.
  private func addConversion(
    _ node: NodeID, _ found: ValueType, to wanted: ValueType, _ diagnostic: inout Diagnostic
  ) {
    let function: String
    switch (found, wanted) {
    case (.point, .vector(.length)): function = "vector"
    case (.vector(.length), .point): function = "point"
    default: return
    }
    diagnostic.notes = ["a point is a place, and a vector is how far it is from one place to another"]
    if tree.kind(node) == .apply, let name = tree.child(node, .function) {
      diagnostic.fixIts = [FixIt("write `\(function)`", replacing: tree.range(name), with: function)]
    }
  }

  /// The unit that a number without one probably has: the one that stands apart behind it, or the usual one.
  private func unitFixIts(_ node: NodeID, _ dimension: Dimension) -> [FixIt] {
    guard tree.kind(node) == .number, let value = Double(tree.source.text(tree.range(node))) else {
      return []
    }
    let end = tree.range(node).end
    let next = tree.tokenRange(node).upperBound
    if tree.tokens.kinds[next] == .name {
      let name = tree.tokens.names.name(tree.tokens.symbols[next])
      let unit = Units.named(name) == nil ? ForeignNames.meant(by: name) ?? "" : name
      if Units.named(unit)?.dimension == dimension {
        let detached = ByteRange(end, tree.tokens.ends[next])
        return [FixIt("glue the unit to its number", replacing: detached, with: unit)]
      }
    }
    let unit: String
    switch dimension {
    case .time: unit = value < 10 ? "s" : "ms"
    case .length: unit = "pt"
    case .angle: unit = "deg"
    case .speed: unit = "pt/s"
    default: return []
    }
    return [
      FixIt("write `\(tree.source.text(tree.range(node)))\(unit)`", replacing: ByteRange(at: end), with: unit)
    ]
  }

  private func words(_ purpose: Purpose) -> String {
    switch purpose {
    case .words(let words): words
    case .node(let node): "`\(tree.source.text(tree.range(node)))`"
    }
  }

  func unitNote(_ dimension: Dimension) -> String {
    switch dimension {
    case .length: "a length is written with its unit: `12pt`"
    case .time: "a time is written with its unit: `250ms` or `0.25s`"
    case .angle: "an angle is written with its unit: `90deg`"
    case .speed: "a speed is written with its unit: `800pt/s`"
    default: "write the unit"
    }
  }

  mutating func typed(_ kind: ExpressionKind, _ type: ValueType, _ node: NodeID) -> Typed {
    let range = imports.place(of: tree.range(node), usedAt: useSite)
    let id = expressions.fold(kind, type: type, range: range)
    if let value = expressions.constant(id), !value.isFinite { report(.notFinite, node) }
    return Typed(id: id, type: type)
  }

  /// A `0` of a dimension.
  mutating func zero(_ dimension: Dimension, _ node: NodeID) -> ExpressionID {
    expressions.fold(
      .number(0), type: .scalar(dimension), range: imports.place(of: tree.range(node), usedAt: useSite))
  }

  // MARK: Literals

  private mutating func checkNumber(_ node: NodeID) -> Typed? {
    let range = tree.range(node)
    let text = tree.source[range]
    let literal = NumberLiteral(text)
    let value = literal.value
    guard value.isFinite else {
      report(.notFinite, node)
      return nil
    }
    var unitText = text.dropFirst(literal.length)
    let isRate = unitText.count > 1 && unitText.suffix(2).elementsEqual("/s".utf8)
    if isRate { unitText = unitText.dropLast(2) }
    if unitText.isEmpty {
      var number = typed(.number(value), .number, node)
      number.isZero = value == 0
      return number
    }
    let unitName = String(decoding: unitText, as: UTF8.self)
    guard let unit = Units.named(unitName) else {
      let start = range.start + UInt32(literal.length)
      let unitRange = ByteRange(start, start + UInt32(unitText.count))
      report(misspelt(.unknownUnit, unitRange, unitName, [.source(unitRange)], Units.names))
      return nil
    }
    let dimension = isRate ? unit.dimension / .time : unit.dimension
    // 250 / 1000 is nearer to a quarter of a second than 250 × 0.001 is.
    let scaled =
      unit.factor < 1 && dimension != .angle ? value / (1 / unit.factor).rounded() : value * unit.factor
    return typed(.number(scaled), .scalar(dimension), node)
  }

  private func color(_ node: NodeID) -> Color {
    let digits = tree.source.text(tree.range(node)).dropFirst()
    let value = UInt64(digits, radix: 16) ?? 0
    let rgba = digits.count == 6 ? value << 8 | 0xFF : value
    func component(_ shift: UInt64) -> Double { Double(rgba >> shift & 0xFF) / 255 }
    return Color(red: component(24), green: component(16), blue: component(8), alpha: component(0))
  }

  // MARK: Operators

  private mutating func checkPrefix(_ node: NodeID) -> Typed? {
    guard let operandNode = tree.child(node, .operand), let operand = check(operandNode) else { return nil }
    if tree.tokens.kinds[tree.tokenRange(node).lowerBound] == .minus {
      switch operand.type {
      case .scalar, .vector, .size: return typed(.negate(operand.id), operand.type, node)
      default:
        report(.typeMismatch, operandNode, [.text("a number after `-`"), .text(operand.type.description)])
        return nil
      }
    }
    guard operand.type == .flag else {
      report(.typeMismatch, operandNode, [.text("a condition after `not`"), .text(operand.type.description)])
      return nil
    }
    return typed(.not(operand.id), .flag, node)
  }

  private mutating func checkBinary(_ node: NodeID) -> Typed? {
    guard let leftNode = tree.child(node, .left), let rightNode = tree.child(node, .right) else { return nil }
    let operation = self.operation(of: node, after: leftNode)
    guard var left = check(leftNode), var right = check(rightNode) else { return nil }
    if left.isZero, let dimension = right.type.dimension, operation.isSameDimension {
      left = Typed(id: zero(dimension, leftNode), type: right.type, isZero: right.isZero)
    } else if right.isZero, let dimension = left.type.dimension, operation.isSameDimension {
      right = Typed(id: zero(dimension, rightNode), type: left.type)
    }
    guard let type = OperatorTypes.result(operation, left.type, right.type) else {
      reportMismatch(operation, (leftNode, left.type), (rightNode, right.type))
      return nil
    }
    return typed(.binary(operation, left.id, right.id), type, node)
  }

  private func operation(of node: NodeID, after left: NodeID) -> BinaryOperator {
    // The kind, not the text: it is what was meant.
    BinaryOperator(tree.tokens.kinds[tree.tokenRange(left).upperBound])
  }

  private mutating func reportMismatch(
    _ operation: BinaryOperator, _ left: (node: NodeID, type: ValueType),
    _ right: (node: NodeID, type: ValueType)
  ) {
    let verb =
      switch operation {
      case .add: "added"
      case .subtract: "subtracted"
      case .multiply: "multiplied"
      case .divide: "divided"
      case .and, .or: "joined by `\(operation.rawValue)`"
      case .range: "the ends of one range"
      default: "compared"
      }
    let sign = tree.tokens.range(tree.tokenRange(left.node).upperBound)
    var diagnostic = Diagnostic(
      .dimensionMismatch, at: sign,
      [.text(left.type.description), .text(right.type.description), .text(verb)],
      labels: [
        DiagnosticLabel(tree.range(left.node), left.type.description),
        DiagnosticLabel(tree.range(right.node), right.type.description),
      ])
    diagnostic.notes = [mismatchNote(left, right) ?? mismatchNote(right, left)].compactMap(\.self)
    report(diagnostic)
  }

  /// What there is to say of one side that does not go with the other, or nil.
  private func mismatchNote(
    _ side: (node: NodeID, type: ValueType), _ other: (node: NodeID, type: ValueType)
  ) -> String? {
    let text = tree.source.text(tree.range(side.node))
    if case .vector(let dimension) = side.type, other.type == .scalar(dimension) {
      return "compare or add one part of it, `.x` or `.y`"
    }
    guard tree.kind(side.node) == .number, let dimension = other.type.dimension else { return nil }
    if side.type == .scalar(.length), dimension == .speed { return unitNote(.speed) }
    guard side.type == .number else { return nil }
    if text.hasSuffix("%"), dimension == .length {
      return "a percentage is a plain number: compare a share, such as "
        + "`\(tree.source.text(tree.range(other.node))) / container.width`"
    }
    return unitNote(dimension)
  }
}
