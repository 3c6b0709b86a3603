import Foundation

/// The result of a process.
struct ProcessResult {
  var status: Int32
  var output: String
  var errors: String
}

/// The built executable.
enum Transc {
  /// It is in the folder of the test bundle.
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
    // The output goes to files, because a pipe that is not read in time blocks the process.
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

  /// The start of a command line that must not be able to write everywhere.
  static let unprivileged = geteuid() == 0 ? "setpriv --reuid 65534 --clear-groups" : ""

  /// Whether the executable can run in that way.
  static var runsUnprivileged: Bool {
    guard let folder = try? TemporaryFolder() else { return false }
    return (try? shell("\(unprivileged) \"$transc\" --version", in: folder).status) == 0
  }
}
