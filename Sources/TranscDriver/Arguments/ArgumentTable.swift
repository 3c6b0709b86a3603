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
    case .text, .spec, .file, .folder, .code, .warning: nil
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

  /// Whether its value begins with a number. A negative one is then a wrong value, and no option.
  var takesNumber: Bool { [.sample, .minimumIOS, .at, .size, .items, .jobs].contains(name) }

  /// The spelling that messages use.
  var spelling: String { spellings.last ?? "" }
}

/// The commands and options. The parser and the help both use this table.
enum ArgumentTable {
  /// The subcommands, in the order of the help.
  static let commands: [CommandDeclaration] = [
    CommandDeclaration(
      name: .generate, usage: "[generate] [OPTIONS] PATH...",
      summary: "Compile specs; the default",
      description: """
        Compiles specs. `transc` prints the output of one spec, or writes it with -o to a file or folder; several \
        specs need a folder. It writes only files whose contents change. A spec with an error keeps its old output \
        and does not stop the others. `-` reads standard input, a folder means all `.transition` files in it and \
        below, a pattern such as `App/**/*.transition` means the files that match, and `@FILE` reads arguments \
        from a file. A `.transcignore` excludes files from folders and patterns.
        """,
      examples: [
        "transc Specs/photos.transition",
        "transc -o Sources/App/Generated/ Specs",
        "transc -o out/photos.swift --depfile out/photos.d photos.transition",
        "transc --check --diff -o Sources/App/Generated/ Specs",
        "transc --emit json --sample 60fps -o photos.json Specs/photos.transition",
        "cat photos.transition | transc -",
      ]),
    CommandDeclaration(
      name: .check, usage: "check [OPTIONS] PATH...",
      summary: "Report errors and warnings; write nothing",
      description: """
        Reports the errors and warnings of specs and writes nothing. `-` reads standard input, a folder means all \
        `.transition` files in it and below, and `@FILE` reads arguments from a file.
        """,
      examples: [
        "transc check Specs",
        "transc check --notes photos.transition",
        "transc check --emit swift Specs",
        "transc check -Werror --allow T0305 --diagnostics-format line photos.transition",
      ]),
    CommandDeclaration(
      name: .format, usage: "format [--check] [--diff] [PATH...]",
      summary: "Format specs",
      description: """
        Formats specs without changing their meaning. It writes files in place, and only those that change. It \
        keeps members that it cannot parse as they are. Without a path, or with `-`, it reads standard input and \
        prints the result. It removes a byte order mark. It does not replace a file that was saved meanwhile.
        """,
      examples: [
        "transc format Specs", "transc format --check --diff Specs", "transc format - <photos.transition",
      ]),
    CommandDeclaration(
      name: .fix, usage: "fix [--unsafe] [--check] [--diff] PATH...",
      summary: "Apply fix-its to specs",
      description: """
        Applies the safe fix-its of the findings of `check`, until none is left. Nothing else changes, and a \
        fix-it that would cause more errors than it fixes is left out. `fix` reports the remaining findings, with \
        their places in the fixed text, and ends with 1 if one of them is an error. It writes files in place, all \
        or none, but does not replace a file that was saved meanwhile. It does not change imported files. `-` reads standard \
        input and prints the result.
        """,
      examples: ["transc fix Specs", "transc fix --unsafe --diff photos.transition"]),
    CommandDeclaration(
      name: .sample, usage: "sample [--at TIME] [--gesture SCRIPT] [OPTIONS] PATH",
      summary: "Print all values at a moment",
      description: """
        Prints the values of everything that moves, and what is hidden or held: at a time from the start of each \
        direction, delay included, or at a share of it (this needs `--at`), or at a time of a scripted gesture, without `--at` when \
        everything has settled. The geometry is that of the spec's `sample`. Only errors in the spec are reported, \
        no warnings. A script is a JSON file with the movement of the finger, such as `{"points": \
        [{"ms": 0, "x": 195, "y": 400}, {"ms": 200, "x": 195, "y": 560}]}`. Its other members are `interaction`, \
        the number of the `interactive`, from 0; `state`, the name of the rest state in which the gesture begins; \
        and `ending`, which is `lifted`, `cancelled`, `failed` or `resized`. Documentation/gesture-scripts.md \
        describes all members.
        """,
      examples: [
        "transc sample --at 250ms Specs/photos.transition",
        "transc sample --at 50% Specs/photos.transition",
        "transc sample --reduce-motion --at 100ms Specs/photos.transition",
        "transc sample --gesture pull.json --at 100ms --json Specs/photos.transition",
      ]),
    CommandDeclaration(
      name: .plot, usage: "plot [-o PATH] PATH",
      summary: "Draw every track over time",
      description: """
        Draws an SVG picture of every track in both directions: windows, curves, settle times and rest values, and \
        of what is hidden or held, in the geometry of the spec's `sample`.
        """,
      examples: ["transc plot -o photos.svg Specs/photos.transition"]),
    CommandDeclaration(
      name: .ledger, usage: "ledger [--format FORMAT] [-o PATH] PATH",
      summary: "List the obligations, and where each is given back",
      description: """
        Lists every obligation of a spec: what it is, when it is taken, where each way out gives it back, and why \
        that is proved. A spec that leaves something behind has an error with the path, and ends with 1. \
        Documentation/ledger.md describes the proof.
        """,
      examples: [
        "transc ledger Specs/photos.transition",
        "transc ledger --format svg -o photos.svg Specs/photos.transition",
      ]),
    CommandDeclaration(
      name: .explain, usage: "explain [CODE...]", operands: .code,
      summary: "Explain error codes, or list all of them",
      description: """
        Explains codes such as T0105: the rule, a spec that breaks it, the fixed spec, and what the rule \
        prevents. Without a code it lists all codes. It ends with 1 if a code does not exist.
        """,
      examples: ["transc explain T0105", "transc explain 105 304"]),
    CommandDeclaration(
      name: .lsp, usage: "lsp", operands: nil,
      summary: "Run the language server",
      description: """
        Runs a server for the Language Server Protocol 3.17 on standard input and output, until the editor ends \
        it. It reads imported files and writes no file. Editors/README.md says how editors start it.
        """,
      examples: ["transc lsp"]),
    CommandDeclaration(
      name: .initialize, usage: "init [--example NAME] [FOLDER]", operands: .folder,
      summary: "Write a first spec",
      description: """
        Writes a first spec into a folder, by default the working directory, and says what to do next. The spec is \
        a minimal one, or with --example one of the repository, with its imports. It never replaces an existing \
        file; one with the same contents stays.
        """,
      examples: ["transc init", "transc init --example photos Transitions"]),
    CommandDeclaration(
      name: .doctor, usage: "doctor [FOLDER]", operands: .folder,
      summary: "Check specs, generated files and the tool",
      description: """
        Checks the tool and a folder, by default the working directory: whether its specs are right, and whether \
        its generated files are of this version and have their runtime. It ends with 1 if there is a problem. It \
        writes nothing and uses no network. Include its output in a bug report.
        """,
      examples: ["transc doctor", "transc doctor Sources/App"]),
    CommandDeclaration(
      name: .completions, usage: "completions bash|zsh|fish",
      operands: .shell,
      summary: "Print a completion script",
      description: """
        Prints a script with which a shell completes the commands, options and values of transc. \
        Documentation/command-line.md says where to put it.
        """,
      examples: ["transc completions bash", "transc completions zsh"]),
    CommandDeclaration(
      name: .manual, usage: "manual [COMMAND]", operands: .command,
      summary: "Print a manual page",
      description: """
        Prints the manual page of transc, or of one of its commands. To read it: `transc manual | man -l -`.
        """,
      examples: ["transc manual check"]),
    CommandDeclaration(
      name: .help, usage: "help [COMMAND]", operands: .command,
      summary: "Explain a command",
      description: "Explains the tool, or one of its commands.",
      examples: ["transc help check"]),
  ]

  /// The options, in the order of the help.
  static let options: [OptionDeclaration] = [
    OptionDeclaration(
      name: .emit, spellings: ["--emit"], placeholder: "KIND", choices: ["swift", "json", "plan"],
      commands: [.generate, .check],
      help:
        "The output: `swift` for UIKit (the default), `json` for a timeline, `plan` for the plan as text; `check` writes nothing, but with `swift` also reports two transitions of one name"
    ),
    OptionDeclaration(
      name: .sample, spellings: ["--sample"], placeholder: "RATE", commands: [.generate],
      help: "With `--emit json`: write numbers for every frame, such as `60fps`"),
    OptionDeclaration(
      name: .access, spellings: ["--access"], placeholder: "LEVEL", choices: ["internal", "public"],
      commands: [.generate], configurationKey: "access",
      help:
        "With `--emit swift`: the access level of the protocols and classes: `internal` (the default), or `public` for a framework"
    ),
    OptionDeclaration(
      name: .support, spellings: ["--support"], placeholder: "PLACE",
      choices: ["separate", "inline", "only"],
      commands: [.generate],
      help:
        "With `--emit swift`: where the runtime goes: `separate` in `TransitionSupport.swift`, which is written beside the outputs if -o is a folder (the default); `inline` in each file, which then needs no other; `only` writes the runtime alone and takes no specs"
    ),
    OptionDeclaration(
      name: .prefix, spellings: ["--prefix"], placeholder: "PREFIX", commands: [.generate],
      configurationKey: "prefix",
      help:
        "With `--emit swift`: a prefix for the names of types, such as `ABC`"),
    OptionDeclaration(
      name: .minimumIOS, spellings: ["--minimum-ios"], placeholder: "VERSION", commands: [.generate],
      configurationKey: "minimumIOS",
      help:
        "With `--emit swift`: the deployment target of the app; it is an error if generated Swift does not run on it"
    ),
    OptionDeclaration(
      name: .root, spellings: ["--root"], placeholder: "FOLDER", value: .folder,
      commands: [.generate, .check],
      help:
        "A folder that contains all specs: imports must stay in it, and its `Home/photos.transition` becomes `Home-photos.transition.swift`"
    ),
    OptionDeclaration(
      name: .configuration, spellings: ["--config"], placeholder: "FILE", value: .file,
      commands: [.generate, .check],
      help:
        "A JSON file with options, such as the `transc.json` of a build; an option of the command line wins"
    ),
    OptionDeclaration(
      name: .at, spellings: ["--at"], placeholder: "TIME", commands: [.sample],
      help: "The moment, such as `250ms`, or `50%` of each direction after its delay"),
    OptionDeclaration(
      name: .gesture, spellings: ["--gesture"], placeholder: "SCRIPT", value: .file, commands: [.sample],
      help: "A JSON file with a gesture; `--at` is then a time of the gesture"
    ),
    OptionDeclaration(
      name: .asJSON, spellings: ["--json"], commands: [.sample], help: "Print JSON instead of a table"),
    OptionDeclaration(
      name: .rightToLeft, spellings: ["--right-to-left"], commands: [.sample],
      help: "Use a right-to-left layout; it mirrors transitions in which x runs from leading to trailing"),
    OptionDeclaration(
      name: .ledgerFormat, spellings: ["--format"], placeholder: "FORMAT", choices: ["table", "json", "svg"],
      commands: [.ledger],
      help:
        "The format: `table` (the default), `json` for tools, `svg` for a picture of the state machine"),
    OptionDeclaration(
      name: .fallback, spellings: ["--fallback"], commands: [.sample],
      help: "Play the `fallback` for when no shared element can fly; not with `--gesture`"),
    OptionDeclaration(
      name: .reduceMotion, spellings: ["--reduce-motion"], commands: [.sample],
      help: "Play the variant for people who ask for reduced motion"),
    OptionDeclaration(
      name: .size, spellings: ["--size"], placeholder: "SIZE", commands: [.sample],
      help: "The new size of the container, such as `844x390`; `place`s and rest values follow"),
    OptionDeclaration(
      name: .items, spellings: ["--items"], placeholder: "COUNT", commands: [.sample],
      help: "How many items a collection shows; with `stagger`, each item is listed"),
    OptionDeclaration(
      name: .output, spellings: ["-o", "--output"], placeholder: "PATH",
      value: .file, commands: [.generate, .plot, .ledger],
      help:
        "The output: a file, or a folder if it exists, ends in `/` or there are several inputs; `-` prints"
    ),
    OptionDeclaration(
      name: .depfile, spellings: ["--depfile"], placeholder: "FILE", value: .file, commands: [.generate],
      help: "With -o: write the inputs of each output, in the format of Make and Ninja; `-` prints them"),
    OptionDeclaration(
      name: .outputList, spellings: ["--output-list"], placeholder: "FILE", value: .file,
      commands: [.generate],
      help: "With -o: write the names of all outputs, one a line; `-` prints them"),
    OptionDeclaration(
      name: .jobs, spellings: ["-j", "--jobs"], placeholder: "COUNT", commands: [.generate, .check],
      help: "How many specs to compile at a time; by default one for each processor, at most 8"),
    OptionDeclaration(
      name: .cache, spellings: ["--cache"], placeholder: "FOLDER", value: .folder,
      commands: [.generate, .check],
      help: "Store results in FOLDER, and reuse them as long as nothing changes"),
    OptionDeclaration(
      name: .pathPrefixMap, spellings: ["--path-prefix-map"], placeholder: "OLD=NEW", isRepeatable: true,
      commands: [.generate, .check, .format, .fix, .sample, .plot, .ledger],
      help:
        "Replace OLD at the beginning of reported paths by NEW, such as `$PWD=.`; if two match, the later one counts"
    ),
    OptionDeclaration(
      name: .diagnosticsFormat, spellings: ["--diagnostics-format"], placeholder: "FORMAT",
      choices: ["full", "line", "json", "sarif", "github", "gitlab", "junit", "checkstyle"],
      commands: [.generate, .check, .format, .fix, .sample, .plot, .ledger],
      help:
        "The format of reports: `full` with source lines (the default), `line` for Xcode, `json` for tools, `github` for annotations, or one document for code scanning and CI servers"
    ),
    OptionDeclaration(
      name: .diagnosticsOutput, spellings: ["--diagnostics-output"], placeholder: "FILE",
      value: .file, commands: [.generate, .check, .format, .fix, .sample, .plot, .ledger],
      help:
        "Where to report: a file, or `-` for standard output, which then has nothing else; by default standard error"
    ),
    OptionDeclaration(
      name: .baseline, spellings: ["--baseline"], placeholder: "FILE", value: .file,
      commands: [.generate, .check],
      help: "Do not report the warnings listed in FILE, so that only new ones are reported"),
    OptionDeclaration(
      name: .updateBaseline, spellings: ["--update-baseline"], commands: [.check],
      help: "Write the current warnings to the file of `--baseline`"),
    OptionDeclaration(
      name: .statistics, spellings: ["--statistics"], commands: [.generate, .check],
      help: "Print at the end how often each code was reported"),
    OptionDeclaration(
      name: .timings, spellings: ["--timings"], commands: [.generate, .check],
      help: "Print at the end how long it took, and which specs took longest"),
    OptionDeclaration(
      name: .color, spellings: ["--color"], placeholder: "WHEN", choices: ["auto", "always", "never"],
      commands: [.generate, .check, .format, .fix, .sample, .plot, .ledger, .explain],
      help: "When to use colour; `auto` (the default) respects NO_COLOR and TERM"),
    OptionDeclaration(
      name: .warningsAreErrors, spellings: ["-Werror"], placeholder: "CODE", isList: true,
      isValueOptional: true,
      value: .warning, commands: [.generate, .check, .fix, .sample, .plot, .ledger],
      configurationKey: "warningsAreErrors",
      help: "Turn warnings into errors: all, or those of some codes, such as `-Werror=T0110,T0305`"),
    OptionDeclaration(
      name: .allow, spellings: ["--allow"], placeholder: "CODE", isList: true,
      value: .warning, commands: [.generate, .check, .fix, .sample, .plot, .ledger],
      configurationKey: "allow",
      help: "Do not report the warnings of some codes, such as `--allow T0110,T0305`"),
    OptionDeclaration(
      name: .notes, spellings: ["--notes"], commands: [.generate, .check],
      help:
        "Also report what was derived for reduced motion and for right-to-left languages, and where UIKit's own swipe back still works"
    ),
    OptionDeclaration(
      name: .unsafe, spellings: ["--unsafe"], commands: [.fix],
      help: "Also apply fix-its that need review, if a finding has only one"),
    OptionDeclaration(
      name: .checkOnly, spellings: ["--check"], commands: [.generate, .format, .fix],
      help: "Write nothing; list the files that would change, and end with 1 if there are any"),
    OptionDeclaration(
      name: .diff, spellings: ["--diff"], commands: [.generate, .format, .fix],
      help: "Write nothing; show the changes, in the format of `patch`"),
    OptionDeclaration(
      name: .standardStreams, spellings: ["--stdio"], commands: [.lsp],
      help: "Use standard input and output, which is always so; many editors pass this option"),
    OptionDeclaration(
      name: .example, spellings: ["--example"], placeholder: "NAME", value: .example,
      commands: [.initialize], help: "Which spec of the repository to write"),
    OptionDeclaration(
      name: .help, spellings: ["-h", "--help"], commands: CommandName.allCases, help: "Show this help"),
    OptionDeclaration(
      name: .version, spellings: ["--version"], commands: CommandName.allCases, help: "Show the version"),
  ]

  /// The option with a spelling.
  static func option(spelled spelling: String) -> OptionDeclaration? {
    options.first { $0.spellings.contains(spelling) }
  }

  /// The declaration of an option.
  static func option(_ name: OptionName) -> OptionDeclaration? { options.first { $0.name == name } }

  /// The declaration of a command.
  static func command(_ name: CommandName) -> CommandDeclaration? { commands.first { $0.name == name } }
}
