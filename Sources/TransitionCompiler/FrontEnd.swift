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
    // Of what is not built, no more is said than that.
    var diagnostics = FindingFilter.merge(
      FindingFilter.merge(syntactic, semantic.filter { $0.code == .notBuiltYet }),
      semantic.filter { $0.code != .notBuiltYet })
    if diagnostics.contains(where: { $0.severity == .error }) { return (nil, diagnostics) }
    let name = fileName(of: source)
    let (plan, circles) = Lowering.lower(file, sourceName: name)
    diagnostics += circles
    return (circles.isEmpty ? plan : nil, diagnostics)
  }

  /// The name without folders, for comments of one line: a line end in a name must not end the comment.
  private static func fileName(of source: SourceText) -> String {
    let name = source.name.split(separator: "/").last.map(String.init) ?? source.name
    return String(String.UnicodeScalarView(name.unicodeScalars.map { isPlain($0) ? $0 : "_" }))
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x20 && scalar.value != 0x7F && !(0x80...0x9F).contains(scalar.value)
      && scalar.value != 0x2028 && scalar.value != 0x2029
  }
}
