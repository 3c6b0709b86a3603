import TransitionText

/// A command line that makes no sense.
struct UsageError: Error, Hashable, Sendable {
  /// The problem, without a full stop.
  var message: String
  /// The command whose help explains it.
  var command: CommandName?

  init(_ message: String, command: CommandName? = nil) {
    self.message = message
    self.command = command
  }

  /// A message that ends by naming what was probably meant.
  init(_ message: String, meant: String?, command: CommandName? = nil) {
    self.init(meant.map { "\(message); did you mean `\($0)`?" } ?? message, command: command)
  }
}

/// A parsed command line.
struct ParsedArguments: Sendable {
  /// The command that the line names; nil when it names none.
  var command: CommandName?
  /// The arguments that are neither options nor values of options.
  var operands: [Path] = []
  /// The values of the options that take one.
  var values = FlatTable<OptionName, Path>()
  /// The values of the options that take any number of them.
  var lists = FlatTable<OptionName, [String]>()
  /// The options that have no value.
  var flags = FlatSet<OptionName>()
  /// Whether the first operand comes after `--`, and so is an operand even if it looks like a command.
  var isFirstOperandLiteral = false

  /// Whether the command prints its result to standard output.
  var printsResults: Bool {
    let printed = InputReader.standardInput
    let prints = { (option: OptionName) in (values[option] ?? printed) == printed }
    return switch command ?? .generate {
    case .check: false
    case .generate:
      prints(.output) || values[.outputList] == printed || values[.depfile] == printed || comparesFiles
    case .plot, .ledger: prints(.output)
    case .format, .fix: operands.isEmpty || operands.contains(printed) || comparesFiles
    default: true
    }
  }

  /// Whether the command prints the changes instead of making them.
  private var comparesFiles: Bool { flags.contains(.checkOnly) || flags.contains(.diff) }
}

/// Parses command lines by `ArgumentTable`.
enum ArgumentParser {
  /// Parses the arguments after the program's name.
  ///
  /// `--help` and `--version` win over errors in the rest of the line.
  static func parse(_ arguments: [Path]) throws(UsageError) -> ParsedArguments {
    var parsed = ParsedArguments()
    var failure: UsageError?
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument.text == "--" {
        parsed.isFirstOperandLiteral = parsed.command == nil && parsed.operands.isEmpty
        parsed.operands += rest
        break
      }
      guard looksLikeOption(argument) else {
        takeOperand(argument, into: &parsed)
        continue
      }
      do {
        try takeOption(argument, &rest, into: &parsed)
      } catch {
        failure = failure ?? error
      }
    }
    if parsed.flags.contains(.help) || parsed.flags.contains(.version) { return parsed }
    if let failure { throw failure }
    try checkOptions(of: parsed)
    return parsed
  }

  private static func looksLikeOption(_ argument: Path) -> Bool {
    argument.bytes.count > 1 && argument.bytes.first == UInt8(ascii: "-")
  }

  private static func takeOperand(_ argument: Path, into parsed: inout ParsedArguments) {
    if parsed.command == nil, parsed.operands.isEmpty, let command = CommandName(rawValue: argument.text) {
      parsed.command = command
    } else {
      parsed.operands.append(argument)
    }
  }

  private static func takeOption(
    _ argument: Path, _ rest: inout ArraySlice<Path>, into parsed: inout ParsedArguments
  ) throws(UsageError) {
    let equals = argument.bytes.firstIndex(of: UInt8(ascii: "="))
    var spelling = String(decoding: argument.bytes[..<(equals ?? argument.bytes.count)], as: UTF8.self)
    var attached = equals.map { Path(bytes: Array(argument.bytes[($0 + 1)...])) }
    // Compilers and build tools write `-j4`.
    if argument.bytes[1] != UInt8(ascii: "-"), argument.bytes.count > 2,
      (UInt8(ascii: "0")...UInt8(ascii: "9")) ~= argument.bytes[2]
    {
      spelling = String(decoding: argument.bytes.prefix(2), as: UTF8.self)
      attached = Path(bytes: Array(argument.bytes.dropFirst(2)))
    }
    guard let option = ArgumentTable.option(spelled: spelling) else {
      throw UsageError("there is no option `\(spelling)`", meant: optionMeant(by: spelling))
    }
    if option.placeholder == nil, attached != nil { throw UsageError("`\(spelling)` takes no value") }
    if option.placeholder == nil || (option.isValueOptional && attached == nil) {
      parsed.flags.insert(option.name)
      return
    }
    let value: Path
    if let attached { value = attached } else { value = try takeValue(of: option, spelling, &rest) }
    if value.bytes.isEmpty { throw UsageError(missingValue(of: option, spelling)) }
    if option.value == .folder, value == InputReader.standardInput {
      throw UsageError("`\(spelling)` needs a folder: `-` is standard input")
    }
    if !option.choices.isEmpty, !option.choices.contains(value.text) {
      throw UsageError(
        "`\(value.text)` is not a value of `\(spelling)`, which takes \(list(option.choices))",
        meant: EditDistance.nearest(to: value.text, among: option.choices))
    }
    if option.isList {
      let values = value.text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      parsed.lists[option.name, default: []] += values
      return
    }
    if option.isRepeatable {
      parsed.lists[option.name, default: []].append(value.text)
      return
    }
    if !parsed.values.add(option.name, value) {
      throw UsageError("`\(spelling)` is given twice")
    }
  }

  /// The option that an unknown spelling probably means, or nil.
  private static func optionMeant(by spelling: String) -> String? {
    switch spelling {
    case "-v", "-V", "-version": return "--version"
    case "-?", "-help": return "--help"
    default: break
    }
    let spellings = ArgumentTable.options.flatMap(\.spellings)
    // The edit distance of any two one-letter options is 1.
    if spelling.utf8.count <= 2 { return spellings.first { $0.lowercased() == spelling.lowercased() } }
    return EditDistance.nearest(to: spelling, among: spellings.filter { $0.utf8.count > 2 })
  }

  private static func takeValue(
    of option: OptionDeclaration, _ spelling: String, _ rest: inout ArraySlice<Path>
  ) throws(UsageError) -> Path {
    // A dash more likely begins the next option, after a forgotten value. `--output=-x` passes such a value. A dash before a digit
    // begins none, and the command says what it wants instead.
    let takesDash = option.value == .number
    guard let value = rest.first, !looksLikeOption(value) || takesDash && isNegative(value) else {
      throw UsageError(missingValue(of: option, spelling))
    }
    rest.removeFirst()
    return value
  }

  /// Whether an option is a negative number: no option has a digit or a point after its dash.
  private static func isNegative(_ option: Path) -> Bool {
    ((UInt8(ascii: "0")...UInt8(ascii: "9")) ~= option.bytes[1]) || option.bytes[1] == UInt8(ascii: ".")
  }

  private static func missingValue(of option: OptionDeclaration, _ spelling: String) -> String {
    let wanted = option.choices.isEmpty ? option.placeholder ?? "" : list(option.choices)
    return "`\(spelling)` needs a value: \(wanted)"
  }

  private static func checkOptions(of parsed: ParsedArguments) throws(UsageError) {
    // Most command lines have no options, and the table is built on first use.
    if parsed.values.isEmpty, parsed.lists.isEmpty, parsed.flags.isEmpty { return }
    let command = parsed.command ?? .generate
    for option in ArgumentTable.options where !option.commands.contains(command) {
      if parsed.values[option.name] != nil || parsed.lists[option.name] != nil
        || parsed.flags.contains(option.name)
      {
        throw UsageError("`\(command.rawValue)` has no option `\(option.spelling)`", command: command)
      }
    }
  }

  /// `a`, `b` or `c`
  private static func list(_ words: [String]) -> String {
    let quoted = words.map { "`\($0)`" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.joined() }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }
}
