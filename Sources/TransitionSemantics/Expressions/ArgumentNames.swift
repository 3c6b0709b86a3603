import TransitionDiagnostics
import TransitionPlan
import TransitionSyntax
import TransitionText

extension Checker {
  /// Reports named arguments where names are not allowed.
  /// - Parameters:
  ///   - arguments: The arguments, at least one with a name.
  ///   - function: The node of the function's name.
  mutating func reportNamedArguments(_ arguments: [Argument], of function: NodeID) {
    guard let first = arguments.lazy.compactMap(\.label).first else { return }
    let name = tree.name(function)
    let usual = Self.usualNames(of: name)
    var diagnostic = Diagnostic(
      .unknownArgument, at: tree.range(first), [.text(name), .source(tree.range(first))],
      notes: ["the values of `\(name)` have no names" + (usual.map { ": `\($0.form)`" } ?? "")])
    let labels = arguments.map { $0.label.map { tree.name($0) } ?? "" }
    // In another order than usual, the names show what is meant, and removing them would be wrong.
    if usual.map({ $0.names.isEmpty || $0.names == labels }) ?? true {
      let edits = arguments.compactMap { argument in
        argument.label.map {
          TextEdit(ByteRange(tree.range($0).start, tree.range(argument.node).start), "")
        }
      }
      let title = edits.count == 1 ? "remove the name" : "remove the names"
      diagnostic.fixIts = [FixIt(title, edits, applicability: .needsReview)]
    }
    report(diagnostic)
  }

  /// The form of a function, and the argument names that other languages have for it, in its own order.
  private static func usualNames(of function: String) -> (form: String, names: [String])? {
    switch function {
    case "cubic": ("cubic(x1, y1, x2, y2)", ["x1", "y1", "x2", "y2"])
    case "rect": ("rect(x, y, width, height)", ["x", "y", "width", "height"])
    case "size": ("size(width, height)", ["width", "height"])
    case "point", "vector": ("\(function)(x, y)", ["x", "y"])
    case "clamp": ("clamp(x, a..b)", [])
    case "map": ("map(x, a..b, c..d)", [])
    case "lerp": ("lerp(a, b, t)", [])
    case "min", "max": ("\(function)(a, b)", [])
    case "abs", "sqrt", "sin", "cos": ("\(function)(x)", [])
    case "inset": ("inset(rect, length)", [])
    case "offset": ("offset(rect, vector)", [])
    case "unit": ("unit(x, y)", [])
    case "insets": ("insets(top: a, left: b, bottom: c, right: d)", [])
    case "rubberBand": ("rubberBand(x, in: a..b)", [])
    case "aspectFit", "aspectFill": ("\(function)(size, in: rect)", [])
    case "project": ("project(velocity.y, rate: normal)", [])
    default: nil
    }
  }

  /// Reports a wrong number of arguments. A range may be meant by its two ends: `clamp(x, 0, 1)`.
  mutating func reportCount(
    _ arguments: [Argument], of function: NodeID, in call: NodeID, takes count: String
  ) {
    let name = tree.name(function)
    var diagnostic = Diagnostic(
      .argumentCount, at: tree.range(call), [.text(name), .text(count), .text("\(arguments.count)")],
      notes: Self.usualNames(of: name).map { ["it is written `\($0.form)`"] } ?? [])
    let hasEnds = name == "clamp" && arguments.count == 3 || name == "map" && arguments.count == 5
    if hasEnds, arguments.allSatisfy({ $0.label == nil }) {
      let edits = stride(from: 1, to: arguments.count, by: 2).map { low in
        let (end, start) = (tree.range(arguments[low].node).end, tree.range(arguments[low + 1].node).start)
        return TextEdit(ByteRange(end, start), "..")
      }
      diagnostic.fixIts = [FixIt("write `..`", edits, applicability: .safe)]
    }
    report(diagnostic)
  }
}
