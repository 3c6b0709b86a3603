import Glibc
import TransitionDiagnostics
import TransitionLowering
import TransitionPlan
import TransitionSemantics
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
      let (file, e) = Checker.check(tree)
      print(path, tree.count, file.transitions.count)
      for x in d + e {
        print(
          LineIndex(tree.source).place(of: x.range.start), x.code.name, x.message(in: tree.source), x.notes,
          x.labels.map { "\(LineIndex(tree.source).place(of:$0.range.start)) \($0.text)" })
      }
      let (plan, z) = Lowering.lower(file, sourceName: "x")
      for t in plan.transitions {
        for o in t.obligations { print(o.kind) }; for i in t.interactions { print(i.steps) }
      }
      print(z)
    }
  }
}
