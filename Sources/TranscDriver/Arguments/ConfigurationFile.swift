import TransitionText

/// Options in a JSON file, for all specs of a target.
///
/// For example:
///
///     {"access": "public", "warningsAreErrors": true, "allow": ["T0305"]}
///
/// It is the file that `--config` names, or `transc.json` in the folder that `--root` names, where there is one. The
/// language server takes the nearest one.
///
/// `ArgumentTable` says which options a file can have and what they are called there. An option of the command line
/// wins, and lists of codes are put together. Options that the command does not use are checked, and ignored.
enum ConfigurationFile {
  /// The key under which editors find the JSON schema.
  private static let schemaKey = "$schema"

  /// The options of a file, as `generate` takes them.
  static func arguments(of file: Path, _ reader: InputReader) throws(ToolFailure) -> ParsedArguments {
    var arguments = ParsedArguments()
    arguments.command = .generate
    arguments.values.set(.configuration, file)
    try merge(into: &arguments, reader)
    return arguments
  }

  /// Merges the options of the file into the arguments.
  static func merge(into arguments: inout ParsedArguments, _ reader: InputReader) throws(ToolFailure) {
    guard let path = arguments.values[.configuration] ?? ownFile(of: arguments, reader.fileSystem) else {
      return
    }
    let input = try reader.read(path)
    if input.problem != nil { throw ToolFailure("`\(path.text)` is too large", path: path) }
    do throws(JSONError) {
      let root = try JSONDocument(input.source).root
      let options = ArgumentTable.options.filter { $0.configurationKey != nil }
      try root.requireMembers(among: options.compactMap(\.configurationKey) + [schemaKey])
      for option in options {
        guard let key = option.configurationKey, let value = try root.optionalMember(key) else { continue }
        var found = ParsedArguments()
        try read(value, option, into: &found)
        if arguments.takes(option) { arguments.add(found) }
      }
    } catch {
      throw ToolFailure(error, in: input)
    }
  }

  /// The file in the folder of the specs, if the command has one and reads such files.
  private static func ownFile(of arguments: ParsedArguments, _ fileSystem: any FileSystem) -> Path? {
    guard let root = arguments.values[.root], let option = ArgumentTable.option(.configuration),
      option.commands.contains(arguments.command ?? .generate)
    else { return nil }
    return file(in: root, fileSystem)
  }

  /// The file that is read in a folder, if there is one.
  static func file(in folder: Path, _ fileSystem: any FileSystem) -> Path? {
    let path = folder.appending(Path("transc.json"))
    // One that cannot be looked at is reported when it is read.
    do { return try fileSystem.statusIfPresent(path) == nil ? nil : path } catch { return path }
  }

  private static func read(
    _ value: JSONValue, _ option: OptionDeclaration, into found: inout ParsedArguments
  ) throws(JSONError) {
    if option.isValueOptional, let flag = value.bool {
      if flag { found.flags.insert(option.name) }
    } else if option.isValueOptional, value.type != .array {
      throw value.error(.unexpectedType, "expected `true`, `false` or an array, found \(value.type.phrase)")
    } else if option.isList {
      for element in try value.requireElements() {
        let name = try element.requireString()
        try check(element) { () throws(UsageError) in
          _ = try ParsedArguments.code(named: name, for: option.name)
        }
        found.lists[option.name, default: []].append(name)
      }
    } else {
      let text =
        try option.choices.isEmpty ? value.requireString() : value.requireString(among: option.choices)
      try check(value) { () throws(UsageError) in
        if option.name == .prefix { _ = try TypePrefix.parse(text) }
        if option.name == .minimumIOS { try MinimumIOS.check(text) }
      }
      found.values.set(option.name, Path(text))
    }
  }

  private static func check(_ value: JSONValue, _ check: () throws(UsageError) -> Void) throws(JSONError) {
    do { try check() } catch { throw value.error(.unexpectedValue, error.message) }
  }
}

extension ParsedArguments {
  /// Whether the command uses an option.
  fileprivate func takes(_ option: OptionDeclaration) -> Bool {
    let isSwift = values[.emit].map { $0.text == "swift" } ?? true
    return option.commands.contains(command ?? .generate)
      && (isSwift || !Self.swiftOptions.contains(option.name))
  }

  /// The options that go with `--emit swift` only.
  static let swiftOptions: [OptionName] = [.access, .support, .prefix, .minimumIOS]

  /// Adds other arguments. Values that are already set stay.
  fileprivate mutating func add(_ others: ParsedArguments) {
    for (name, value) in others.values { values.add(name, value) }
    for (name, list) in others.lists { lists[name, default: []] += list }
    flags.formUnion(others.flags)
  }
}
