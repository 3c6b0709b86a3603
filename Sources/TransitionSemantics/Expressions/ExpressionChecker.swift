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

/// The purpose of a value for messages. Its text is made only for a finding.
enum Purpose {
  /// In words: "the duration".
  case words(String)
  /// The path at a node: "`viewer.alpha`".
  case node(NodeID)
  /// The argument of a spring with a label.
  case spring(String)
}

extension Checker {
  /// Checks an expression.
  /// - Returns: Its value and type; nil if there is an error in it, which has been reported.
  mutating func check(_ node: NodeID) -> Typed? {
    if tree.hasError(node) { return nil }
    switch tree.kind(node) {
    case .number: return checkNumber(node)
    case .flag:
      let flag = ExpressionKind.flag(tree.word(node) == .true)
      return leaf(flag, .flag, node)
    case .color: return leaf(.color(color(node)), .color, node)
    case .path: return checkPath(node)
    case .parenthesized: return tree.child(node, .operand).flatMap { check($0) }
    case .prefix: return checkPrefix(node)
    case .binary: return checkBinary(node)
    case .apply: return checkApplication(node)
    case .member: return checkMember(node)
    case .string:
      report(string(node))
      return nil
    default: return nil
    }
  }

  /// Checks an expression against a type.
  /// - Parameters:
  ///   - node: The expression.
  ///   - type: The wanted type.
  ///   - purpose: The purpose of the value.
  mutating func check(
    _ node: NodeID, as type: ValueType, for purpose: Purpose
  ) -> ExpressionID? {
    if type == .number, reportUnitOfPlainNumber(node, purpose) { return nil }
    if type == .vector(.none), reportPlaceInView(node, purpose) { return nil }
    guard let value = check(node) else { return nil }
    if value.type == type { return value.id }
    if value.isZero, let dimension = type.dimension { return zero(dimension, node) }
    if type == .number, let dimension = value.type.dimension {
      var diagnostic = Diagnostic(
        .notDimensionless, at: tree.range(node), [.text(words(purpose)), .text(dimension.description)])
      if dimension == .length {
        addDivision(node, &diagnostic)
      } else {
        diagnostic.notes = [conversion((node, value.type), to: type)].compactMap(\.self)
      }
      report(diagnostic)
      return nil
    }
    if reportPlainParts(node, value.type, wanted: type) { return nil }
    var diagnostic = Diagnostic(
      .typeMismatch, at: tree.range(node),
      [.text("\(type.description) for \(words(purpose))"), .text(value.type.description)])
    if value.type == .number, let dimension = type.dimension,
      tree.kind(node) == .number || literal(node) != nil
    {
      addUnits([node], dimension, &diagnostic)
    } else {
      addConversion(node, value, to: type, &diagnostic)
    }
    if type.dimension != nil { addPart(of: value.type, purpose, &diagnostic) }
    if type == .point, case .node(let place) = purpose { addStart(of: place, node, value, &diagnostic) }
    if diagnostic.notes.isEmpty, diagnostic.fixIts.isEmpty {
      diagnostic.notes = [conversion((node, value.type), to: type)].compactMap(\.self)
    }
    report(diagnostic)
    return nil
  }

  func words(_ purpose: Purpose) -> String {
    switch purpose {
    case .words(let words): words
    case .node(let node): "`\(tree.source.text(tree.range(node)))`"
    case .spring(let label): "the \(label) of a spring"
    }
  }

  mutating func typed(_ kind: ExpressionKind, _ type: ValueType, _ node: NodeID) -> Typed {
    let range = imports.place(of: tree.range(node), usedAt: current.useSite)
    let id = expressions.fold(kind, type: type, range: range)
    if let value = expressions.constant(id), NumberLiteral.isTooLarge(value) { report(.notFinite, node) }
    return Typed(id: id, type: type)
  }

  /// Adds an expression without operands, which needs no folding.
  @inline(__always)
  mutating func leaf(_ kind: ExpressionKind, _ type: ValueType, _ node: NodeID) -> Typed {
    let range = imports.place(of: tree.range(node), usedAt: current.useSite)
    return Typed(id: expressions.add(Expression(kind, type: type, range: range)), type: type)
  }

  /// A `0` of a dimension.
  mutating func zero(_ dimension: Dimension, _ node: NodeID) -> ExpressionID {
    leaf(.number(0), .scalar(dimension), node).id
  }

  // MARK: Literals

  private mutating func checkNumber(_ node: NodeID) -> Typed? {
    let range = tree.range(node)
    let literal = NumberLiteral(tree.source.padded, Int(range.start)..<Int(range.end))
    let value = literal.value
    var end = Int(range.end)
    let isRate =
      end - literal.end > 1 && tree.source.padded[end - 2] == UInt8(ascii: "/")
      && tree.source.padded[end - 1] == UInt8(ascii: "s")
    if isRate { end -= 2 }
    if literal.end == end {
      guard !NumberLiteral.isTooLarge(value) else { return tooLarge(node) }
      var number = leaf(.number(value), .number, node)
      number.isZero = value == 0
      return number
    }
    guard let unit = Units.named(by: tree.source.padded, literal.end..<end) else {
      let unitRange = ByteRange(UInt32(literal.end), UInt32(end))
      let unitName = tree.source.text(unitRange)
      if let diagnostic = exponent(value, unitName, unitRange, node) {
        report(diagnostic)
        return nil
      }
      if Self.otherTimes.contains(unitName) {
        let notes = ["the units of time are `ms` (milliseconds) and `s` (seconds)"]
        report(Diagnostic(.unknownUnit, at: unitRange, [.source(unitRange)], notes: notes))
        return nil
      }
      report(misspelt(.unknownUnit, unitRange, unitName, [.source(unitRange)], Units.names))
      return nil
    }
    let dimension = isRate ? unit.dimension / .time : unit.dimension
    // 250 / 1000 is more exact than 250 × 0.001.
    let scaled =
      unit.factor < 1 && unit.dimension != .angle ? value / (1 / unit.factor).rounded() : value * unit.factor
    guard !NumberLiteral.isTooLarge(scaled) else { return tooLarge(node) }
    return leaf(.number(scaled), .scalar(dimension), node)
  }

  private mutating func tooLarge(_ node: NodeID) -> Typed? {
    report(.notFinite, node)
    return nil
  }

  /// Units of time of other languages that mean a thousand or sixty times as much as the ones with the same spelling here.
  private static let otherTimes: Set<String> = [
    "us", "usec", "microseconds", "ns", "nsec", "nanoseconds", "min", "mins", "minutes",
  ]

  /// The finding about a string in place of a value: colours have no quotation marks.
  private func string(_ node: NodeID) -> Diagnostic {
    let range = tree.range(node)
    var diagnostic = Diagnostic(.typeMismatch, at: range, [.text("a value"), .text("a string")])
    if let text = Self.color(in: tree.source.text(range)) {
      diagnostic.notes = ["a colour is written without quotation marks"]
      diagnostic.fixIts = [FixIt("write `\(text)`", replacing: range, with: text)]
    } else {
      diagnostic.notes = ["a string is the name of a picture or a file; a colour is written `#RRGGBB`"]
    }
    return diagnostic
  }

  /// The finding about a number with an exponent, such as `1e3pt` and `1e-3pt`, which reads as a unit; nil for another unit.
  private func exponent(_ value: Double, _ unit: String, _ range: ByteRange, _ node: NodeID) -> Diagnostic? {
    guard let first = unit.first, first == "e" || first == "E" else { return nil }
    var (digits, end) = (unit.dropFirst(), range.end)
    let isNegative = digits.isEmpty
    if isNegative {
      let sign = tree.tokenRange(node).upperBound
      let (minus, number) = (tree.tokens.range(sign), tree.tokens.range(sign + 1))
      guard tree.tokens[sign].kind == .minus, tree.tokens[sign + 1].kind == .number, minus.start == end,
        number.start == minus.end
      else { return nil }
      (digits, end) = (tree.source.text(number)[...], number.end)
    }
    let power = digits.prefix { $0.isNumber }
    guard let exponent = Int(power), exponent <= 6 else { return nil }
    let factor = (0..<exponent).reduce(1.0) { product, _ in product * 10 }
    let text = NumberText.text(isNegative ? value / factor : value * factor) + digits.dropFirst(power.count)
    let whole = ByteRange(tree.range(node).start, end)
    return Diagnostic(
      .unknownUnit, at: range, [.source(range)], notes: ["numbers are written without exponents: `\(text)`"],
      fixIts: [FixIt("write `\(text)`", replacing: whole, with: text)])
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
    if tree.tokens[tree.tokenRange(node).lowerBound].kind == .minus {
      switch operand.type {
      case .scalar, .vector, .size: return typed(.negate(operand.id), operand.type, node)
      default:
        report(
          Diagnostic(
            .typeMismatch, at: tree.range(operandNode),
            [.text("a number after `-`"), .text(operand.type.description)],
            notes: [conversion((operandNode, operand.type), to: .length)].compactMap(\.self)))
        return nil
      }
    }
    guard operand.type == .flag else {
      report(
        Diagnostic(
          .typeMismatch, at: tree.range(operandNode),
          [.text("a condition after `not`"), .text(operand.type.description)],
          notes: [conversion((operandNode, operand.type), to: .flag)].compactMap(\.self)))
      return nil
    }
    return typed(.not(operand.id), .flag, node)
  }

  private mutating func checkBinary(_ node: NodeID) -> Typed? {
    guard let leftNode = tree.child(node, .left), let rightNode = tree.child(node, .right) else { return nil }
    let operation = self.operation(of: node, after: leftNode)
    guard var left = check(leftNode) else {
      if operation == .subtract { addParentheses(leftNode, rightNode) }
      return nil
    }
    if operation == .divide, let name = onlyName(rightNode), scope[name.symbol] == nil,
      text(name) == "s", let rate = rateWithoutUnit(rightNode)
    {
      report(rate)
      return nil
    }
    guard var right = check(rightNode) else { return nil }
    if left.isZero, let dimension = right.type.dimension, operation.isSameDimension {
      left = Typed(id: zero(dimension, leftNode), type: right.type, isZero: right.isZero)
    } else if right.isZero, let dimension = left.type.dimension, operation.isSameDimension {
      right = Typed(id: zero(dimension, rightNode), type: left.type)
    }
    guard let type = OperatorTypes.result(operation, left.type, right.type) else {
      for dimension in [Dimension.length, .speed] {
        let meant = ValueType.vector(dimension)
        if OperatorTypes.result(operation, left.type, meant) != nil,
          reportPlainParts(rightNode, right.type, wanted: meant)
        {
          return nil
        }
        if OperatorTypes.result(operation, meant, right.type) != nil,
          reportPlainParts(leftNode, left.type, wanted: meant)
        {
          return nil
        }
      }
      reportMismatch(operation, (leftNode, left.type), (rightNode, right.type))
      return nil
    }
    if type == .flag, left.type == .number {
      checkProgressComparison((leftNode, left.id), (rightNode, right.id))
    }
    var result = typed(.binary(operation, left.id, right.id), type, node)
    result.isZero = operation == .range && left.isZero && right.isZero
    return result
  }

  /// The operator of a binary expression.
  func operation(of node: NodeID, after left: NodeID) -> BinaryOperator {
    // The kind of the token is the intended operator, whatever its text is.
    BinaryOperator(tree.tokens[tree.tokenRange(left).upperBound].kind)
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
      [
        .text(left.type.description),
        .text(left.type == right.type ? "another one" : right.type.description), .text(verb),
      ],
      labels: [
        DiagnosticLabel(tree.range(left.node), left.type.description),
        DiagnosticLabel(tree.range(right.node), right.type.description),
      ])
    diagnostic.notes = [
      windowNote(left, right, operation) ?? windowNote(right, left, operation)
        ?? conversion(left, right, operation)
    ].compactMap(\.self)
    if verb == "compared" || verb == "added" || verb == "subtracted" {
      blameNumber(left, right, verb, &diagnostic)
      blameNumber(right, left, verb, &diagnostic)
    }
    if verb == "compared", diagnostic.notes.isEmpty {
      diagnostic.notes = [(left, right), (right, left)].compactMap { side, other in
        guard let dimension = other.type.dimension, side.type == .number,
          dimension == .length * .length || dimension == .length * .speed || dimension == .speed * .speed
        else { return nil }
        return unitNote(dimension)
      }
    }
    if verb == "added", left.type == .point, right.type == .point { addVector(right.node, &diagnostic) }
    report(diagnostic)
  }

  /// Labels a number that lacks its unit.
  private mutating func blameNumber(
    _ side: (node: NodeID, type: ValueType), _ other: (node: NodeID, type: ValueType), _ verb: String,
    _ diagnostic: inout Diagnostic
  ) {
    // `1 - translation.y` was meant to be about shares.
    if other.type == .length, let value = literal(side.node), value.magnitude <= 1 {
      return addDivision(other.node, &diagnostic)
    }
    // So was `1 - rotation`: a sum with one point per second or one degree is unlikely.
    if verb != "compared", side.type == .number, let value = literal(side.node), value.magnitude <= 1,
      other.type == .scalar(.speed) || other.type == .scalar(.angle)
    {
      return addQuotient(other, &diagnostic)
    }
    guard let dimension = other.type.dimension,
      let fixIt = side.type == .number
        ? unitFixIt(side.node, dimension) : rateFixIt(side, dimension)
    else { return }
    diagnostic.range = tree.range(side.node)
    diagnostic.caption = side.type.description
    diagnostic.labels = [DiagnosticLabel(tree.range(other.node), other.type.description)]
    diagnostic.fixIts = [fixIt]
    if dimension == .none / .time { diagnostic.notes = [unitNote(dimension)] }
  }

  /// The note about `10%..200ms`; nil for others.
  private func windowNote(_ side: Operand, _ other: Operand, _ operation: BinaryOperator) -> String? {
    guard operation == .range, other.type == .scalar(.time), tree.kind(side.node) == .number,
      tree.source.text(tree.range(side.node)).hasSuffix("%")
    else { return nil }
    return "a window has times or percentages: `50ms..200ms` or `10%..50%`"
  }
}
