import TransitionCompiler
import TransitionDiagnostics
import TransitionText

/// The completion script for Fish, made from `ArgumentTable`.
enum FishCompletions {
  static var script: String {
    var script = """
      # What Fish completes transc \(ToolVersion.current) by, made by `transc completions fish`.

      # The command that is typed; nothing while none is.
      function __transc_command
        set -l skip 0
        for word in (commandline -opc)[2..-1]
          if test $skip = 1
            set skip 0
            continue
          end
          switch $word
            case \(valued)
              set skip 1
            case '-*'
            case \(CommandName.allCases.map(\.rawValue).joined(separator: " "))
              echo $word
              return
            case '*'
              echo generate
              return
          end
        end
      end

      function __transc_is
        set -l command (__transc_command)
        test -n "$command"; or set command generate
        contains -- $command $argv
      end

      # The value that is typed, without the option that it may be joined to.
      function __transc_value
        commandline -ct | string replace -r '^-[^=]*=' ''
      end

      function __transc_codes
        set -l before (string match -r '^.*,' -- (__transc_value))
        for code in $argv
          echo "$before"$code
        end
      end

      function __transc_specs
        __fish_complete_suffix .transition | string match -r '.*(?:\\.transition|/)(?:\\t.*)?$'
      end

      function __transc_folders
        __fish_complete_directories (__transc_value)
      end

      complete -c transc -f

      """
    for command in ArgumentTable.commands {
      script +=
        "complete -c transc -n 'test -z (__transc_command)' -a \(command.name.rawValue) "
        + "-d \(quoted(command.summary))\n"
    }
    for command in ArgumentTable.commands {
      guard let operands = command.operands.flatMap({ values($0, $0.words) }) else { continue }
      script += "complete -c transc -n '__transc_is \(command.name.rawValue)' \(operands)\n"
    }
    for option in ArgumentTable.options {
      let takers = CommandName.allCases.filter { option.commands.contains($0) }.map(\.rawValue)
      script += "complete -c transc -n '__transc_is \(takers.joined(separator: " "))'"
      for spelling in option.spellings { script += " " + named(spelling) }
      if option.placeholder != nil, !option.isValueOptional {
        script += takesFiles(option) ? " -r" : " -x"
        script += values(option.value, option.words).map { " \($0)" } ?? ""
      }
      script += " -d \(quoted(option.help))\n"
      // Fish does not complete optional values: each becomes an option of its own.
      if option.isValueOptional {
        script +=
          "for code in \((option.value.codes ?? []).joined(separator: " "))\n"
          + "  complete -c transc -n '__transc_is \(takers.joined(separator: " "))' -o \(option.spelling.dropFirst())=$code\n"
          + "end\n"
      }
    }
    return script
  }

  private static var valued: String {
    ArgumentTable.options.filter { $0.placeholder != nil && !$0.isValueOptional }.flatMap(\.spellings)
      .joined(separator: " ")
  }

  private static func named(_ spelling: String) -> String {
    if spelling.hasPrefix("--") { return "-l \(spelling.dropFirst(2))" }
    return spelling.utf8.count == 2 ? "-s \(spelling.dropFirst())" : "-o \(spelling.dropFirst())"
  }

  private static func values(_ kind: ArgumentKind, _ words: [String]?) -> String? {
    if let words { return "-a \(quoted(words.joined(separator: " ")))" }
    return switch kind {
    case .text, .number, .command, .shell, .example: nil
    case .spec: "-a '(__transc_specs)'"
    case .file: "-F"
    case .folder: "-a '(__transc_folders)'"
    case .code, .warning: "-a '(__transc_codes \((kind.codes ?? []).joined(separator: " ")))'"
    }
  }

  /// Whether names of files may be offered for its value.
  private static func takesFiles(_ option: OptionDeclaration) -> Bool {
    if option.words != nil { return false }
    return switch option.value {
    case .text, .number, .command, .shell, .example, .code, .warning, .folder: false
    case .spec, .file: true
    }
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.changing("\\", to: "\\\\").changing("'", to: "\\'") + "'"
  }
}
