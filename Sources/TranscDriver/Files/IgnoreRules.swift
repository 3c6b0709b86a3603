/// The rules of `.transcignore` files for the specs in and below their folders, as in `.gitignore` files: one pattern a
/// line, `#` before a comment, `!` takes back an earlier rule, `/` at the end is for folders only, and a pattern with
/// another `/` is relative to the file's folder.
struct IgnoreRules: Sendable {
  /// The name of the files.
  static let fileName = Path(".transcignore")

  private struct Rule {
    var pattern: GlobPattern
    var isForFoldersOnly: Bool
    var takesBack: Bool
  }

  /// The rules of each file, the outermost first, and how many names their folder has.
  private var files: [(depth: Int, rules: [Rule])] = []

  /// These rules and those of another file.
  /// - Parameter depth: How many names the path of its folder has.
  func adding(_ text: ArraySlice<UInt8>, depth: Int) -> IgnoreRules {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = text.starts(with: mark) ? text.dropFirst(mark.count) : text
    let lines = text.split(omittingEmptySubsequences: true) {
      $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
    }
    var rules = self
    rules.files.append((depth, lines.compactMap(Self.rule)))
    return rules
  }

  private static func rule(_ line: ArraySlice<UInt8>) -> Rule? {
    var line = line
    if line.first == UInt8(ascii: "#") { return nil }
    // A trailing space counts only after a backslash.
    while line.last == UInt8(ascii: " "), line.dropLast().last != UInt8(ascii: "\\") { line.removeLast() }
    let takesBack = line.first == UInt8(ascii: "!")
    if takesBack { line.removeFirst() }
    let isForFoldersOnly = line.last == UInt8(ascii: "/")
    if isForFoldersOnly { line.removeLast() }
    guard !line.isEmpty else { return nil }
    let isAnchored = line.contains(UInt8(ascii: "/"))
    var names = line.split(separator: UInt8(ascii: "/")).map { Path(bytes: Array($0)) }
    if !isAnchored { names.insert(Path("**"), at: 0) }
    return Rule(pattern: GlobPattern(names), isForFoldersOnly: isForFoldersOnly, takesBack: takesBack)
  }

  /// Whether a file or folder is left out, where the folders around it are not. The last matching rule of the innermost file wins.
  func leavesOut(_ path: [Path], isFolder: Bool) -> Bool {
    for (depth, rules) in files.reversed() where depth < path.count {
      let names = path[depth...]
      if let rule = rules.last(where: { (isFolder || !$0.isForFoldersOnly) && $0.pattern.matches(names) }) {
        return !rule.takesBack
      }
    }
    return false
  }
}
