@_spi(Simulator) import UIKit

/// Runs the scenarios of Photos: all of them, or those whose names are given. `--list` only prints their names.
///
/// Other scenarios run with `--specs` (the other specs), `--fixtures` (the specs of the emitter's tests) and `--headless` (the
/// simulation itself). `--seeds` runs the seeds instead, and `--seed` one bug of one seed. `--fault N` before these activates a
/// fault in the code under test. `--brief` prints of the checks only the failing ones and the number of all.
@main struct Main {
  @MainActor static func main() {
    var names = Array(CommandLine.arguments.dropFirst())
    if names.first == "--fault" { names.removeFirst(2) }
    if names.first == "--brief" {
      Report.isBrief = true
      names.removeFirst()
    }
    switch (names.first, names.dropFirst().first) {
    case ("--matrix-axes", _): return MatrixProgram.printAxes()
    case ("--flights", let spec): return Flights.run(only: spec)
    case ("--matrix", let file?): return MatrixProgram.run(file: file)
    case ("--trials", let apps?) where names.count == 3, ("--quick-trials", let apps?) where names.count == 3:
      return TrialServer.serve(
        TrialUnit.all(
          of: apps.split(separator: ",").map(String.init), file: names[2],
          isQuick: names[0] == "--quick-trials"))
    case ("--combination", let text?): return MatrixProgram.run(alone: text)
    default: break
    }
    let groups = [
      "--specs": Scenario.specs, "--fixtures": Scenario.fixtures, "--headless": Scenario.headless,
    ]
    let group = names.first.flatMap { groups[$0] }
    if group != nil { names.removeFirst() }
    let scenarios = group ?? Scenario.ofPhotos + Scenario.simulator
    if names.first == "--seeds" { return Seed.runAll() }
    if names.first == "--seed", names.count == 3 { return Seed.run(names[1], names[2]) }
    if names.first == "--list" { return print(scenarios.map(\.name).joined(separator: "\n")) }
    for scenario in scenarios where names.isEmpty || names.contains(scenario.name) { scenario.run() }
  }
}
