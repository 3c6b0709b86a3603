import TranscDriver

@main
enum Transc {
  static func main() { ProcessContext.exit(CommandLineTool.run(.process()).rawValue) }
}
