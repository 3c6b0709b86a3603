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
  /// A subcommand.
  case command
  /// The name of a shell.
  case shell
  /// The name of an example spec of the repository.
  case example

  /// The possible words; nil when other texts are possible.
  var words: [String]? {
    switch self {
    case .command: CommandName.allCases.map(\.rawValue)
    case .shell: ShellName.allCases.map(\.rawValue)
    case .example: ExampleSpecs.names
    case .text, .spec, .file, .folder, .code: nil
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
  /// The subcommands, in the order of the help.
  static let commands: [CommandDeclaration] = [
    CommandDeclaration(
      name: .generate, usage: "[generate] [OPTIONS] PATH...",
      summary: "Compile specs; the default",
      description: """
        Compiles specs. The output of one spec is printed, or written with -o to a file or folder; several specs \
        need a folder. A file is written only when its contents change; a spec with an error keeps its old output and does \
        not stop the others. `-` reads standard input, a folder means all `.transition` files in it and below, a \
        pattern such as `App/**/*.transition` for those that match, and `@FILE` for the arguments in a file. What a \
        `.transcignore` lists is left out of folders and patterns.
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
        Reports the errors and warnings of specs and writes nothing. `-` reads standard input, a folder means \
        all `.transition` files in it and below, and `@FILE` for the arguments in a file.
        """,
      examples: [
        "transc check Specs",
        "transc check --notes photos.transition",
        "transc check --emit swift Specs",
        "transc check -Werror --allow T0305 --diagnostics-format line photos.transition",
      ]),
    CommandDeclaration(
      name: .format, usage: "format [--check] [--diff] [PATH...]",
      summary: "Lay specs out in the one style",
      description: """
        Lays specs out in the one style; what they say never changes. Files are written in place, and only when they \
        change; what is broken stays byte for byte as it is. Without a path, or with `-`, standard input is read and \
        the result printed. A byte order mark is dropped.
        """,
      examples: [
        "transc format Specs", "transc format --check --diff Specs", "transc format - <photos.transition",
      ]),
    CommandDeclaration(
      name: .fix, usage: "fix [--unsafe] [--check] [--diff] PATH...",
      summary: "Mend what is found in specs, where that is safe",
      description: """
        Applies the fix-its of what `check` reports, where they are sure to do what was meant, until none is left. \
        Nothing else changes, and a fix-it that would bring up more errors than it mends is left out. What remains is \
        reported, with its places in the mended text; an error among it ends with 1. Files are written in place, all \
        or none; what a spec imports is only read. `-` reads standard input and prints the result.
        """,
      examples: ["transc fix Specs", "transc fix --unsafe --diff photos.transition"]),
    CommandDeclaration(
      name: .sample, usage: "sample [--at TIME] [--gesture SCRIPT] [OPTIONS] PATH",
      summary: "Print all values at a moment",
      description: """
        Prints the values of everything that moves, and what is changed for a while: at a time from the start of each \
        direction, delay included (`--at` is needed then), or at a time of a scripted gesture (without `--at`, when all has \
        settled). The geometry is that of the spec's `sample`. Findings are those of `check`; here only errors are reported. A script is a JSON file with the way of the fingers, as \
        `{"points": [{"ms": 0, "x": 195, "y": 400}, {"ms": 200, "x": 195, "y": 560}]}`. Its other members: `interaction`, which \
        `interactive` answers, from 0; `state`, the name of the rest state in which the gesture begins; `ending`, which is \
        `lifted`, `cancelled`, `failed` or `resized`. Documentation/gesture-scripts.md has all of them.
        """,
      examples: [
        "transc sample --at 250ms Specs/photos.transition",
        "transc sample --reduce-motion --at 100ms Specs/photos.transition",
        "transc sample --gesture pull.json --at 100ms --json Specs/photos.transition",
      ]),
    CommandDeclaration(
      name: .plot, usage: "plot [-o PATH] PATH",
      summary: "Draw every track over time",
      description: """
        Draws an SVG picture of every track in both directions: windows, curves, settle times and the values at rest, and of \
        what is changed for a while, in the geometry of the spec's `sample`.
        """,
      examples: ["transc plot -o photos.svg Specs/photos.transition"]),
    CommandDeclaration(
      name: .ledger, usage: "ledger [--format FORMAT] [-o PATH] PATH",
      summary: "Show what is taken and where it is given back",
      description: """
        Shows every obligation of a spec: what it is, when it is taken, where it is given back on each way out, and why that is \
        proved. A spec that leaves something behind has an error with the path, and ends with 1. \
        Documentation/ledger.md says what is proved.
        """,
      examples: [
        "transc ledger Specs/photos.transition",
        "transc ledger --format svg -o photos.svg Specs/photos.transition",
      ]),
    CommandDeclaration(
      name: .explain, usage: "explain [CODE...]", operands: .code,
      summary: "Explain error codes, or list all of them",
      description: """
        Explains codes such as T0105: the rule, a spec that breaks it, the same spec mended, and what the rule \
        prevents. Without a code it lists all of them. A code that does not exist ends with 1.
        """,
      examples: ["transc explain T0105", "transc explain 105 304"]),
    CommandDeclaration(
      name: .lsp, usage: "lsp", operands: nil,
      summary: "Answer an editor: the language server",
      description: """
        Speaks the Language Server Protocol 3.17 over standard input and output, until the editor ends it. It reads what \
        specs import and writes no file. Editors/README.md says how editors start it.
        """,
      examples: ["transc lsp"]),
    CommandDeclaration(
      name: .initialize, usage: "init [--example NAME] [FOLDER]", operands: .folder,
      summary: "Write a spec to begin with",
      description: """
        Writes a spec to begin with into a folder, by default the working directory, and says what to do next. It is the \
        smallest one that there is, or with --example one of the repository, with what that imports. A file that is \
        there is never written over.
        """,
      examples: ["transc init", "transc init --example photos Transitions"]),
    CommandDeclaration(
      name: .doctor, usage: "doctor [FOLDER]", operands: .folder,
      summary: "Check specs, generated files and the tool",
      description: """
        Looks at the tool and at what there is in and below a folder, by default the working directory: whether the specs \
        are right, whether what was generated is of this version and has its runtime. A problem ends with 1. It writes \
        nothing and asks nobody; its lines are what a bug report needs.
        """,
      examples: ["transc doctor", "transc doctor Sources/App"]),
    CommandDeclaration(
      name: .completions, usage: "completions bash|zsh|fish",
      operands: .shell,
      summary: "Print a completion script",
      description: """
        Prints a script by which a shell completes the commands, options and values of transc. Documentation/command-line.md says \
        where it goes.
        """,
      examples: ["transc completions bash", "transc completions zsh"]),
    CommandDeclaration(
      name: .manual, usage: "manual [COMMAND]", operands: .command,
      summary: "Print a page for man",
      description: """
        Prints the manual page of transc, or of one of its commands, as man reads it: `transc manual | man -l -` shows it.
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
        "What to make: `swift` for UIKit (the default), `json` for a timeline, `plan` for the plan as text; `check` writes nothing, and with `swift` reports transitions of two specs that have one name"
    ),
    OptionDeclaration(
      name: .sample, spellings: ["--sample"], placeholder: "RATE", commands: [.generate],
      help: "With `--emit json`: numbers for every frame, such as `60fps`"),
    OptionDeclaration(
      name: .access, spellings: ["--access"], placeholder: "LEVEL", choices: ["internal", "public"],
      commands: [.generate], configurationKey: "access",
      help:
        "With `--emit swift`: who may use the protocols and classes; `internal` (the default), or `public` for a framework"
    ),
    OptionDeclaration(
      name: .support, spellings: ["--support"], placeholder: "PLACE",
      choices: ["separate", "inline", "only"],
      commands: [.generate],
      help:
        "With `--emit swift`: where the code goes that runs transitions: `separate` in `TransitionSupport.swift`, which is written beside the outputs when -o is a folder (the default); `inline` in each file, which then stands alone; `only` makes that file and takes no specs"
    ),
    OptionDeclaration(
      name: .prefix, spellings: ["--prefix"], placeholder: "PREFIX", commands: [.generate],
      configurationKey: "prefix",
      help:
        "With `--emit swift`: what the names of types begin with before the transition's name, such as `ABC`"),
    OptionDeclaration(
      name: .minimumIOS, spellings: ["--minimum-ios"], placeholder: "VERSION", commands: [.generate],
      configurationKey: "minimumIOS",
      help:
        "With `--emit swift`: the least version of iOS that the app runs on; it is an error where generated Swift does not"
    ),
    OptionDeclaration(
      name: .root, spellings: ["--root"], placeholder: "FOLDER", value: .folder,
      commands: [.generate, .check],
      help:
        "A folder that all specs are below: imports stay in it, and `Home/photos.transition` in it becomes `Home-photos.transition.swift`"
    ),
    OptionDeclaration(
      name: .configuration, spellings: ["--config"], placeholder: "FILE", value: .file,
      commands: [.generate, .check],
      help:
        "A JSON file with options, as `transc.json` beside the specs of a build; an option of the command line wins"
    ),
    OptionDeclaration(
      name: .at, spellings: ["--at"], placeholder: "TIME", commands: [.sample],
      help: "The moment, such as `250ms`"),
    OptionDeclaration(
      name: .gesture, spellings: ["--gesture"], placeholder: "SCRIPT", value: .file, commands: [.sample],
      help: "A JSON file with a gesture, and with the `state` in which it begins; `--at` is then a time of it"
    ),
    OptionDeclaration(
      name: .asJSON, spellings: ["--json"], commands: [.sample], help: "Print JSON rather than a table"),
    OptionDeclaration(
      name: .rightToLeft, spellings: ["--right-to-left"], commands: [.sample],
      help: "As readers from right to left see it, where x runs from leading to trailing"),
    OptionDeclaration(
      name: .ledgerFormat, spellings: ["--format"], placeholder: "FORMAT", choices: ["table", "json", "svg"],
      commands: [.ledger],
      help:
        "How to show it: `table` (the default), `json` for tools, `svg` for a picture of the state machine"),
    OptionDeclaration(
      name: .fallback, spellings: ["--fallback"], commands: [.sample],
      help: "What is played when no picture can fly, or nothing can be shown; with `--at`"),
    OptionDeclaration(
      name: .reduceMotion, spellings: ["--reduce-motion"], commands: [.sample],
      help: "What people see who ask for reduced motion"),
    OptionDeclaration(
      name: .size, spellings: ["--size"], placeholder: "SIZE", commands: [.sample],
      help: "The size that the container has got, such as `844x390`; `place`s and rest values follow"),
    OptionDeclaration(
      name: .items, spellings: ["--items"], placeholder: "COUNT", commands: [.sample],
      help: "How many items a collection shows: each is listed where they follow each other"),
    OptionDeclaration(
      name: .output, spellings: ["-o", "--output"], placeholder: "PATH",
      value: .file, commands: [.generate, .plot, .ledger],
      help:
        "Where to write: a file, or a folder if it is one, ends in `/` or there are several inputs; `-` prints"
    ),
    OptionDeclaration(
      name: .depfile, spellings: ["--depfile"], placeholder: "FILE", value: .file, commands: [.generate],
      help: "With -o: write there which files each output is made of, as Make and Ninja read it"),
    OptionDeclaration(
      name: .outputList, spellings: ["--output-list"], placeholder: "FILE", value: .file,
      commands: [.generate],
      help: "With -o: write the names of all outputs there, one a line; `-` prints them"),
    OptionDeclaration(
      name: .jobs, spellings: ["-j", "--jobs"], placeholder: "COUNT", commands: [.generate, .check],
      help: "How many specs are compiled at a time; by default as many as there are processors, at most 8"),
    OptionDeclaration(
      name: .cache, spellings: ["--cache"], placeholder: "FOLDER", value: .folder,
      commands: [.generate, .check],
      help: "Store results in FOLDER, and reuse them as long as nothing changes"),
    OptionDeclaration(
      name: .pathPrefixMap, spellings: ["--path-prefix-map"], placeholder: "OLD=NEW", isRepeatable: true,
      commands: [.generate, .check, .format, .fix, .sample, .plot, .ledger],
      help:
        "Report paths that begin with OLD as if they began with NEW, as `$PWD=.`; of two that fit the later counts"
    ),
    OptionDeclaration(
      name: .diagnosticsFormat, spellings: ["--diagnostics-format"], placeholder: "FORMAT",
      choices: ["full", "line", "json", "sarif", "github", "gitlab", "junit", "checkstyle"],
      commands: [.generate, .check, .format, .fix, .sample, .plot, .ledger],
      help:
        "How to report: `full` with source lines (the default), `line` for Xcode, `json` for tools, `github` for annotations, or as one document for code scanning and CI servers"
    ),
    OptionDeclaration(
      name: .diagnosticsOutput, spellings: ["--diagnostics-output"], placeholder: "FILE",
      value: .file, commands: [.generate, .check, .format, .fix, .sample, .plot, .ledger],
      help:
        "Where to report: a file, or `-` for standard output, where nothing else is printed; standard error is the default"
    ),
    OptionDeclaration(
      name: .baseline, spellings: ["--baseline"], placeholder: "FILE", value: .file,
      commands: [.generate, .check],
      help: "Do not report the warnings listed in FILE, so that only new ones are reported"),
    OptionDeclaration(
      name: .updateBaseline, spellings: ["--update-baseline"], commands: [.check],
      help: "Write the warnings that there are to the file of `--baseline`"),
    OptionDeclaration(
      name: .statistics, spellings: ["--statistics"], commands: [.generate, .check],
      help: "Say at the end how often each code was reported"),
    OptionDeclaration(
      name: .timings, spellings: ["--timings"], commands: [.generate, .check],
      help: "Say at the end how long it took, and which specs took longest"),
    OptionDeclaration(
      name: .color, spellings: ["--color"], placeholder: "WHEN", choices: ["auto", "always", "never"],
      commands: [.generate, .check, .format, .fix, .sample, .plot, .ledger, .explain],
      help: "When to colour what is for people; `auto` (the default) heeds NO_COLOR and TERM"),
    OptionDeclaration(
      name: .warningsAreErrors, spellings: ["-Werror"], placeholder: "CODE", isList: true,
      isValueOptional: true,
      value: .code, commands: [.generate, .check, .fix, .sample, .plot, .ledger],
      configurationKey: "warningsAreErrors",
      help: "Take warnings as errors: all of them, or those of some codes, as `-Werror=T0110,T0305`"),
    OptionDeclaration(
      name: .allow, spellings: ["--allow"], placeholder: "CODE", isList: true,
      value: .code, commands: [.generate, .check, .fix, .sample, .plot, .ledger], configurationKey: "allow",
      help: "Say nothing of the warnings of some codes, as `--allow T0110,T0305`"),
    OptionDeclaration(
      name: .notes, spellings: ["--notes"], commands: [.generate, .check],
      help: "Say, too, what was derived for reduced motion and for readers from right to left"),
    OptionDeclaration(
      name: .unsafe, spellings: ["--unsafe"], commands: [.fix],
      help: "Apply also the fix-its that somebody should look at, where a finding has only one"),
    OptionDeclaration(
      name: .checkOnly, spellings: ["--check"], commands: [.generate, .format, .fix],
      help: "Write nothing; list the files that would change, and end with 1 if there are any"),
    OptionDeclaration(
      name: .diff, spellings: ["--diff"], commands: [.generate, .format, .fix],
      help: "Write nothing; show what would change, as `patch` reads it"),
    OptionDeclaration(
      name: .standardStreams, spellings: ["--stdio"], commands: [.lsp],
      help: "Talk over standard input and output, as it does anyhow: many editors say so"),
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
