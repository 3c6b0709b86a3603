/// Replaces the beginnings of paths in reports, so that reports are the same wherever a build runs.
struct PathPrefixMap: Sendable {
  private var pairs: [(old: Substring, new: Substring)] = []

  /// Makes a map that changes nothing.
  init() {}

  /// Makes a map from texts such as `/build/App=.`; of two that match, the later wins.
  init(_ texts: [String]) throws(UsageError) {
    for text in texts {
      guard let equals = text.lastIndex(of: "="), equals > text.startIndex else {
        throw UsageError("`\(text)` is not a pair such as `/build/App=.`")
      }
      pairs.append((Self.trimmed(text[..<equals]), Self.trimmed(text[text.index(after: equals)...])))
    }
  }

  private static func trimmed(_ path: Substring) -> Substring {
    path.count > 1 && path.hasSuffix("/") ? path.dropLast() : path
  }

  /// The name to show for a path.
  func name(of path: String) -> String {
    for (old, new) in pairs.reversed() where path.hasPrefix(old) {
      var rest = path.dropFirst(old.count)
      if old == "/" { rest = path[...] }
      if rest.isEmpty { return new.isEmpty ? "." : String(new) }
      guard rest.hasPrefix("/") else { continue }
      return new.isEmpty ? String(rest.dropFirst()) : String(new + rest)
    }
    return path
  }
}
