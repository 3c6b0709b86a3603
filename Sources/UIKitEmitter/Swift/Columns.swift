extension StringProtocol {
  /// How many characters there are: those of plain ASCII are counted without being looked at one by one.
  var columns: Int { utf8.allSatisfy { $0 < 0x80 } ? utf8.count : count }
}

extension [UInt8] {
  /// How many characters there are.
  var columns: Int { allSatisfy { $0 < 0x80 } ? count : String(decoding: self, as: UTF8.self).count }
}

extension RandomAccessCollection<UInt8> {
  /// Whether it begins with some text.
  func starts(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { self.count >= $0.count && self.prefix($0.count).elementsEqual($0) }
  }

  /// Whether it ends with some text.
  func ends(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { self.count >= $0.count && self.suffix($0.count).elementsEqual($0) }
  }

  /// Whether some text stands anywhere in it.
  func contains(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { pattern in
      guard let first = pattern.first else { return true }
      var rest = self[...]
      while let place = rest.firstIndex(of: first) {
        rest = rest[place...]
        if rest.count >= pattern.count, rest.prefix(pattern.count).elementsEqual(pattern) { return true }
        rest = rest.dropFirst()
      }
      return false
    }
  }
}
