#if os(Linux)
  import Foundation

  /// Runs the compiler and the compiled programs. At most as many processes as there are cores run at a time.
  enum Toolchain {
    #if os(Linux)
      /// The libraries that the objects need. On Linux, a tool usually reads this list from the objects before they are linked.
      /// On a busy machine it once found nothing, and the link failed. With the list here, the link works without that tool.
      static let libraries = [
        "-lswiftSwiftOnoneSupport", "-lswift_Concurrency", "-lswift_StringProcessing", "-lFoundation",
        "-lFoundationEssentials", "-lFoundationInternationalization", "-lswiftGlibc", "-lm",
      ]
    #else
      static let libraries: [String] = []
    #endif

    struct Result: Sendable {
      let status: Int32
      let standardOutput: String
      let standardError: String
    }

    struct Failure: Error, CustomStringConvertible {
      let description: String
    }

    /// For code that runs in many programs, the optimizer saves several times the time that it takes.
    static let optimized = "-O"
    /// For code that is compiled for one program, the optimizer is only worth its time if the program tries mutants, many times.
    static let optimization =
      ProcessInfo.processInfo.environment["TRANSC_MUTANTS"] == nil ? "-Onone" : optimized

    /// The time limit of a program, in seconds. A program that hangs is stopped and has failed. It is several times the time of
    /// the longest program, because two programs run at a time and the machine may be busy.
    private static let timeLimit = 400
    /// The time limit of the compiler, which does not hang: long enough for a busy machine.
    private static let compilerTimeLimit = 900
    /// The status with which `timeout` ends after it has stopped a program.
    private static let stoppedStatus: Int32 = 124
    private static let slots = Slots(ProcessInfo.processInfo.activeProcessorCount)

    /// Runs `swiftc`. If it fails, throws its output.
    static func compile(_ arguments: [String]) async throws {
      let result = try await run("swiftc", arguments, timeLimit: compilerTimeLimit)
      if result.status != 0 {
        let reason =
          result.status == stoppedStatus
          ? "stopped after \(compilerTimeLimit) seconds" : "status \(result.status)"
        let text = result.standardError + result.standardOutput
        throw Failure(description: "swiftc \(arguments.joined(separator: " ")): \(reason)\n\(text)")
      }
    }

    /// The version that the compiler prints.
    static func compilerVersion() async throws -> String {
      try await run("swiftc", ["--version"]).standardOutput
    }

    static func run(
      _ program: String, _ arguments: [String], timeLimit: Int = timeLimit
    ) async throws -> Result {
      try await inSlot { try await start(["timeout", String(timeLimit), program] + arguments) }
    }

    /// Does something that uses one core, as soon as one is free.
    static func inSlot<Value: Sendable>(_ body: () async throws -> Value) async throws -> Value {
      await slots.take()
      do {
        let value = try await body()
        await slots.giveBack()
        return value
      } catch {
        await slots.giveBack()
        throw error
      }
    }

    /// The output goes to files, because a pipe would fill up while nobody reads it.
    private static func start(_ words: [String]) async throws -> Result {
      let directory = try BuildFolder.makeScratch()
      defer { try? FileManager.default.removeItem(at: directory) }
      let output = directory.appendingPathComponent("stdout")
      let errors = directory.appendingPathComponent("stderr")
      for file in [output, errors] { try Data().write(to: file) }
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = words
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = try FileHandle(forWritingTo: errors)
      let status = try await withCheckedThrowingContinuation { continuation in
        process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
        do { try process.run() } catch { continuation.resume(throwing: error) }
      }
      return Result(
        status: status, standardOutput: try String(contentsOf: output, encoding: .utf8),
        standardError: try String(contentsOf: errors, encoding: .utf8))
    }

    /// Tasks of a higher priority come first: much depends on what they make.
    private actor Slots {
      private var free: Int
      private var waiting: [(priority: TaskPriority, continuation: CheckedContinuation<Void, Never>)] = []

      init(_ count: Int) {
        free = max(count, 1)
      }

      func take() async {
        if free > 0 {
          free -= 1
        } else {
          let priority = Task.currentPriority
          await withCheckedContinuation { waiting.append((priority, $0)) }
        }
      }

      func giveBack() {
        guard let highest = waiting.map(\.priority).max(),
          let next = waiting.firstIndex(where: { $0.priority == highest })
        else { return free += 1 }
        waiting.remove(at: next).continuation.resume()
      }
    }
  }
#endif
