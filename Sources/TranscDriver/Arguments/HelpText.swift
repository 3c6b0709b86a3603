import TransitionCompiler

/// The help, made from `ArgumentTable` for a terminal of 80 columns.
enum HelpText {
  private static let width = 80
  private static let indentation = 2
  /// The start of the second column.
  private static let column = 31

  /// The help of the whole tool.
  static func tool() -> String {
    var text = "transc \(ToolVersion.current): iOS screen transitions from declarative specs\n\n"
    text += section("Usage", ArgumentTable.commands.map { "transc \($0.usage)" })
    text += "Commands:\n"
    for command in ArgumentTable.commands { text += row(command.name.rawValue, command.summary) }
    text += "\n" + options(ArgumentTable.options)
    text += section("Examples", ArgumentTable.commands.flatMap(\.examples))
    text += exitCodes
    return text
  }

  /// The help of one command.
  static func command(_ command: CommandDeclaration) -> String {
    var text = wrapped(command.description, at: 0) + "\n"
    text += section("Usage", ["transc \(command.usage)"])
    text += options(ArgumentTable.options.filter { $0.commands.contains(command.name) })
    text += section("Examples", command.examples)
    text += exitCodes
    return text
  }

  private static var exitCodes: String {
    "Exit codes:\n"
      + ExitCode.meanings.map { "  \($0.code.rawValue)  " + wrapped($0.text, at: 5) }.joined()
  }

  private static func section(_ title: String, _ lines: [String]) -> String {
    "\(title):\n" + lines.map { "  \($0)\n" }.joined() + "\n"
  }

  private static func options(_ options: [OptionDeclaration]) -> String {
    var text = "Options:\n"
    for option in options {
      let value = option.placeholder.map { option.isValueOptional ? "[=\($0)]" : " \($0)" } ?? ""
      text += row(option.spellings.joined(separator: ", ") + value, option.help)
    }
    text += row("--", "Treat all later arguments as files, even with a leading dash")
    return text + "\n"
  }

  private static func row(_ name: String, _ help: String) -> String {
    let start = String(repeating: " ", count: indentation) + name
    let gap = column - start.utf8.count
    let text = wrapped(help, at: column)
    if gap < 2 { return start + "\n" + String(repeating: " ", count: column) + text }
    return start + String(repeating: " ", count: gap) + text
  }

  /// Wraps a text. All lines but the first are indented.
  private static func wrapped(_ text: String, at indentation: Int) -> String {
    var result = ""
    var length = indentation
    for word in text.split(separator: " ") {
      if length > indentation, length + 1 + word.utf8.count > width {
        result += "\n" + String(repeating: " ", count: indentation)
        length = indentation
      }
      if length > indentation {
        result += " "
        length += 1
      }
      result += word
      length += word.utf8.count
    }
    return result + "\n"
  }
}
