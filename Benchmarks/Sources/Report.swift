/// All measurements, as tables in Markdown. They are made in child processes.
struct Report {
  /// The path of this program, and of the release build of the tool.
  let benchmarks: String
  let tool: String
  /// The folder for generated specs.
  let folder: String

  private struct Size {
    var name: String
    var bytes: Int
    var rounds: Int
  }

  private static let sizes = [
    Size(name: "10 KB", bytes: 10_000, rounds: 31), Size(name: "1 MB", bytes: 1_000_000, rounds: 15),
    Size(name: "10 MB", bytes: 10_000_000, rounds: 7),
  ]

  func run() throws {
    for size in Self.sizes { _ = try Child.run([benchmarks, "generate", "\(size.bytes)", path(size)]) }
    try printStages()
    try printShapes()
    try printMemory()
    try printInstructions()
    try printProcesses()
    try printStart()
  }

  private func path(_ size: Size) -> String {
    "\(folder)/\(size.name.replacing(" ", with: "")).transition"
  }

  // MARK: Stages

  private func printStages() throws {
    print("## Stages\n\nMB/s in one process, median ± half the distance between the quartiles.\n")
    var rows = Stage.allCases.map { [$0.title] }
    for size in Self.sizes {
      let output = try Child.run([benchmarks, "times", path(size), "\(size.rounds)"], keepingOutput: true)
        .output
      let bytes = try length(size)
      for (row, line) in output.split(separator: "\n").enumerated() {
        let spread = Spread(line.split(separator: " ").dropFirst().compactMap { Double($0) })
        rows[row].append(spread.text { bytes / $0 / 1_000_000 })
      }
    }
    table(["up to"] + Self.sizes.map(\.name), rows)
  }

  private func length(_ size: Size) throws -> Double {
    let output = try Child.run([benchmarks, "length", path(size)], keepingOutput: true).output
    return Double(output.prefix { $0.isNumber }) ?? 0
  }

  /// Time that is not proportional to the size shows as a rate that falls from column to column.
  private func printShapes() throws {
    print("## Shapes\n\nMB/s from text to a verified plan, or to all findings.\n")
    try printShapes(
      Shape.allCases, "shape", [("100 KB", 100_000, 15), ("1 MB", 1_000_000, 7), ("10 MB", 10_000_000, 3)])
    print("## Ledgers\n\nMB/s from text to the report of `transc ledger --format json`.\n")
    try printShapes(
      [.names, .pictures, .states, .fingers], "ledger",
      [("50 KB", 50_000, 7), ("100 KB", 100_000, 7), ("200 KB", 200_000, 7), ("1 MB", 1_000_000, 3)])
  }

  private func printShapes(
    _ shapes: [Shape], _ verb: String, _ sizes: [(name: String, bytes: Int, rounds: Int)]
  ) throws {
    let rows = try shapes.map { shape in
      [shape.title]
        + (try sizes.map { size in
          let numbers = try Child.run(
            [benchmarks, verb, shape.rawValue, "\(size.bytes)", "\(size.rounds)"], keepingOutput: true
          ).output.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
          guard let bytes = numbers.first else { throw Child.Failure(description: "no figures of a shape") }
          return Spread(Array(numbers.dropFirst(2))).text { bytes / $0 / 1_000_000 }
        })
    }
    table(["shape"] + sizes.map(\.name), rows)
  }

  private func printMemory() throws {
    print("## Peak memory\n\nOf a process that does this and nothing else, in MB.\n")
    let rows = try Stage.allCases.map { stage in
      [stage.title]
        + (try Self.sizes.map { size in
          let child = try Child.run([benchmarks, "once", stage.rawValue, path(size)])
          return Spread.short(Double(child.peakMemory) / 1_000_000)
        })
    }
    table(["up to"] + Self.sizes.map(\.name), rows)
  }

  private func printInstructions() throws {
    guard let valgrind = Programs.find("valgrind") else {
      return print("## Instructions\n\nNot measured: there is no valgrind.\n")
    }
    print(
      "## Instructions\n\nFor each byte of input, without the start of the process; counted by callgrind.\n")
    let sizes = Array(Self.sizes.prefix(2))
    var rows = Stage.allCases.map { [$0.title] }
    for size in sizes {
      let bytes = try length(size)
      let empty = try instructions(valgrind, ["length", path(size)])
      for (row, stage) in Stage.allCases.enumerated() {
        let count = try instructions(valgrind, ["once", stage.rawValue, path(size)])
        rows[row].append(Spread.short(max(0, count - empty) / bytes))
      }
    }
    table(["up to"] + sizes.map(\.name), rows)
  }

  private func instructions(_ valgrind: String, _ arguments: [String]) throws -> Double {
    let tool = [valgrind, "--tool=callgrind", "--callgrind-out-file=/dev/null", benchmarks]
    let lines = try Child.run(tool + arguments, keepingOutput: true).output.split(separator: "\n")
    let count = lines.last { $0.contains("Collected") }?.split(separator: " ").last.flatMap { Double($0) }
    guard let count else { throw Child.Failure(description: "callgrind has counted nothing") }
    return count
  }

  // MARK: Processes

  private func printProcesses() throws {
    print(
      "## Whole processes\n\nMilliseconds from start to end, the programs in turn; MB/s and peak memory at 10 MB.\n"
    )
    let programs: [(name: String, arguments: [String])] =
      [("`transc check`", [tool, "check"])]
      + ["wc", "cat"].compactMap { name in
        Programs.find(name).map { ("`LC_ALL=C \(name)`", [$0]) }
      }
    var rows = programs.map { [$0.name] }
    for size in Self.sizes {
      let children = try interleaved(programs.map { $0.arguments + [path(size)] }, rounds: size.rounds)
      for (row, runs) in children.enumerated() {
        let spread = Spread(runs.map(\.seconds))
        rows[row].append(spread.text { $0 * 1000 })
        if size.name != Self.sizes.last?.name { continue }
        rows[row].append(Spread.short(try length(size) / spread.median / 1_000_000))
        rows[row].append(Spread.short(Double(runs.map(\.peakMemory).max() ?? 0) / 1_000_000) + " MB")
      }
    }
    table(["program"] + Self.sizes.map(\.name) + ["MB/s", "memory"], rows)
  }

  private func printStart() throws {
    print("## Start\n\nMilliseconds of a process that has nothing to do.\n")
    guard let nothing = Programs.find("true") else { return }
    let runs = try interleaved([[nothing], [tool, "--version"]], rounds: 201)
    let spreads = runs.map { Spread($0.map(\.seconds)) }
    let ratio = spreads[1].median / spreads[0].median
    table(
      ["program", "ms", "÷ `true`"],
      [
        ["`true`", spreads[0].text { $0 * 1000 }, "1"],
        ["`transc --version`, static", spreads[1].text { $0 * 1000 }, Spread.short(ratio)],
      ])
  }

  /// Runs each command once in every round.
  private func interleaved(_ commands: [[String]], rounds: Int) throws -> [[Child]] {
    var children = [[Child]](repeating: [], count: commands.count)
    for _ in 0..<rounds {
      for (index, command) in commands.enumerated() { children[index].append(try Child.run(command)) }
    }
    return children
  }

  private func table(_ head: [String], _ rows: [[String]]) {
    for row in [head, head.map { _ in "---" }] + rows { print("| " + row.joined(separator: " | ") + " |") }
    print("")
  }
}
