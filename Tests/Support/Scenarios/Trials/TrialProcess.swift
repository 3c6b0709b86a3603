import Foundation

/// A forked process that does one thing and returns one message.
@MainActor enum TrialProcess {
  /// How a process has ended without a message.
  enum End: String { case crashed, hung }

  /// Forks a process.
  /// - Parameter body: Runs in the new process, and returns its message. It may also call its argument with an earlier message,
  ///   which ends the process.
  /// - Returns: The message, or how the process has ended without one.
  static func run(
    _ body: (_ say: @escaping @MainActor (Data) -> Never) -> Data
  ) -> (said: Data, end: End?) {
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { exit(2) }
    let (read, write) = (ends[0], ends[1])
    let child = fork()
    if child == 0 {
      close(read)
      prepare()
      let say: @MainActor (Data) -> Never = { said in
        try? FileHandle(fileDescriptor: write).write(contentsOf: said)
        _exit(0)
      }
      say(body(say))
    }
    close(write)
    guard child > 0 else { exit(2) }
    let reader = FileHandle(fileDescriptor: read, closeOnDealloc: true)
    let said = (try? reader.readToEnd()) ?? Data()
    var status: Int32 = 0
    waitpid(child, &status, 0)
    let signal = status & 0x7f
    if signal == 0, status == 0 { return (said, nil) }
    return (Data(), signal == SIGVTALRM ? .hung : .crashed)
  }

  /// Ends this process after this many more seconds of processor time.
  static func limit(seconds: Double) {
    let whole = seconds.rounded(.up)
    var timer = itimerval(
      it_interval: timeval(), it_value: timeval(tv_sec: Int(whole), tv_usec: 0))
    setitimer(__itimer_which_t(ITIMER_VIRTUAL.rawValue), &timer, nil)
  }

  /// Limits the memory of a new process to many times what a unit needs, and discards its error output.
  private static func prepare() {
    var limit = rlimit(rlim_cur: 4_000_000_000, rlim_max: 4_000_000_000)
    setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit)
    let nothing = open("/dev/null", O_WRONLY)
    dup2(nothing, STDERR_FILENO)
  }
}
