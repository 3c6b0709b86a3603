import Foundation

/// What came of a process.
struct ProcessResult {
  var status: Int32
  var output: String
  var errors: String
}

/// The built executable.
enum Transc {
  /// It lies beside the bundle that this test is in.
  static let executable: String = {
    #if os(Linux)
      let bundle = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
      return URL(filePath: bundle).deletingLastPathComponent().appending(path: "transc").path
    #else
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }?.bundleURL
      return bundle?.deletingLastPathComponent().appending(path: "transc").path ?? ""
    #endif
  }()

  /// Runs a shell script in which `"$transc"` is the executable.
  static func shell(
    _ script: String, in folder: TemporaryFolder, environment: [String: String] = [:]
  ) throws -> ProcessResult {
    // Files rather than pipes: whoever fills a pipe that is not read in time waits for ever.
    let streams = try TemporaryFolder()
    for name in ["out", "err"] { try streams.write("", to: name) }
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.environment = ["PATH": "/usr/bin:/bin", "transc": executable].merging(environment) { $1 }
    if let libraries = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] {
      process.environment?["LD_LIBRARY_PATH"] = libraries
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: URL(filePath: streams.file("out")))
    process.standardError = try FileHandle(forWritingTo: URL(filePath: streams.file("err")))
    try process.run()
    process.waitUntilExit()
    return ProcessResult(
      status: process.terminationStatus, output: try streams.text("out"), errors: try streams.text("err"))
  }

  /// What a command line starts with so that it may not write everywhere.
  static let unprivileged = geteuid() == 0 ? "setpriv --reuid 65534 --clear-groups" : ""

  /// Whether the executable can be run in that way.
  static var runsUnprivileged: Bool {
    guard let folder = try? TemporaryFolder() else { return false }
    return (try? shell("\(unprivileged) \"$transc\" --version", in: folder).status) == 0
  }
}
