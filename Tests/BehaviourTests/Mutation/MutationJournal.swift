#if os(Linux)
  import Foundation

  /// The verdicts about a file's mutants, by their names, in one state of everything that they depend on.
  ///
  /// With it, an interrupted run can go on where it stopped, and the page can be written again without a run.
  actor MutationJournal {
    private struct Line: Codable {
      let name: String
      let verdict: MutationRun.Verdict
      /// The unit that found it.
      let unit: String
    }

    private let file: URL?
    /// The file with the units that have found mutants.
    private let memory: URL?
    private var verdicts: [String: MutationRun.Verdict] = [:]
    /// The units that have found mutants, in this state or in an earlier one.
    private var units: [String: String] = [:]

    /// A journal that is empty and stores nothing.
    init() { (file, memory) = (nil, nil) }

    /// Opens the journal of the last run. Of the verdicts in other states it keeps only the units that have found mutants,
    /// because these are tried first.
    /// - Parameter hash: The hash of the state.
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
