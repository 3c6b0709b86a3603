import TransitionText

/// Handles the new texts of files: writes them in place, shows the differences, or only reports that there are some.
struct Rewriting {
  /// Whether a file that would change is a finding.
  let checks: Bool
  private let showsDifferences: Bool
  private var files: [OutputFile] = []

  init(_ arguments: ParsedArguments) {
    checks = arguments.flags.contains(.checkOnly)
    showsDifferences = arguments.flags.contains(.diff)
  }

  /// Whether every file stays as it is.
  var writesNothing: Bool { checks || showsDifferences }

  /// Takes the new text of an input. The text of standard input is printed.
  mutating func take(_ bytes: [UInt8], for input: Input, _ console: inout Console) {
    let old = Array(input.source.bytes)
    if writesNothing {
      show(bytes, instead: old, name: input.source.displayName, &console)
    } else if input.path == InputReader.standardInput {
      console.print(bytes)
    } else if bytes != old {
      files.append(OutputFile(path: input.path, bytes: bytes, old: input.status))
    }
  }

  /// Shows how a text would change.
  private func show(_ bytes: [UInt8], instead old: [UInt8], name: String, _ console: inout Console) {
    if showsDifferences { console.print(UnifiedDiff.text(from: old, to: bytes, name: name)) }
    if checks, bytes != old { console.reportUnwritten(name, isListed: !showsDifferences) }
  }

  /// Shows how a file would change, or that it is missing.
  func show(
    _ bytes: [UInt8], in file: Path, _ environment: ToolEnvironment, _ console: inout Console
  ) {
    let name = environment.names.name(of: file.text)
    let isThere = (try? environment.fileSystem.statusIfPresent(file)) != nil
    if !isThere {
      // The difference would be the whole file: its name is enough.
      return checks
        ? console.reportUnwritten(name, isListed: true) : show(bytes, instead: [], name: name, &console)
    }
    do throws(ToolFailure) {
      show(bytes, instead: Array(try environment.reader.read(file).source.bytes), name: name, &console)
    } catch {
      console.report(error)
    }
  }

  /// Writes the files that change.
  func write(_ environment: ToolEnvironment, _ console: inout Console) {
    do throws(ToolFailure) {
      try OutputWriter(fileSystem: environment.fileSystem, writesSpecs: true).write(files)
    } catch {
      console.report(error)
    }
  }
}
