import TransitionDiagnostics
import TransitionText

/// The known warnings of a project, in a file. Only new ones are reported.
///
/// A warning is identified by its file, its code, its message and the text of its line, so that it is recognized when
/// the lines around it move. Errors are never in a baseline.
struct Baseline {
  /// The path of the baseline's file.
  let path: Path
  /// The names on the path to its folder, from the root on. Paths in the file are relative to that folder.
  private let folder: [Path]
  private let workingDirectory: Path
  /// How often each known warning has not yet been found again.
  private var left: [FindingPrint: Int] = [:]
  /// How often each warning was found, whether known or not.
  private var found: [FindingPrint: Int] = [:]
  private var checkedFiles: Set<String> = []
  /// How many of the findings were known.
  private(set) var knownCount = 0

  /// Makes an empty baseline.
  init(path: Path, _ fileSystem: any FileSystem) throws(ToolFailure) {
    do throws(SystemError) {
      workingDirectory = try fileSystem.workingDirectory()
    } catch {
      throw ToolFailure("cannot find the working directory: \(error.text)")
    }
    self.path = path
    folder = Self.whole(path.parent, workingDirectory).steps
  }

  private static func whole(_ path: Path, _ workingDirectory: Path) -> Path {
    path.isAbsolute ? path : workingDirectory.appending(path)
  }

  // MARK: Findings

  /// The findings of a text without those that are known.
  mutating func unknown(_ diagnostics: [Diagnostic], in source: SourceText) -> [Diagnostic] {
    let file = name(of: source.name)
    // An error may hide warnings that are still there.
    if !diagnostics.contains(where: { $0.severity == .error }) { checkedFiles.insert(file) }
    let lines = LineIndex(source)
    return diagnostics.filter { diagnostic in
      if diagnostic.severity != .warning { return true }
      let print = FindingPrint(diagnostic, in: source, lines, file: file)
      found[print, default: 0] += 1
      guard let count = left[print], count > 0 else { return true }
      left[print] = count - 1
      knownCount += 1
      return false
    }
  }

  /// How many known warnings were not found in the files that were checked.
  var goneCount: Int { left.reduce(0) { $0 + (checkedFiles.contains($1.key.file) ? $1.value : 0) } }

  /// A path relative to the baseline's folder.
  private func name(of path: String) -> String {
    if path == "<stdin>" { return path }
    let steps = Self.whole(Path(path), workingDirectory).steps
    let common = zip(steps, folder).prefix { $0 == $1 }.count
    let up = Array(repeating: Path(".."), count: folder.count - common)
    return Path(steps: up + steps[common...], isAbsolute: false).text
  }

  // MARK: The file

  /// The possible counts of a finding.
  private static let counts = 1...1_000_000

  /// Reads the baseline's file.
  mutating func read(_ reader: InputReader) throws(ToolFailure) {
    let input = try reader.read(path)
    do throws(JSONError) {
      let root = try JSONDocument(input.source).root
      try root.requireMembers(among: ["version", "findings"])
      let version = try root.member("version")
      if try version.requireInt() != 1 {
        throw version.error(.unexpectedValue, "unknown version of a baseline")
      }
      for finding in try root.member("findings").requireElements() {
        try finding.requireMembers(among: ["file", "code", "message", "line", "count"])
        let print = FindingPrint(
          file: try finding.member("file").requireString(), code: try finding.member("code").requireString(),
          message: try finding.member("message").requireString(),
          line: try finding.member("line").requireString())
        if left[print] != nil { throw finding.error(.unexpectedValue, "this finding is listed twice") }
        let count = try finding.optionalMember("count")
        left[print] = try count?.requireInt() ?? 1
        if let count, !Self.counts.contains(left[print] ?? 0) {
          throw count.error(.unexpectedValue, "a count is from 1 to \(Self.counts.upperBound)")
        }
      }
    } catch {
      throw ToolFailure(error, in: input)
    }
  }

  /// The contents of the file: the warnings that were found, and the known ones of existing files that were not checked.
  func bytes(_ fileSystem: any FileSystem) -> [UInt8] {
    var all = found
    for (print, count) in left where count > 0 && !checkedFiles.contains(print.file) {
      let file = path.parent.appending(Path(print.file))
      if (try? fileSystem.status(at: file, followingLinks: true)) != nil { all[print, default: 0] += count }
    }
    let sorted = all.sorted {
      let (a, b) = ($0.key, $1.key)
      return (a.file, a.code, a.line, a.message) < (b.file, b.code, b.line, b.message)
    }
    var json = JSONWriter()
    json.object { json in
      json.member("version", 1)
      json.member("findings") { json in
        json.array { json in
          for (print, count) in sorted {
            json.element { json in
              json.object { json in
                json.member("file", print.file)
                json.member("code", print.code)
                json.member("line", print.line)
                json.member("message", print.message)
                if count > 1 { json.member("count", count) }
              }
            }
          }
        }
      }
    }
    json.endLine()
    return json.bytes
  }
}
