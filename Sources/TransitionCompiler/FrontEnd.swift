import TransitionDiagnostics
import TransitionLowering
import TransitionPlan
import TransitionSemantics
import TransitionSyntax
import TransitionText

/// The stages from text to plan, one after the other.
enum FrontEnd {
  /// The plan of a source text, if there is no error in it, and what there is to say about it.
  static func plan(of source: SourceText) -> (plan: Plan?, diagnostics: [Diagnostic]) {
    let (tree, syntactic) = Parser.parse(source)
    let (file, semantic) = Checker.check(tree)
    var diagnostics = syntactic + semantic
    if diagnostics.contains(where: { $0.severity == .error }) { return (nil, diagnostics) }
    let name = source.name.split(separator: "/").last.map(String.init) ?? source.name
    let (plan, circles) = Lowering.lower(file, sourceName: name)
    diagnostics += circles
    return (circles.isEmpty ? plan : nil, diagnostics)
  }
}
