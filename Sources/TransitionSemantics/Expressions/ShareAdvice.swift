import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

/// Advice on shares, lengths and values with parts that are taken for each other.
extension Checker {
  /// Adds the quotient that makes a length a share: the divisor is the container's length on the same axis.
  mutating func addDivision(_ node: NodeID, _ diagnostic: inout Diagnostic) {
    if blameLet(node, &diagnostic) { return }
    let length =
      Self.isHorizontal(tree.source.text(tree.range(node))) ? "container.width" : "container.height"
    diagnostic.notes = ["divide it by a length, such as `\(length)`, to get a plain number"]
    if tree.kind(node) == .binary, let left = tree.child(node, .left), let right = tree.child(node, .right),
      let number = literal(right), number != 0
    {
      if operation(of: node, after: left) == .multiply {
        let end = ByteRange(at: tree.range(node).end)
        diagnostic.fixIts = [FixIt("divide it by `\(length)`", replacing: end, with: " / \(length)")]
        return
      }
      diagnostic.notes = [
        "`\(tree.source.text(tree.range(right)))` is not a length, so the quotient is still one"
      ]
      diagnostic.fixIts = [unitFixIt(right, .length)].compactMap(\.self)
      return
    }
    if let limits = limits(of: node) {
      guard let most = limits.most else {
        diagnostic.notes = ["to get a plain number, map its range to 0…1: `map(…, a..b, 0..1)`"]
        return
      }
      diagnostic.notes = ["divide it by its largest value, `\(most)`, to get a plain number"]
      let end = ByteRange(at: tree.range(node).end)
      diagnostic.fixIts = [FixIt("divide it by `\(most)`", replacing: end, with: " / \(most)")]
      return
    }
    switch tree.kind(node) {
    case .path, .apply:
      let end = ByteRange(at: tree.range(node).end)
      diagnostic.fixIts = [FixIt("divide it by `\(length)`", replacing: end, with: " / \(length)")]
    default: break
    }
  }

  /// Adds the quotient that makes a speed or an angle a plain number.
  func addQuotient(_ operand: Operand, _ diagnostic: inout Diagnostic) {
    if isWrittenOut(operand.node) { return diagnostic.notes = [unitNote(.none)] }
    let whole = operand.type == .scalar(.speed) ? "800pt/s" : "90deg"
    diagnostic.notes = [
      "divide it by the distance that counts as 1, such as `\(whole)`, to get a plain number"
    ]
    // What follows a speed begins wherever the speed is, so a quotient alone rarely helps.
    if operand.type == .scalar(.speed) { return }
    switch tree.kind(operand.node) {
    case .path, .apply:
      let end = ByteRange(at: tree.range(operand.node).end)
      diagnostic.fixIts = [FixIt("divide it by `\(whole)`", replacing: end, with: " / \(whole)")]
    default: break
    }
  }

  /// The limits of a clamped value.
  private struct Limits {
    /// The upper limit, if it is written and the lower one is 0.
    var most: String?
  }

  /// The limits that `clamp` or `min` gives a value; nil without one.
  private func limits(of node: NodeID) -> Limits? {
    guard tree.kind(node) == .apply, let name = tree.child(node, .function) else { return nil }
    let parts = arguments(of: node).map(\.node)
    guard parts.count == 2 else { return nil }
    switch vocabulary[tree.symbol(name)].function {
    case .clamp:
      guard tree.kind(parts[1]) == .binary, let low = tree.child(parts[1], .left),
        let high = tree.child(parts[1], .right)
      else { return nil }
      return Limits(most: isZero(low) ? factorText(high) : nil)
    case .min:
      guard let most = parts.first(where: { tree.kind($0) == .number }) else { return nil }
      return Limits(most: factorText(most))
    default: return nil
    }
  }

  /// Whether a number is a literal 0, in any unit.
  private func isZero(_ node: NodeID) -> Bool {
    guard tree.kind(node) == .number else { return false }
    return tree.source.text(tree.range(node)).prefix { $0.isNumber || $0 == "." }.allSatisfy {
      "0.".contains($0)
    }
  }

  /// The text of a value as a divisor.
  private func factorText(_ node: NodeID) -> String? {
    switch tree.kind(node) {
    case .number where !isZero(node), .path: tree.source.text(tree.range(node))
    default: nil
    }
  }

  /// The fix-it that makes a percentage a length: the factor is the container's length on the axis.
  func shareFixIt(_ node: NodeID, _ diagnostic: Diagnostic) -> FixIt? {
    let range = tree.range(node)
    guard tree.kind(node) == .number, tree.source.text(range).hasSuffix("%") else { return nil }
    guard case .text(let wanted)? = diagnostic.arguments.first else { return nil }
    let length = Self.isHorizontal(wanted) ? "container.width" : "container.height"
    return FixIt(
      "write `\(tree.source.text(range)) * \(length)`", replacing: ByteRange(at: range.end),
      with: " * \(length)")
  }

  /// Adds the parts of a value, one of which may be meant.
  func addPart(of type: ValueType, _ purpose: Purpose, _ diagnostic: inout Diagnostic) {
    switch type {
    case .vector where words(purpose).hasSuffix(".scale`"):
      diagnostic.notes.append(
        "one number scales both axes; `scaleX` and `scaleY` are separate properties")
    case .vector, .point:
      diagnostic.notes.append(
        "take one part of it, `.x` or `.y`; the length of a vector is `sqrt(v.x * v.x + v.y * v.y)`")
    case .rect: diagnostic.notes.append("take one part of it: `.x`, `.y`, `.width` or `.height`")
    case .size: diagnostic.notes.append("take one part of it, `.width` or `.height`")
    default: break
    }
  }

  /// Adds the form of a translation that is added to a point.
  func addVector(_ node: NodeID, _ diagnostic: inout Diagnostic) {
    diagnostic.notes = ["a point is a position; to move it, add a displacement, `vector(x, y)`"]
    if tree.kind(node) == .apply, let name = tree.child(node, .function) {
      diagnostic.fixIts = [FixIt("write `vector`", replacing: tree.range(name), with: "vector")]
    }
  }

  /// Adds to the finding about a sum of two points, `a + b - c`, that `a + (b - c)` may be meant.
  mutating func addParentheses(_ sum: NodeID, _ place: NodeID) {
    guard tree.kind(sum) == .binary, let first = tree.child(sum, .left), let second = tree.child(sum, .right),
      let found = current.findings.all.last, found.code == .dimensionMismatch,
      found.range == tree.tokens.range(tree.tokenRange(first).upperBound),
      found.arguments == [.text("a point"), .text("another one"), .text("added")],
      check(place)?.type == .point
    else { return }
    let way = ByteRange(tree.range(second).start, tree.range(place).end)
    var diagnostic = found
    diagnostic.notes = ["add the distance from one position to the other: `(\(tree.source.text(way)))`"]
    diagnostic.fixIts = [
      FixIt(
        "put it in parentheses",
        [TextEdit(ByteRange(at: way.start), "("), TextEdit(ByteRange(at: way.end), ")")],
        applicability: .needsReview)
    ]
    current.findings.replaceLast(with: diagnostic)
  }

  /// Whether a text names something horizontal.
  private static func isHorizontal(_ text: String) -> Bool {
    let parts = ["x", "width", "leading", "trailing", "centerX"]
    return text.split(separator: ".").dropFirst().contains { step in
      parts.contains { String(step.prefix { $0.isLetter }) == $0 }
    }
  }
}
