import Foundation
import PackagePlugin

/// `swift package check-transitions [--target NAME] [OPTIONS]`: reports the findings in the specs of the package. The
/// options are those of `transc check`.
@main struct CheckTransitions: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let command = try TransitionCommand(context, arguments)
    for (name, specs) in command.targets {
      let paths = specs.arguments(shown: command.shown)
      if try !command.run(["check", "--emit", "swift"] + command.arguments + paths) {
        Diagnostics.error("the specs of `\(name)` have errors")
      }
    }
  }
}
