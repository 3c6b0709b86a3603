/// Times every stage over one spec, in this process.
enum StageTimes {
  /// Runs all stages in turn, round after round, so that a temporary slowdown of the machine affects all of them.
  /// - Returns: One line for each stage: its name and the seconds of each round.
  static func measure(_ bytes: [UInt8], rounds: Int) throws -> [(stage: Stage, seconds: [Double])] {
    var seconds = [[Double]](repeating: [], count: Stage.allCases.count)
    let clock = ContinuousClock()
    // The first round warms up. Small specs are run many times in a row: the clock is too coarse for a single run.
    let repetitions = max(1, 200_000 / bytes.count)
    for round in 0...rounds {
      for (index, stage) in Stage.allCases.enumerated() {
        let start = clock.now
        for _ in 0..<repetitions {
          if stage.run(bytes) == nil { throw Child.Failure(description: "the spec has errors: \(stage)") }
        }
        let time = start.duration(to: clock.now) / .seconds(1)
        if round > 0 { seconds[index].append(time / Double(repetitions)) }
      }
    }
    return Stage.allCases.enumerated().map { ($1, seconds[$0]) }
  }
}
