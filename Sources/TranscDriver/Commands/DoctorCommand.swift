import TransitionCompiler
import TransitionDiagnostics
import TransitionText
import UIKitEmitter

/// Checks that the tool, the specs and the generated files fit together.
struct DoctorCommand {
  private let folder: Path

  init(_ arguments: ParsedArguments) throws(UsageError) {
    if arguments.operands.count > 1 { throw UsageError("`doctor` takes one folder", command: .doctor) }
    folder = arguments.operands.first ?? Path(".")
  }

  private enum Verdict: String { case fine = "ok", problem, remark = "note" }

  func run(_ environment: ToolEnvironment, _ console: inout Console) {
    var lines: [(Verdict, String)] = [(.fine, "transc \(ToolVersion.current), \(Platform.name)")]
    if !SpecFinder(fileSystem: environment.fileSystem).isFolder(folder) {
      return console.report(ToolFailure("`\(folder.text)` is not a folder", path: folder))
    }
    lines += tools(environment)
    lines += specs(environment)
    lines += generated(environment)
    let text = lines.map { "\(Columns.left($0.rawValue, 9))\($1)\n" }.joined()
    console.print(Array(text.utf8))
    if lines.contains(where: { $0.0 == .problem }) { console.end(with: .findings) }
  }

  // MARK: Tools

  private func tools(_ environment: ToolEnvironment) -> [(Verdict, String)] {
    let tool = first("transc", environment).map { (Verdict.fine, "transc is \($0.text)") }
    let swift = first("swift", environment).map { (Verdict.fine, "swift is \($0.text)") }
    return [
      tool ?? (.remark, "transc is not on the PATH: scripts and editors need its full path"),
      swift ?? (.remark, "swift is not on the PATH"),
    ]
  }

  /// The program that a shell would run.
  private func first(_ name: String, _ environment: ToolEnvironment) -> Path? {
    for folder in (environment.variable("PATH") ?? "").split(separator: ":") {
      let path = Path(String(folder)).appending(Path(name))
      if let status = try? environment.fileSystem.status(at: path, followingLinks: true),
        status.kind == .regular, status.mode & 0o111 != 0
      {
        return path
      }
    }
    return nil
  }

  // MARK: Specs

  private func specs(_ environment: ToolEnvironment) -> [(Verdict, String)] {
    var environment = environment
    environment.root = folder
    let found: SpecFinder.Result
    do throws(ToolFailure) {
      found = try SpecFinder(fileSystem: environment.fileSystem).specsIfAny(in: folder)
    } catch {
      return [(.problem, error.message)]
    }
    if found.specs.isEmpty, found.leftOut.isEmpty {
      return [(.remark, "there are no specs in or below `\(folder.text)`: `transc init` writes one")]
    }
    var lines = found.leftOut.map { (Verdict.problem, $0.message) } + configuration(environment)
    var faulty: [String] = []
    var (inputs, results): ([Input], [CompilationResult]) = ([], [])
    let paths = found.specs.map { Path(steps: $0.steps, isAbsolute: $0.isAbsolute) }
    environment.findPlaces(of: paths)
    for path in paths {
      guard let input = try? environment.reader.read(path) else {
        lines.append((.problem, "`\(path.text)` cannot be read"))
        continue
      }
      let options = CompilationOptions(triesFixIts: false).reading(for: input, environment)
      let result = environment.compile(input.source, options)
      if options.policy.hasError(result.diagnostics) { faulty.append(path.text) }
      inputs.append(input)
      results.append(result)
    }
    for (index, _, diagnostic) in TransitionNames.findings(inputs, results) {
      let path = inputs[index].path.text
      lines.append(
        (.remark, "`\(path)`: \(diagnostic.message(in: inputs[index].source)); \(diagnostic.notes[0])"))
    }
    lines.append(
      (
        .fine,
        "\(found.specs.count) \(found.specs.count == 1 ? "spec" : "specs") in and below `\(folder.text)`"
      ))
    for name in faulty {
      lines.append(
        (.problem, "`\(name)` has errors: `transc check --root \(folder.text) \(name)` says which"))
    }
    return lines
  }

  /// The problems of the folder's `transc.json`.
  private func configuration(_ environment: ToolEnvironment) -> [(Verdict, String)] {
    guard let file = ConfigurationFile.file(in: folder, environment.fileSystem) else { return [] }
    do throws(ToolFailure) {
      _ = try ConfigurationFile.arguments(of: file, environment.reader)
      return [(.fine, "the options of `\(file.text)`")]
    } catch {
      return [(.problem, error.textWithPlace)]
    }
  }

  // MARK: Generated files

  private func generated(_ environment: ToolEnvironment) -> [(Verdict, String)] {
    var lines: [(Verdict, String)] = []
    var count = 0
    var open = [(folder, 0)]
    while let (folder, depth) = open.popLast() {
      let names = ((try? environment.fileSystem.entries(of: folder)) ?? []).filter {
        $0.bytes.first != UInt8(ascii: ".")
      }
      var needsRuntime = false
      for name in names.sorted(by: { $0.bytes.lexicographicallyPrecedes($1.bytes) }) {
        let path = Path(steps: folder.steps + [name], isAbsolute: folder.isAbsolute)
        let kind = (try? environment.fileSystem.status(at: path, followingLinks: false))?.kind
        if kind == .directory, depth < Self.depthLimit { open.append((path, depth + 1)) }
        guard kind == .regular, name.text.hasSuffix(".swift"),
          let head = GeneratedFile(path, environment.fileSystem)
        else {
          continue
        }
        count += 1
        if head.version != ToolVersion.current {
          lines.append(
            (
              .problem,
              "`\(path.text)` is from transc \(head.version): files of different versions do not compile together"
            ))
        }
        needsRuntime = needsRuntime || head.needsRuntime
      }
      if needsRuntime, !names.contains(Path(UIKitEmitter.supportFileName)) {
        lines.append(
          (
            .remark,
            "`\(folder.text)` has no \(UIKitEmitter.supportFileName): the module needs it in another folder"
          ))
      }
    }
    return [(.fine, "\(count) generated \(count == 1 ? "file" : "files")")] + lines
  }

  private static let depthLimit = 100
}
