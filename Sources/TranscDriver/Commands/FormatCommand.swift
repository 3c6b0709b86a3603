import TransitionFormatter
import TransitionText

/// Lays specs out in the one style.
struct FormatCommand {
  private let inputs: [Path]
  private let checks: Bool
  private let showsDifferences: Bool

  init(_ arguments: ParsedArguments) throws(UsageError) {
    inputs = arguments.operands.isEmpty ? [InputReader.standardInput] : try arguments.inputs(of: .format)
    checks = arguments.flags.contains(.checkFormat)
    showsDifferences = arguments.flags.contains(.diff)
  }

  func run(_ environment: ToolEnvironment, _ console: inout Console) {
    var files: [OutputFile] = []
    for input in console.read(inputs, environment) {
      let result = Formatter.format(input.source)
      console.report(result.diagnostics, in: input.source)
      if !result.isFaithful {
        console.report(
          ToolFailure(
            "`\(input.source.name)` is left as it is: the formatter has a fault with it", path: input.path))
      }
      let isChanged = result.bytes != Array(input.source.bytes)
      if showsDifferences {
        console.print(
          UnifiedDiff.text(from: Array(input.source.bytes), to: result.bytes, name: input.source.name))
      }
      if checks {
        if isChanged { console.reportUnformatted(input.source.name, isListed: !showsDifferences) }
      } else if input.path == InputReader.standardInput {
        if !showsDifferences { console.print(result.bytes) }
      } else if isChanged, !showsDifferences {
        files.append(OutputFile(path: input.path, bytes: result.bytes))
      }
    }
    console.reportSummary()
    do throws(ToolFailure) {
      try OutputWriter(fileSystem: environment.fileSystem).write(files)
    } catch {
      console.report(error)
    }
  }
}
