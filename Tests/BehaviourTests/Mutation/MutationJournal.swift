#if os(Linux)
  import Foundation

  /// What is known of a spec's mutants, by their names, in one state of everything that they depend on.
  ///
  /// A run that is broken off goes on where it was, a page is written anew without one, and a change that concerns one spec leaves
  /// what is known of the others.
  actor MutationJournal {
    private struct Line: Codable {
      let name: String
      let verdict: MutationRun.Verdict
    }

    private let file: URL?
    private var verdicts: [String: MutationRun.Verdict] = [:]

    /// Knows and keeps nothing.
    init() { file = nil }

    /// Goes on where the last run was broken off, and forgets what was known in other states.
    /// - Parameter hash: What tells this state from others.
    init(of spec: String, hash: String) throws {
      let folder = try BuildFolder.cache().appending(path: "mutants/\(spec)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let file = folder.appending(path: hash)
      for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name != hash {
        try? FileManager.default.removeItem(at: folder.appending(path: name))
      }
      if !FileManager.default.fileExists(atPath: file.path) { try Data().write(to: file) }
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        guard let line = try? JSONDecoder().decode(Line.self, from: Data(line.utf8)) else { continue }
        verdicts[line.name] = line.verdict
      }
      self.file = file
    }

    func verdict(on name: String) -> MutationRun.Verdict? { verdicts[name] }

    func write(_ verdict: MutationRun.Verdict, on name: String) throws {
      verdicts[name] = verdict
      guard let file else { return }
      let handle = try FileHandle(forWritingTo: file)
      defer { try? handle.close() }
      try handle.seekToEnd()
      try handle.write(
        contentsOf: try JSONEncoder().encode(Line(name: name, verdict: verdict)) + Data("\n".utf8))
    }
  }
#endif
