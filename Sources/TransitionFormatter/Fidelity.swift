import TransitionSyntax
import TransitionText

/// A check of every result: the formatter may neither change the meaning of a spec nor lose any of its text.
enum Fidelity {
  /// Whether two texts have the same tree, and the same bytes in the same order except for spaces, line ends, and the
  /// commas and semicolons between members.
  static func isKept(_ old: SyntaxTree, _ new: SyntaxTree) -> Bool {
    guard old.count == new.count, haveSameBytes(old.source, new.source), haveSameTokens(old, new) else {
      return false
    }
    let (oldPlaces, newPlaces) = (places(old.tokens), places(new.tokens))
    var pending = [(old.root, new.root)]
    while let (left, right) = pending.popLast() {
      let (range, newRange) = (old.tokenRange(left), new.tokenRange(right))
      guard old.kind(left) == new.kind(right), old.role(left) == new.role(right),
        old.hasError(left) == new.hasError(right),
        oldPlaces[range.lowerBound] == newPlaces[newRange.lowerBound],
        oldPlaces[range.upperBound] == newPlaces[newRange.upperBound]
      else { return false }
      let children = old.children(left)
      var others = new.children(right)
      for child in children {
        guard let other = others.next() else { return false }
        pending.append((child, other))
      }
      if others.next() != nil { return false }
    }
    return true
  }

  /// For each token, how many tokens before it are no separators.
  private static func places(_ tokens: Tokens) -> [UInt32] {
    var places: [UInt32] = []
    places.reserveCapacity(tokens.count + 1)
    var place: UInt32 = 0
    for token in tokens.all {
      places.append(place)
      if counts(token.kind) { place += 1 }
    }
    places.append(place)
    return places
  }

  /// A comma that has a meaning shows in the tree.
  private static func counts(_ kind: TokenKind) -> Bool { kind != .newline && kind != .comma }

  private static func haveSameTokens(_ old: SyntaxTree, _ new: SyntaxTree) -> Bool {
    var place = 0
    for index in 0..<old.tokens.count where counts(old.tokens[index].kind) {
      while place < new.tokens.count, !counts(new.tokens[place].kind) { place += 1 }
      // A token of the same kind and length is the same, as all bytes are the same.
      guard place < new.tokens.count, new.tokens[place].kind == old.tokens[index].kind,
        new.tokens.range(place).count == old.tokens.range(index).count
      else { return false }
      place += 1
    }
    return true
  }

  /// Whether two texts are the same except for spaces, line ends, commas and semicolons.
  private static func haveSameBytes(_ old: SourceText, _ new: SourceText) -> Bool {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var (left, right) = (old.bytes.starts(with: mark) ? 3 : 0, new.bytes.starts(with: mark) ? 3 : 0)
    while true {
      while left < old.count, !isVisible(old.padded[left]) { left += 1 }
      while right < new.count, !isVisible(new.padded[right]) { right += 1 }
      if left == old.count || right == new.count { return left == old.count && right == new.count }
      if old.padded[left] != new.padded[right] { return false }
      left += 1
      right += 1
    }
  }

  static func isVisible(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: ","),
      UInt8(ascii: ";"):
      false
    default: true
    }
  }
}
