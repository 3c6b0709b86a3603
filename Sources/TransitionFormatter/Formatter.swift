public import TransitionDiagnostics
import TransitionSyntax
public import TransitionText

/// Formats specs in the style of the language. The meaning of a spec never changes: only spaces, line ends, and the
/// commas and semicolons between members do.
public enum Formatter {
  /// The result of formatting a spec.
  public struct Result: Sendable {
    /// The text in the style; where the syntax is broken, byte for byte as it was.
    public var bytes: [UInt8]
    /// The findings about the syntax.
    public var diagnostics: [Diagnostic]
    /// Whether there is a layout with the tree, the tokens and the comments of the spec. If not, which is a bug of the
    /// formatter, `bytes` are those of the spec.
    public var isFaithful = true
  }

  /// The greatest width of a line in columns, unless the line cannot be broken.
  public static let lineWidth = 100

  /// Formats a spec.
  /// - Parameter source: Any bytes.
  public static func format(_ source: SourceText) -> Result {
    let (tree, diagnostics) = Parser.parse(source)
    // An unterminated comment contains the rest of the text, which cannot be parsed.
    if diagnostics.contains(where: { $0.code == .unterminatedComment }) {
      return Result(bytes: Array(source.bytes), diagnostics: diagnostics)
    }
    let bytes = diagnostics.isEmpty ? step(tree, [])?.tree.source.bytes : settle(tree, diagnostics)
    return Result(bytes: Array(bytes ?? source.bytes), diagnostics: diagnostics, isFaithful: bytes != nil)
  }

  /// How often a broken spec is formatted before it is kept as it is.
  private static let mostSteps = 8

  /// Formats a broken spec until nothing changes any more: broken parts may be parsed differently when the text around
  /// them has moved. Nil when this does not end.
  private static func settle(_ tree: SyntaxTree, _ diagnostics: [Diagnostic]) -> ArraySlice<UInt8>? {
    var (tree, diagnostics) = (tree, diagnostics)
    for _ in 0..<mostSteps {
      guard let next = step(tree, diagnostics) else { return nil }
      if next.tree.source.padded == tree.source.padded { return tree.source.bytes }
      (tree, diagnostics) = next
    }
    return nil
  }

  /// Formats a spec once. Nil when that would change more than the layout.
  private static func step(
    _ tree: SyntaxTree, _ diagnostics: [Diagnostic]
  ) -> (tree: SyntaxTree, diagnostics: [Diagnostic])? {
    for scope in BrokenScope.allCases {
      let bytes = layOut(tree, diagnostics, scope)
      let (result, found) = Parser.parse(SourceText(name: tree.source.name, bytes: bytes))
      if found.map(\.code) == diagnostics.map(\.code), Fidelity.isKept(tree, result) {
        return (result, found)
      }
      // Only what is broken is kept: a right text always has a layout.
      if diagnostics.isEmpty { return nil }
    }
    // Wherever text is moved, what is broken is read in another way: all of it stays.
    return (tree, diagnostics)
  }

  private static func layOut(
    _ tree: SyntaxTree, _ diagnostics: [Diagnostic], _ scope: BrokenScope
  ) -> [UInt8] {
    var printer = BlockPrinter(tree: tree, broken: diagnostics.map(\.range), keeping: scope)
    printer.printFile()
    return LineWriter(tree: tree, lines: Alignment.align(printer.lines)).bytes
  }
}

/// The part of a spec that is kept as it is where the syntax is broken.
enum BrokenScope: CaseIterable {
  /// The smallest member that the finding is in.
  case member
  /// The declaration that the finding is in.
  case declaration
}
