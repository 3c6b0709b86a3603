import TransitionCompiler
import TransitionText

/// The destinations of outputs.
enum OutputPlan: Hashable, Sendable {
  /// The only output is printed.
  case standardOutput
  /// Each output is written to a file, in the order of the inputs, once the folder exists. The statuses are of the files that exist now.
  case files([Path], [FileStatus?], folder: Path?)

  /// Finds out where the outputs of some inputs go. With `--root`, the inputs are below that folder, and its folders go into
  /// the names of their outputs.
  /// - Parameters:
  ///   - output: The path of `-o`.
  ///   - fileExtension: The extension of outputs in a folder.
  ///   - name: The name of a file that is written into a folder after the outputs.
  ///   - records: The other files that are written and are no outputs.
  /// - Throws: A failure when data would be lost: two outputs in one file, or an output in place of an input.
  static func make(
    for inputs: [Input], output: Path?, _ fileExtension: String, beside name: Path? = nil,
    records: [Path] = [],
    in environment: ToolEnvironment
  ) throws(ToolFailure) -> OutputPlan {
    let fileSystem = environment.fileSystem
    guard let output, output != InputReader.standardInput else { return .standardOutput }
    let kindOfOutput = try attempt(output) { () throws(SystemError) in
      try fileSystem.statusIfPresent(output)?.kind
    }
    let isFolder = kindOfOutput == .directory || output.endsWithSlash || inputs.count > 1
    if !isFolder {
      let missing: Path? = try attempt(output) { () throws(SystemError) in
        let folder = try fileSystem.followingLinks(output).parent
        return try fileSystem.statusIfPresent(folder) == nil ? folder : nil
      }
      if let missing {
        throw ToolFailure(
          "cannot write `\(output.text)`: there is no folder `\(missing.text)`", path: output)
      }
      let statuses = try check([output], inputs, records, fileSystem)
      return .files([output], statuses, folder: nil)
    }
    if let kindOfOutput, kindOfOutput != .directory {
      throw ToolFailure("cannot write into `\(output.text)`: it is not a directory", path: output)
    }
    if kindOfOutput == nil, !output.endsWithSlash, looksLikeFile(output) {
      throw ToolFailure(
        "several inputs need an output folder, and `\(output.text)` looks like a file; "
          + "write `\(output.text)/` for a folder", path: output)
    }
    var files: [Path] = []
    var prefixes = FlatTable<Path, [UInt8]>()
    for input in inputs {
      if input.path == InputReader.standardInput {
        throw ToolFailure("the output of standard input needs a file name: `-o FILE`")
      }
      let name = try Self.name(with: fileExtension, for: input.path, &prefixes, environment)
      files.append(output.appending(name))
    }
    if let name { files.append(output.appending(name)) }
    let statuses = try check(files, inputs, records, fileSystem)
    return .files(files, statuses, folder: kindOfOutput == nil ? output : nil)
  }

  /// Whether a name has the extension of an output or a spec.
  private static func looksLikeFile(_ path: Path) -> Bool {
    [".swift", ".json", ".txt", ".transition"].contains { path.lastComponent.text.hasSuffix($0) }
  }

  /// The name of the output of a spec: `photos.swift` for `Specs/photos.transition`. Below a root, it differs from that
  /// of every other spec, and of every source beside the spec: `Home-photos.transition.swift` for
  /// `Home/photos.transition`.
  /// - Parameter prefixes: The prefixes of names by folder, as far as they are known.
  private static func name(
    with fileExtension: String, for input: Path, _ prefixes: inout FlatTable<Path, [UInt8]>,
    _ environment: ToolEnvironment
  ) throws(ToolFailure) -> Path {
    let end = Array(".\(fileExtension)".utf8)
    guard let root = environment.root else { return Path(bytes: input.stem.bytes + end) }
    let folder = input.parent
    if prefixes[folder] == nil {
      guard let place = environment.place(of: input) else {
        throw ToolFailure("`\(input.text)` is not below `\(root.text)`", path: input)
      }
      prefixes.set(folder, place.inner.flatMap { $0.bytes + [UInt8(ascii: "-")] })
    }
    return Path(bytes: prefixes[folder, default: []] + input.lastComponent.bytes + end)
  }

  /// The identity of an output file, even of one that does not exist yet.
  private enum Target: Hashable {
    case present(FileIdentity)
    case absent(name: Path, folder: FileIdentity)
    case absentWithFolder(Path)
  }

  /// - Returns: The status of each file that exists.
  private static func check(
    _ files: [Path], _ inputs: [Input], _ records: [Path], _ fileSystem: any FileSystem
  ) throws(ToolFailure) -> [FileStatus?] {
    var statuses: [FileStatus?] = []
    var writers: [Target: Path] = [:]
    var spellings: [String: Path] = [:]
    let identities = FlatSet(inputs.map(\.identity))
    for (file, input) in zip(files, inputs) {
      let status = try attempt(file) { () throws(SystemError) in try fileSystem.statusIfPresent(file) }
      statuses.append(status)
      let target = try attempt(file) { () throws(SystemError) in try Self.target(file, status, fileSystem) }
      if let other = writers.updateValue(input.path, forKey: target) {
        throw ToolFailure(
          "`\(other.text)` and `\(input.path.text)` would both be written to `\(file.text)`", path: file)
      }
      if let key = spelling(of: file), let other = spellings.updateValue(input.path, forKey: key) {
        throw ToolFailure(
          "`\(other.text)` and `\(input.path.text)` would both be written to `\(file.text)` on systems that ignore "
            + "the case of names", path: file)
      }
      if case .present(let identity) = target, identities.contains(identity),
        let input = inputs.first(where: { $0.identity == identity })
      {
        throw ToolFailure(
          "the output `\(file.text)` is the input `\(input.path.text)`; it would be lost", path: file)
      }
    }
    for file in files.dropFirst(inputs.count) {
      let target = try Self.target(file, fileSystem)
      if let other = writers[target] ?? spelling(of: file).flatMap({ spellings[$0] }) {
        throw ToolFailure(
          "`\(other.text)` would be written to `\(file.text)`, the name of the runtime", path: file)
      }
      writers[target] = file
    }
    for record in records where record != InputReader.standardInput {
      let target = try Self.target(record, fileSystem)
      let isInput =
        if case .present(let identity) = target { identities.contains(identity) } else { false }
      if isInput || writers.updateValue(record, forKey: target) != nil {
        throw ToolFailure("`\(record.text)` would be written over an input or output", path: record)
      }
    }
    return statuses
  }

  /// A text that is the same for two outputs that are one file on systems that compare names by their letters, whatever their case. Such
  /// outputs are an error on every system, because one would be lost there. Nil for a name that is no UTF-8.
  private static func spelling(of file: Path) -> String? {
    let text = file.text
    return file.bytes.elementsEqual(text.utf8) ? text.lowercased() : nil
  }

  private static func target(_ file: Path, _ fileSystem: any FileSystem) throws(ToolFailure) -> Target {
    try attempt(file) { () throws(SystemError) in
      try target(file, fileSystem.statusIfPresent(file), fileSystem)
    }
  }

  private static func target(
    _ file: Path, _ status: FileStatus?, _ fileSystem: any FileSystem
  ) throws(SystemError) -> Target {
    if let status { return .present(status.identity) }
    let file = try fileSystem.followingLinks(file)
    guard let folder = try fileSystem.statusIfPresent(file.parent) else { return .absentWithFolder(file) }
    return .absent(name: file.lastComponent, folder: folder.identity)
  }

  private static func attempt<Result>(
    _ path: Path, _ call: () throws(SystemError) -> Result
  ) throws(ToolFailure) -> Result {
    do { return try call() } catch {
      throw ToolFailure("cannot write `\(path.text)`: \(error.text)", path: path)
    }
  }
}
