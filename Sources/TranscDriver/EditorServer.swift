public import TransitionCompiler
public import TransitionText

/// Serves an editor: bytes in, bytes out. The command line knows only this protocol, so that the tool of build plugins does not link
/// the server.
public protocol EditorServer {
  /// Receives bytes from the editor.
  mutating func receive(_ bytes: [UInt8])
  /// Whether there is something to do.
  var hasWork: Bool { get }
  /// Does one piece of work.
  /// - Returns: The bytes to be written; nil when there is nothing to do.
  mutating func step() -> [UInt8]?
  /// The exit code of the process, once the editor has ended the server.
  var exitCode: Int32? { get }
}

/// The files on the disk, for the language server.
public struct SpecFiles: Sendable {
  let fileSystem: any FileSystem

  /// Answers an `import` of a spec. Imports stay within `folder` if the spec is below it.
  public func answer(_ request: ImportRequest, of spec: String, within folder: String?) -> ImportAnswer {
    ImportReader(
      for: Path(spec), InputReader(fileSystem: fileSystem), below: folder.map { Path($0) } ?? Path(".")
    ).answer(request)
  }

  /// The options of the nearest `transc.json`, as `generate` uses them, and the problems of that file. It is beside a spec, or in a folder
  /// around it up to the open folder.
  public func options(
    for spec: String, within folder: String?
  ) -> (options: CompilationOptions, problem: String?) {
    guard let file = configuration(of: Path(spec), within: folder.map { Path($0).withoutTrailingSlashes })
    else { return (CompilationOptions(), nil) }
    let arguments: ParsedArguments
    do throws(ToolFailure) {
      arguments = try ConfigurationFile.arguments(of: file, InputReader(fileSystem: fileSystem))
    } catch {
      return (CompilationOptions(), error.textWithPlace)
    }
    do throws(UsageError) {
      let swift = try arguments.typeOptions()
      return (CompilationOptions(swift: swift, policy: try arguments.severityPolicy()), nil)
    } catch {
      return (CompilationOptions(), "\(file.text): \(error.message)")
    }
  }

  private func configuration(of spec: Path, within folder: Path?) -> Path? {
    var place = spec.parent
    while true {
      if let file = ConfigurationFile.file(in: place, fileSystem) { return file }
      guard let folder, place != folder, place.bytes.starts(with: folder.bytes) else { return nil }
      place = place.parent
    }
  }

  /// The text of a file, or nil when it cannot be read.
  public func read(_ path: String) -> SourceText? {
    guard let input = try? InputReader(fileSystem: fileSystem).read(Path(path)), input.problem == nil else {
      return nil
    }
    return input.source
  }

  /// The paths of the specs in a folder and below it.
  public func specs(in folder: String) -> [String] {
    (try? SpecFinder(fileSystem: fileSystem).specs(in: Path(folder)))?.specs.map(\.text) ?? []
  }
}
