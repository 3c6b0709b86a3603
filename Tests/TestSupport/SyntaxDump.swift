public import TransitionSyntax
import TransitionText

/// Tokens and trees as text, for golden files and for reading.
public enum SyntaxDump {
  /// One token a line: its place, its kind, its text, and the trivia before it where there is some.
  public static func tokens(_ tree: SyntaxTree) -> String {
    var out = TextBuffer()
    let lines = LineIndex(tree.source)
    for index in 0..<tree.tokens.count {
      let range = tree.tokens.range(index)
      let place = lines.place(of: range.start)
      out.write("\(place.line):\(place.column) ")
      out.write(name(of: tree.tokens[index].kind))
      if !range.isEmpty { out.write(" " + quoted(tree.source.text(range))) }
      let trivia = tree.tokens.trivia(before: index)
      if !trivia.isEmpty { out.write("  after " + quoted(tree.source.text(trivia))) }
      out.write("\n")
    }
    return out.text
  }

  /// One node a line, indented: its role, its kind, and its text where it has no children.
  public static func tree(_ tree: SyntaxTree) -> String {
    var out = TextBuffer()
    write(tree, tree.root, depth: 0, &out)
    return out.text
  }

  private static func write(_ tree: SyntaxTree, _ id: NodeID, depth: Int, _ out: inout TextBuffer) {
    out.write(byte: UInt8(ascii: " "), count: depth * 2)
    if tree.role(id) != .none { out.write("\(tree.role(id)): ") }
    out.write("\(tree.kind(id))")
    if tree.hasError(id) { out.write(" (error)") }
    let children = Array(tree.children(id))
    if children.isEmpty { out.write(" " + quoted(tree.source.text(tree.range(id)))) }
    out.write("\n")
    for child in children { write(tree, child, depth: depth + 1, &out) }
  }

  private static func name(of kind: TokenKind) -> String {
    kind.word == nil ? String(kind.description.filter { $0 != "`" }) : "word"
  }

  private static func quoted(_ text: String) -> String {
    var out = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      default: out += scalar.value < 0x20 ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
      }
    }
    return out + "\""
  }
}
