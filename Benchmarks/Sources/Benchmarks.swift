/// Measures the compiler; see Benchmarks/README.md. `Benchmarks/run` starts it with its arguments.
@main
enum Benchmarks {
  static func main() throws {
    let arguments = CommandLine.arguments
    switch (arguments.dropFirst().first, arguments.count) {
    case ("report", 4):
      try Report(benchmarks: arguments[0], tool: arguments[2], folder: arguments[3]).run()
    case ("generate", 4):
      try Programs.write(SpecText.make(bytes: Int(arguments[2]) ?? 0, seed: 1), to: arguments[3])
    case ("length", 3):
      print(try Programs.read(arguments[2]).count)
    case ("once", 4):
      guard let stage = Stage(rawValue: arguments[2]), let result = stage.run(try Programs.read(arguments[3]))
      else { throw Child.Failure(description: "there is no such stage, or the spec has errors") }
      print(result)
    case ("times", 4):
      for (stage, seconds) in try StageTimes.measure(
        try Programs.read(arguments[2]), rounds: Int(arguments[3]) ?? 1)
      {
        print(stage.rawValue, seconds.map { "\($0)" }.joined(separator: " "))
      }
    case ("shape", 5), ("ledger", 5):
      guard let shape = Shape(rawValue: arguments[2]) else {
        throw Child.Failure(description: "there is no such shape")
      }
      let spec = shape.spec(bytes: Int(arguments[3]) ?? 0)
      let (seconds, findings) = spec.times(
        rounds: Int(arguments[4]) ?? 1, isTold: arguments[1] == "ledger")
      print(spec.count, findings, seconds.map { "\($0)" }.joined(separator: " "))
    case ("shapeText", 4):
      guard let shape = Shape(rawValue: arguments[2]) else {
        throw Child.Failure(description: "there is no such shape")
      }
      print(shape.spec(bytes: Int(arguments[3]) ?? 0).main, terminator: "")
    default:
      print(
        """
        usage: report TOOL FOLDER | generate BYTES FILE | length FILE | once STAGE FILE | times FILE ROUNDS
          | shape NAME BYTES ROUNDS | ledger NAME BYTES ROUNDS | shapeText NAME BYTES
        """)
    }
  }
}
