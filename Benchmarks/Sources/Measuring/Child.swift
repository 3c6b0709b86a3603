#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A child process that has ended.
///
/// Linux counts the memory of the parent process for the child, too: the parent must be small.
struct Child {
  /// A failure with its description.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  /// The time from just before its start until its end, in seconds.
  var seconds: Double
  /// The peak memory, in bytes.
  var peakMemory: Int
  /// The standard output and standard error; empty if they were not kept.
  var output: String

  /// Runs a program to its end.
  /// - Parameters:
  ///   - arguments: The path of the program and its arguments.
  ///   - isKept: Whether to keep the output, which is discarded otherwise.
  static func run(_ arguments: [String], keepingOutput isKept: Bool = false) throws -> Child {
    var template = Array("/tmp/transc-benchmark-output.XXXXXX".utf8CString)
    let file = isKept ? mkstemp(&template) : open("/dev/null", O_WRONLY)
    if file < 0 { throw Failure(description: "no file for the output of \(arguments[0])") }
    defer { close(file) }
    if isKept { unlink(template) }
    let clock = ContinuousClock()
    let start = clock.now
    let (status, usage) = try wait(for: try spawn(arguments, output: file), arguments[0])
    let time = start.duration(to: clock.now)
    let output = isKept ? text(of: file) : ""
    if status != 0 { throw Failure(description: "\(arguments.joined(separator: " ")) failed\n\(output)") }
    #if canImport(Darwin)
      let unit = 1
    #else
      let unit = 1024
    #endif
    return Child(seconds: time / .seconds(1), peakMemory: Int(usage.ru_maxrss) * unit, output: output)
  }

  private static func spawn(_ arguments: [String], output: Int32) throws -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, output, 2)
    let list = arguments.map { strdup($0) } + [nil]
    defer { for argument in list { free(argument) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, arguments[0], &actions, nil, list, environ)
    if code != 0 { throw Failure(description: "cannot start \(arguments[0])") }
    return process
  }

  private static func wait(for process: pid_t, _ name: String) throws -> (status: Int32, usage: rusage) {
    var status: Int32 = 0
    var usage = rusage()
    while wait4(process, &status, 0, &usage) < 0 {
      if errno != EINTR { throw Failure(description: "lost \(name)") }
    }
    return (status, usage)
  }

  private static func text(of file: Int32) -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    lseek(file, 0, SEEK_SET)
    while true {
      let count = read(file, &chunk, chunk.count)
      if count <= 0 { return String(decoding: bytes, as: UTF8.self) }
      bytes += chunk[..<count]
    }
  }
}
