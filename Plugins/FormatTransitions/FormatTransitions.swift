import Foundation
import PackagePlugin

/// `swift package format-transitions [--target NAME] [--verify]`: formats the specs of the package. With `--verify` it
/// shows the changes without making them, and fails if there are any.
@main struct FormatTransitions: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let command = try TransitionCommand(context, arguments, canVerify: true)
    let options = command.verifies ? ["--check", "--diff"] : []
    for (name, specs) in command.targets {
      if try !command.run(["format"] + options + command.arguments + specs.files.map(command.shown)) {
        Diagnostics.error(
          command.verifies
            ? "the specs of `\(name)` are not formatted: run `swift package \(TransitionCommand.writing) format-transitions`"
            : "the specs of `\(name)` could not all be formatted")
      }
    }
  }
}
