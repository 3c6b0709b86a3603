import TransitionText

/// What the commands that change specs do with their new texts: write them in place, show the differences, or only
/// say that there are some.
struct SpecRewriting {
  private let checks: Bool
  private let showsDifferences: Bool
  private var files: [OutputFile] = []

  init(_ arguments: ParsedArguments) {
    checks = arguments.flags.contains(.checkOnly)
    showsDifferences = arguments.flags.contains(.diff)
  }

  /// Whether every file stays as it is.
  var writesNothing: Bool { checks || showsDifferences }

  /// Takes the new text of an input. That of standard input is printed.
  mutating func take(_ bytes: [UInt8], for input: Input, _ console: inout Console) {
    let old = Array(input.source.bytes)
    if showsDifferences {
      console.print(UnifiedDiff.text(from: old, to: bytes, name: input.source.displayName))
    }
    if checks {
      if bytes != old { console.reportUnwritten(input.source.displayName, isListed: !showsDifferences) }
    } else if input.path == InputReader.standardInput {
      if !showsDifferences { console.print(bytes) }
    } else if bytes != old, !showsDifferences {
      files.append(OutputFile(path: input.path, bytes: bytes))
    }
  }

  /// Writes the files that change.
  func write(_ environment: ToolEnvironment, _ console: inout Console) {
    do throws(ToolFailure) {
      try OutputWriter(fileSystem: environment.fileSystem, changesInputs: true).write(files)
    } catch {
      console.report(error)
    }
  }
}
