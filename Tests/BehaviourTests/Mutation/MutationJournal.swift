#if os(Linux)
  import Foundation

  /// What is known of the mutants of one state of all sources: a run that is broken off goes on where it was, and a page is
  /// written anew without one.
  actor MutationJournal {
    private struct Line: Codable {
      let number: Int
      let verdict: MutationRun.Verdict
    }

    private let file: URL?
    private var verdicts: [Int: MutationRun.Verdict] = [:]

    /// Knows and keeps nothing.
    init() { file = nil }

    /// Goes on where the last run with these sources was broken off.
    /// - Parameter texts: What all specs become, with all mutants.
    init(of texts: [String]) throws {
      let folders = ["Tests/Support", "Tests/BehaviourTests/Matrix"]
      let sources = try folders.flatMap { folder in
        try BuildFolder.swiftFiles(in: BuildFolder.package.appending(path: folder)).map {
          try Data(contentsOf: $0)
        }
      }
      let hash = BuildFolder.hash(texts.map { Data($0.utf8) } + sources)
      let cache = try BuildFolder.cache()
      let file = cache.appending(path: "mutants-\(hash)")
      for name in try FileManager.default.contentsOfDirectory(atPath: cache.path)
      where name.hasPrefix("mutants-") && name != file.lastPathComponent {
        try? FileManager.default.removeItem(at: cache.appending(path: name))
      }
      if !FileManager.default.fileExists(atPath: file.path) { try Data().write(to: file) }
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        guard let line = try? JSONDecoder().decode(Line.self, from: Data(line.utf8)) else { continue }
        verdicts[line.number] = line.verdict
      }
      self.file = file
    }

    func verdict(on number: Int) -> MutationRun.Verdict? { verdicts[number] }

    func write(_ verdict: MutationRun.Verdict, on number: Int) throws {
      verdicts[number] = verdict
      guard let file else { return }
      let handle = try FileHandle(forWritingTo: file)
      defer { try? handle.close() }
      try handle.seekToEnd()
      try handle.write(
        contentsOf: try JSONEncoder().encode(Line(number: number, verdict: verdict)) + Data("\n".utf8))
    }
  }
#endif
