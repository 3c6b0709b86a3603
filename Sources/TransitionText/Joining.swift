extension [String] {
  /// The texts, with a separator between them.
  ///
  /// It hides Swift's own function, which is not specialized: the first call of that in a process looks through all conformances of the
  /// program, which takes 100,000 instructions.
  package func joined(separator: String = "") -> String {
    guard var joined = first else { return "" }
    for text in dropFirst() {
      joined += separator
      joined += text
    }
    return joined
  }
}
