public import TransitionDiagnostics
import TransitionSyntax
public import TransitionText

/// Lays specs out in the one style of the language. What a spec says never changes: only spaces, line ends, and the
/// commas and semicolons between members do.
public enum Formatter {
  /// What became of a spec.
  public struct Result: Sendable {
    /// The text in the style; where the syntax is broken, byte for byte as it was.
    public var bytes: [UInt8]
    /// What is wrong with the syntax.
    public var diagnostics: [Diagnostic]
    /// Whether the result has the tokens and comments of the spec. If not, which is a fault of the formatter,
    /// `bytes` are those of the spec.
    public var isFaithful = true
  }

  /// The columns that a line may have, unless what stands on it cannot be broken.
  public static let lineWidth = 100

  /// Lays a spec out.
  /// - Parameter source: Any bytes.
  public static func format(_ source: SourceText) -> Result {
    let (tree, diagnostics) = Parser.parse(source)
    // What is broken may be read otherwise when what is around it moves: then more of it is kept as it is.
    for scope in BrokenScope.allCases {
      let bytes = layOut(tree, diagnostics, scope)
      if !Fidelity.isKept(tree.tokens, source, bytes) { continue }
      if diagnostics.isEmpty || isStable(bytes, diagnostics, scope) {
        return Result(bytes: bytes, diagnostics: diagnostics)
      }
    }
    return Result(bytes: Array(source.bytes), diagnostics: diagnostics, isFaithful: !diagnostics.isEmpty)
  }

  private static func layOut(
    _ tree: SyntaxTree, _ diagnostics: [Diagnostic], _ scope: BrokenScope
  ) -> [UInt8] {
    var printer = BlockPrinter(tree: tree, broken: scope == .declaration ? diagnostics.map(\.range) : [])
    printer.printFile()
    return LineWriter(tree: tree, lines: Alignment.align(printer.lines)).bytes
  }

  /// Whether the same is found in a result, and nothing changes when it is formatted once more.
  private static func isStable(_ bytes: [UInt8], _ diagnostics: [Diagnostic], _ scope: BrokenScope) -> Bool {
    let (tree, found) = Parser.parse(SourceText(name: "", bytes: bytes))
    return found.map(\.code) == diagnostics.map(\.code) && layOut(tree, found, scope) == bytes
  }

  /// What is kept as it is where the syntax is broken.
  private enum BrokenScope: CaseIterable {
    case member, declaration
  }
}
