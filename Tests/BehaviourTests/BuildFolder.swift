#if os(Linux)
  import Foundation

  /// The folder in the package's `.build` in which these tests keep their build products.
  enum BuildFolder {
    static let package = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    static let support = package.appendingPathComponent("Tests/Support")

    /// The scratch folder of this run. Creating it also removes the folders of runs that have ended. Several runs may go on at a
    /// time, because SwiftPM locks only its own build folders, and there may be several of those.
    private static let scratch: Result<URL, any Error> = Result {
      let root = try cache().appendingPathComponent("scratch")
      try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
      for name in try FileManager.default.contentsOfDirectory(atPath: root.path) where !isRunning(name) {
        try? FileManager.default.removeItem(at: root.appendingPathComponent(name))
      }
      let own = root.appendingPathComponent("\(getpid())")
      try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
      return own
    }

    /// Whether the run that a folder is named after is still running. A process that may not be signalled is running.
    private static func isRunning(_ name: String) -> Bool {
      guard let process = pid_t(name), process > 0, process != getpid() else { return false }
      return kill(process, 0) == 0 || errno != ESRCH
    }

    /// A folder that stays from run to run.
    static func cache() throws -> URL {
      let url = package.appendingPathComponent(".build/behaviour-tests")
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      return url
    }

    /// A new, empty folder of this run.
    static func makeScratch() throws -> URL {
      let url = try scratch.get().appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      return url
    }

    /// The Swift files below a folder, in a fixed order.
    static func swiftFiles(in folder: URL) throws -> [URL] {
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      let files = names.filter { $0.hasSuffix(".swift") }.sorted().map { folder.appendingPathComponent($0) }
      if files.isEmpty { throw Toolchain.Failure(description: "no Swift file in \(folder.path)") }
      return files
    }

    /// FNV-1a, 64 bits, which is enough to tell states of the sources apart.
    static func hash(_ parts: [Data]) -> String {
      var hash: UInt64 = 0xcbf2_9ce4_8422_2325
      for part in parts {
        // The parts are separated by a byte that does not occur in UTF-8.
        for byte in part + [0xff] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      }
      return String(hash, radix: 16)
    }
  }
#endif
