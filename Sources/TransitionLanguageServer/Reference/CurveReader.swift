import TransitionCompiler
import TransitionPlan
import TransitionSyntax
import TransitionText

/// Reads a curve with the compiler, in a transition of its own.
enum CurveReader {
  /// Whether a name is that of a built-in curve.
  static func isCurve(_ name: String) -> Bool {
    ["linear", "cubic", "spring"].contains(name) || NamedCurve(rawValue: name) != nil
  }

  /// The curve of a text in the language's notation, and its own duration or half a second; nil where it is no curve.
  static func read(_ text: String, declaredIn analysis: DocumentAnalysis) -> (Curve, Double)? {
    // The curve may use declarations of the file.
    let tree = analysis.tree
    let declared = tree.children(tree.root).filter { tree.kind($0) == .let || tree.kind($0) == .curve }
      .map { tree.source.text(tree.range($0)) }.joined(separator: "\n")
    for pace in ["500ms \(text)", text] {
      let spec = """
        \(declared)
        transition Curve {
          style navigation
          from a
          to b
          forward \(pace)
          animate b.alpha: 0 -> 1
        }
        """
      let plan = Compiler.analysis(of: SourceText(name: "curve", text: spec)).plans.first
      if let forward = plan?.transitions.first?.forward, forward.duration > 0 {
        return (forward.curve, forward.duration)
      }
    }
    return nil
  }
}
