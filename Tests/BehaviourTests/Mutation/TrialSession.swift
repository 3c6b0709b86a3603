#if os(Linux)
  import Foundation

  /// A scenario program that tries faults on request, one after the other: `Tests/Support/Scenarios/Trials`.
  actor TrialSession {
    /// The results of the rehearsals.
    struct Ready: Decodable, Sendable {
      /// The number of units: scenarios in one behaviour of UIKit, combinations and flights.
      let units: Int
      /// Seconds of processor time for all of them.
      let seconds: Double
      /// The failures without a fault.
      let failures: [String]
    }

    /// The result of a trial.
    struct Reply: Decodable, Sendable {
      /// A unit whose output, which includes values in flight, differs from that without the fault.
      struct Difference: Decodable, Sendable {
        let unit: String
        let output: String
      }

      enum End: String, Decodable, Sendable { case survived, unreached, found, differs, crashed, hung }

      let end: End
      let by: String
      /// The unit that found it.
      let unit: String
      let difference: Difference?
      /// The number of units that have been run.
      let tried: Int
      /// Seconds of processor time.
      let seconds: Double
    }

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var buffer = Data()

    /// - Parameter arguments: The arguments that start the program as a server.
    init(_ executable: URL, _ arguments: [String]) throws {
      // A program that has ended is noticed because it does not answer.
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

    /// Tries a fault.
    /// - Parameters:
    ///   - places: The places of the fault.
    ///   - tried: The number of its units that have been run and have found nothing wrong.
    ///   - unit: The unit that found it last time.
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
