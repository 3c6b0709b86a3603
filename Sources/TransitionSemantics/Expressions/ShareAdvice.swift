import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

/// What there is to say of shares and lengths, and of values with parts, where one is taken for the other.
extension Checker {
  /// Adds what a length is divided by to become a share: the container's length on the axis that it lies on.
  func addDivision(_ node: NodeID, _ diagnostic: inout Diagnostic) {
    let length =
      Self.isHorizontal(tree.source.text(tree.range(node))) ? "container.width" : "container.height"
    diagnostic.notes = ["divide it by a length, such as `\(length)`, to get a plain number"]
    if tree.kind(node) == .binary, let right = tree.child(node, .right), let number = literal(right),
      number != 0
    {
      diagnostic.notes = [
        "`\(tree.source.text(tree.range(right)))` is no length, so what is divided by it still is one"
      ]
      diagnostic.fixIts = [unitFixIt(right, .length)].compactMap(\.self)
      return
    }
    switch tree.kind(node) {
    case .path, .apply:
      let end = ByteRange(at: tree.range(node).end)
      diagnostic.fixIts = [FixIt("divide it by `\(length)`", replacing: end, with: " / \(length)")]
    default: break
    }
  }

  /// What a percentage is multiplied with to become a length: the container's length on the axis that it is for.
  func shareFixIt(_ node: NodeID, _ diagnostic: Diagnostic) -> FixIt? {
    let range = tree.range(node)
    guard tree.kind(node) == .number, tree.source.text(range).hasSuffix("%") else { return nil }
    guard case .text(let wanted)? = diagnostic.arguments.first else { return nil }
    let length = Self.isHorizontal(wanted) ? "container.width" : "container.height"
    return FixIt(
      "write `\(tree.source.text(range)) * \(length)`", replacing: ByteRange(at: range.end),
      with: " * \(length)")
  }

  /// Adds which parts a value has, of which one may have been meant.
  func addPart(of type: ValueType, _ purpose: Purpose, _ diagnostic: inout Diagnostic) {
    switch type {
    case .vector where words(purpose).hasSuffix(".scale`"):
      diagnostic.notes.append(
        "one number scales both ways; `scaleX` and `scaleY` are properties of their own")
    case .vector, .point: diagnostic.notes.append("take one part of it, `.x` or `.y`")
    case .rect: diagnostic.notes.append("take one part of it: `.x`, `.y`, `.width` or `.height`")
    case .size: diagnostic.notes.append("take one part of it, `.width` or `.height`")
    default: break
    }
  }

  /// Adds that a displacement is added to a place.
  func addVector(_ node: NodeID, _ diagnostic: inout Diagnostic) {
    diagnostic.notes = ["a point is a place; what is added to one is a displacement, `vector(x, y)`"]
    if tree.kind(node) == .apply, let name = tree.child(node, .function) {
      diagnostic.fixIts = [FixIt("write `vector`", replacing: tree.range(name), with: "vector")]
    }
  }

  /// Whether a text names something that lies across.
  private static func isHorizontal(_ text: String) -> Bool {
    let parts = ["x", "width", "leading", "trailing", "centerX"]
    return text.split(separator: ".").dropFirst().contains { step in
      parts.contains { String(step.prefix { $0.isLetter }) == $0 }
    }
  }
}
