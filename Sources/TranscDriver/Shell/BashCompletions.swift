import TransitionCompiler
import TransitionDiagnostics

/// The completion script for Bash 3.2 and later, made from `ArgumentTable`.
enum BashCompletions {
  static var script: String {
    """
    # What Bash completes transc \(ToolVersion.current) by, made by `transc completions bash`.

    _transc_words() {
      local IFS=$' \\n'
      COMPREPLY=($(compgen -W "$1" -- "$word"))
    }

    _transc_files() {
      local IFS=$'\\n'
      compopt -o filenames 2>/dev/null
      COMPREPLY=($(compgen -f -- "$word"))
    }

    _transc_folders() {
      local IFS=$'\\n'
      compopt -o filenames 2>/dev/null
      COMPREPLY=($(compgen -d -- "$word"))
    }

    _transc_specs() {
      local IFS=$'\\n'
      compopt -o filenames 2>/dev/null
      COMPREPLY+=($(compgen -d -- "$word"; compgen -f -X '!*.transition' -- "$word"))
    }

    _transc_codes() {
      local IFS=$' \\n' before=
      case $word in *,*) before=${word%,*}, ;; esac
      COMPREPLY=($(compgen -P "$before" -W "$1" -- "${word##*,}"))
    }

    _transc() {
      local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command= operands=0 index
      # Bash takes `--emit=json` for three words.
      if [ "$word" = = ]; then
        word=
      elif [ "$previous" = = ]; then
        previous=${COMP_WORDS[COMP_CWORD - 2]}
      fi
      COMPREPLY=()
      for ((index = 1; index < COMP_CWORD; index++)); do
        case ${COMP_WORDS[index]} in
        \(valued) | =) index=$((index + 1)) ;;
        -?*) ;;
        \(CommandName.allCases.map(\.rawValue).joined(separator: " | ")))
          [ "$command$operands" = 0 ] && command=${COMP_WORDS[index]}
          operands=$((operands + 1)) ;;
        *) operands=$((operands + 1)) ;;
        esac
      done
      case $previous in
    \(values)
      esac
      case $word in
      -*)
        case ${command:-generate} in
    \(options)
        esac
        return ;;
      esac
      case ${command:-generate} in
    \(operands)
      esac
      if [ "$operands" = 0 ]; then
        local IFS=$' \\n'
        COMPREPLY+=($(compgen -W "\(CommandName.allCases.map(\.rawValue).joined(separator: " "))" -- "$word"))
      fi
    }

    complete -F _transc transc

    """
  }

  /// The spellings of the options whose value is the next word.
  private static var valued: String {
    ArgumentTable.options.filter { $0.placeholder != nil && !$0.isValueOptional }.flatMap(\.spellings)
      .joined(separator: " | ")
  }

  private static var values: String {
    ArgumentTable.options.filter { $0.placeholder != nil }.map { option in
      // Without `=`, the next word is not the value of such an option.
      let guarded = option.isValueOptional ? "[ \"${COMP_WORDS[COMP_CWORD - 1]}\" = = ] && " : ""
      let spellings = option.spellings.joined(separator: " | ")
      let call = action(option.value, option.words)
      return option.isValueOptional
        ? "  \(spellings)) if \(guarded)true; then \(call); return; fi ;;"
        : "  \(spellings)) \(call); return ;;"
    }.joined(separator: "\n")
  }

  private static var options: String {
    CommandName.allCases.map { command in
      let spellings = ArgumentTable.options.filter { $0.commands.contains(command) }.flatMap(\.spellings)
      return "    \(command.rawValue)) _transc_words \"\(spellings.joined(separator: " "))\" ;;"
    }.joined(separator: "\n")
  }

  private static var operands: String {
    ArgumentTable.commands.map { command in
      "  \(command.name.rawValue)) \(command.operands.map { action($0, $0.words) } ?? ":") ;;"
    }.joined(separator: "\n")
  }

  private static func action(_ kind: ArgumentKind, _ words: [String]?) -> String {
    if let words { return "_transc_words \"\(words.joined(separator: " "))\"" }
    return switch kind {
    case .text, .number, .command, .shell, .example: ":"
    case .spec: "_transc_specs"
    case .file: "_transc_files"
    case .folder: "_transc_folders"
    case .code, .warning: "_transc_codes \"\(kind.codes?.joined(separator: " ") ?? "")\""
    }
  }
}
