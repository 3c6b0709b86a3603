import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

/// Rules about values outside the limits of a property, as far as they are known.
extension Checker {
  /// Whether a known value is within the limits of a property. A value outside is reported.
  mutating func checkLimits(_ id: ExpressionID, _ node: NodeID, _ target: Target) -> Bool {
    if let length = negativeLength(id, target.property) {
      report(.outOfBounds, node, [shown(length, node, "pt"), .text("the limits of a length, 0 and more")])
      return false
    }
    if target.property == .anchor, !checkAnchor(id, node) { return false }
    guard let value = expressions.constant(id) else { return true }
    if target.property == .perspective, !checkPerspective(value, node, target) { return false }
    if target.property.type == .number { reportTinyShare(value, id, node) }
    guard let limits = target.property.limits else { return true }
    if limits.contains(value) { return true }
    let range =
      limits.upperBound.isFinite
      ? "\(NumberText.text(limits.lowerBound))…\(NumberText.text(limits.upperBound))"
      : "0 and more"
    var diagnostic = Diagnostic(
      .outOfBounds, at: tree.range(node),
      [
        shown(value, node, target.property.unit),
        .text("\(range), the limits of `\(target.property.rawValue)`"),
      ])
    if limits == 0...1, let number = literal(node), number >= 2, number <= 100 {
      let text = tree.source.text(tree.range(node))
      diagnostic.fixIts = [
        FixIt("write `\(text)%`", replacing: ByteRange(at: tree.range(node).end), with: "%")
      ]
    }
    report(diagnostic)
    return false
  }

  /// Whether an anchor is near its view. One that is many times its size away is meant in percent.
  private mutating func checkAnchor(_ id: ExpressionID, _ node: NodeID) -> Bool {
    guard case .vector(let anchor)? = expressions.constantValue(id), max(abs(anchor.x), abs(anchor.y)) > 10
    else { return true }
    report(
      Diagnostic(
        .outOfBounds, at: tree.range(node),
        [.source(tree.range(node)), .text("-10…10, the limits of an anchor")],
        notes: [
          "an anchor is a point in shares of the size: `unit(50%, 100%)` is the middle of the lower edge"
        ]))
    return false
  }

  /// Whether the eye is in front of what turns towards it: half the width of a screen, or of the smallest view that a finger can hit, comes
  /// that near. 0 is no perspective.
  private mutating func checkPerspective(_ distance: Double, _ node: NodeID, _ target: Target) -> Bool {
    let least = target.subject == .container ? 100.0 : 22
    if distance <= 0 || distance >= least { return true }
    report(
      Diagnostic(
        .outOfBounds, at: tree.range(node),
        [
          shown(distance, node, "pt"),
          .text("\(NumberText.text(least))pt and more, the limits of this perspective"),
        ],
        notes: [
          "it is the distance of the eye, usually 400pt to 1000pt: what turns towards the eye must not reach it"
        ]))
    return false
  }

  /// Shares that look like 0. A smaller one is written in place of 0 where a division by 0 is to be avoided.
  private static let tinyShares = 0.0011..<0.01

  /// Reports a share below one hundredth that is written with a `%`, such as `0.9%` for `0.9`.
  private mutating func reportTinyShare(_ value: Double, _ id: ExpressionID, _ node: NodeID) {
    // The number may be that of a `let`.
    let (written, place) = (expressions[id].range, tree.range(node))
    let text = tree.source.text(written)
    guard Self.tinyShares.contains(abs(value)), text.hasSuffix("%") else { return }
    let plain = String(text.dropLast())
    let isHere = place.start <= written.start && written.end <= place.end
    report(
      Diagnostic(
        .withoutEffect, at: place,
        [.text("`\(text)`"), .text("it is \(NumberText.rounded(value, decimals: 6)), which looks like 0")],
        labels: isHere ? [] : [DiagnosticLabel(written, "a share below 1%")],
        fixIts: isHere ? [FixIt("write `\(plain)`", replacing: written, with: plain)] : []))
  }

  /// The text of a value if it is a number with a unit; else the value in its base unit.
  func shown(_ value: Double, _ node: NodeID, _ unit: String = "") -> DiagnosticArgument {
    let range = tree.range(node)
    let text = tree.source.text(range)
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    let isWritten =
      digits.first?.isNumber == true
      && digits.allSatisfy { $0.isNumber || $0.isLetter || $0 == "." || $0 == "_" || $0 == "%" }
    return isWritten ? .source(range) : .text(NumberText.text(value) + unit)
  }

  /// A negative length in a frame, if there is one.
  private func negativeLength(_ id: ExpressionID, _ property: Property) -> Double? {
    let lengths = [Property.width, .height].compactMap { $0.index(in: property) }
    guard !lengths.isEmpty, let numbers = expressions.constantValue(id)?.numbers else { return nil }
    return lengths.map { numbers[$0] }.first { $0 < 0 }
  }
}

extension Property {
  /// The unit of its numbers; empty for plain ones.
  fileprivate var unit: String { type.dimension == .length ? "pt" : "" }
}
