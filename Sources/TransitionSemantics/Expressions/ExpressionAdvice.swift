import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

/// Advice on values that are nearly right.
extension Checker {
  /// Labels the plain numbers in `vector(0, 40)` where a vector of lengths or speeds is wanted.
  /// - Returns: Whether there were any, which have been reported.
  mutating func reportPlainParts(_ node: NodeID, _ found: ValueType, wanted: ValueType) -> Bool {
    guard case .vector(let dimension) = wanted, found == .vector(.none), tree.kind(node) == .apply else {
      return false
    }
    let parts = arguments(of: node).map(\.node)
    let plain = parts.filter { literal($0).map { $0 != 0 } == true }
    guard let first = plain.first ?? parts.first(where: { literal($0) != 0 }) ?? parts.first else {
      return false
    }
    var diagnostic = Diagnostic(
      .typeMismatch, at: tree.range(first),
      [.text(dimension.description), .text(Dimension.none.description)])
    let text = tree.source.text(tree.range(first))
    if dimension == .length, text.hasSuffix("%") {
      let length = first == parts.first ? "container.width" : "container.height"
      diagnostic.notes = ["a percentage is a plain number; to get a length, multiply: `\(text) * \(length)`"]
    } else {
      addUnits(plain, dimension, &diagnostic)
    }
    report(diagnostic)
    return true
  }

  /// Reports two numbers, one of them not 0, in place of two vectors: `translation: 20pt -> 0`.
  /// - Returns: Whether that was reported.
  mutating func reportPlainShapes(_ nodes: [NodeID], _ target: Target) -> Bool {
    guard target.property.type == .vector(.length) else { return false }
    let texts = nodes.compactMap { lengthText($0) }
    guard texts.count == nodes.count, let first = zip(nodes, texts).first(where: { $0.1 != "0" })?.0
    else { return false }
    let words = words(purpose(target))
    report(
      Diagnostic(
        .typeMismatch, at: tree.range(first),
        [
          .text("\(target.property.type.description) for \(words)"),
          .text((literal(first) == nil ? ValueType.length : .number).description),
        ],
        notes: ["a vector has two lengths, the first to the right and the second down"],
        fixIts: [
          FixIt(
            "write vectors that go down",
            zip(nodes, texts).map { TextEdit(tree.range($0), "vector(0, \($1))") },
            applicability: .needsReview)
        ]))
    return true
  }

  /// Adds the edit of a `0` to the fix-it for the previous value, where both should be vectors: `container.width -> 0`.
  /// - Returns: Whether the value is such a `0`.
  mutating func addZeroVector(_ node: NodeID, _ target: Target) -> Bool {
    guard target.property.type == .vector(.length), literal(node) == 0, var found = current.findings.all.last,
      found.code == .typeMismatch, var fixIt = found.fixIts.first,
      fixIt.edits.allSatisfy({ $0.replacement.hasPrefix("vector(") })
    else { return false }
    fixIt.edits.append(TextEdit(tree.range(node), "vector(0, 0)"))
    fixIt.title = "write vectors"
    found.fixIts = [fixIt]
    current.findings.replaceLast(with: found)
    return true
  }

  /// The text of a plain number as a length, with its unit; nil for other values.
  private func lengthText(_ node: NodeID) -> String? {
    if tree.kind(node) == .prefix {
      return tree.child(node, .operand).flatMap { lengthText($0) }.map { $0 == "0" ? $0 : "-" + $0 }
    }
    guard tree.kind(node) == .number else { return nil }
    let text = tree.source.text(tree.range(node))
    if text.hasSuffix("pt") { return text }
    guard let number = literal(node) else { return nil }
    return number == 0 ? "0" : text + "pt"
  }

  /// Reports `point(0, 1)` and `vector(0, 1)` where fractions of a view's size are wanted.
  /// - Returns: Whether that was reported.
  mutating func reportPlaceInView(_ node: NodeID, _ purpose: Purpose) -> Bool {
    guard tree.kind(node) == .apply, let name = tree.child(node, .function),
      ["point", "vector", "CGPoint"].contains(tree.name(name))
    else { return false }
    let parts = arguments(of: node).map { literal($0.node) }
    guard parts.count == 2 else { return false }
    var diagnostic = Diagnostic(
      .typeMismatch, at: tree.range(node),
      [.text("a place in a view for \(words(purpose))"), .text("`\(tree.name(name))`")],
      notes: ["it is in fractions of the view's size: `unit(0.5, 0.5)` is the middle"])
    if parts.allSatisfy({ $0 != nil }) {
      diagnostic.fixIts = [FixIt("write `unit`", replacing: tree.range(name), with: "unit")]
    }
    report(diagnostic)
    return true
  }

  /// Adds a note on the form of values of a dimension, with a fix-it for numbers without a unit.
  func addUnits(_ nodes: [NodeID], _ dimension: Dimension, _ diagnostic: inout Diagnostic) {
    if dimension == .length, nodes.count == 1, let share = shareFixIt(nodes[0], diagnostic) {
      diagnostic.notes.append("a percentage is a share of something, such as `50% * container.width`")
      return diagnostic.fixIts = [share]
    }
    diagnostic.notes.append(unitNote(dimension))
    let fixIts = nodes.compactMap { unitFixIt($0, dimension) }
    if fixIts.count == 1 { return diagnostic.fixIts = fixIts }
    if fixIts.isEmpty { return }
    let unit = fixIts.flatMap(\.edits).map(\.replacement)
    diagnostic.fixIts = [
      FixIt(
        "write `\(unit[0])` after each", fixIts.flatMap(\.edits),
        applicability: fixIts.allSatisfy { $0.applicability == .safe } ? .safe : .needsReview)
    ]
  }

  /// Reports a number with a unit where a plain one is wanted.
  /// - Returns: Whether that was reported.
  mutating func reportUnitOfPlainNumber(_ node: NodeID, _ purpose: Purpose) -> Bool {
    guard tree.kind(node) == .number else { return false }
    let range = tree.range(node)
    let literal = NumberLiteral(tree.source.padded, Int(range.start)..<Int(range.end))
    let unit = ByteRange(UInt32(literal.end), range.end)
    guard unit.count > 0, tree.source.text(unit) != "%" else { return false }
    let name = tree.source.text(unit)
    let dimension = Units.named(name.hasSuffix("/s") ? String(name.dropLast(2)) : name)?.dimension
    var diagnostic = Diagnostic(
      .notDimensionless, at: range,
      [.text(words(purpose)), .text(dimension?.description ?? "a number with the unit `\(name)`")])
    diagnostic.fixIts = [FixIt("remove the unit", replacing: unit, with: "")]
    report(diagnostic)
    return true
  }

  /// The number without a unit at a node; nil for other expressions.
  func literal(_ node: NodeID) -> Double? {
    switch tree.kind(node) {
    case .number: Double(tree.source.text(tree.range(node)))
    case .prefix where tree.source.text(tree.range(node)).hasPrefix("-"):
      tree.child(node, .operand).flatMap { literal($0) }.map { -$0 }
    default: nil
    }
  }

  /// A fix-it that adds the likely unit to a number: the separate one behind it, or the usual one.
  func unitFixIt(_ node: NodeID, _ dimension: Dimension) -> FixIt? {
    guard let value = literal(node)?.magnitude else { return nil }
    let end = tree.range(node).end
    let next = tree.tokenRange(node).upperBound
    if tree.tokens[next].kind == .name {
      let name = tree.tokens.names.name(tree.tokens[next].symbol)
      let unit = Units.named(name) == nil ? ForeignNames.meant(by: name) ?? "" : name
      if Units.named(unit)?.dimension == dimension {
        let detached = ByteRange(end, tree.tokens[next].end)
        return FixIt("remove the space before the unit", replacing: detached, with: unit)
      }
    }
    let unit: String
    switch dimension {
    case .time: unit = value < 10 ? "s" : "ms"
    case .length: unit = "pt"
    // Rotations are whole degrees, or radians below 6.28.
    case .angle: unit = value != value.rounded() && value.magnitude < 6.5 ? "rad" : "deg"
    case .speed: unit = "pt/s"
    case .none / .time:
      let rate = rateText(tree.source.text(tree.range(node)), value)
      return FixIt(
        "write `\(rate)`", [TextEdit(tree.range(node), rate)], applicability: .needsReview)
    default: return nil
    }
    let text = tree.source.text(tree.range(node))
    // Lengths and speeds have one unit, and a number above 1 is no share. Times and angles have several units.
    let isOnly = (dimension == .length || dimension == .speed) && value > 1
    return FixIt(
      "write `\(text)\(unit)`", [TextEdit(ByteRange(at: end), unit)],
      applicability: isOnly ? .safe : .needsReview)
  }

  /// A plain number as the speed of a pinch: twice the size per second is `200%/s`.
  func rateText(_ text: String, _ value: Double) -> String {
    (text.hasPrefix("-") ? "-" : "") + NumberText.text((value * 1e5).rounded() / 1000) + "%/s"
  }

  /// The finding about `800/s`, which lacks the unit before `/s`; nil for another name.
  func rateWithoutUnit(_ name: NodeID) -> Diagnostic? {
    let token = tree.tokenRange(name).lowerBound
    guard token > 1, tree.tokens[token - 1].kind == .slash,
      tree.tokens[token - 2].kind == .number
    else { return nil }
    let (number, end) = (tree.tokens.range(token - 2), tree.range(name).end)
    let text = tree.source.text(number)
    guard let value = Double(text) else { return nil }
    let whole = ByteRange(number.start, end)
    // A pinch below ten times the size per second is usual, a speed below ten points is not.
    let rate = value < 10 ? rateText(text, value) : text + "pt/s"
    return Diagnostic(
      .unknownUnit, at: whole, [.source(whole)],
      notes: ["a rate has its unit before the `/s`: `800pt/s`, `200%/s`, `90deg/s`"],
      fixIts: [FixIt("write `\(rate)`", [TextEdit(whole, rate)], applicability: .needsReview)])
  }

  /// The fix-it for a length where a speed is wanted, and the reverse.
  func rateFixIt(_ side: Operand, _ dimension: Dimension) -> FixIt? {
    let isNegated = tree.kind(side.node) == .prefix && tree.source.text(tree.range(side.node)).hasPrefix("-")
    let number = isNegated ? tree.child(side.node, .operand) : side.node
    guard number.map({ tree.kind($0) }) == .number else { return nil }
    let range = tree.range(side.node)
    let text = tree.source.text(range)
    switch (side.type, dimension) {
    case (.scalar(.length), .speed):
      return FixIt("write `\(text)/s`", replacing: ByteRange(at: range.end), with: "/s")
    case (.scalar(.speed), .length) where text.hasSuffix("/s"):
      let rate = ByteRange(range.end - 2, range.end)
      return FixIt("write `\(text.dropLast(2))`", replacing: rate, with: "")
    default: return nil
    }
  }

  /// A note on the form of values of a dimension.
  func unitNote(_ dimension: Dimension) -> String {
    switch dimension {
    case .length: "a length is written with its unit: `12pt`"
    case .time: "a time is written with its unit: `250ms` or `0.25s`"
    case .angle: "an angle is written with its unit: `90deg`"
    case .speed: "a speed is written with its unit: `800pt/s`"
    case .none: "a plain number has no unit: `0.5` or `50%`"
    case .length * .length: "an area is a product: `10pt * 20pt`"
    case .length * .speed: "a product is compared with one of the same units: `100pt * 600pt/s`"
    case .speed * .speed: "a product is compared with one of the same units: `600pt/s * 600pt/s`"
    case .angle / .time: "the speed of a rotation has both units: `90deg/s`"
    case .none / .time: "a rate is a percentage in a second: `200%/s`"
    default: "it is a product or a quotient of values with units"
    }
  }

  /// Adds a conversion from the found type to the wanted one.
  func addConversion(
    _ node: NodeID, _ found: Typed, to wanted: ValueType, _ diagnostic: inout Diagnostic
  ) {
    if found.isZero, let zero = Self.zeroText(wanted) {
      diagnostic.fixIts = [FixIt("write `\(zero)`", replacing: tree.range(node), with: zero)]
      return
    }
    if found.type == .insets, wanted == .rect { return addInset(node, &diagnostic) }
    if found.type == .length,
      let name = wanted == .point ? "point" : wanted == .vector(.length) ? "vector" : nil
    {
      let text = "\(name)(\(pair(node)))"
      if !text.contains("…") {
        diagnostic.fixIts = [FixIt("write `\(text)`", replacing: tree.range(node), with: text)]
      }
      return
    }
    // Points and translations are different types that are easily confused.
    let function: String
    switch (found.type, wanted) {
    case (.point, .vector(.length)): function = "vector"
    case (.vector(.length), .point): function = "point"
    case (.size, .vector(.length)): function = "vector"
    default: return
    }
    diagnostic.notes = [
      found.type == .size
        ? "a displacement is `vector(x, y)`"
        : "a point is a position, and a vector is the distance from one position to another"
    ]
    if tree.kind(node) == .apply, let name = tree.child(node, .function) {
      diagnostic.fixIts = [FixIt("write `\(function)`", replacing: tree.range(name), with: function)]
    }
  }

  /// Adds the start to which a finger's translation is added: `drive photo.center = translation`.
  func addStart(of place: NodeID, _ node: NodeID, _ found: Typed, _ diagnostic: inout Diagnostic) {
    guard found.type == .vector(.length) else { return }
    var isOfFinger = false
    expressions.visit(found.id, reading: .gesture) { id in
      if case .gesture(.translation) = expressions[id].kind { isOfFinger = true }
    }
    let start = "start.\(tree.source.text(tree.range(place)))"
    guard isOfFinger else { return }
    diagnostic.fixIts = [
      FixIt("add it to `\(start)`", replacing: ByteRange(at: tree.range(node).start), with: "\(start) + ")
    ]
  }

  /// Adds the form of a rect that is made of the given insets.
  func addInset(_ node: NodeID, _ diagnostic: inout Diagnostic) {
    diagnostic.notes = ["insets are taken off a rect: `inset(detail.bounds, detail.safeArea)`"]
    let path = tree.source.text(tree.range(node))
    guard tree.kind(node) == .path, path.hasSuffix(".safeArea") else { return }
    let whole = "inset(\(path.dropLast("safeArea".count))bounds, \(path))"
    diagnostic.fixIts = [FixIt("write `\(whole)`", replacing: tree.range(node), with: whole)]
  }

  private static func zeroText(_ type: ValueType) -> String? {
    switch type {
    case .vector(.length): "vector(0, 0)"
    case .point: "point(0, 0)"
    case .size: "size(0, 0)"
    case .rect: "rect(0, 0, 0, 0)"
    default: nil
    }
  }

  // MARK: Progress

  /// Reports a comparison of `progress` with a number that it never reaches.
  mutating func checkProgressComparison(
    _ left: (node: NodeID, id: ExpressionID), _ right: (node: NodeID, id: ExpressionID)
  ) {
    for (side, other) in [(left, right), (right, left)] {
      guard case .gesture(.progress) = expressions[side.id].kind,
        let value = expressions.constant(other.id), !(0...1).contains(value)
      else { continue }
      var diagnostic = Diagnostic(
        .outOfBounds, at: tree.range(other.node),
        [shown(value, other.node), .text("0…1, the limits of `progress`")],
        notes: ["it is 0 when the gesture begins, and `1` or `100%` when it is complete"])
      if let number = literal(other.node), number >= 2, number <= 100 {
        let text = tree.source.text(tree.range(other.node))
        diagnostic.fixIts = [
          FixIt("write `\(text)%`", replacing: ByteRange(at: tree.range(other.node).end), with: "%")
        ]
      }
      report(diagnostic)
    }
  }
}
