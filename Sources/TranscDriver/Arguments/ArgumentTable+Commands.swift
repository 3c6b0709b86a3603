extension ArgumentTable {
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
        everything has settled. The geometry is that of the spec's `sample`. Warnings are reported only if the spec \
        has errors as well. A script is a JSON file with the movement of the finger, such as `{"points": \
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
}
