#if os(Linux)
  import Foundation

  /// What is known of a file's mutants, by their names, in one state of everything that they depend on.
  ///
  /// A run that is broken off goes on where it was, and a page is written anew without one.
  actor MutationJournal {
    private struct Line: Codable {
      let name: String
      let verdict: MutationRun.Verdict
      /// Where it was found.
      let unit: String
    }

    private let file: URL?
    /// Where it is kept what has found mutants.
    private let memory: URL?
    private var verdicts: [String: MutationRun.Verdict] = [:]
    /// Where mutants have been found, in this state or in an earlier one.
    private var units: [String: String] = [:]

    /// Knows and keeps nothing.
    init() { (file, memory) = (nil, nil) }

    /// Goes on where the last run was broken off. Of what was known in other states it only keeps where mutants were found, which is
    /// where they are looked for first.
    /// - Parameter hash: What tells this state from others.
    init(of owner: String, hash: String) throws {
      let folder = try BuildFolder.cache().appending(path: "mutants/\(owner)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appending(path: hash)
      let memory = folder.appending(path: "units")
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path)
      where name != hash && name != memory.lastPathComponent {
        try? FileManager.default.removeItem(at: folder.appending(path: name))
      }
      for file in [file, memory] where !FileManager.default.fileExists(atPath: file.path) {
        try Data().write(to: file)
      }
      for line in try Self.lines(of: memory) where !line.unit.isEmpty { units[line.name] = line.unit }
      for line in try Self.lines(of: file) { verdicts[line.name] = line.verdict }
      self.memory = memory
      self.file = file
    }

    private static func lines(of file: URL) throws -> [Line] {
      try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap {
        try? JSONDecoder().decode(Line.self, from: Data($0.utf8))
      }
    }

    func verdict(on name: String) -> MutationRun.Verdict? { verdicts[name] }

    func unit(of name: String) -> String { units[name, default: ""] }

    func write(_ verdict: MutationRun.Verdict, on name: String, foundIn unit: String = "") throws {
      verdicts[name] = verdict
      let line = try JSONEncoder().encode(Line(name: name, verdict: verdict, unit: unit)) + Data("\n".utf8)
      try file.map { try Self.append(line, to: $0) }
      if units[name] != unit, !unit.isEmpty { try memory.map { try Self.append(line, to: $0) } }
    }

    private static func append(_ line: Data, to file: URL) throws {
      let handle = try FileHandle(forWritingTo: file)
      defer { try? handle.close() }
      try handle.seekToEnd()
      try handle.write(contentsOf: line)
    }
  }
#endif
