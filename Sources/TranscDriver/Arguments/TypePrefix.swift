/// The prefix of the names of generated types, as the command line writes it: `ABC`.
enum TypePrefix {
  static func parse(_ text: String) throws(UsageError) -> String {
    let (letters, digits) = (UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"))
    let isName = text.utf8.allSatisfy { letters ~= $0 | 0x20 || digits ~= $0 }
    guard isName, let first = text.utf8.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")) ~= first else {
      throw UsageError(
        "`\(text)` is not a prefix of a type name: use a capital letter, followed by letters and digits",
        command: .generate)
    }
    return text
  }
}
