import Glibc
import TransitionDiagnostics
import TransitionSyntax
import TransitionText

@main
enum Transc {
  static func main() {
    for path in CommandLine.arguments.dropFirst() {
      let fd = Glibc.open(path, O_RDONLY)
      var bytes = [UInt8](repeating: 0, count: 1 << 25)
      let n = read(fd, &bytes, bytes.count)
      let (tree, d) = Parser.parse(SourceText(name: path, bytes: bytes[..<n]))
      print(path, tree.count)
      for x in d {
        print(
          LineIndex(tree.source).place(of: x.range.start), x.code.name, x.message(in: tree.source), x.notes,
          x.labels.map { "\(LineIndex(tree.source).place(of:$0.range.start)) \($0.text)" })
      }
      if path.hasSuffix("photos.transition") { print(SyntaxDump.tree(tree)) }
    }
  }
}
