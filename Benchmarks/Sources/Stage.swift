import TransitionCompiler
import TransitionDiagnostics
import TransitionPlan
import TransitionSemantics
import TransitionSyntax
import TransitionText

/// A stage up to which a spec is compiled, including those before it.
enum Stage: String, CaseIterable {
  /// The bytes are copied into a source text.
  case read
  case lex
  case parse
  case check
  /// The spec is also lowered.
  case plan
  case swift
  case json

  /// The name of the stage in reports.
  var title: String {
    switch self {
    case .read: "read"
    case .lex: "lex"
    case .parse: "lex + parse"
    case .check: "parse + check"
    case .plan: "… + plan"
    case .swift: "… + Swift"
    case .json: "… + timeline"
    }
  }

  /// Compiles a spec up to this stage.
  /// - Returns: A number that depends on the result, so that no work can be optimized away; nil if there is an error.
  func run(_ bytes: [UInt8]) -> Int? {
    let source = SourceText(name: "generated.transition", bytes: bytes)
    switch self {
    case .read: return source.count
    case .lex:
      let (tokens, diagnostics) = Lexer.lex(source)
      return diagnostics.isEmpty ? tokens.count : nil
    case .parse:
      let (tree, diagnostics) = Parser.parse(source)
      return diagnostics.isEmpty ? tree.count : nil
    case .check:
      let (tree, syntactic) = Parser.parse(source)
      let (file, semantic) = Checker.check(tree)
      let hasError = (syntactic + semantic).contains { $0.severity == .error }
      return hasError ? nil : file.expressions.count
    case .plan: return Compiler.plan(of: source).plan?.expressions.count
    case .swift: return Compiler.compile(source, CompilationOptions(output: .swift)).output?.count
    case .json: return Compiler.compile(source, CompilationOptions(output: .json)).output?.count
    }
  }
}
