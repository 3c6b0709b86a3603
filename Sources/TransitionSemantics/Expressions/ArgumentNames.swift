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
    default: nil
    }
  }
}
