import TransitionCompiler
import TransitionText

/// Pages for `man`, in the macros of man(7), made from `ArgumentTable`.
enum ManualPage {
  /// The page of the whole tool.
  static func tool() -> String {
    var page = head("transc", "iOS screen transitions from declarative specs")
    page += synopsis(ArgumentTable.commands.map(\.usage))
    page += section(
      "DESCRIPTION",
      paragraph(
        "transc compiles declarative specs of iOS screen transitions, `.transition` files, into UIKit code in Swift, or into JSON "
          + "timelines, and proves that every way out of a transition gives back what it has changed."))
    page += ".SH COMMANDS\n"
    for command in ArgumentTable.commands {
      page += item(".B \(escaped(command.name.rawValue))", command.summary + ".")
    }
    page += options(ArgumentTable.options, naming: true)
    page += end(ArgumentTable.commands.flatMap(\.examples))
    let others = ArgumentTable.commands.map { ".BR transc-\(escaped($0.name.rawValue)) (1)" }
    return page + ".SH SEE ALSO\n" + others.joined(separator: " ,\n") + "\n"
  }

  /// The page of a command.
  static func command(_ command: CommandDeclaration) -> String {
    var page = head("transc-\(command.name.rawValue)", command.summary)
    page += synopsis([command.usage])
    page += section("DESCRIPTION", paragraph(command.description))
    page += options(ArgumentTable.options.filter { $0.commands.contains(command.name) }, naming: false)
    page += end(command.examples)
    return page + ".SH SEE ALSO\n.BR transc (1)\n"
  }

  // MARK: Parts

  private static func head(_ name: String, _ summary: String) -> String {
    let upper = escaped(name.uppercased())
    return ".TH \(upper) 1 \"\" \"transc \(ToolVersion.current)\" \"transc\"\n.SH NAME\n"
      + "\(escaped(name)) \\- \(text(summary))\n"
  }

  private static func synopsis(_ usages: [String]) -> String {
    section("SYNOPSIS", usages.map { ".B transc\n\(escaped($0))\n" }.joined(separator: ".br\n"))
  }

  private static func section(_ title: String, _ body: String) -> String { ".SH \(title)\n\(body)" }

  private static func options(_ options: [OptionDeclaration], naming: Bool) -> String {
    var page = ".SH OPTIONS\n"
    for option in options {
      let value = option.placeholder.map { name in
        option.isValueOptional ? "[=\\fI\(escaped(name))\\fR]" : " \\fI\(escaped(name))\\fR"
      }
      let spellings = option.spellings.map { "\\fB\(escaped($0))\\fR" }.joined(separator: ", ")
      var help = option.help + "."
      if !option.choices.isEmpty {
        help += " One of \(option.choices.map { "`\($0)`" }.joined(separator: ", "))."
      }
      let takers = CommandName.allCases.filter { option.commands.contains($0) }
      if naming, takers.count < CommandName.allCases.count {
        help += " Of \(takers.map { "`\($0.rawValue)`" }.joined(separator: ", "))."
      }
      page += item(spellings + (value ?? ""), help)
    }
    return page + item("\\fB\\-\\-\\fR", "Treat all later arguments as files, even with a leading dash.")
  }

  private static func end(_ examples: [String]) -> String {
    var page = ".SH EXIT STATUS\n"
    for (code, meaning) in ExitCode.meanings { page += item(".B \(code.rawValue)", meaning + ".") }
    page += ".SH ENVIRONMENT\n"
    page += item(
      ".B NO_COLOR", "If it is set and not empty, output has no colour, unless `--color always` is given.")
    page += ".SH EXAMPLES\n.nf\n" + examples.map { escaped($0) + "\n" }.joined() + ".fi\n"
    return page
  }

  private static func item(_ head: String, _ body: String) -> String { ".TP\n\(head)\n\(paragraph(body))" }

  private static func paragraph(_ words: String) -> String { text(words) + "\n" }

  // MARK: Text

  /// A text with the parts in back-ticks in bold.
  private static func text(_ words: String) -> String {
    let parts = words.split(separator: "`", omittingEmptySubsequences: false)
    return parts.enumerated().map { index, part in
      index % 2 == 0 ? escaped(String(part), atStart: index == 0) : "\\fB\(escaped(String(part)))\\fR"
    }.joined()
  }

  private static func escaped(_ words: String, atStart: Bool = true) -> String {
    let plain = words.changing("\\", to: "\\e").changing("-", to: "\\-")
    // At the start of a line, `.` and `'` begin a macro.
    return atStart && (plain.hasPrefix(".") || plain.hasPrefix("'")) ? "\\&" + plain : plain
  }
}
