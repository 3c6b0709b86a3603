import TransitionText

/// Writes a spec to begin with.
struct InitializeCommand {
  private let folder: Path
  private let example: String?

  init(_ arguments: ParsedArguments) throws(UsageError) {
    if arguments.operands.count > 1 { throw UsageError("`init` takes one folder", command: .initialize) }
    folder = arguments.operands.first ?? Path(".")
    for (sign, meaning) in [("-", "standard input"), ("@", "a file of arguments")] where folder.text == sign {
      throw UsageError(
        "`init` needs a folder: `\(sign)` is \(meaning)", meant: "./\(sign)", command: .initialize)
    }
    example = arguments.values[.example]?.text
    if let example, !ExampleSpecs.names.contains(example) {
      throw UsageError(
        "there is no example `\(example)`: \(ExampleSpecs.names.joined(separator: ", "))",
        meant: EditDistance.nearest(to: example, among: ExampleSpecs.names), command: .initialize)
    }
  }

  /// The name of the spec that is written without `--example`.
  private static let firstName = "first"
  private static let fileExtension = ".transition"

  func run(_ environment: ToolEnvironment, _ console: inout Console) {
    do throws(ToolFailure) {
      let files = files()
      let fileSystem = environment.fileSystem
      for file in files where (try? fileSystem.status(at: file.path, followingLinks: false)) != nil {
        let old = try? environment.reader.read(file.path).source.bytes
        if old.map(Array.init) == file.bytes { continue }
        throw ToolFailure("`\(file.path.text)` already exists", path: file.path)
      }
      let writer = OutputWriter(fileSystem: fileSystem, writesSpecs: true)
      try writer.makeDirectories(folder)
      let known = try writer.write(files)
      let lines = zip(files, known).map { "\($1 == nil ? "wrote" : "kept") \($0.path.text)\n" }.joined()
      console.print(Array((lines + Self.nextSteps(files[0].path.text)).utf8))
    } catch {
      console.report(error)
    }
  }

  /// The spec, and the specs that it imports.
  private func files() -> [OutputFile] {
    var files: [OutputFile] = []
    var wanted = [example ?? Self.firstName]
    while let name = wanted.popLast() {
      let text = ExampleSpecs.text(of: name) ?? ExampleSpecs.first
      let path = Path(steps: folder.steps + [Path(name + Self.fileExtension)], isAbsolute: folder.isAbsolute)
      if files.contains(where: { $0.path == path }) { continue }
      files.append(OutputFile(path: path, bytes: text.withUTF8Buffer(Array.init)))
      for line in text.description.split(separator: "\n") where line.hasPrefix("import \"") {
        wanted.append(String(line.split(separator: "\"")[1].dropLast(Self.fileExtension.count)))
      }
    }
    return files
  }

  private static func nextSteps(_ name: String) -> String {
    let name = name.contains(" ") ? "'\(name)'" : name
    return """

      Next:
        transc check \(name)            # reports errors and warnings
        transc -o Generated/ \(name)    # writes its Swift, and the runtime; TransitionPlugin does so in a build
        transc plot -o plot.svg \(name) # draws it over time

      """
  }
}
