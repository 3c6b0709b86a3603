@_spi(Simulator) import UIKit

/// Runs the scenarios of Photos, all of them or those that are named; with `--specs` those of the other specs. With `--list`
/// only their names are printed.
@main struct Main {
  @MainActor static func main() {
    var names = Array(CommandLine.arguments.dropFirst())
    let isOfSpecs = names.first == "--specs"
    if isOfSpecs { names.removeFirst() }
    let photos =
      Scenario.pushAndPop + Scenario.pulls + Scenario.interruptions
      + Scenario.missingParts + Scenario.stays + Scenario.delegation + Scenario.simulator
    let scenarios = isOfSpecs ? Scenario.specs : photos
    if names.first == "--stop" {
      Report.stopsAtFirstFailure = true
      names.removeFirst()
    }
    if names.first == "--list" { return print(scenarios.map(\.name).joined(separator: "\n")) }
    for scenario in scenarios where names.isEmpty || names.contains(scenario.name) { scenario.run() }
  }
}
