/// Makes specs that look as if people had written them: transitions of very different sizes, with comments,
/// aligned columns, blank lines and names of their own. Everything in them compiles.
struct SpecText {
  private var writer: TransitionText
  private var text = ""

  /// A spec of at least a number of bytes; the same arguments always make the same spec.
  static func make(bytes: Int, seed: UInt64) -> String {
    var spec = SpecText(writer: TransitionText(numbers: RandomNumbers(seed: seed)))
    spec.text.reserveCapacity(bytes + 8192)
    spec.text += "let settleTime = 250ms\nlet dismissShare = 40%\n\n"
    var number = 1
    while spec.text.utf8.count < bytes {
      spec.text += spec.writer.transition(number: number)
      number += 1
    }
    return spec.text
  }
}
