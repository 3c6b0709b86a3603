import TransitionDiagnostics

/// A subcommand.
enum CommandName: String, Hashable, Sendable, CaseIterable {
  case generate
  case check
  case format
  case fix
  case sample
  case plot
  case ledger
  case explain
  case lsp
  case initialize = "init"
  case doctor
  case completions
  case manual
  case help
}

/// The kind of an argument, for shell completion.
enum ArgumentKind: Hashable, Sendable {
  /// A text that a shell cannot complete.
  case text
  /// A text that begins with a number. A negative one is a wrong value, and no option.
  case number
  /// A spec, or a folder of specs.
  case spec
  /// Any file.
  case file
  /// A folder.
  case folder
  /// A diagnostic code.
  case code
  /// The code of a warning.
  case warning
  /// A subcommand.
  case command
  /// The name of a shell.
  case shell
  /// The name of an example spec of the repository.
  case example

  /// The codes that it may be, as parts of a list; nil when it is no code.
  var codes: [String]? {
    switch self {
    case .code: DiagnosticCode.allCases.map(\.name)
    case .warning: DiagnosticCode.allCases.filter { $0.severity == .warning }.map(\.name)
    default: nil
    }
  }

  /// The possible words; nil when other texts are possible.
  var words: [String]? {
    switch self {
    case .command: CommandName.allCases.map(\.rawValue)
    case .shell: ShellName.allCases.map(\.rawValue)
    case .example: ExampleSpecs.names
    case .text, .number, .spec, .file, .folder, .code, .warning: nil
    }
  }
}

/// A subcommand with its operands and its help.
struct CommandDeclaration: Sendable {
  var name: CommandName
  /// The command line after `transc`.
  var usage: String
  /// The kind of its operands; nil when it takes none.
  var operands: ArgumentKind? = .spec
  /// One line for the list of commands.
  var summary: String
  /// The description in its own help.
  var description: String
  /// Command lines worth copying.
  var examples: [String]
}

/// An option.
enum OptionName: Hashable, Sendable, CaseIterable {
  case emit
  case sample
  case access
  case support
  case prefix
  case minimumIOS
  case root
  case configuration
  case at
  case gesture
  case asJSON
  case rightToLeft
  case ledgerFormat
  case fallback
  case reduceMotion
  case size
  case items
  case output
  case depfile
  case outputList
  case jobs
  case cache
  case pathPrefixMap
  case diagnosticsFormat
  case diagnosticsOutput
  case baseline
  case updateBaseline
  case statistics
  case timings
  case color
  case warningsAreErrors
  case allow
  case notes
  case unsafe
  case checkOnly
  case diff
  case standardStreams
  case example
  case help
  case version
}

/// An option with its spellings, its value and its help.
struct OptionDeclaration: Sendable {
  var name: OptionName
  /// Its spellings, the short one first.
  var spellings: [String]
  /// The name of its value in the help; nil when it takes none.
  var placeholder: String?
  /// The values that it takes; empty when it takes any text.
  var choices: [String] = []
  /// Whether it may be given several times, with values joined by commas.
  var isList = false
  /// Whether it may be given several times, with one value each.
  var isRepeatable = false
  /// Whether its value may be left out. A value is then attached with `=`.
  var isValueOptional = false
  /// The kind of its value when it takes any text.
  var value = ArgumentKind.text
  /// The commands that take it.
  var commands: [CommandName]
  /// Its name in a configuration file; nil when such a file cannot set it.
  var configurationKey: String?
  /// The text in the help.
  var help: String

  /// The possible values; nil when other texts are possible.
  var words: [String]? { choices.isEmpty ? value.words : choices }

  /// The spelling that messages use.
  var spelling: String { spellings.last ?? "" }
}

/// The commands and options. The parser and the help both use this table.
enum ArgumentTable {
  /// The option with a spelling.
  static func option(spelled spelling: String) -> OptionDeclaration? {
    options.first { $0.spellings.contains(spelling) }
  }

  /// The declaration of an option.
  static func option(_ name: OptionName) -> OptionDeclaration? { options.first { $0.name == name } }

  /// The declaration of a command.
  static func command(_ name: CommandName) -> CommandDeclaration? { commands.first { $0.name == name } }
}
