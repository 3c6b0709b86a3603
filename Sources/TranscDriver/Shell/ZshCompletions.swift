import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// The completion script for Zsh, made from `ArgumentTable`.
enum ZshCompletions {
  static var script: String {
    """
    #compdef transc
    # What Zsh completes transc \(ToolVersion.current) by, made by `transc completions zsh`.

    _transc_codes() { _values -s , code $@ }
    _transc_code() { _transc_codes \(codes(.code)) }
    _transc_warning() { _transc_codes \(codes(.warning)) }

    _transc_specs() { _files -g '*.transition(-.)' }

    _transc_commands() {
      local -a commands=(
    \(ArgumentTable.commands.map { "    \(quoted("\($0.name.rawValue):\($0.summary)"))" }.joined(separator: "\n"))
      )
      _describe command commands
    }

    _transc_first() { _alternative 'commands:command:_transc_commands' 'specs:spec:_transc_specs' }

    _transc() {
      local command=generate
      integer index=2 first=0
      while (( index < CURRENT )); do
        case $words[index] in
        (\(valued)) (( index++ )) ;;
        (-?*) ;;
        (\(CommandName.allCases.map(\.rawValue).joined(separator: "|")))
          (( first )) || command=$words[index]
          first=1 ;;
        (*) first=1 ;;
        esac
        (( index++ ))
      done
      local -a operands
      case $command in
    \(operands)
      esac
      # The command itself is the first operand of what follows.
      if (( ! first )); then
        operands=('*:command or spec:_transc_first')
      elif [[ $command != generate || ${words[(I)generate]} -gt 1 ]]; then
        operands=(":command:" $operands)
      fi
      case $command in
    \(options)
      esac
    }

    if [[ $funcstack[1] == _transc ]]; then
      _transc "$@"
    else
      compdef _transc transc
    fi

    """
  }

  private static var valued: String {
    ArgumentTable.options.filter { $0.placeholder != nil && !$0.isValueOptional }.flatMap(\.spellings)
      .joined(separator: "|")
  }

  private static var operands: String {
    ArgumentTable.commands.map { command in
      let rest = command.operands.map { "operands=(\(quoted("*:\($0):\(action($0, $0.words))")))" } ?? ":"
      return "  (\(command.name.rawValue)) \(rest) ;;"
    }.joined(separator: "\n")
  }

  private static var options: String {
    CommandName.allCases.map { command in
      let specs = ArgumentTable.options.filter { $0.commands.contains(command) }.flatMap(specs)
      return "  (\(command.rawValue))\n    _arguments \\\n"
        + specs.map { "      \($0) \\\n" }.joined() + "      $operands ;;"
    }.joined(separator: "\n")
  }

  /// An option as `_arguments` takes it, once for each spelling.
  private static func specs(_ option: OptionDeclaration) -> [String] {
    let repeats = option.isList || option.isRepeatable
    return option.spellings.map { spelling in
      let others = repeats ? "*" : "(\(option.spellings.joined(separator: " ")))"
      var spec = others + spelling
      if option.placeholder != nil {
        spec += option.isValueOptional ? "=-" : spelling.hasPrefix("--") ? "=" : ""
      }
      spec +=
        "["
        + option.help.changing("\\", to: "\\\\").changing("[", to: "\\[").changing("]", to: "\\]")
        .changing(":", to: "\\:") + "]"
      if let placeholder = option.placeholder {
        let name = placeholder.changing(":", to: "\\:")
        spec += "\(option.isValueOptional ? "::" : ":")\(name):\(action(option.value, option.words))"
      }
      return quoted(spec)
    }
  }

  private static func codes(_ kind: ArgumentKind) -> String { (kind.codes ?? []).joined(separator: " ") }

  private static func action(_ kind: ArgumentKind, _ words: [String]?) -> String {
    if let words { return "(\(words.joined(separator: " ")))" }
    return switch kind {
    case .text, .number, .command, .shell, .example: " "
    case .spec: "_transc_specs"
    case .file: "_files"
    // `_files -/` offers files where no folder fits.
    case .folder: "_path_files -/"
    case .code: "_transc_code"
    case .warning: "_transc_warning"
    }
  }

  private static func quoted(_ text: String) -> String { "'" + text.changing("'", to: "'\\''") + "'" }
}
