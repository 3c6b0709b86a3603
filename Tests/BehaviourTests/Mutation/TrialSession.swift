#if os(Linux)
  import Foundation

  /// A program of scenarios that tries faults, one after the other, as it is asked to: `Tests/Support/Scenarios/Trials`.
  actor TrialSession {
    /// What the program has found out before it tries anything.
    struct Ready: Decodable, Sendable {
      /// How many scenarios in one way, combinations and flights there are.
      let units: Int
      /// Seconds of the processor's time that all of them need.
      let seconds: Double
      /// What is wrong without any fault.
      let failures: [String]
    }

    /// What became of a fault.
    struct Reply: Decodable, Sendable {
      /// What a unit tells, values in flight among it, that is otherwise than without the fault.
      struct Difference: Decodable, Sendable {
        let unit: String
        let output: String
      }

      enum End: String, Decodable, Sendable { case survived, unreached, found, differs, crashed, hung }

      let end: End
      let by: String
      /// The scenario in one way, the combination or the flights in which it was found.
      let unit: String
      let difference: Difference?
      /// How many units have been run.
      let tried: Int
      /// Seconds of the processor's time.
      let seconds: Double
    }

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var buffer = Data()

    /// - Parameter arguments: What makes the program a server.
    init(_ executable: URL, _ arguments: [String]) throws {
      // A program that has ended is noticed when it does not answer.
      signal(SIGPIPE, SIG_IGN)
      process.executableURL = executable
      process.arguments = arguments
      process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) {
        $1
      }
      process.standardInput = input
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      try process.run()
    }

    /// Waits until everything has been rehearsed.
    func ready() async throws -> Ready { try await line() }

    /// Has a fault tried.
    /// - Parameters:
    ///   - places: Where it is.
    ///   - tried: How many of its units have told something else, or nothing else, and nothing that is wrong.
    ///   - unit: What found it last time.
    func trial(of number: Int, at places: [Int], after tried: Int, first unit: String) async throws -> Reply {
      let place = places.isEmpty ? "0" : places.map(String.init).joined(separator: ",")
      try input.fileHandleForWriting.write(
        contentsOf: Data("\(number) \(place) \(tried) \(unit)\n".utf8))
      return try await line()
    }

    /// Ends the program.
    func end() {
      try? input.fileHandleForWriting.close()
      process.waitUntilExit()
    }

    private func line<Value: Decodable>() async throws -> Value {
      while true {
        if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
          let line = buffer[buffer.startIndex..<end]
          buffer = Data(buffer[(end + 1)...])
          return try JSONDecoder().decode(Value.self, from: Data(line))
        }
        let handle = output.fileHandleForReading
        let data = await withCheckedContinuation { continuation in
          DispatchQueue.global().async { continuation.resume(returning: handle.availableData) }
        }
        if data.isEmpty { throw Toolchain.Failure(description: "the program that tries faults has ended") }
        buffer += data
      }
    }
  }
#endif
