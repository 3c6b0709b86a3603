extension ArgumentTable {
  /// The options, in the order of the help.
  static let options: [OptionDeclaration] = [
    OptionDeclaration(
      name: .emit, spellings: ["--emit"], placeholder: "KIND", choices: ["swift", "json", "plan"],
      commands: [.generate, .check],
      help:
        "The output: `swift` for UIKit (the default), `json` for a timeline, `plan` for the plan as text; `check` writes nothing, but with `swift` also reports two transitions of one name"
    ),
    OptionDeclaration(
      name: .sample, spellings: ["--sample"], placeholder: "RATE", value: .number, commands: [.generate],
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
      name: .minimumIOS, spellings: ["--minimum-ios"], placeholder: "VERSION", value: .number,
      commands: [.generate],
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
      name: .at, spellings: ["--at"], placeholder: "TIME", value: .number, commands: [.sample],
      help: "The moment, such as `250ms`, or `50%` of each direction after its delay"),
    OptionDeclaration(
      name: .gesture, spellings: ["--gesture"], placeholder: "SCRIPT", value: .file, commands: [.sample],
      help: "A JSON file with a gesture; `--at` is then a time of the gesture"
    ),
    OptionDeclaration(
      name: .asJSON, spellings: ["--json"], commands: [.sample], help: "Print JSON instead of a table"),
    OptionDeclaration(
      name: .rightToLeft, spellings: ["--right-to-left"], commands: [.sample],
      help:
        "Use a right-to-left layout; it mirrors transitions in which x runs from leading to trailing. Their values are then printed with x from the left, but `leading` and `trailing` from the right"
    ),
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
      name: .size, spellings: ["--size"], placeholder: "SIZE", value: .number, commands: [.sample],
      help: "The new size of the container, such as `844x390`; `place`s and rest values follow"),
    OptionDeclaration(
      name: .items, spellings: ["--items"], placeholder: "COUNT", value: .number, commands: [.sample],
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
      name: .jobs, spellings: ["-j", "--jobs"], placeholder: "COUNT", value: .number,
      commands: [.generate, .check],
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
}
